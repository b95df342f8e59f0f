/** Cavalry: Carica! (gg.12.1). */
import { distance, turnsBetween } from '@carroccio/boards';
import type { Refusal } from '@carroccio/kernel';
import {
  around,
  type Battle,
  card,
  cellOf,
  disrupted,
  enemyAt,
  facingOf,
  isCavalry,
  nextToEnemy,
  sideOf,
  typeOf,
} from './battle.ts';
import { boundTo, isBound } from './bounds.ts';
import { allowance, crossesStream, groundOf } from './movement.ts';
import type { Guelphs, Manoeuvre } from './shape.ts';
import { both, canEnd, type Goal, type Trip } from './trip.ts';
import { frontalHexes, holdsCarroccio } from './zones.ts';

/** gg.12.1c (R62): Carica! from this hex into that one is not prohibited by the ground of either, nor by a stream. */
const groundAllowsCharge = (b: Battle, from: number, to: number): boolean =>
  groundOf(b, from).charge && groundOf(b, to).charge && (b.charts.terrain.stream.charge || !crossesStream(b, from, to));

/** gg.12.1b: no turn in a hex next to the unit charged. */
const turnedBeside = (b: Battle, turnedAt: readonly number[], target: number): boolean =>
  turnedAt.some(cell => around(b, cell).includes(cellOf(b, target)));

/** Enemies in front of a unit standing and facing so; with the Carroccio all six hexes are its front (gg.S.3.7.3). */
export function enemiesInFront(b: Battle, unit: number, cell: number, facing: number): number[] {
  const side = sideOf(b, unit);
  return (holdsCarroccio(b, cell) ? around(b, cell) : frontalHexes(b, cell, facing))
    .map(front => (front < 0 ? -1 : enemyAt(b, front, side)))
    .filter(enemy => enemy >= 0);
}

/** gg.12.1a, gg.12.1b, gg.12.1c: whom a unit could charge from where it stands. */
export const chargeTargets = (b: Battle, { unit, cell, facing, turnedAt }: Trip): number[] =>
  enemiesInFront(b, unit, cell, facing).filter(
    target => groundAllowsCharge(b, cell, cellOf(b, target)) && !turnedBeside(b, turnedAt, target),
  );

/** R60: a charge must be able to end, after at least one hex, with a legal target in front. */
export const chargeGoal = (b: Battle): Goal => ({
  accepts: trip => trip.moved > 0 && chargeTargets(b, trip).length > 0,
  worth: enemyWithin(b),
  // Only a turn made next to an enemy can forbid a target.
  remembers: ({ unit, turnedAt }) => turnedAt.some(cell => nextToEnemy(b, cell, sideOf(b, unit))),
});

/** gg.5.3.1c, gg.10.5.1: whom a unit under a Move/Attack Order could attack; one that stays has turned a vertex at most. */
export const attackable = (
  b: Battle,
  { unit, cell, facing, moved }: Trip,
  { began, wasNext }: Pick<Manoeuvre, 'began' | 'wasNext'>,
): number[] => (moved === 0 && wasNext && turnsBetween(began, facing) > 1 ? [] : enemiesInFront(b, unit, cell, facing));

export const attackGoal = (b: Battle, start: Pick<Manoeuvre, 'began' | 'wasNext'>): Goal => ({
  accepts: trip => attackable(b, trip, start).length > 0,
  worth: enemyWithin(b),
});

/** Nobody can be reached who is further away than the points left and the last hex. */
function enemyWithin(b: Battle): (trip: Trip) => boolean {
  const { grid } = b.field;
  let near: number[] | undefined;
  return ({ unit, cell, points }) => {
    // Found once, with room for the other ways in which the same move could have begun.
    near ??= b.state.cell.filter(
      (there, other) => there >= 0 && sideOf(b, other) !== sideOf(b, unit) && distance(grid, cell, there) <= points + 4,
    );
    return near.some(there => distance(grid, cell, there) <= points + 1);
  };
}

/** gg.5.3.5, gg.12.0, gg.12.1.1a, gg.12.1.2, gg.S.6.5, gg.S.6.6.3, R60: why a unit may not be ordered to charge. */
export function whyNoCharge(b: Battle, unit: number): Refusal<Guelphs> | undefined {
  const { german, saracen } = card(b, unit);
  if (!isCavalry(b, unit)) return { rule: 'gg.12.0', reason: 'notCavalry', unit };
  if (german) return { rule: 'gg.S.6.5', reason: 'noCharge', unit };
  if (saracen) return { rule: 'gg.S.6.6.3', reason: 'noCharge', unit };
  if (disrupted(b, unit)) return { rule: 'gg.12.1.1a', reason: 'isDisrupted', unit };
  if (nextToEnemy(b, cellOf(b, unit), sideOf(b, unit))) return { rule: 'gg.12.1.2', reason: 'nextToEnemy', unit };
  const trip: Trip = {
    unit,
    cell: cellOf(b, unit),
    facing: facingOf(b, unit),
    points: allowance(b, typeOf(b, unit)),
    moved: 0,
    turnedAt: [],
  };
  const allowed = boundTo(b, unit);
  const goal = isBound(b, unit) ? both(chargeGoal(b), { accepts: ({ cell }) => allowed(cell) }) : chargeGoal(b);
  return canEnd(b, trip, goal) ? undefined : { rule: 'gg.12.1a', reason: 'noTarget', unit };
}

/** Whether a manoeuvre is still a charge: it has the Order and was not Disrupted on the way (R162). */
export const stillCharging = (b: Battle, { unit, order }: Manoeuvre): boolean =>
  order === 'charge' && !disrupted(b, unit);
