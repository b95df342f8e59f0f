/** Where a unit could end its move, and what the first action towards it would be. */
import { spread } from '@carroccio/boards';
import type { Action } from '@carroccio/kernel';
import { mayStopIn, mustStopIn, whyNoStep, whyNoTurn } from '../../src/08-movement/movement.ts';
import { hexesAhead, otherFacings, stepped, type Trip, turned } from '../../src/08-movement/trip.ts';
import { type Battle, typeOf } from '../../src/battle.ts';
import type { Guelphs } from '../../src/shape.ts';

export interface Journey {
  trip: Trip;
  /** The first action on the way; stopping at once, where it already is. */
  first: Action<Guelphs, 'step' | 'turn' | 'stop'>;
}

/** Every end a move can have, each by its cheapest way, the cheapest first. */
export function journeysFrom(b: Battle, start: Trip): Journey[] {
  const placeOf = ({ cell, facing }: Trip): number => cell * 6 + facing;
  const journeys = new Map<number, Journey>([[placeOf(start), { trip: start, first: { type: 'stop' } }]]);
  const ends: Journey[] = [];
  spread({
    size: b.field.grid.cellCount * 6,
    from: placeOf(start),
    steps(place, spent, go, known) {
      const journey = journeys.get(place);
      if (!journey) return;
      const { trip } = journey;
      if (mayStopIn(b, trip.unit, trip.cell)) ends.push(journey);
      if (trip.points <= 0 || (trip.moved > 0 && mustStopIn(b, trip.unit, trip.cell))) return;
      for (const next of onward(b, start, journey)) {
        const to = placeOf(next.trip);
        const total = start.points - next.trip.points;
        if (known(to) <= total) continue;
        journeys.set(to, next);
        go(to, total - spent);
      }
    },
  });
  return ends;
}

function onward(b: Battle, start: Trip, { trip, first }: Journey): Journey[] {
  const begun = trip !== start;
  const steps = hexesAhead(b, trip)
    .filter(to => !whyNoStep(b, trip, to))
    .map((to): Journey => ({ trip: stepped(b, trip, to), first: begun ? first : { type: 'step', to } }));
  if (trip.turnedAt.at(-1) === trip.cell || typeOf(b, trip.unit) === 'W') return steps;
  const turns = otherFacings(trip.facing)
    .filter(facing => !whyNoTurn(b, trip, facing))
    .map((facing): Journey => ({ trip: turned(b, trip, facing), first: begun ? first : { type: 'turn', facing } }));
  return [...steps, ...turns];
}
