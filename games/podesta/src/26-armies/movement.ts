/** Moving on the map (chapter 26). */
import { spread } from '@carroccio/boards';
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
  const { around, terrain } = table.world;
  const costs = costsNow(table);
  // A way has no more squares than points: both make one number, the points first.
  const point = points + 1;
  const found = spread({
    size: terrain.length,
    from,
    most: points * point + points,
    steps(cell, _, go) {
      for (const next of at(around, cell)) {
        const cost = costs[terrain[next] ?? 0] ?? 0;
        if (cost > 0) go(next, cost * point + 1);
      }
    },
  });
  const best = new Int16Array(terrain.length).fill(-1);
  const squares = new Int16Array(terrain.length);
  found.nodes.forEach((cell, place) => {
    const sum = found.costs[place] ?? 0;
    best[cell] = Math.floor(sum / point);
    squares[cell] = sum % point;
  });
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
  const { around, terrain } = table.world;
  const costs = costsNow(table);
  // More squares may leave more points for the way beyond: a node is a square with the points spent to get there.
  const spans = points + 1;
  const least = new Int16Array(terrain.length).fill(spans);
  const found = spread({
    size: terrain.length * spans,
    from: from * spans,
    steps(node, _, go) {
      const spent = node % spans;
      for (const next of at(around, (node - spent) / spans)) {
        const cost = costs[terrain[next] ?? 0] ?? 0;
        const sum = spent + cost;
        if (cost === 0 || sum >= (least[next] ?? 0)) continue;
        least[next] = sum;
        go(next * spans + sum, 1);
      }
    },
  });
  const trips = new Map<number, Trip>();
  found.nodes.forEach((node, place) => {
    const trip = { cell: Math.floor(node / spans), points: node % spans, squares: found.costs[place] ?? 0 };
    const known = trips.get(trip.cell);
    if (!known || (known.squares === trip.squares && trip.points < known.points)) trips.set(trip.cell, trip);
  });
  trips.delete(from);
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
