/** The castle on its map: palisade, platforms, tower, gate and their sides (gui.9.1, gui.9.2). */
import { neighbour, sideOf } from '@carroccio/boards';
import type { GameMap } from '../data/maps.ts';
import {
  CASTLE_STAIR,
  GATE_HEX,
  GATE_SIDE,
  PALISADE,
  PALISADE_HEX,
  PLATFORM,
  PLATFORM_EDGE,
  SLIT,
  type Slit,
  TOWER,
  TOWER_DOOR,
  TOWER_WALL,
  WARD,
} from '../field.ts';
import { addArea, type Builder, type placesOn } from './ground-builder.ts';

const CASTLE = [PALISADE_HEX, PLATFORM, WARD, CASTLE_STAIR, TOWER, GATE_HEX];

/** gui.9.1, gui.9.2: palisade, platforms, tower, gate and their sides. */
export function layCastle(
  build: Builder,
  castle: NonNullable<GameMap['castle']>,
  places: ReturnType<typeof placesOn>,
): void {
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
      // gui.9.6: a stair leads only to the platforms it ends at; below all hexes around it give access.
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
