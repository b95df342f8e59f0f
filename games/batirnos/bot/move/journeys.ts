/** Where a move can lead. */
import { firstTo } from '@carroccio/boards';
import { mayEnd, rove, unmoved } from '../../src/05-movement/movement.ts';
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
  const ends: Destination[] = [];
  if (trip.entered === 0 ? !bound : mayEnd(b, trip, start)) ends.push({ cell: start, first: -1 });
  const found = rove(b, trip, start);
  found.nodes.forEach((cell, place) => {
    if (cell === start || cell === unmoved(b.field) || !mayEnd(b, trip, cell)) return;
    ends.push({ cell, first: firstTo(found, place) });
  });
  return ends;
}
