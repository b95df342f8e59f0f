/** Where a unit could end its move, and what the first action towards it would be. */
import { spread } from '@carroccio/boards';
import type { Action } from '@carroccio/kernel';
import { mayTurnIn, turnCost, walkerOf } from '../../src/08-movement/movement.ts';
import { CLOSED, CROWDED, Passage, ROOM, STOPS, ZONED } from '../../src/08-movement/passage.ts';
import { hexesAhead, otherFacings, type Trip } from '../../src/08-movement/trip.ts';
import { type Battle, typeOf } from '../../src/battle.ts';
import type { Guelphs } from '../../src/shape.ts';

export interface Journey {
  trip: Trip;
  /** The first action on the way; stopping at once, where it already is. */
  first: Action<Guelphs, 'step' | 'turn' | 'stop'>;
}

/** Every end a move can have, each by its cheapest way, the cheapest first. */
export function journeysFrom(b: Battle, start: Trip): Journey[] {
  const { unit } = start;
  const { cellCount, neighbours } = b.field.grid;
  const passage = new Passage(b, unit);
  const costs = b.going.cost[walkerOf(b, unit)];
  const wagon = typeOf(b, unit) === 'W';
  const placeOf = (cell: number, facing: number): number => cell * 6 + facing;
  const from = placeOf(start.cell, start.facing);
  const journeys = new Map<number, Journey>([[from, { trip: start, first: { type: 'stop' } }]]);
  const ends: Journey[] = [];
  /** gg.6.1.1, gg.6.1.2 */
  const mayTurn = ({ cell, moved, turnedAt }: Trip): boolean => {
    if (wagon || turnedAt.at(-1) === cell) return false;
    return moved === 0 ? mayTurnIn(b, unit, cell, moved) : (passage.at(cell) & (ZONED | CROWDED)) === 0;
  };
  spread({
    size: cellCount * 6,
    from,
    most: start.points,
    steps(place, spent, go, known) {
      const journey = journeys.get(place);
      if (!journey) return;
      const { trip, first } = journey;
      const { cell, facing, points, moved, turnedAt } = trip;
      const here = passage.at(cell);
      if ((here & ROOM) !== 0) ends.push(journey);
      if (points <= 0 || (moved > 0 && (here & STOPS) !== 0)) return;
      const begun = trip !== start;
      for (const to of hexesAhead(b, trip)) {
        const there = passage.at(to);
        if ((there & CLOSED) !== 0) continue;
        const way = neighbours.indexOf(to, cell * 6);
        const cost = (costs[way] ?? 0) + ((there & CROWDED) !== 0 ? 1 : 0);
        const node = placeOf(to, facing);
        if (cost > points || known(node) <= spent + cost) continue;
        journeys.set(node, {
          trip: { unit, cell: to, facing, points: points - cost, moved: moved + 1, turnedAt },
          first: begun ? first : { type: 'step', to },
        });
        go(node, cost);
      }
      if (!mayTurn(trip)) return;
      for (const to of otherFacings(facing)) {
        const cost = turnCost(b, unit, facing, to);
        const node = placeOf(cell, to);
        if (cost > points || known(node) <= spent + cost) continue;
        journeys.set(node, {
          trip: { unit, cell, facing: to, points: points - cost, moved, turnedAt: [...turnedAt, cell] },
          first: begun ? first : { type: 'turn', facing: to },
        });
        go(node, cost);
      }
    },
  });
  return ends;
}
