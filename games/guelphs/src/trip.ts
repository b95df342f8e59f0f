/** Looking ahead: whether a move that has begun can still end as a rule demands. */
import { type Battle, typeOf } from './battle.ts';
import { type Mover, mayStopIn, mustStopIn, stepCost, turnCost, whyNoStep, whyNoTurn } from './movement.ts';
import { frontalHexes, inZone } from './zones.ts';

/** A move under way: where the unit is and where it has turned. */
export interface Trip extends Mover {
  turnedAt: readonly number[];
}

/** What an end of the trip must be; `worth` cuts off where no such end can lie. */
export interface Goal {
  accepts(trip: Trip): boolean;
  worth?(trip: Trip): boolean;
  /** Whether what the goal accepts depends on how the trip came here, and not only on where it is. */
  remembers?(trip: Trip): boolean;
}

export const both = (one: Goal, other: Goal): Goal => ({
  ...one,
  accepts: trip => one.accepts(trip) && other.accepts(trip),
});

/** gg.7.1, gg.7.2: whether the trip is over, or cannot begin, where it is. */
const arrested = (b: Battle, { unit, cell, moved }: Trip): boolean =>
  moved > 0 ? mustStopIn(b, unit, cell) : inZone(b, unit);

export const stepped = (b: Battle, trip: Trip, to: number): Trip => ({
  ...trip,
  cell: to,
  points: trip.points - stepCost(b, trip, to),
  moved: trip.moved + 1,
});

export const turned = (b: Battle, trip: Trip, facing: number): Trip => ({
  ...trip,
  facing,
  points: trip.points - turnCost(b, trip.unit, trip.facing, facing),
  turnedAt: [...trip.turnedAt, trip.cell],
});

export const hexesAhead = (b: Battle, { unit, cell, facing }: Mover): number[] =>
  (typeOf(b, unit) === 'W'
    ? [0, 1, 2, 3, 4, 5].map(direction => b.field.grid.neighbours[cell * 6 + direction] ?? -1)
    : frontalHexes(b, cell, facing)
  ).filter(to => to >= 0);

export const otherFacings = (facing: number): number[] => [1, 2, 3, 4, 5].map(more => (facing + more) % 6);

/** Whether the trip can end, here or further on, as the goal demands. A second turn in one hex gains nothing. */
export const canEnd = (b: Battle, trip: Trip, goal: Goal): boolean => search(b, trip, goal, new Set());

/** Where trips meet again with the same points, one of them is enough. */
function search(b: Battle, trip: Trip, goal: Goal, seen: Set<number>): boolean {
  const justTurned = trip.turnedAt.at(-1) === trip.cell;
  if (!goal.remembers?.(trip)) {
    const key =
      (((trip.cell * 6 + trip.facing) * 8 + trip.points) * 2 + (justTurned ? 1 : 0)) * 2 + (trip.moved > 0 ? 1 : 0);
    if (seen.has(key)) return false;
    seen.add(key);
  }
  if (mayStopIn(b, trip.unit, trip.cell) && goal.accepts(trip)) return true;
  if (trip.points <= 0 || arrested(b, trip)) return false;
  if (goal.worth && !goal.worth(trip)) return false;
  if (hexesAhead(b, trip).some(to => !whyNoStep(b, trip, to) && search(b, stepped(b, trip, to), goal, seen)))
    return true;
  if (justTurned || typeOf(b, trip.unit) === 'W') return false;
  return otherFacings(trip.facing).some(
    facing => !whyNoTurn(b, trip, facing) && search(b, turned(b, trip, facing), goal, seen),
  );
}
