/** An army bought by points: what it has, where its men come from, and armies that can be taken whole. */
import { type Battle, type Guiscard, man } from '@carroccio/guiscard/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Army } from '@carroccio/table/table.ts';
import { Labels } from './labels.ts';
import type { Lore, SkirmishSight } from './lore.ts';

type Act = Action<Guiscard>;
type Recruit = Extract<Act, { type: 'recruit' }>;

/** An army of about so many men is neither a handful of lords nor a crowd. */
const MEN = 12;
const KEPT = 2;

const priceOf = (b: Battle, { unit, mounted }: Recruit): number => {
  const { points } = man(b, unit);
  return (mounted ? points.mounted : null) ?? points.foot;
};

const originOf = (b: Battle, unit: number): string => man(b, unit).code.charAt(0);

/** The man who leaves about as much for each of the others. */
function nextOf(b: Battle, origin: string, sight: SkirmishSight): Act | null {
  const frame = sight.decision?.frame;
  if (frame?.step !== 'muster') return null;
  const share = frame.points / Math.max(1, MEN - frame.got.length);
  // Something is left over: an army to the last point would be ready without another word.
  const offers = sight.legal.flatMap(action =>
    action.type === 'recruit' && originOf(b, action.unit) === origin && priceOf(b, action) <= frame.points - KEPT
      ? [action]
      : [],
  );
  const far = (one: Recruit): number => Math.abs(priceOf(b, one) - share);
  return offers.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** Whether a people has men enough for an army of its own. */
function isMany(b: Battle, origin: string, { legal, decision }: SkirmishSight): boolean {
  const frame = decision?.frame;
  const dearest = new Map<number, number>();
  for (const action of legal)
    if (action.type === 'recruit' && originOf(b, action.unit) === origin)
      dearest.set(action.unit, Math.max(dearest.get(action.unit) ?? 0, priceOf(b, action)));
  const all = [...dearest.values()].reduce((sum, price) => sum + price, 0);
  return frame?.step === 'muster' && all >= frame.points;
}

/** What was bought for the men, as it is to be bought again. */
function gearOf({ state }: Battle, side: number): Act[] {
  const times = (item: Extract<Act, { type: 'equip' }>['item'], count: number): Act[] =>
    Array.from({ length: count }, () => ({ type: 'equip' as const, item }));
  const engines = (kind: string): number =>
    state.engines.filter(engine => engine.side === side && engine.kind === kind).length;
  return [
    ...times('ladder', state.ladders.filter(one => one.side === side).length),
    ...times('grapnel', state.grapnels.filter(one => one.side === side).length),
    ...times('spareHorse', state.horses.filter(one => one.of < 0 && one.side === side).length),
    ...times('fireArrows', state.arrows.filter((count, unit) => count > 0 && state.side[unit] === side).length),
    ...times('stoneThrower', engines('stoneThrower')),
    ...times('greekFire', engines('greekFire')),
  ];
}

export const createArmy =
  (lore: Lore) =>
  (sight: SkirmishSight): Army<SkirmishSight, Act> | null => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'muster') return null;
    const labels = new Labels(lore, sight);
    const { battle: b, words } = labels;
    const hired = frame.got.map((unit): Recruit => ({ type: 'recruit', unit, mounted: b.state.fielded[unit] === 1 }));
    const chosen: readonly Act[] = [...hired, ...(frame.gear ? gearOf(b, frame.side) : [])];
    const offered = new Set(
      sight.legal.flatMap(action => (action.type === 'recruit' ? [originOf(b, action.unit)] : [])),
    );
    const origins = Object.entries(words.origins).filter(([id]) => offered.has(id));
    return {
      chosen,
      members: hired.map(one => ({
        id: String(one.unit),
        label: one.mounted ? words.said.rider(labels.name(one.unit)) : labels.name(one.unit),
        without: chosen.filter(other => !equal(other, one)),
      })),
      nations: origins.map(([id, name]) => ({
        id,
        name,
        has: action => action.type !== 'recruit' || originOf(b, action.unit) === id,
      })),
      // Taken whole, an army comes from one people; whoever has begun goes on with his own.
      ready:
        hired.length > 0
          ? []
          : origins
              .filter(([id]) => isMany(b, id, sight))
              .map(([id, name]) => ({
                id,
                name: words.said.readyArmy(name),
                next: further => nextOf(lore.battle(further), id, further),
              })),
    };
  };
