/** The ground of a battle: what lies on every hex and hexside of the maps laid together (gui.0.b). */
import type { HexGrid } from '@carroccio/boards';

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
export const COURTYARD = terrainCode('courtyard');
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
export interface Slit {
  readonly cell: number;
  readonly direction: number;
  readonly vertex: boolean;
}

/** gui.8.3.6: a hex at an outer corner; the shooter sees both walls from beyond x and y alike. */
export interface OuterCorner {
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
  readonly overlay: string;
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

export const sideCells = (grid: HexGrid, side: number): number[] =>
  [grid.cellsOfSides[side * 2] ?? -1, grid.cellsOfSides[side * 2 + 1] ?? -1].filter(cell => cell >= 0);
