/** Where a unit could end its move, and what the first action towards it would be. */
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

/** Every end a move can have, each by its cheapest way. */
export function journeysFrom(b: Battle, start: Trip): Journey[] {
  const left = new Map<number, number>();
  const queue: Journey[] = [{ trip: start, first: { type: 'stop' } }];
  const ends: Journey[] = [];
  for (let journey = queue.shift(); journey; journey = queue.shift()) {
    const { trip } = journey;
    const key = trip.cell * 6 + trip.facing;
    if ((left.get(key) ?? -1) >= trip.points) continue;
    left.set(key, trip.points);
    if (mayStopIn(b, trip.unit, trip.cell)) ends.push(journey);
    if (trip.points > 0 && (trip.moved === 0 || !mustStopIn(b, trip.unit, trip.cell)))
      queue.push(...onward(b, start, journey));
  }
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
