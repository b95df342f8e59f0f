/** Maps laid together and overlays upon them, made into the tables of a field (gui.0.b). */
import { createHexGrid, type HexGrid, layOut, neighbour, sideOf } from '@carroccio/boards';
import type { GameMap, Maps } from '../data/maps.ts';
import type { Overlays } from '../data/overlays.ts';
import {
  CLOSED,
  type Field,
  type Ground,
  groundKey,
  PATH,
  ROCK,
  SCARP,
  STAIRS,
  sideCells,
  TERRAINS,
} from '../field.ts';
import { type Builder, hexName, LETTERS, placesOn, type Tile } from './ground-builder.ts';
import { layCastle } from './lay-castle.ts';
import { layOverlay } from './lay-overlay.ts';

const NAMES: readonly string[] = TERRAINS;

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
    const printed = overlays.overlays[laid.overlay];
    if (!printed) throw new Error(`no overlay ${laid.overlay}`);
    layOverlay(build, printed, laid, index, prefixes[laid.map] ?? '');
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
