/** What a unit could be ordered to do against the enemy: Attack, Carica!, Fire (gg.5.3.1, gg.5.3.2, gg.5.3.5). */

import { allowance } from '../08-movement/movement.ts';
import { both, canEnd, type Trip } from '../08-movement/trip.ts';
import { firingFacings, hasTargetFrom, whyNoFire } from '../10-combat/fire.ts';
import { attackGoal, whyNoCharge } from '../12-cavalry/charge.ts';
import { type Battle, card, cellOf, facingOf, isRated, nextToEnemy, sideOf, typeOf } from '../battle.ts';
import { boundTo } from '../scenarios/bounds.ts';

/** gg.S.3.4.1, gg.S.3.7.4a, gg.S.5.1.1: whether a unit may attack at all, when it is in command. */
export const fitToAttack = (b: Battle, unit: number): boolean =>
  isRated(b, unit) && !b.rules.onlyMoves(b, unit) && !(b.options.volterra && card(b, unit).volterra);

/** A unit that has its Order and has not yet moved. */
export const tripFrom = (b: Battle, unit: number): Trip => ({
  unit,
  cell: cellOf(b, unit),
  facing: facingOf(b, unit),
  points: allowance(b, typeOf(b, unit)),
  moved: 0,
  turnedAt: [],
});

/** Whether a unit in command could be ordered to charge, or to move and attack. */
export function canAttack(b: Battle, unit: number): boolean {
  if (!fitToAttack(b, unit)) return false;
  if (!whyNoCharge(b, unit)) return true;
  const wasNext = nextToEnemy(b, cellOf(b, unit), sideOf(b, unit));
  const goal = attackGoal(b, { began: facingOf(b, unit), wasNext });
  if (!b.rules.isBound(b, unit)) return canEnd(b, tripFrom(b, unit), goal);
  const allowed = boundTo(b, unit);
  return canEnd(b, tripFrom(b, unit), both(goal, { accepts: ({ cell }) => allowed(cell) }));
}

/** Whether a unit, in command or not, could be ordered to fire. */
export const canFire = (b: Battle, unit: number): boolean =>
  !whyNoFire(b, unit) && hasTargetFrom(b, unit, cellOf(b, unit), firingFacings(b, unit));
