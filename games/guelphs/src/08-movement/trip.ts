/** Looking ahead: whether a move that has begun can still end as a rule demands. */

import { frontalHexes } from '../06-facing/zones.ts';
import { around, type Battle, typeOf } from '../battle.ts';
import type { Sheet } from '../sheet.ts';
import { type Mover, mayTurnIn, stepCost, turnCost, walkerOf } from './movement.ts';
import { CLOSED, CROWDED, Passage, ROOM, STOPS, ZONED } from './passage.ts';

/** A move under way: where the unit is and where it has turned. */
export interface Trip extends Mover {
  turnedAt: readonly number[];
}

/** What an end of the trip must be: it hangs on where the trip is and whether it has moved, not on its points. */
export interface Goal {
  accepts(trip: Trip): boolean;
  /** Cuts off where no such end can lie. */
  worth?(trip: Pick<Trip, 'cell' | 'facing' | 'points'>): boolean;
  /** Whether what the goal accepts depends on how the trip came here, and not only on where it is. */
  remembers?(trip: Trip): boolean;
  /** Hexes in which the unit may not turn if it is to end so. */
  barsTurn?(cell: number): boolean;
  /** Where the goal remembers: goals that do not, one of which must be reached. */
  either?(trip: Trip, canReach: (part: Goal) => boolean): boolean;
}

export const both = (one: Goal, other: Goal): Goal => ({
  ...one,
  accepts: trip => one.accepts(trip) && other.accepts(trip),
  ...(one.either && { either: (trip, canReach) => one.either?.(trip, part => canReach(both(part, other))) ?? false }),
});

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
  typeOf(b, unit) === 'W' ? [...around(b, cell)] : frontalHexes(b, cell, facing).filter(to => to >= 0);

export const otherFacings = (facing: number): number[] => [1, 2, 3, 4, 5].map(more => (facing + more) % 6);

/** Whether the trip can end, here or further on, as the goal demands. */
export function canEnd(b: Battle, trip: Trip, goal: Goal): boolean {
  let passage: Passage | undefined;
  const canReach = (part: Goal): boolean => {
    passage ??= new Passage(b, trip.unit);
    return new Search(b, trip, part, passage).succeeds();
  };
  return goal.either ? goal.either(trip, canReach) : canReach(goal);
}

class Search {
  readonly #battle: Battle;
  readonly #start: Trip;
  readonly #here: Trip;
  readonly #goal: Goal;
  readonly #passage: Passage;
  readonly #cost: Int32Array;
  readonly #wagon: boolean;
  /** By hex, facing and whether it has moved: one more than the most points a trip has come there with. */
  readonly #best: Sheet;

  constructor(b: Battle, start: Trip, goal: Goal, passage: Passage) {
    this.#battle = b;
    this.#start = start;
    this.#here = { ...start };
    this.#goal = goal;
    this.#passage = passage;
    this.#best = b.sheets.trip.cleared();
    this.#cost = b.going.cost[walkerOf(b, start.unit)];
    this.#wagon = typeOf(b, start.unit) === 'W';
  }

  succeeds(): boolean {
    const { cell, facing, points, moved, turnedAt } = this.#start;
    return this.#ends(cell, facing, points, moved, turnedAt.at(-1) !== cell);
  }

  /** Where trips meet again the one with more points is enough. */
  #goOn(cell: number, facing: number, points: number, moved: number, mayTurn: boolean): boolean {
    const place = (cell * 6 + facing) * 2 + (moved > 0 ? 1 : 0);
    if (this.#best.get(place) > points) return false;
    this.#best.set(place, points + 1);
    return this.#ends(cell, facing, points, moved, mayTurn);
  }

  /** gg.7.1, gg.7.2: a unit that has to stop, or may not begin, goes no further. A second turn in a hex gains nothing. */
  #ends(cell: number, facing: number, points: number, moved: number, mayTurn: boolean): boolean {
    const facts = this.#passage.at(cell);
    const here = this.#at(cell, facing, points, moved);
    if ((facts & ROOM) !== 0 && this.#goal.accepts(here)) return true;
    if (points <= 0 || (facts & (moved > 0 ? STOPS : ZONED)) !== 0) return false;
    if (this.#goal.worth?.(here) === false) return false;
    return this.#steps(cell, facing, points, moved) || (mayTurn && this.#turns(cell, facing, points, moved));
  }

  /** The same object every time: goals look at it and let it go. */
  #at(cell: number, facing: number, points: number, moved: number): Trip {
    const here = this.#here;
    here.cell = cell;
    here.facing = facing;
    here.points = points;
    here.moved = moved;
    return here;
  }

  #steps(cell: number, facing: number, points: number, moved: number): boolean {
    const { neighbours } = this.#battle.field.grid;
    for (let hand = 0; hand < (this.#wagon ? 6 : 2); hand++) {
      const way = cell * 6 + ((facing + hand) % 6);
      const to = neighbours[way] ?? -1;
      if (to < 0) continue;
      const facts = this.#passage.at(to);
      const left = points - (this.#cost[way] ?? 0) - ((facts & CROWDED) !== 0 ? 1 : 0);
      if ((facts & CLOSED) === 0 && left >= 0 && this.#goOn(to, facing, left, moved + 1, true)) return true;
    }
    return false;
  }

  #turns(cell: number, facing: number, points: number, moved: number): boolean {
    if (!this.#mayTurnIn(cell, moved) || this.#goal.barsTurn?.(cell)) return false;
    const { unit } = this.#start;
    for (let more = 1; more < 6; more++) {
      const to = (facing + more) % 6;
      const left = points - turnCost(this.#battle, unit, facing, to);
      if (left >= 0 && this.#goOn(cell, to, left, moved, false)) return true;
    }
    return false;
  }

  /** gg.6.1.1, gg.6.1.2 */
  #mayTurnIn(cell: number, moved: number): boolean {
    if (this.#wagon) return false;
    if (moved === 0) return mayTurnIn(this.#battle, this.#start.unit, cell, moved);
    return (this.#passage.at(cell) & (ZONED | CROWDED)) === 0;
  }
}
