/** What the end of a move must be: for a charge, for an opening, for units bound to their Capitano. */

import type { Refusal } from '@carroccio/kernel';
import { both, canEnd, type Goal, type Trip } from '../08-movement/trip.ts';
import { attackGoal, chargeGoal, stillCharging } from '../12-cavalry/charge.ts';
import { type Battle, card, cellOf, distanceToEnemy, facingOf, nextToEnemy, sideOf } from '../battle.ts';
import { boundTo } from '../scenarios/bounds.ts';
import { attackRule, inVolley, volleyGoal } from '../scenarios/openings.ts';
import type { Guelphs, Manoeuvre } from '../shape.ts';
import type { Side } from '../state.ts';

export const tripOf = (b: Battle, { unit, points, moved, turnedAt }: Manoeuvre): Trip => ({
  unit,
  points,
  moved,
  turnedAt,
  cell: cellOf(b, unit),
  facing: facingOf(b, unit),
});

/** R125, R133: as near to the enemy as the unit can come, after so many hexes at least. */
function nearestGoal(b: Battle, trip: Trip, hexes: number): Goal {
  const side = sideOf(b, trip.unit);
  const now = distanceToEnemy(b, trip.cell, side);
  const within = (most: number): Goal => ({
    accepts: ({ moved, cell }) => moved >= hexes && distanceToEnemy(b, cell, side) <= most,
  });
  for (let most = Math.max(1, now - trip.points); most < now; most++)
    if (canEnd(b, trip, within(most))) return within(most);
  return within(now + trip.points);
}

/** gg.S.6.2.1c, gg.S.2.2.4c, gg.S.3.2c, gg.S.8.2b: what an opening demands of the end of a move, if it can be had. */
function openingGoal(b: Battle, frame: Manoeuvre): Goal | null {
  if (inVolley(b, frame.unit)) return volleyGoal(b);
  if (frame.demand === 'attack') return attackGoal(b, frame);
  if (frame.demand === 'contact') return { accepts: ({ unit, cell }) => nextToEnemy(b, cell, sideOf(b, unit)) };
  return null;
}

/** gg.S.2.2.3b: a march keeps away from the enemy, on its way and at its end. */
function marchGoal(b: Battle, side: Side): Goal {
  const apart = ({ cell }: Pick<Trip, 'cell'>): boolean => !nextToEnemy(b, cell, side);
  return { accepts: apart, worth: apart };
}

/** gg.S.3.4.2, gg.S.6.8.2a: a bound unit ends where it may. */
function boundGoal(b: Battle, unit: number): Goal {
  const allowed = boundTo(b, unit);
  return { accepts: ({ cell }) => allowed(cell) };
}

/** The goal a manoeuvre must reach: the strictest that it can. */
export function goalOf(b: Battle, frame: Manoeuvre): Goal | null {
  const bound = frame.bound ? boundGoal(b, frame.unit) : null;
  const within = (goal: Goal): Goal => (bound ? both(goal, bound) : goal);
  const trip = tripOf(b, frame);
  if (frame.march) {
    const apart = marchGoal(b, sideOf(b, frame.unit));
    return bound && canEnd(b, trip, within(apart)) ? within(apart) : apart;
  }
  if (stillCharging(b, frame)) return within(chargeGoal(b));
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
  if (frame.march && !frame.bound) return { rule: 'gg.S.2.2.3b', reason: 'marchApart', unit };
  if (stillCharging(b, frame)) return { rule, reason: 'noTarget', unit };
  if (inVolley(b, unit)) return { rule: b.rules.cites.volleyEnd, reason: 'openingFirst', battaglia: index };
  if (frame.demand)
    return {
      rule: frame.demand === 'attack' ? attackRule(b) : b.rules.cites.openingCharge,
      reason: 'openingFirst',
      battaglia: index,
    };
  if (!frame.bound) return { rule, reason: 'noTarget', unit };
  return { rule: b.rules.boundBy(b, unit), reason: 'outOfBounds', unit };
}
