/** The ground of a battle: maps laid together, overlays upon them, and what lies on every hex and hexside (gui.0.b). */
import { createHexGrid, directionNamed, type HexGrid, layOut, neighbour, sideOf } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import type { GameMap, Maps } from './data/maps.ts';
import type { Overlay, OverlayId, Overlays } from './data/overlays.ts';

export const TERRAINS = [
  'clear',
  'brush',
  'tree',
  'scarp',
  'marsh',
  'rock',
  'path',
  'stairs',
  'beach',
  'shallow',
  'deep',
  'interior',
  'courtyard',
  'tent',
  'deck',
  'palisade',
  'platform',
  'ward',
  'castleStair',
  'tower',
  'gate',
] as const;
type TerrainName = (typeof TERRAINS)[number];
const NAMES: readonly string[] = TERRAINS;
const terrainCode = (name: TerrainName): number => TERRAINS.indexOf(name);
export const CLEAR = terrainCode('clear');
export const BRUSH = terrainCode('brush');
export const TREE = terrainCode('tree');
export const SCARP = terrainCode('scarp');
export const MARSH = terrainCode('marsh');
export const ROCK = terrainCode('rock');
export const PATH = terrainCode('path');
export const STAIRS = terrainCode('stairs');
export const SHALLOW = terrainCode('shallow');
export const DEEP = terrainCode('deep');
export const INTERIOR = terrainCode('interior');
const COURTYARD = terrainCode('courtyard');
export const TENT = terrainCode('tent');
export const DECK = terrainCode('deck');
export const PALISADE_HEX = terrainCode('palisade');
export const PLATFORM = terrainCode('platform');
export const WARD = terrainCode('ward');
export const CASTLE_STAIR = terrainCode('castleStair');
export const TOWER = terrainCode('tower');
export const GATE_HEX = terrainCode('gate');

/** What stands on a hexside. */
export const OPEN = 0;
/** The side of a path or stone stairs: nobody passes, everybody sees (gui.3.1.path). */
export const CLOSED = 1;
export const PALISADE = 2;
export const TOWER_WALL = 3;
export const WALL = 4;
export const WINDOW = 5;
export const DOOR = 6;
export const ENTRANCE = 7;
export const LOW_WALL = 8;
export const CHAPEL_WINDOW = 9;
export const SLIT = 10;
export const CLOTH = 11;
export const TENT_OPENING = 12;
export const PLATFORM_EDGE = 13;
export const TOWER_DOOR = 14;
export const GATE_SIDE = 15;
/** What is left of a palisade or wall (gui.9.2.1d, gui.11.3.3a). */
export const RUIN = 16;

/** A room, a tent, a courtyard, the tower, the ward of the castle: what lies within one set of walls. */
interface Area {
  readonly kind: string;
  readonly cells: readonly number[];
  /** Which overlay it belongs to, or -1 for the castle. */
  readonly overlay: number;
}

/** A slit or chapel window: from the middle of a side, or from a corner where two hexes meet (gui.9.3.3). */
interface Slit {
  readonly cell: number;
  readonly direction: number;
  readonly vertex: boolean;
}

/** gui.8.3.6: a hex at an outer corner; the shooter sees both walls from beyond x and y alike. */
interface OuterCorner {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly east: boolean;
  readonly south: boolean;
}

export interface Field {
  readonly key: string;
  readonly maps: readonly string[];
  readonly grid: HexGrid;
  readonly names: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
  readonly terrain: Uint8Array;
  /** What lies under tents, decks and buildings. */
  readonly base: Uint8Array;
  readonly level: Uint8Array;
  readonly barrier: Uint8Array;
  /** Sides at the top of a scarp, and crests of rock, path and stairs (R48). */
  readonly crest: Uint8Array;
  /** By cell: its area, or -1. */
  readonly area: Int16Array;
  readonly areas: readonly Area[];
  /** The hex a door belongs to, by side. */
  readonly doorHex: ReadonlyMap<number, number>;
  readonly doorCells: ReadonlySet<number>;
  readonly slits: readonly Slit[];
  readonly corners: readonly OuterCorner[];
  readonly stairs: ReadonlyMap<number, readonly number[]>;
  readonly gate: number;
  readonly gateBehind: readonly number[];
  readonly towerDoor: number;
  readonly bombardable: readonly number[];
  /** Areas whose walls have no parapet (gui.10.6.1d). */
  readonly noParapet: ReadonlySet<number>;
  /** Cells along each side of the table, 1 north, 2 east, 3 south, 4 west. */
  readonly edges: readonly (readonly number[])[];
  /** By cell: which of the maps it lies on. */
  readonly mapOf: Uint8Array;
  /** The part of the table in use; every cell unless a scenario says otherwise (R99). */
  readonly closed: Uint8Array;
}

interface LaidMap {
  readonly map: string;
  readonly rotated: boolean;
}
export interface LaidOverlay {
  readonly overlay: OverlayId;
  readonly map: number;
  readonly anchor: string | null;
}
export interface Ground {
  readonly maps: readonly LaidMap[];
  readonly overlays: readonly LaidOverlay[];
  /** Columns in use of each map, first and last (R99); all without it. */
  readonly columns?: readonly (readonly [number, number])[];
}

export const groundKey = ({ maps, overlays, columns }: Ground): string =>
  [
    maps.map(({ map, rotated }) => map + (rotated ? '*' : '')).join('+'),
    ...overlays.map(({ overlay, map, anchor }) => `${overlay}@${map}${anchor ?? ''}`),
    ...(columns ? [columns.map(pair => pair.join('-')).join()] : []),
  ].join('|');

interface Builder {
  grid: HexGrid;
  names: string[];
  ids: Map<string, number>;
  terrain: Uint8Array;
  base: Uint8Array;
  level: Uint8Array;
  barrier: Uint8Array;
  area: Int16Array;
  areas: { kind: string; cells: number[]; overlay: number }[];
  doorHex: Map<number, number>;
  slits: Slit[];
  corners: OuterCorner[];
  stairs: Map<number, readonly number[]>;
  noParapet: Set<number>;
  gate: number;
  gateBehind: number[];
  towerDoor: number;
  bombardable: number[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const hexName = (column: number, row: number): string => `${LETTERS[column] ?? '?'}${row + 1}`;

/** The ground as tables; pure, so the same ground may be kept once built. */
export function buildField(maps: Maps, overlays: Overlays, ground: Ground): Field {
  const { columns, rows } = maps;
  const blank = createHexGrid({ orientation: 'flat', columns, rows, shifted: 'even' });
  const tiles = ground.maps.map(({ rotated }, index) => ({ name: LETTERS[index] ?? '?', grid: blank, rotated }));
  const layout = layOut([tiles]);
  const { grid } = layout;
  const count = grid.cellCount;
  const mapOf = Uint8Array.from(layout.tileOf);
  const prefixes = tiles.map((_, index) => (tiles.length > 1 ? (LETTERS[index] ?? '') : ''));
  const names = Array.from(
    { length: count },
    (_, cell) => (prefixes[mapOf[cell] ?? 0] ?? '') + hexName((grid.column[cell] ?? 0) % columns, grid.row[cell] ?? 0),
  );
  const build: Builder = {
    grid,
    names,
    ids: new Map(names.map((name, cell) => [name, cell])),
    terrain: new Uint8Array(count),
    base: new Uint8Array(count),
    level: new Uint8Array(count),
    barrier: new Uint8Array(grid.sideCount),
    area: new Int16Array(count).fill(-1),
    areas: [],
    doorHex: new Map(),
    slits: [],
    corners: [],
    stairs: new Map(),
    noParapet: new Set(),
    gate: -1,
    gateBehind: [],
    towerDoor: -1,
    bombardable: [],
  };
  ground.maps.forEach(({ map, rotated }, index) => {
    const printed = maps.maps.find(({ id }) => id === map);
    const cells = layout.cells[index];
    if (!printed || !cells) throw new Error(`no map ${map}`);
    layMap(build, maps, printed, { cells, blank, rotated });
  });
  ground.overlays.forEach((laid, index) => {
    layOverlay(build, overlays.overlays[laid.overlay], laid, index, prefixes[laid.map] ?? '');
  });
  const doorCells = new Set(build.doorHex.values());
  for (const [side] of build.doorHex) for (const cell of sideCells(grid, side)) doorCells.add(cell);
  return {
    ...build,
    key: groundKey(ground),
    maps: ground.maps.map(({ map }) => map),
    crest: crests(build),
    doorCells,
    edges: edgesOf(grid, ground, columns),
    mapOf,
    closed: outOfUse(grid, mapOf, columns, ground.columns),
  };
}

export const sideCells = (grid: HexGrid, side: number): number[] =>
  [grid.cellsOfSides[side * 2] ?? -1, grid.cellsOfSides[side * 2 + 1] ?? -1].filter(cell => cell >= 0);

function outOfUse(grid: HexGrid, mapOf: Uint8Array, columns: number, used: Ground['columns']): Uint8Array {
  return Uint8Array.from({ length: grid.cellCount }, (_, cell) => {
    const range = used?.[mapOf[cell] ?? 0];
    if (!range) return 0;
    const column = (grid.column[cell] ?? 0) % columns;
    return column < range[0] || column > range[1] ? 1 : 0;
  });
}

function edgesOf(grid: HexGrid, ground: Ground, columns: number): number[][] {
  const first = ground.columns?.[0]?.[0] ?? 0;
  const last = (ground.maps.length - 1) * columns + (ground.columns?.at(-1)?.[1] ?? columns - 1);
  const edges: number[][] = [[], [], [], [], []];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const column = grid.column[cell] ?? 0;
    const row = grid.row[cell] ?? 0;
    if (column < first || column > last) continue;
    if (row === 0) edges[1]?.push(cell);
    if (column === last) edges[2]?.push(cell);
    if (row === grid.rows - 1) edges[3]?.push(cell);
    if (column === first) edges[4]?.push(cell);
  }
  return edges;
}

interface Tile {
  cells: Int32Array;
  blank: HexGrid;
  rotated: boolean;
}

/** The cell and side of the board for a printed hex of a map that may lie turned. */
function placesOn(build: Builder, { cells, blank, rotated }: Tile) {
  const cell = (name: string): number => {
    const column = LETTERS.indexOf(name.charAt(0));
    const number = `${String(column + 1).padStart(2, '0')}${name.slice(1).padStart(2, '0')}`;
    return at(Array.from(cells), blank.idsByName.get(number) ?? -1);
  };
  const direction = (name: string): number => (directionNamed(build.grid, name) + (rotated ? 3 : 0)) % 6;
  const side = (name: string): number => {
    const [hex = '', way = ''] = name.split(':');
    return sideOf(build.grid, cell(hex), direction(way));
  };
  return { cell, direction, side };
}

function layMap(build: Builder, { legend, rows, columns }: Maps, map: GameMap, tile: Tile): void {
  const places = placesOn(build, tile);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = places.cell(hexName(column, row));
      const name = legend[map.terrain[row]?.charAt(column) ?? '.'] ?? 'clear';
      const code = NAMES.indexOf(name);
      build.terrain[cell] = code;
      build.base[cell] = code;
      build.level[cell] = Number(map.levels[row]?.charAt(column) ?? 0);
    }
  // gui.3.1.path, gui.3.1.stairs: in and out along the axis only.
  for (const { hexes } of map.chains) {
    const chain = hexes.map(places.cell);
    chain.forEach((cell, index) => {
      const code = build.terrain[cell];
      if (code !== PATH && code !== STAIRS) return;
      for (let way = 0; way < 6; way++) {
        const next = neighbour(build.grid, cell, way);
        const along = next >= 0 && (chain[index - 1] === next || chain[index + 1] === next);
        if (!along) build.barrier[sideOf(build.grid, cell, way)] = CLOSED;
      }
    });
  }
  if (map.castle) layCastle(build, map.castle, places);
}

const CASTLE = [PALISADE_HEX, PLATFORM, WARD, CASTLE_STAIR, TOWER, GATE_HEX];

/** gui.9.1, gui.9.2: palisade, platforms, tower, gate and their sides. */
function layCastle(build: Builder, castle: NonNullable<GameMap['castle']>, places: ReturnType<typeof placesOn>): void {
  const { grid, terrain, barrier } = build;
  const inCastle = (cell: number): boolean => cell >= 0 && CASTLE.includes(terrain[cell] ?? 0);
  for (const [stair, platforms] of Object.entries(castle.stairs))
    build.stairs.set(places.cell(stair), platforms.map(places.cell));
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (!inCastle(cell)) continue;
    const code = terrain[cell] ?? 0;
    for (let way = 0; way < 6; way++) {
      const next = neighbour(grid, cell, way);
      const side = sideOf(grid, cell, way);
      const other = next >= 0 ? (terrain[next] ?? 0) : -1;
      if (code === TOWER && other !== TOWER) barrier[side] = TOWER_WALL;
      else if (!inCastle(next)) barrier[side] = code === GATE_HEX ? GATE_SIDE : PALISADE;
      else if (code === PLATFORM && other !== PLATFORM && !build.stairs.get(next)?.includes(cell))
        barrier[side] = PLATFORM_EDGE;
    }
  }
  barrier[places.side(castle.door)] = TOWER_DOOR;
  build.towerDoor = places.cell(castle.doorHex);
  build.doorHex.set(places.side(castle.door), build.towerDoor);
  build.gate = places.cell(castle.gate);
  build.gateBehind = castle.gateBehind.map(places.cell);
  build.bombardable = castle.bombardable.map(places.cell);
  for (const name of castle.slits) {
    const [hex = '', way = ''] = name.split(':');
    barrier[places.side(name)] = SLIT;
    build.slits.push({ cell: places.cell(hex), direction: places.direction(way), vertex: false });
  }
  for (const hexes of castle.vertexSlits) {
    const [one = -1, other = -1] = hexes.map(places.cell);
    build.slits.push(...cornerSlits(build, one, other));
  }
  const tower = castle.tower.map(places.cell);
  const ward: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) if (inCastle(cell) && !tower.includes(cell)) ward.push(cell);
  addArea(build, 'tower', tower, -1);
  addArea(build, 'ward', ward, -1);
}

/** gui.9.3.3b: corner i of a hex lies between its sides i and i + 1; theirs is the one away from the tower. */
function cornerSlits({ grid, terrain }: Builder, one: number, other: number): Slit[] {
  return [
    [one, other],
    [other, one],
  ].flatMap(([cell = -1, mate = -1]) => {
    const way = Array.from({ length: 6 }, (_, d) => d).find(d => neighbour(grid, cell, d) === mate) ?? 0;
    return [way, (way + 5) % 6]
      .filter(corner => {
        const beside = neighbour(grid, cell, corner === way ? (way + 1) % 6 : (way + 5) % 6);
        return beside < 0 || terrain[beside] !== TOWER;
      })
      .map(direction => ({ cell, direction, vertex: true }));
  });
}

function addArea(build: Builder, kind: string, cells: number[], overlay: number): void {
  for (const cell of cells) build.area[cell] = build.areas.length;
  build.areas.push({ kind, cells, overlay });
}

const INSIDE: Readonly<Record<string, number>> = { courtyard: COURTYARD, tent: TENT };

/** gui.8.1: walls are all sides between different rooms or towards the outside, but for the openings. */
function layOverlay(build: Builder, overlay: Overlay, laid: LaidOverlay, index: number, prefix: string): void {
  const { grid, terrain, barrier, ids } = build;
  if (overlay.hexes.length > 0) {
    const cells = overlay.hexes.map(hex => ids.get(prefix + hex) ?? -1);
    for (const cell of cells) terrain[cell] = DECK;
    addArea(build, 'deck', cells, index);
    return;
  }
  const anchor = laid.anchor ?? 'A1';
  const left = LETTERS.indexOf(anchor.charAt(0));
  const top = Number(anchor.slice(1)) - 1;
  const cellAt = (column: number, row: number): number => ids.get(prefix + hexName(left + column, top + row)) ?? -1;
  const letterOf = new Map<number, string>();
  overlay.rows.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      letterOf.set(cellAt(column, row), letter);
    });
  });
  for (const letter of Object.keys(overlay.letters)) {
    const kind = overlay.letters[letter] ?? '';
    const cells = [...letterOf].filter(([, found]) => found === letter).map(([cell]) => cell);
    for (const cell of cells) {
      terrain[cell] = INSIDE[kind] ?? INTERIOR;
      build.base[cell] = CLEAR;
    }
    if (overlay.noParapet.includes(letter)) build.noParapet.add(build.areas.length);
    addArea(build, kind, cells, index);
  }
  const isTent = overlay.openings.length > 0;
  for (const [cell, letter] of letterOf)
    for (let way = 0; way < 6; way++) {
      const next = neighbour(grid, cell, way);
      if (letterOf.get(next) !== letter) barrier[sideOf(grid, cell, way)] = isTent ? CLOTH : WALL;
    }
  const sideNamed = (name: string): [side: number, cell: number] => {
    const [hex = 'a1', way = 'N'] = name.split(':');
    const cell = cellAt(hex.charCodeAt(0) - 'a'.charCodeAt(0), Number(hex.slice(1)) - 1);
    return [sideOf(grid, cell, directionNamed(grid, way)), cell];
  };
  const mark = (names: readonly string[], code: number, door: boolean): void => {
    for (const name of names) {
      const [side, cell] = sideNamed(name);
      barrier[side] = code;
      if (door) build.doorHex.set(side, cell);
    }
  };
  mark(overlay.doors, DOOR, true);
  mark(overlay.entrances, ENTRANCE, true);
  mark(overlay.windows, WINDOW, false);
  mark(overlay.chapelWindows, CHAPEL_WINDOW, false);
  mark(overlay.lowWalls, LOW_WALL, false);
  mark(overlay.openings, TENT_OPENING, false);
  for (const name of overlay.chapelWindows) {
    const [, cell] = sideNamed(name);
    build.slits.push({ cell, direction: directionNamed(grid, name.split(':')[1] ?? 'N'), vertex: false });
  }
  const cells = [...letterOf.keys()];
  const xs = cells.map(cell => grid.plane.x[cell] ?? 0);
  const ys = cells.map(cell => grid.plane.y[cell] ?? 0);
  for (const { column, row, touches } of overlay.corners) {
    const cell = cellAt(column, row - 1);
    if (cell < 0) continue;
    const way = touches.split(':')[1] ?? '';
    const east = way.endsWith('E');
    const south = way.startsWith('S');
    build.corners.push({
      cell,
      x: east ? Math.max(...xs) : Math.min(...xs),
      y: south ? Math.max(...ys) : Math.min(...ys),
      east,
      south,
    });
  }
}

/** R48: tops of scarps and crests are the sides between a sloping hex and a higher one. */
function crests({ grid, terrain, level }: Builder): Uint8Array {
  const slopes = [SCARP, ROCK, PATH, STAIRS];
  return Uint8Array.from({ length: grid.sideCount }, (_, side) => {
    const [one, other] = sideCells(grid, side);
    if (one === undefined || other === undefined) return 0;
    const [low, high] = (level[one] ?? 0) < (level[other] ?? 0) ? [one, other] : [other, one];
    if ((level[low] ?? 0) === (level[high] ?? 0)) return 0;
    return slopes.includes(terrain[low] ?? 0) ? 1 : 0;
  });
}
