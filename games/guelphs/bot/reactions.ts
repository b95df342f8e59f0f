/** What a side does in the other's activation, and how its units turn. */
import { distance, facingNamed } from '@carroccio/boards';
import { type Action, at } from '@carroccio/kernel';
import { aspect } from '../src/06-facing/zones.ts';
import { type Battle, cellOf, currentRating, facingOf, isCavalry, isRated, sideOf, unitsWhere } from '../src/battle.ts';
import type { Guelphs } from '../src/shape.ts';
import type { Side } from '../src/state.ts';
import type { Choices } from './choices.ts';
import { nearestEnemy } from './move/ranges.ts';
import { best } from './worth.ts';

const adjacent = (b: Battle, unit: number, other: number): boolean =>
  distance(b.field.grid, cellOf(b, unit), cellOf(b, other)) === 1;

/** A unit turns to face the mover, if its rating makes the check likely to hold. */
export function chooseReaction(b: Battle, mover: number, choices: Choices): Action<Guelphs> {
  return best(choices, choice => {
    if (choice.type !== 'react') return 0;
    const { unit, facing } = choice;
    const foot = !isCavalry(b, unit) && isCavalry(b, mover);
    const free = isCavalry(b, unit) && !isCavalry(b, mover);
    const holds = free ? 1 : Math.max(0, Math.min(6, currentRating(b, unit) - (foot ? 2 : 0))) / 6;
    const gain =
      aspectValue(b, unit, facing, cellOf(b, mover)) - aspectValue(b, unit, facingOf(b, unit), cellOf(b, mover));
    const turnsAway = unitsWhere(b, enemy => sideOf(b, enemy) === sideOf(b, mover) && enemy !== mover).some(enemy =>
      adjacent(b, enemy, unit),
    );
    return gain - (1 - holds) * 1.2 - (turnsAway ? 0.8 : 0);
  }).choice;
}

function aspectValue(b: Battle, unit: number, facing: number, cell: number): number {
  const facings = b.state.facing.slice();
  facings[unit] = facing;
  const met = aspect({ ...b, state: { ...b.state, facing: facings } }, unit, cell);
  return met === 'front' ? 2 : met === 'flank' ? 0.6 : 0;
}

export function chooseCountercharge(b: Battle, charger: number, choices: Choices): Action<Guelphs> {
  const attack = b.state.attacks.find(({ unit }) => unit === charger);
  const able = attack !== undefined && currentRating(b, attack.target) >= 4;
  return choices.find(choice => choice.type === (able ? 'countercharge' : 'hold')) ?? at(choices, 0);
}

/** A facing is good that has enemies in front and none behind. */
export const facingValue = (b: Battle, unit: number, facing: number): number =>
  unitsWhere(b, enemy => sideOf(b, enemy) !== sideOf(b, unit) && isRated(b, enemy) && adjacent(b, enemy, unit)).reduce(
    (sum, enemy) => sum + aspectValue(b, unit, facing, cellOf(b, enemy)),
    0,
  );

/** How an army was drawn up: as its first Battaglia that has a facing laid down. */
function frontOf({ setup, roster, field }: Battle, side: Side): number {
  const facings = roster.battaglie.filter(one => one.side === side).map(({ id }) => setup.battaglie[id]?.facing);
  const [facing = 'any'] = facings.filter(one => one !== undefined && one !== 'any');
  return facing === 'any' ? 0 : facingNamed(field.grid, 'corner', facing.slice(1));
}

/** Rallied units come back facing the field. */
export function facingTowards(b: Battle, cell: number, facing: number, unit: number): number {
  return (facing === frontOf(b, sideOf(b, unit)) ? 1 : 0) - 0.01 * nearestEnemy(b, cell, sideOf(b, unit));
}
