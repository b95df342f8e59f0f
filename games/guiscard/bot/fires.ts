/** Shooting in one's own phase, and at whoever moves in the enemy's. */
import type { Action } from '@carroccio/kernel';
import { attackOf, type Battle, cellOf, movementOf, sideOf } from '../src/battle.ts';
import { marksOf, weaponOf } from '../src/fire.ts';
import { arrowNeeds } from '../src/flames.ts';
import type { Guiscard } from '../src/shape.ts';
import { engineAt } from '../src/works.ts';
import { best, type Choices, firstOf, ofType } from './choices.ts';
import { enemiesOf, nearestGap } from './foes.ts';
import { shotValue } from './shots.ts';

/** Whoever fires does not fight: a strong man near the enemy keeps his lance for the combat. */
function keepsForCombat(b: Battle, unit: number): number {
  const weapon = weaponOf(b, unit);
  const thrown = weapon === 'lanceMounted' || weapon === 'lanceFoot' || weapon === 'javelin';
  if (!thrown) return 0;
  const near = nearestGap(b, cellOf(b, unit), enemiesOf(b, unit)) <= movementOf(b, unit) * 0.8 + 1;
  return near ? attackOf(b, unit) * 0.1 : 0;
}

const bestMark = (b: Battle, unit: number): number =>
  marksOf(b, unit).reduce((most, { cell }) => Math.max(most, shotValue(b, unit, cell)), 0);

/** What is to be gained by setting a hex on fire. */
export function fireValue(b: Battle, side: number, cell: number): number {
  if (!wantsFire(b, side)) return 0;
  const chance = (11 - arrowNeeds(b, cell)) / 10;
  return chance * (engineAt(b, cell) >= 0 ? 12 : 6);
}

/** Raiders burn what the scenario pays for; besiegers burn the works, and those in the camp the camp. */
export function wantsFire(b: Battle, side: number): boolean {
  const { victory } = b.scenario;
  if (victory.kind === 'burning') return side === victory.raiders;
  if (b.state.siege?.action === 'camp') return side === 1;
  if (victory.kind === 'assault' || victory.kind === 'tower' || victory.kind === 'capture')
    return side === victory.side;
  return b.state.siege?.action === 'assault' && side === 0;
}

export function chooseShooter(b: Battle, side: number, choices: Choices): Action<Guiscard> {
  const engine = ofType(choices, 'hurl')[0];
  if (engine) return engine;
  const shooters = ofType(choices, 'shoot');
  if (shooters.length === 0) return firstOf(choices, 'hold');
  const found = best(shooters, ({ unit }) => {
    const burns = (b.state.arrows[unit] ?? 0) > 0 && wantsFire(b, side) ? 1 : 0;
    return Math.max(bestMark(b, unit), burns) - keepsForCombat(b, unit);
  });
  return found.value > 0.1 ? found.choice : firstOf(choices, 'hold');
}

export function chooseAim(b: Battle, unit: number, choices: Choices): Action<Guiscard> {
  const side = sideOf(b, unit);
  return best(choices, choice => {
    switch (choice.type) {
      case 'fireAt':
        return shotValue(b, unit, choice.cell);
      case 'fireAtHorse':
        return 0.4;
      case 'burn':
        return fireValue(b, side, choice.cell);
      default:
        return 0.05;
    }
  }).choice;
}

/** What a shot must promise for an archer to spend his only one in this phase of the enemy. */
const WORTH_AN_ARROW = 0.35;

/** Everybody with a good shot is named, then all shoot. */
export function chooseVolley(b: Battle, target: number, choices: Choices): Action<Guiscard> {
  const names = ofType(choices, 'name');
  const close = nearestGap(b, cellOf(b, target), enemiesOf(b, target)) <= 3;
  const needed = WORTH_AN_ARROW * (close ? 0.3 : 1);
  if (names.length > 0) {
    const found = best(names, ({ unit, cell }) => shotValue(b, unit, cell));
    if (found.value > needed) return found.choice;
  }
  return firstOf(choices, 'loose', 'hold');
}

/** A stone, or Greek fire, where most enemies stand together, or at what bars the way. */
export function chooseStrike(b: Battle, engine: number, choices: Choices): Action<Guiscard> {
  const one = b.state.engines[engine];
  const strikes = ofType(choices, 'strike');
  if (!one || strikes.length === 0) return firstOf(choices, 'hold');
  const enemies = b.state.cell.flatMap((cell, unit) =>
    cell >= 0 && b.state.health[unit] !== 3 && b.state.side[unit] === 1 - one.side ? [unit] : [],
  );
  const friends = b.state.cell.flatMap((cell, unit) =>
    cell >= 0 && b.state.health[unit] !== 3 && b.state.side[unit] === one.side ? [unit] : [],
  );
  const crowd = (units: readonly number[], cell: number): number =>
    units.filter(unit => nearestGap(b, cell, [unit]) <= 1).length;
  return best(strikes, ({ cell }) => {
    const other = b.state.engines[engineAt(b, cell)];
    const work = other && other.side !== one.side ? 3 : one.kind === 'stoneThrower' && b.field.gate === cell ? 1.5 : 0;
    return crowd(enemies, cell) - 2 * crowd(friends, cell) + work;
  }).choice;
}
