import { createHexGrid, createSquareGrid, type Grid, type HexGrid, nameOf, type SquareGrid } from '../src/index.ts';

/**
 * The test's own idea of a board: real coordinates in floating point, worked out from the printed numbers alone.
 * Nothing here uses the tables of the package.
 */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

export const EPSILON = 1e-6;

export interface HexCase {
  readonly orientation: 'flat' | 'pointy';
  readonly shifted: 'odd' | 'even';
}

export const HEX_CASES: readonly HexCase[] = [
  { orientation: 'flat', shifted: 'odd' },
  { orientation: 'flat', shifted: 'even' },
  { orientation: 'pointy', shifted: 'odd' },
  { orientation: 'pointy', shifted: 'even' },
];

export function hexGrid(hexCase: HexCase, columns: number, rows: number, missing: readonly string[] = []): HexGrid {
  return createHexGrid({ ...hexCase, columns, rows, missing });
}

export function squareGrid(columns: number, rows: number, missing: readonly string[] = []): SquareGrid {
  return createSquareGrid({ columns, rows, missing });
}

export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
}

export function cellIds(grid: Grid): number[] {
  return Array.from({ length: grid.cellCount }, (_, cell) => cell);
}

/** Column and row read off a printed number of two and two digits. */
export function numbersOf(grid: Grid, cell: number): { column: number; row: number } {
  const name = nameOf(grid, cell);
  return { column: Number(name.slice(0, 2)), row: Number(name.slice(2)) };
}

export function hexCentre({ orientation, shifted }: HexCase, column: number, row: number): Vector {
  const line = orientation === 'flat' ? column : row;
  const shift = (Math.abs(line) % 2 === 1) === (shifted === 'odd') ? 0.5 : 0;
  if (orientation === 'flat') return { x: 1.5 * column, y: Math.sqrt(3) * (row + shift) };
  return { x: Math.sqrt(3) * (column + shift), y: 1.5 * row };
}

/** Corners of a cell of side 1, as compass bearings in degrees clockwise from north say. */
function polygonAround(centre: Vector, bearings: readonly number[], radius: number): Vector[] {
  return bearings.map(degrees => {
    const angle = (degrees * Math.PI) / 180;
    return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
  });
}

export function hexPolygon(hexCase: HexCase, centre: Vector): Vector[] {
  const bearings = hexCase.orientation === 'flat' ? [30, 90, 150, 210, 270, 330] : [0, 60, 120, 180, 240, 300];
  return polygonAround(centre, bearings, 1);
}

export function squarePolygon(centre: Vector): Vector[] {
  return polygonAround(centre, [45, 135, 225, 315], Math.SQRT1_2);
}

export interface RealCell {
  readonly column: number;
  readonly row: number;
  readonly centre: Vector;
  readonly polygon: readonly Vector[];
}

/** The cells of a board and, around it, a margin of cells which the board does not have. */
export function realHexes(hexCase: HexCase, columns: number, rows: number): RealCell[] {
  return realCells(columns, rows, (column, row) => {
    const centre = hexCentre(hexCase, column, row);
    return { centre, polygon: hexPolygon(hexCase, centre) };
  });
}

export function realSquares(columns: number, rows: number): RealCell[] {
  return realCells(columns, rows, (column, row) => {
    const centre = { x: column, y: row };
    return { centre, polygon: squarePolygon(centre) };
  });
}

function realCells(
  columns: number,
  rows: number,
  shapeOf: (column: number, row: number) => Pick<RealCell, 'centre' | 'polygon'>,
): RealCell[] {
  const cells: RealCell[] = [];
  for (let column = -1; column <= columns + 2; column++) {
    for (let row = -1; row <= rows + 2; row++) cells.push({ column, row, ...shapeOf(column, row) });
  }
  return cells;
}

export function between(a: Vector, b: Vector): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Degrees clockwise from north. */
export function compass(from: Vector, to: Vector): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

export const COMPASS_DEGREES_FLAT = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };
export const COMPASS_DEGREES_POINTY = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

/** Negative when the point lies left of the way from a to b, positive when right. */
export function handOf(a: Vector, b: Vector, point: Vector): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}
