/** The map of a battle as tables over its hexes (nqsb.1.1.hexes, nqsb.5.4). */
import {
  createHexGrid,
  directionNamed,
  distance,
  type HexGrid,
  LINE_ALONG,
  LINE_CELL,
  regions,
  requireCell,
  sideBetween,
  sideOf,
  spread,
  walkLine,
} from '@carroccio/boards';
import type { BattleMap } from './data/scenarios.ts';
import type { Sectors } from './data/sectors.ts';
import { SECTORS, type SectorId } from './data/shapes.ts';

export const OPEN = 0;
export const WOOD = 1;
export const AREA = 2;
export const DIFFICULT = 3;
export const IMPASSABLE = 4;

const GROUND: Readonly<Record<string, number>> = {
  '.': OPEN,
  w: WOOD,
  a: AREA,
  d: DIFFICULT,
  h: OPEN,
  H: OPEN,
  // nqsb.5.4.4.difficult: dunes rise and are difficult ground too.
  n: DIFFICULT,
  N: DIFFICULT,
  b: OPEN,
  '~': IMPASSABLE,
  f: AREA,
};
const RISING = 'hHnN';
const CREST = 'HN';

/** The facings as they are numbered on the grid. */
export const FACINGS: readonly number[] = [0, 1, 2, 3, 4, 5];

/** How a hex lies in a firing sector. */
export const OUTSIDE = 0;
const HITS = 1;
/** With one card fewer (nqsb.9.16). */
export const HITS_ASIDE = 2;
/** nqsb.9.2.paralyse: the far zone, by rings. */
export const FIRST_FAR = 3;
export const FAR = 4;

/** As far as a sector may reach. */
const REACH = 9;
const SPAN = 2 * REACH + 1;

export interface Field {
  readonly grid: HexGrid;
  /** By hex: the hexes around it that are on the map. */
  readonly around: readonly (readonly number[])[];
  readonly terrain: Uint8Array;
  /** By hex: the letter of the map. */
  readonly letters: readonly string[];
  /** Hexes as the crow flies; hexes round impassable ground, 255 where there is no way (nqsb.5.4.5.command). */
  readonly far: Uint8Array;
  readonly way: Uint8Array;
  readonly road: Uint8Array;
  /** By side of a hex: an obstacle to both, or to who enters the hex of the works (nqsb.5.4.obstacle, R101). */
  readonly obstacle: Uint8Array;
  /** By side: the hex whose works lie on it, or -1. */
  readonly works: Int16Array;
  /** By hex: whether it has works of its own. */
  readonly fortified: Uint8Array;
  readonly gabions: Uint8Array;
  /** By hex: the rise it belongs to, or -1; by rise: the distance of every hex from its crest (nqsb.5.4.4). */
  readonly rise: Int8Array;
  readonly crest: readonly Uint8Array[];
  /** Lines of fire found so far: 0 not yet, 1 clear, 2 blocked. */
  readonly sight: Uint8Array;
}

function distances(grid: HexGrid): Uint8Array {
  const n = grid.cellCount;
  const far = new Uint8Array(n * n);
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) far[a * n + b] = distance(grid, a, b);
  return far;
}

/** R14: the shortest way that enters no impassable hex. */
function ways(around: readonly (readonly number[])[], terrain: Uint8Array, far: Uint8Array): Uint8Array {
  if (!terrain.includes(IMPASSABLE)) return far;
  const size = terrain.length;
  const way = new Uint8Array(size * size).fill(255);
  for (let start = 0; start < size; start++) {
    const { nodes, costs } = spread({
      size,
      from: start,
      steps(cell, _, go) {
        for (const other of around[cell] ?? []) if (terrain[other] !== IMPASSABLE) go(other, 1);
      },
    });
    nodes.forEach((cell, place) => {
      way[start * size + cell] = costs[place] ?? 0;
    });
  }
  return way;
}

/** The rises of the map: connected elevated hexes, each with its crest line. */
function rises(grid: HexGrid, letters: readonly string[], far: Uint8Array): Pick<Field, 'rise' | 'crest'> {
  const n = letters.length;
  const { count, labels } = regions(
    grid,
    Uint8Array.from(letters, letter => (RISING.includes(letter) ? 1 : 0)),
  );
  const crest = Array.from({ length: count }, (_, rise) => {
    const members = Array.from(labels.keys()).filter(cell => labels[cell] === rise);
    const top = members.filter(cell => CREST.includes(letters[cell] ?? '.'));
    const line = top.length > 0 ? top : members;
    return Uint8Array.from({ length: n }, (_, cell) => Math.min(...line.map(high => far[cell * n + high] ?? 255)));
  });
  return { rise: Int8Array.from(labels), crest };
}

export function createField(map: BattleMap): Field {
  const grid = createHexGrid({ orientation: 'pointy', columns: map.columns, rows: map.rows, shifted: 'even' });
  const n = grid.cellCount;
  const letters = Array.from(
    { length: n },
    (_, cell) => map.grid[grid.row[cell] ?? 0]?.[grid.column[cell] ?? 0] ?? '.',
  );
  const terrain = Uint8Array.from(letters, letter => GROUND[letter] ?? OPEN);
  const around = letters.map((_, cell) => [...grid.neighbours.subarray(cell * 6, cell * 6 + 6)].filter(on => on >= 0));
  const far = distances(grid);
  const road = new Uint8Array(n);
  for (const name of map.roads.flat()) road[requireCell(grid, name)] = 1;
  const obstacle = new Uint8Array(grid.sideCount);
  for (const [a, b] of map.obstacles) obstacle[sideBetween(grid, requireCell(grid, a), requireCell(grid, b))] = 1;
  const works = new Int16Array(grid.sideCount).fill(-1);
  const fortified = new Uint8Array(n);
  for (const [name, sides] of Object.entries(map.works)) {
    const cell = requireCell(grid, name);
    fortified[cell] = 1;
    for (const direction of sides) works[sideOf(grid, cell, directionNamed(grid, direction))] = cell;
  }
  const gabions = new Uint8Array(n);
  for (const name of map.gabions) gabions[requireCell(grid, name)] = 1;
  return {
    grid,
    around,
    terrain,
    letters,
    far,
    way: ways(around, terrain, far),
    road,
    obstacle,
    works,
    fortified,
    gabions,
    ...rises(grid, letters, far),
    sight: new Uint8Array(n * n),
  };
}

export const farFrom = ({ far, terrain }: Field, a: number, b: number): number => far[a * terrain.length + b] ?? 255;
export const wayFrom = ({ way, terrain }: Field, a: number, b: number): number => way[a * terrain.length + b] ?? 255;

/** What is known of a line: nothing yet, that it is clear, that it is not. */
const UNKNOWN = 0;
const SEEN = 1;
const HIDDEN = 2;

/** nqsb.5.4.1.los, nqsb.5.4.2.los, R80: woods and areas between the two hexes stop a line of fire. */
export function clearLine(field: Field, a: number, b: number): boolean {
  const { sight, terrain, grid } = field;
  const key = a * terrain.length + b;
  const known = sight[key] ?? UNKNOWN;
  if (known !== UNKNOWN) return known === SEEN;
  const stops = (cell: number): boolean => cell >= 0 && (terrain[cell] === WOOD || terrain[cell] === AREA);
  const clear = walkLine(grid, a, b, ({ kind, left, right }) => {
    if (kind === LINE_CELL) return !stops(left);
    // Along a side the line is stopped only by blocking ground on both hands.
    if (kind === LINE_ALONG) return !(stops(left) && stops(right));
    return true;
  });
  sight[key] = clear ? SEEN : HIDDEN;
  return clear;
}

/** By sector and facing: how each hex around lies, by its steps on the lattice. */
export type SectorTables = Readonly<Record<SectorId, readonly Uint8Array[]>>;

/** Facings are numbered as on the grid: 5 is north, six turns from north; each takes a step (u, v) to (u + v, -u). */
export function sectorTables(sectors: Sectors): SectorTables {
  const table = (id: SectorId): Uint8Array[] => {
    const { hexes } = sectors[id];
    const rings = hexes.filter(({ paralyses }) => paralyses).map(({ at: [q, r] }) => ringOf(q, r));
    const firstFar = Math.min(...rings);
    return FACINGS.map(facing => {
      const codes = new Uint8Array(SPAN * SPAN);
      for (const { at, modifier, paralyses } of hexes) {
        let [q, r] = at;
        for (let turned = 0; turned <= facing; turned++) [q, r] = [-r, q + r];
        const code = paralyses ? (ringOf(q, r) === firstFar ? FIRST_FAR : FAR) : modifier ? HITS_ASIDE : HITS;
        codes[(q + r + REACH) * SPAN + REACH - q] = code;
      }
      return codes;
    });
  };
  const all = Object.fromEntries(SECTORS.map(id => [id, table(id)]));
  return {
    musket: all.musket ?? [],
    cavalry_firearm: all.cavalry_firearm ?? [],
    reiter: all.reiter ?? [],
    square: all.square ?? [],
    light_artillery: all.light_artillery ?? [],
    heavy_artillery: all.heavy_artillery ?? [],
    all_round: all.all_round ?? [],
  };
}

const ringOf = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** How `to` lies in the sector of a unit in `from`. */
export function sectorCode(
  { grid }: Field,
  tables: SectorTables,
  id: SectorId,
  facing: number,
  from: number,
  to: number,
): number {
  const u = (grid.u[to] ?? 0) - (grid.u[from] ?? 0);
  const v = (grid.v[to] ?? 0) - (grid.v[from] ?? 0);
  if (u < -REACH || u > REACH || v < -REACH || v > REACH) return OUTSIDE;
  return tables[id][facing]?.[(u + REACH) * SPAN + v + REACH] ?? OUTSIDE;
}
