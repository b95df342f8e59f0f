/** The map of a battle as tables over its hexes (gg.2.1, gg.8.2). */
import { createHexGrid, type HexGrid, requireCell, sideBetween } from '@carroccio/boards';
import type { BattleMap } from './data/maps.ts';

export const CLEAR = 0;
export const HILL = 1;
export const WOODS = 2;
export const CAMP = 3;
export const RIVER = 4;
export const BEYOND = 5;
type Terrain = 0 | 1 | 2 | 3 | 4 | 5;

/** The facings, and the directions from a hex, as they are numbered on the grid. */
export const FACINGS: readonly number[] = [0, 1, 2, 3, 4, 5];

/** What each letter of a map's grid stands for: terrain, and the altitude of clear ground. */
const KEY: Readonly<Record<string, { terrain: Terrain; level: number }>> = {
  '1': { terrain: CLEAR, level: 1 },
  '2': { terrain: CLEAR, level: 2 },
  '3': { terrain: CLEAR, level: 3 },
  a: { terrain: CLEAR, level: 1.5 },
  b: { terrain: CLEAR, level: 2.5 },
  '^': { terrain: HILL, level: 0 },
  w: { terrain: WOODS, level: 0 },
  C: { terrain: CAMP, level: 0 },
  '~': { terrain: RIVER, level: 0 },
  '#': { terrain: BEYOND, level: 0 },
};

export interface Field {
  readonly grid: HexGrid;
  /** By hex: the hexes around it that are on the map. */
  readonly around: readonly (readonly number[])[];
  /** By hex. */
  readonly terrain: Uint8Array;
  /** By hex: altitude, intermediate hexes in halves (gg.8.2.5). */
  readonly height: Float32Array;
  /** By hex: a building that stops sight (gg.10.2.1a). */
  readonly building: Uint8Array;
  /** By hexside. */
  readonly stream: Uint8Array;
}

export function createField(map: BattleMap, hillHeight: number): Field {
  const grid = createHexGrid({ orientation: 'flat', columns: map.columns, rows: map.rows, shifted: 'odd' });
  const terrain = new Uint8Array(grid.cellCount);
  const height = new Float32Array(grid.cellCount);
  for (const cell of terrain.keys()) {
    const letter = map.grid[grid.row[cell] ?? 0]?.[grid.column[cell] ?? 0] ?? '#';
    const meaning = KEY[letter];
    if (!meaning) throw new Error(`the map has no ground "${letter}"`);
    terrain[cell] = meaning.terrain;
    height[cell] = meaning.terrain === HILL ? hillHeight : (map.ground[grid.names[cell] ?? ''] ?? meaning.level);
  }
  const building = new Uint8Array(grid.cellCount);
  for (const name of map.buildings) building[requireCell(grid, name)] = 1;
  const stream = new Uint8Array(grid.sideCount);
  for (const { sides } of map.streams)
    for (const [a, b] of sides) stream[sideBetween(grid, requireCell(grid, a), requireCell(grid, b))] = 1;
  const around = Array.from(terrain, (_, cell) =>
    [...grid.neighbours.subarray(cell * 6, cell * 6 + 6)].filter(on => on >= 0),
  );
  return { grid, around, terrain, height, building, stream };
}

/** Whether movement into a hex is prohibited (gg.8.2.7b, gg.7.0.1). */
export const prohibited = ({ terrain }: Field, cell: number): boolean => (terrain[cell] ?? RIVER) >= RIVER;
