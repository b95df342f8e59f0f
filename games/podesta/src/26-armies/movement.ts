/** Moving on the map (chapter 26). */
import { spread } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { TERRAINS } from '../data/map.ts';
import type { Army, State } from '../state.ts';
import type { Table, World } from '../world.ts';

const RIVER = TERRAINS.indexOf('river');
const MOUNTAIN = TERRAINS.indexOf('mountain');

/**
 * By terrain: points to enter it this month, 0 where nobody can (pod.26f, floods and snow of the Annales). A town on a
 * river is a town (pod.26g).
 */
const costsNow = (table: Table): readonly number[] => roadsNow(table).costs;

/** What ways cost while rivers and mountains do, and the searches made meanwhile: they hang on nothing else. */
interface Roads {
  readonly river: number;
  readonly mountain: number;
  readonly costs: readonly number[];
  readonly searches: Map<number, Search>;
  readonly shortest: Map<number, readonly Trip[]>;
}

const roads = new WeakMap<World, Roads[]>();
/** As many searches are kept as armies make in some months. */
const MOST_KEPT = 500;

function roadsNow({ world, state }: Table): Roads {
  let [river, mountain] = [world.costs[RIVER] ?? 0, world.costs[MOUNTAIN] ?? 0];
  for (const { kind, value } of state.lasting) {
    if (kind === 'river') river = value;
    if (kind === 'mountain') mountain = value;
  }
  const known = roads.get(world) ?? [];
  for (const one of known) if (one.river === river && one.mountain === mountain) return one;
  const costs = world.costs.slice();
  costs[RIVER] = river;
  costs[MOUNTAIN] = mountain;
  const found: Roads = { river, mountain, costs, searches: new Map(), shortest: new Map() };
  roads.set(world, [...known, found]);
  return found;
}

/** What was found for a square and points before, or is found now. */
function once<T>(kept: Map<number, T>, { terrain }: World, from: number, points: number, find: () => T): T {
  const key = points * terrain.length + from;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

interface Search {
  /** By square: the fewest points to get there, -1 out of reach; and the squares entered on the way. */
  readonly best: Int16Array;
  readonly squares: Int16Array;
  /** The squares in reach but for the first, the lowest first. */
  readonly cells: readonly number[];
}

function search(table: Table, from: number, points: number): Search {
  const { costs, searches } = roadsNow(table);
  return once(searches, table.world, from, points, () => searched(table.world, costs, from, points));
}

function searched({ around, terrain }: World, costs: readonly number[], from: number, points: number): Search {
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
  const cells = found.nodes.filter(cell => cell !== from).sort((a, b) => a - b);
  return { best, squares, cells };
}

/** By square: the fewest points to get there, -1 out of reach (R56). */
export const reach = (table: Table, from: number, points: number): Readonly<Int16Array> =>
  search(table, from, points).best;

/** Squares a counter can go to, its own excluded. */
export const destinations = (table: Table, from: number, points: number): readonly number[] =>
  search(table, from, points).cells;

export interface Trip {
  readonly cell: number;
  readonly points: number;
  readonly squares: number;
}

/** The trips of an army: the fewest squares within its points, since squares are what is paid for (R61). */
export function shortestTrips(table: Table, from: number, points: number): readonly Trip[] {
  const { costs, shortest } = roadsNow(table);
  return once(shortest, table.world, from, points, () => shortestOf(table.world, costs, from, points));
}

function shortestOf({ around, terrain }: World, costs: readonly number[], from: number, points: number): Trip[] {
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
  const { best, squares, cells } = search(table, from, points);
  return cells.map(cell => ({ cell, points: best[cell] ?? 0, squares: squares[cell] ?? 0 }));
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

/** Besiegers of the town an army stands in, who shut it in with everybody else there: not its own player (R154). */
export function heldBy({ world, state }: Table, { cell, seat }: Pick<Army, 'cell' | 'seat'>): Army[] {
  const commune = world.communeAt[cell] ?? -1;
  return commune < 0 ? [] : besiegers(state, commune).filter(one => one.seat !== seat);
}
