/** What the end of a move must be: for a charge, for an opening, for units bound to their Capitano. */

import { distance } from '@carroccio/boards';
import type { Refusal } from '@carroccio/kernel';
import { type Battle, battaglia, card, cellOf, facingOf, nextToEnemy, sideOf, unitsWhere } from './battle.ts';
import { asIf, boundTo } from './bounds.ts';
import { attackGoal, chargeGoal, stillCharging } from './charge.ts';
import { longestRange, mayShootAt } from './fire.ts';
import { saracensOpening } from './openings.ts';
import type { Guelphs, Manoeuvre } from './shape.ts';
import { both, canEnd, type Goal, type Trip } from './trip.ts';

export const tripOf = (b: Battle, { unit, points, moved, turnedAt }: Manoeuvre): Trip => ({
  unit,
  points,
  moved,
  turnedAt,
  cell: cellOf(b, unit),
  facing: facingOf(b, unit),
});

const enemies = (b: Battle, unit: number): number[] => unitsWhere(b, other => sideOf(b, other) !== sideOf(b, unit));

const dangerAt = (b: Battle, { unit, cell }: Trip): number =>
  Math.min(...enemies(b, unit).map(enemy => distance(b.field.grid, cell, cellOf(b, enemy))));

/** gg.S.6.2.1a, gg.S.6.2.1c, R125: every Saracen archer moves, and ends with an enemy in range. */
const saracenGoal = (b: Battle): Goal => ({
  accepts(trip) {
    if (trip.moved === 0) return false;
    const there = asIf(b, trip.unit, trip.cell, trip.facing);
    return enemies(there, trip.unit).some(
      target =>
        distance(b.field.grid, trip.cell, cellOf(there, target)) <= longestRange(b) &&
        mayShootAt(there, trip.unit, target, trip.facing),
    );
  },
});

/** R125, R133: as near to the enemy as the unit can come, after so many hexes at least. */
function nearestGoal(b: Battle, trip: Trip, hexes: number): Goal {
  const now = dangerAt(b, trip);
  const within = (most: number): Goal => ({
    accepts: there => there.moved >= hexes && dangerAt(b, there) <= most,
  });
  for (let most = Math.max(1, now - trip.points); most < now; most++)
    if (canEnd(b, trip, within(most))) return within(most);
  return within(now + trip.points);
}

/** gg.S.6.2.1c, gg.S.3.2c, gg.S.8.2b: what an opening demands of the end of a move, if it can be had. */
function openingGoal(b: Battle, frame: Manoeuvre): Goal | null {
  if (saracensOpening(b, frame.unit)) return saracenGoal(b);
  if (frame.demand === 'attack') return attackGoal(b, frame);
  if (frame.demand === 'contact') return { accepts: ({ unit, cell }) => nextToEnemy(b, cell, sideOf(b, unit)) };
  return null;
}

/** gg.S.2.2.3b: a march keeps away from the enemy, on its way and at its end. */
function marchGoal(b: Battle): Goal {
  const apart = ({ unit, cell }: Trip): boolean => !nextToEnemy(b, cell, sideOf(b, unit));
  return { accepts: apart, worth: apart };
}

/** The goal a manoeuvre must reach: the strictest that it can. */
export function goalOf(b: Battle, frame: Manoeuvre): Goal | null {
  const allowed = boundTo(b, frame.unit);
  const bound: Goal | null = frame.bound ? { accepts: ({ cell }) => allowed(cell) } : null;
  const within = (goal: Goal): Goal => (bound ? both(goal, bound) : goal);
  if (frame.march) return marchGoal(b);
  if (stillCharging(b, frame)) return within(chargeGoal(b));
  const trip = tripOf(b, frame);
  const opening = openingGoal(b, frame);
  if (opening && canEnd(b, trip, within(opening))) return within(opening);
  if (opening && frame.demand !== 'attack') {
    const nearest = within(nearestGoal(b, trip, frame.demand === 'contact' ? 0 : 1));
    if (canEnd(b, trip, nearest)) return nearest;
  }
  return bound && canEnd(b, trip, bound) ? bound : null;
}

/** Why a move may not go, turn or end so although the ground allows it. */
export function whyNotSo(b: Battle, frame: Manoeuvre, rule: string): Refusal<Guelphs> {
  const { unit } = frame;
  const index = card(b, unit).battaglia;
  if (stillCharging(b, frame)) return { rule, reason: 'noTarget', unit };
  if (saracensOpening(b, unit)) return { rule: 'gg.S.6.2.1c', reason: 'openingFirst', battaglia: index };
  if (frame.demand)
    return { rule: frame.demand === 'attack' ? 'gg.S.3.2c' : 'gg.S.8.2b', reason: 'openingFirst', battaglia: index };
  if (!frame.bound) return { rule, reason: 'noTarget', unit };
  const manfredi = battaglia(b, index).id === 'manfredi';
  return { rule: manfredi ? 'gg.S.6.8.2a' : 'gg.S.3.4.2', reason: 'outOfBounds', unit };
}
