/** Moving on the map (chapter 26). */
import { at } from '@carroccio/kernel';
import { TERRAINS } from '../data/map.ts';
import type { State } from '../state.ts';
import type { Table } from '../world.ts';

const RIVER = TERRAINS.indexOf('river');
const MOUNTAIN = TERRAINS.indexOf('mountain');

/**
 * By terrain: points to enter it this month, 0 where nobody can (pod.26f, floods and snow of the Annales). A town on a
 * river is a town (pod.26g).
 */
function costsNow({ world, state }: Table): number[] {
  const costs = world.costs.slice();
  for (const { kind, value } of state.lasting) {
    if (kind === 'river') costs[RIVER] = value;
    if (kind === 'mountain') costs[MOUNTAIN] = value;
  }
  return costs;
}

interface Search {
  /** By square: the fewest points to get there, -1 out of reach; and the squares entered on the way. */
  best: Int16Array;
  squares: Int16Array;
}

function search(table: Table, from: number, points: number): Search {
  const { world } = table;
  const costs = costsNow(table);
  const best = new Int16Array(world.terrain.length).fill(-1);
  const squares = new Int16Array(world.terrain.length);
  best[from] = 0;
  // By points spent: the squares to go on from. The list grows while it is walked through.
  const buckets: number[][] = [[from]];
  for (const [spent, bucket = []] of buckets.entries()) {
    for (const cell of bucket) {
      if (best[cell] !== spent) continue;
      const entered = (squares[cell] ?? 0) + 1;
      for (const next of at(world.around, cell)) {
        const cost = costs[world.terrain[next] ?? 0] ?? 0;
        const sum = spent + cost;
        if (cost === 0 || sum > points) continue;
        const known = best[next] ?? -1;
        if (known >= 0 && (known < sum || (known === sum && (squares[next] ?? 0) <= entered))) continue;
        best[next] = sum;
        squares[next] = entered;
        if (known !== sum) {
          buckets[sum] ??= [];
          buckets[sum].push(next);
        }
      }
    }
  }
  return { best, squares };
}

/** By square: the fewest points to get there, -1 out of reach (R56). */
export const reach = (table: Table, from: number, points: number): Int16Array => search(table, from, points).best;

/** Squares a counter can go to, its own excluded. */
export function destinations(table: Table, from: number, points: number): number[] {
  const best = reach(table, from, points);
  const found: number[] = [];
  for (let cell = 0; cell < best.length; cell++) if (cell !== from && (best[cell] ?? -1) >= 0) found.push(cell);
  return found;
}

export interface Trip {
  cell: number;
  points: number;
  squares: number;
}

/** The trips of an army: the fewest squares within its points, since squares are what is paid for (R61). */
export function shortestTrips(table: Table, from: number, points: number): Trip[] {
  const { world } = table;
  const costs = costsNow(table);
  const trips = new Map<number, Trip>();
  const spent = new Int16Array(world.terrain.length).fill(-1);
  spent[from] = 0;
  let front = [from];
  for (let squares = 1; front.length > 0; squares++) {
    const next = new Map<number, number>();
    for (const cell of front) {
      const so = spent[cell] ?? 0;
      for (const other of at(world.around, cell)) {
        const cost = costs[world.terrain[other] ?? 0] ?? 0;
        const sum = so + cost;
        if (cost === 0 || sum > points || sum >= (next.get(other) ?? points + 1)) continue;
        const known = spent[other] ?? -1;
        if (known < 0 || sum < known) next.set(other, sum);
      }
    }
    front = [];
    for (const [cell, sum] of next) {
      spent[cell] = sum;
      front.push(cell);
      if (cell !== from && !trips.has(cell)) trips.set(cell, { cell, points: sum, squares });
    }
  }
  return [...trips.values()];
}

/** The cheapest trips in points, for whoever marches free. */
export function cheapestTrips(table: Table, from: number, points: number): Trip[] {
  const { best, squares } = search(table, from, points);
  const found: Trip[] = [];
  for (let cell = 0; cell < best.length; cell++)
    if (cell !== from && (best[cell] ?? -1) >= 0)
      found.push({ cell, points: best[cell] ?? 0, squares: squares[cell] ?? 0 });
  return found;
}

/** Whether a counter has the points for a square next to its own, of those it may enter. */
export function canLeave(table: Table, from: number, points: number, may = (_: number): boolean => true): boolean {
  const costs = costsNow(table);
  return at(table.world.around, from).some(next => {
    const cost = costs[table.world.terrain[next] ?? 0] ?? 0;
    return cost > 0 && cost <= points && may(next);
  });
}

export const adjacent = ({ world }: Table, cell: number, other: number): boolean =>
  at(world.around, cell).includes(other);

/** Whether a commune is under siege, and by which armies. */
export const besiegers = ({ armies }: State, commune: number) =>
  armies.filter(({ siege }) => siege?.commune === commune);
export const isBesieged = (state: State, commune: number): boolean => besiegers(state, commune).length > 0;
