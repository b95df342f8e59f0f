/** Looking ahead: whether a move that has begun can still end as a rule demands. */
import { spread } from '@carroccio/boards';
import { frontalHexes } from '../06-facing/zones.ts';
import { around, type Battle, typeOf } from '../battle.ts';
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
    return reaches(b, trip, part, passage);
  };
  return goal.either ? goal.either(trip, canReach) : canReach(goal);
}

/** By hex, facing and whether the unit has moved; one more for the trip as it stands, since a turn may be behind it. */
const PLACES = 12;

function reaches(b: Battle, start: Trip, goal: Goal, passage: Passage): boolean {
  const { unit } = start;
  const { neighbours, cellCount } = b.field.grid;
  const begun = cellCount * PLACES;
  const groundCosts = b.going.cost[walkerOf(b, unit)];
  const wagon = typeOf(b, unit) === 'W';
  const ahead = wagon ? 6 : 2;
  /** The same object every time: goals look at it and let it go. */
  const here = { ...start };
  const goTo = (node: number, spent: number): void => {
    here.points = start.points - spent;
    here.cell = node === begun ? start.cell : Math.floor(node / PLACES);
    here.facing = node === begun ? start.facing : (node >> 1) % 6;
    here.moved = node === begun ? start.moved : node % 2 === 0 ? 0 : Math.max(1, start.moved);
  };
  /** gg.6.1.1, gg.6.1.2 */
  const mayTurn = (cell: number, moved: number): boolean => {
    if (wagon || goal.barsTurn?.(cell)) return false;
    return moved === 0 ? mayTurnIn(b, unit, cell, moved) : (passage.at(cell) & (ZONED | CROWDED)) === 0;
  };
  const { end } = spread({
    size: begun + 1,
    from: begun,
    most: start.points,
    until(node, spent) {
      goTo(node, spent);
      return (passage.at(here.cell) & ROOM) !== 0 && goal.accepts(here);
    },
    // gg.7.1, gg.7.2: a unit that has to stop, or may not begin, goes no further. A second turn in a hex gains nothing.
    steps(node, spent, go) {
      goTo(node, spent);
      const { cell, facing, points, moved } = here;
      if (points <= 0 || (passage.at(cell) & (moved > 0 ? STOPS : ZONED)) !== 0) return;
      if (goal.worth?.(here) === false) return;
      for (let hand = 0; hand < ahead; hand++) {
        const way = cell * 6 + ((facing + hand) % 6);
        const to = neighbours[way] ?? -1;
        const facts = to < 0 ? CLOSED : passage.at(to);
        if ((facts & CLOSED) === 0)
          go(to * PLACES + facing * 2 + 1, (groundCosts[way] ?? 0) + ((facts & CROWDED) !== 0 ? 1 : 0));
      }
      if ((node === begun && start.turnedAt.at(-1) === cell) || !mayTurn(cell, moved)) return;
      for (let more = 1; more < 6; more++) {
        const to = (facing + more) % 6;
        go(cell * PLACES + to * 2 + (moved > 0 ? 1 : 0), turnCost(b, unit, facing, to));
      }
    },
  });
  return end >= 0;
}
