import { type HexGrid, type Point, requireCell, sideBetween } from '@carroccio/boards';
import type { BattleMap } from '@carroccio/guelphs/survey';
import { carriedOn, type Sample } from '@carroccio/table/ground/curve.ts';
import { linesAlong } from '@carroccio/table/ground/hexside-line.ts';
import { roundedLine } from '@carroccio/table/ground/path.ts';
import { handOf, landBeside, type River, river } from '@carroccio/table/ground/river.ts';
import { drawnCentre, UNIT } from '@carroccio/table/ground/unit.ts';

/** The hexes of a river are listed in the order of its course. */
export const riversOf = (grid: HexGrid, map: BattleMap): River[] =>
  map.names
    .filter(({ kind }) => kind === 'river')
    .map(({ hexes }) => river(hexes.map(hex => drawnCentre(grid, requireCell(grid, hex)))));

/** Further than any sheet reaches beyond its river. */
const FAR = 12 * UNIT;

/** The land across each river that lies on the hand of the ground out of play. */
export const farBanks = (rivers: readonly River[], beyond: readonly Point[]): string =>
  rivers
    .map(one => {
      const right = beyond.filter(point => handOf(one, point) === 1).length;
      return beyond.length === 0 ? '' : landBeside(one, right * 2 > beyond.length ? 1 : -1, FAR);
    })
    .join('');

export interface Stream {
  readonly name: string;
  readonly path: string;
  readonly lines: readonly (readonly Point[])[];
}

/** A stream ends in a river or leaves the sheet: it runs on under the bank or the frame. */
const PAST_HEXSIDE = UNIT;

export const streamsOf = (grid: HexGrid, map: BattleMap): Stream[] =>
  map.streams.map(({ name, sides }) => {
    const lines = linesAlong(
      grid,
      sides.map(([a, b]) => sideBetween(grid, requireCell(grid, a), requireCell(grid, b))),
    );
    return { name, lines, path: lines.map(line => roundedLine(carriedOn(line, PAST_HEXSIDE))).join('') };
  });

export interface Bridge extends Point {
  /** Degrees clockwise from the horizontal. */
  readonly turned: number;
}

/** A bridge lies across the course of the river where that comes nearest to the bridge's hex. */
export function bridgeOver(rivers: readonly River[], hex: Point): Bridge | undefined {
  const far = ({ point }: Sample): number => Math.hypot(point.x - hex.x, point.y - hex.y);
  const [nearest] = rivers.flatMap(({ course }) => course).toSorted((a, b) => far(a) - far(b));
  if (nearest === undefined) return undefined;
  const { point, along } = nearest;
  return { ...point, turned: (Math.atan2(along.y, along.x) * 180) / Math.PI + 90 };
}
