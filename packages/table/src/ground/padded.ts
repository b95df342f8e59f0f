import { createHexGrid, type HexGrid, type Point } from '@carroccio/boards';
import { UNIT } from './unit.ts';

/**
 * The same map with one more cell all around, each showing what its nearest neighbour shows. What is drawn over it and
 * trimmed fills the whole sheet, so that the printed ground does not end in a zigzag.
 */
export interface Padded {
  readonly grid: HexGrid;
  /** By padded cell: the cell of the map it shows. */
  readonly shows: Int32Array;
  /** What to add to drawn points of the padded map to reach those of the map. */
  readonly offset: Point;
}

export function padded(map: HexGrid): Padded {
  const flat = map.orientation === 'flat';
  const { columns, rows } = map;
  const byPlace = new Map<number, number>();
  for (let cell = 0; cell < map.cellCount; cell++)
    byPlace.set((map.row[cell] ?? 0) * columns + (map.column[cell] ?? 0), cell);
  const grid = createHexGrid({
    orientation: map.orientation,
    columns: columns + 2,
    rows: rows + 2,
    shifted: firstIsShifted(map) ? 'even' : 'odd',
  });
  const shows = Int32Array.from({ length: grid.cellCount }, (_, cell) => {
    const column = clamp((grid.column[cell] ?? 0) - 1, columns - 1);
    const row = clamp((grid.row[cell] ?? 0) - 1, rows - 1);
    return byPlace.get(row * columns + column) ?? 0;
  });
  const across = -1.5 * UNIT;
  const along = -Math.sqrt(3) * UNIT;
  return { grid, shows, offset: flat ? { x: across, y: along } : { x: along, y: across } };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Whether the first column (flat) or row (pointy) stands half a cell further than the second. */
function firstIsShifted({ orientation, plane, column, row, cellCount }: HexGrid): boolean {
  const start = (second: boolean): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < cellCount; cell++) {
      const line = orientation === 'flat' ? column[cell] : row[cell];
      if (line !== (second ? 1 : 0)) continue;
      least = Math.min(least, (orientation === 'flat' ? plane.y[cell] : plane.x[cell]) ?? 0);
    }
    return least;
  };
  return start(false) > start(true);
}
