/** What hangs on a choice: the fight, the shot or the tests it leads to, worked out in place of it. */
import { ALWAYS, type EventType, type Frame, type StakesOf, type Unforeseen } from '@carroccio/kernel';
import { type Gauntlet, testers, testModifiers, undecided } from './04-movement/infiltration.ts';
import { place } from './04-movement/movement.ts';
import { impactModifiers, volleyers } from './05-missiles/fire.ts';
import { isMixed, readsMounted, shiftsRead, stillThere } from './06-combat/combat.ts';
import { type Battle, cellOf, movementOf } from './battle.ts';
import { cloneState } from './clone.ts';
import type { Guiscard } from './shape.ts';
import type { Attack, Charge } from './state.ts';

type Stakes = StakesOf<Guiscard>;
export type Hangs = Stakes | Unforeseen | null;
type Change = (b: Battle) => void;

/** What these frames would do if the table were as changed. */
const supposing = (b: Battle, change: Change, instead: Frame<Guiscard>[]): Pick<Stakes, 'cases' | 'instead'> => ({
  cases: [{ likelihood: ALWAYS, lay: state => change({ ...b, state }) }],
  instead,
});
function imagined(b: Battle, change: Change): Battle {
  const then = { ...b, state: cloneState(b.state) };
  change(then);
  return then;
}

/** The combat of an attack of this number, if the table were so; who defends may yet choose the table. */
export function fightIf(b: Battle, index: number, change: Change, table?: boolean): Hangs {
  const then = imagined(b, change);
  const attack = then.state.attacks[index];
  if (!attack || attack.attackers.length === 0 || (attack.defenders.length === 0 && attack.horse < 0))
    return 'sequence';
  if (table === undefined && isMixed(then, attack)) return 'others';
  const mounted = table ?? readsMounted(then, attack);
  return {
    modifiers: shiftsRead(then, attack, mounted),
    ...supposing(b, change, [{ step: 'clash', attack: index, mounted }]),
  };
}

/** The combat that a new attack would be. */
export const fightOf = (b: Battle, attack: Attack): Hangs =>
  fightIf(b, b.state.attacks.length, ({ state }) => state.attacks.push({ ...attack }));

/** The combat of a declared attack as it has become (R14, R124). */
export const fightNow = (b: Battle, index: number): Hangs =>
  fightIf(b, index, then => {
    const attack = then.state.attacks[index];
    if (!attack) return;
    const { attackers, defenders } = stillThere(then, attack);
    Object.assign(attack, { attackers: [...attackers], defenders: [...defenders] });
  });

/** Where a rider has come to along his way. */
function rideAlong(b: Battle, unit: number, way: readonly number[]): void {
  const [head, tail] = [way.at(-1), way.at(-2) ?? cellOf(b, unit)];
  if (head !== undefined) place(b, unit, head, tail);
}

/** What a charge comes to: the tests on its way, if there are any, then its combat with whoever meets it. */
export function homecoming(b: Battle, index: number, change: Change): Hangs {
  const attack = b.state.attacks.length;
  const declared: Change = then => {
    change(then);
    const charge = then.state.charges[index];
    if (!charge) return;
    for (const mate of then.state.charges)
      if (mate !== charge && mate.group >= 0 && mate.group === charge.group) mate.stage = 'arrived';
    const { unit, target, counter, pike } = charge;
    const defenders = [counter >= 0 ? counter : target];
    then.state.attacks.push({
      attackers: [unit],
      defenders,
      charge: index,
      horse: -1,
      pikes: pike >= 0,
      done: false,
    });
  };
  const fight = fightIf(b, attack, then => {
    declared(then);
    const charge = then.state.charges[index];
    if (charge) arrive(then, charge);
  });
  const way = perilsOf(imagined(b, declared), index);
  if (way === 'none' || fight === null || typeof fight === 'string') return fight;
  if (way !== 'tests') return way;
  const mp = movementOf(b, imagined(b, declared).state.charges[index]?.unit ?? -1);
  const ride: Frame<Guiscard>[] = [
    { step: 'gallop', charge: index, at: 0, mp },
    { step: 'meet', charge: index, at: 0 },
  ];
  return { ...fight, ...supposing(b, declared, [...ride, ...(fight.instead ?? [])]) };
}

/** Whether anybody tests a charger before he is home; where others may shoot as well, or he chooses whom he faces, why it cannot be told. */
function perilsOf(then: Battle, index: number): 'none' | 'tests' | Unforeseen {
  const charge = then.state.charges[index];
  if (!charge) return 'none';
  const { unit, target, counter, path } = charge;
  let tested = false;
  let shot = false;
  for (let step = 1; step < (counter >= 0 ? path.length - 2 : path.length); step++) {
    rideAlong(then, unit, path.slice(0, step));
    const enemies = testers(then, unit).filter(enemy => enemy !== target && enemy !== counter);
    tested ||= enemies.length > 0;
    shot ||= volleyers(then, unit, []).length > 0;
    if (undecided(then, unit, enemies).length > 0) return 'sequence';
  }
  if (!tested) return 'none';
  return shot ? 'others' : 'tests';
}

function arrive(b: Battle, charge: Charge): void {
  const { unit, path, counter, route } = charge;
  charge.stage = 'arrived';
  // R56: met by a counter-charge he stops on the last hex but two.
  rideAlong(b, unit, counter >= 0 ? path.slice(0, -2) : path);
  if (counter >= 0) rideAlong(b, counter, route);
}

type Shot = Extract<Frame<Guiscard>, { step: 'shot' }>;
/** One shot, from the die for where it comes down to what it does there. */
export const shotStakes = (b: Battle, ...shots: Shot[]): Stakes => ({
  modifiers: shots.slice(0, 1).flatMap(({ unit, cell }) => impactModifiers(b, unit, cell)),
  instead: shots,
});

/** The tests of those who would pass the enemy, then what they set out to do; `null` where nobody tests them. */
export function passage(
  b: Battle,
  run: readonly Gauntlet[],
  again: Frame<Guiscard>,
  through: EventType<Guiscard>,
): Hangs {
  const tests = run.flatMap(({ unit, enemies = testers(b, unit) }) => enemies.map(enemy => ({ unit, enemy })));
  // Their owner is asked first whom they face.
  if (tests.length === 0 || run.some(({ unit, enemies }) => undecided(b, unit, enemies).length > 0)) return null;
  return {
    modifiers: tests.flatMap(({ unit, enemy }) => testModifiers(b, enemy, unit)),
    instead: [again],
    succeeds: told => told.some(({ type }) => type === through),
  };
}

/** What follows when somebody has been driven or pushed into a hex: tests there. */
export function drivenInto(b: Battle, unit: number, change: Change, then: Frame<Guiscard>): Hangs {
  const there = imagined(b, change);
  const enemies = testers(there, unit);
  if (enemies.length === 0 || undecided(there, unit, enemies).length > 0) return 'sequence';
  return {
    modifiers: enemies.flatMap(enemy => testModifiers(there, enemy, unit)),
    ...supposing(b, change, [then]),
  };
}

/** What a frame leads to on the table as changed, where no modifier bears on it. */
export const outcomeOf = (b: Battle, change: Change, ...instead: Frame<Guiscard>[]): Stakes => ({
  modifiers: [],
  ...supposing(b, change, instead),
});
