/** Where a move can lead. */

import { entry, mayEnd, mustStop, stepped } from '../../src/05-movement/movement.ts';
import { type Battle, cellOf } from '../../src/battle.ts';
import type { Trip } from '../../src/shape.ts';

export interface Destination {
  cell: number;
  /** The first step of the way; -1 to stay. */
  first: number;
}

/** The hexes in which a trip may end, and the first step to each. */
export function destinations(b: Battle, trip: Trip): Destination[] {
  const start = cellOf(b, trip.unit);
  const bound = trip.kind === 'charge' || trip.kind === 'aggressive';
  const found: Destination[] = [];
  if (trip.entered === 0 ? !bound : mayEnd(b, trip, start)) found.push({ cell: start, first: -1 });
  if (trip.entered > 0 && mustStop(b, trip.unit, start)) return found;
  const most = new Map([[start, trip.points]]);
  const queue: { cell: number; first: number; now: Trip }[] = [{ cell: start, first: -1, now: trip }];
  for (const { cell, first, now } of queue) {
    if (now.points <= 0 || (cell !== start && mustStop(b, trip.unit, cell))) continue;
    for (const next of b.field.around[cell] ?? []) {
      const cost = entry(b, now, cell, next);
      if (typeof cost !== 'number') continue;
      const then = stepped(now, cost);
      const known = most.get(next);
      if (known !== undefined && known >= then.points) continue;
      most.set(next, then.points);
      const way = { cell: next, first: first < 0 ? next : first, now: then };
      queue.push(way);
      if (known === undefined && mayEnd(b, then, next)) found.push({ cell: next, first: way.first });
    }
  }
  return found;
}
