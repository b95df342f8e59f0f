import { type Point, requireCell, sizeOf } from '@carroccio/boards';
import { type BattleMap, BEYOND, CAMP, CLEAR, type Field, prohibited, WOODS } from '@carroccio/guelphs/survey';
import { gridLines } from '@carroccio/table/ground/grid-lines.ts';
import { ringsAround, softOutline } from '@carroccio/table/ground/outline.ts';
import { padded } from '@carroccio/table/ground/padded.ts';
import { polygon } from '@carroccio/table/ground/path.ts';
import type { River } from '@carroccio/table/ground/river.ts';
import { drawn, drawnCentre } from '@carroccio/table/ground/unit.ts';
import { type Woods, woods } from '@carroccio/table/ground/woods.ts';
import { grass } from './land/grass.ts';
import { type Relief, relief } from './land/relief.ts';
import { type Bridge, bridgeOver, farBanks, riversOf, type Stream, streamsOf } from './land/waters.ts';
import { type Tents, tents } from './tents.ts';

/** The whole ground as lines and areas, few and large. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly relief: Relief;
  readonly grass: string;
  readonly woodsFloor: string;
  readonly woods: Woods;
  /** Ground out of play, up to the middle of the river that bounds it. */
  readonly beyond: string;
  readonly rivers: readonly River[];
  readonly streams: readonly Stream[];
  readonly bridge: Bridge | undefined;
  readonly camp: Tents;
  readonly farms: readonly Point[];
  readonly strongholds: readonly Point[];
  readonly grid: string;
  /** The slivers between the outermost hexes and the frame. */
  readonly slivers: string;
  readonly numbered: readonly number[];
}

export function planOf(field: Field, map: BattleMap): Plan {
  const { grid, terrain } = field;
  const sheet = padded(grid);
  const shown = (cell: number): number => terrain[sheet.shows[cell] ?? 0] ?? BEYOND;
  const region = (wanted: number): string =>
    softOutline(ringsAround(sheet.grid, cell => shown(cell) === wanted, sheet.offset));
  const cellsOf = (wanted: number): number[] =>
    Array.from(terrain.keys()).filter(cell => terrain[cell] === wanted && !built.has(cell));
  const places = (hexes: readonly string[]): Point[] => hexes.map(hex => drawnCentre(grid, requireCell(grid, hex)));
  const built = new Set([...map.buildings, ...map.minor].map(hex => requireCell(grid, hex)));
  const { x: width, y: height } = drawn({ x: sizeOf(grid).width, y: sizeOf(grid).height });
  const rivers = riversOf(grid, map);
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const hexes = ringsAround(grid, () => true).map(ring => polygon(ring.map(({ to }) => to)));
  return {
    width,
    height,
    relief: relief(field, sheet),
    grass: grass(grid, cellsOf(CLEAR)),
    woodsFloor: region(WOODS),
    woods: woods(grid, cellsOf(WOODS)),
    beyond:
      region(BEYOND) +
      farBanks(
        rivers,
        cellsOf(BEYOND).map(cell => drawnCentre(grid, cell)),
      ),
    rivers,
    streams: streamsOf(grid, map),
    bridge: map.bridge === undefined ? undefined : bridgeOver(rivers, drawnCentre(grid, requireCell(grid, map.bridge))),
    camp: tents(cellsOf(CAMP).map(cell => ({ cell, centre: drawnCentre(grid, cell) }))),
    farms: places(map.minor),
    strongholds: places(map.buildings),
    grid: gridLines(grid, cell => !prohibited(field, cell)),
    slivers: polygon(corners) + hexes.join(''),
    numbered: Array.from(terrain.keys()).filter(cell => !prohibited(field, cell)),
  };
}
