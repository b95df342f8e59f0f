import type { SquareGrid } from './grid.ts';
import { buildTables } from './grid-build.ts';
import { type Numbering, printedNumbers } from './numbering.ts';

const SQUARE_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export interface SquareGridOptions extends Numbering {
  readonly columns: number;
  readonly rows: number;
}

export function createSquareGrid(options: SquareGridOptions): SquareGrid {
  const { columns, rows } = options;
  const tables = buildTables({
    ...printedNumbers(columns, rows, options),
    columns,
    rows,
    directionNames: SQUARE_DIRECTIONS,
    cellSides: 4,
    steps: [
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
    latticeOf: (column, row) => [column, row],
    planeOf: (column, row) => [2 * column + 1, 2 * row + 1],
    corners: [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ],
    scaleX: 1 / 2,
    scaleY: 1 / 2,
  });
  return { shape: 'square', ...tables };
}
