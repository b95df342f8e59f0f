import type { Corner, HexGrid } from './grid.ts';
import { buildTables, type GridPlan } from './grid-build.ts';
import { type Numbering, printedNumbers } from './numbering.ts';

export const FLAT_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export const POINTY_DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** The same six steps for both orientations: direction d + 1 is always d turned 60 degrees clockwise. */
const HEX_STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const FLAT_CORNERS: readonly Corner[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];
const POINTY_CORNERS: readonly Corner[] = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];

interface HexShape {
  readonly orientation: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /** Whether the first column (flat) stands half a hex lower than the next, or the first row (pointy) further right. */
  readonly firstShifted: boolean;
}

export interface HexGridOptions extends Numbering {
  readonly orientation: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /**
   * flat: which columns, by their printed numbers, stand half a hex lower than the others;
   * pointy: which rows stand half a hex further right.
   */
  readonly shifted: 'odd' | 'even';
}

export function createHexGrid(options: HexGridOptions): HexGrid {
  const { orientation, columns, rows, shifted } = options;
  const numbers = printedNumbers(columns, rows, options);
  const first = orientation === 'flat' ? numbers.firstColumn : numbers.firstRow;
  const firstShifted = (first % 2 === 1) === (shifted === 'odd');
  return buildHexGrid({ orientation, columns, rows, firstShifted }, numbers);
}

export function buildHexGrid(shape: HexShape, cells: Pick<GridPlan, 'nameOf' | 'exists'>): HexGrid {
  const plan = shape.orientation === 'flat' ? flatPlan(shape) : pointyPlan(shape);
  return { shape: 'hex', orientation: shape.orientation, ...buildTables({ ...plan, ...cells }) };
}

type HexPlan = Omit<GridPlan, 'nameOf' | 'exists'>;

function flatPlan({ columns, rows, firstShifted }: HexShape): HexPlan {
  const first = firstShifted ? 1 : 0;
  const halfHexesDown = (column: number, row: number): number => 2 * row + ((column + first) % 2);
  return {
    columns,
    rows,
    directionNames: FLAT_DIRECTIONS,
    cellSides: 6,
    steps: HEX_STEPS,
    latticeOf: (column, row) => [column, (halfHexesDown(column, row) + first - column) / 2],
    planeOf: (column, row) => [3 * column + 2, halfHexesDown(column, row) + 1],
    corners: FLAT_CORNERS,
    scaleX: 1 / 2,
    scaleY: Math.sqrt(3) / 2,
  };
}

function pointyPlan({ columns, rows, firstShifted }: HexShape): HexPlan {
  const first = firstShifted ? 1 : 0;
  const halfHexesRight = (column: number, row: number): number => 2 * column + ((row + first) % 2);
  return {
    columns,
    rows,
    directionNames: POINTY_DIRECTIONS,
    cellSides: 6,
    steps: HEX_STEPS,
    latticeOf: (column, row) => {
      const right = halfHexesRight(column, row) + first;
      return [(row + right) / 2, (row - right) / 2];
    },
    planeOf: (column, row) => [halfHexesRight(column, row) + 1, 3 * row + 2],
    corners: POINTY_CORNERS,
    scaleX: Math.sqrt(3) / 2,
    scaleY: 1 / 2,
  };
}
