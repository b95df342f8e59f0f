import type { Grid } from './grid/grid.ts';

/** A point of the drawn map: cells have sides of length 1, x grows east, y grows south, the map starts at 0, 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf(grid: Grid, cell: number): Point {
  const { x, y, scaleX, scaleY } = grid.plane;
  return { x: x[cell]! * scaleX, y: y[cell]! * scaleY };
}

/** Corner i of a cell lies between its sides i and i + 1. */
function cornerOf(grid: Grid, cell: number, corner: number): Point {
  const { x, y, corners, scaleX, scaleY } = grid.plane;
  const [dx, dy] = corners[corner]!;
  return { x: (x[cell]! + dx) * scaleX, y: (y[cell]! + dy) * scaleY };
}

/** The corners of a cell, clockwise; corner i lies between the cell's sides i and i + 1. */
export function cornersOf(grid: Grid, cell: number): Point[] {
  return grid.plane.corners.map((_, corner) => cornerOf(grid, cell, corner));
}

/** The two ends of a side. */
export function endsOfSide(grid: Grid, side: number): [Point, Point] {
  const cell = grid.cellsOfSides[side * 2]!;
  const place = grid.sidePlaces[side]!;
  const before = (place + grid.cellSides - 1) % grid.cellSides;
  return [cornerOf(grid, cell, before), cornerOf(grid, cell, place)];
}

/** Width and height of the drawn map. */
export function sizeOf(grid: Grid): { width: number; height: number } {
  let width = 0;
  let height = 0;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const { x, y } of cornersOf(grid, cell)) {
      width = Math.max(width, x);
      height = Math.max(height, y);
    }
  }
  return { width, height };
}
