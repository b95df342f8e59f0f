/** An army mustered by points: what it has, where it comes from, and armies that can be taken whole. */
import { type Batirnos, type Battle, costOf, type Draft, draftOf } from '@carroccio/batirnos/survey';
import type { Action } from '@carroccio/kernel';
import type { Army } from '@carroccio/table/table.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';

type Act = Action<Batirnos>;

/** An army that is taken whole has so many divisions of so many units. */
const DIVISIONS = 3;
const UNITS = 4;

const ANY = 'any';

/** Where what is hired comes from; `null` where nothing comes from anywhere. */
export function nationOf(b: Battle, action: Act): string | null {
  if (action.type === 'hire') return b.troops[action.troop]?.nation ?? null;
  if ('leader' in action && action.type.startsWith('hire')) return b.leaders[action.leader]?.nation ?? null;
  return null;
}

function priceOf(b: Battle, action: Act): number {
  if (action.type === 'hire') return b.troops[action.troop]?.points ?? 0;
  return 'leader' in action ? (b.leaders[action.leader]?.points ?? 0) : 0;
}

/** How many more a whole army would have. */
const lacking = ({ divisions }: Draft): number =>
  Math.max(1, DIVISIONS * UNITS - divisions.reduce((sum, { units }) => sum + units.length, 0));

/** A general of middling price, three divisions under him, and for each unit about as much as is left for the others. */
function nextOf(b: Battle, nation: string, sight: BattleSight): Act | null {
  const draft = draftOf(sight.chosen ?? []);
  const left = Number(b.options.budget) - costOf(b, draft);
  // Allies come where there is nobody of their own any more.
  const kind = (type: Act['type']): readonly Act[] => {
    const all = sight.legal.filter(action => action.type === type && !('wing' in action && action.wing >= 0));
    const own = all.filter(action => [nation, ANY].includes(nationOf(b, action) ?? ''));
    return own.length > 0 ? own : all;
  };
  const cheapest = (offers: readonly Act[]): Act | null =>
    offers.toSorted((one, other) => priceOf(b, one) - priceOf(b, other))[0] ?? null;
  if (draft.cic < 0) {
    const dearer = kind('hireCic').toSorted((one, other) => priceOf(b, one) - priceOf(b, other));
    return dearer[Math.floor(dearer.length / 2)] ?? null;
  }
  const last = draft.divisions.at(-1);
  const full = !last || last.units.length >= UNITS;
  if (full && draft.divisions.length < DIVISIONS) {
    const general = cheapest(kind('hireDivision'));
    if (general) return general;
  }
  const share = left / lacking(draft);
  // Not four of a kind in one division.
  const again = (action: Act): number =>
    action.type === 'hire' ? (last?.units.filter(troop => troop === action.troop).length ?? 0) : 0;
  const far = (action: Act): number => Math.abs(priceOf(b, action) - share) + again(action);
  return kind('hire').toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** The army without what was chosen at a place: with a division go its troops. */
function without(chosen: readonly Act[], index: number): readonly Act[] {
  const isDivision = ({ type }: Act): boolean => type === 'hireDivision' || type === 'hireReserve';
  const gone = chosen[index];
  if (!gone || !isDivision(gone)) return chosen.filter((_, place) => place !== index);
  const rest = chosen.slice(index + 1);
  const next = rest.findIndex(isDivision);
  return [...chosen.slice(0, index), ...(next < 0 ? [] : rest.slice(next))];
}

export const createArmy =
  (lore: Lore) =>
  (sight: BattleSight): Army<BattleSight, Act> | null => {
    if (sight.decision?.frame.step !== 'muster' || sight.seat === null) return null;
    const b = lore.battle(sight);
    const words = WORDS[sight.language];
    const teller = lore.teller(sight);
    const chosen = sight.chosen ?? [];
    const nations = Object.entries(words.nations).filter(([id]) =>
      sight.legal.some(action => nationOf(b, action) === id),
    );
    return {
      chosen,
      // Without its commander-in-chief there is no army to go on with.
      members: chosen.flatMap((action, index) =>
        index === 0 ? [] : [{ id: String(index), label: teller.action(action), without: without(chosen, index) }],
      ),
      nations: nations.map(([id, name]) => ({
        id,
        name,
        has: action => [id, ANY, null].includes(nationOf(b, action)),
      })),
      ready:
        chosen.length > 0
          ? []
          : nations.map(([id, name]) => ({
              id,
              name: words.muster.ready(name),
              next: further => nextOf(lore.battle(further), id, further),
            })),
    };
  };
