import { directionTo, type Grid } from './grid.ts';

/** The side of a cell in a direction, also at the map's border; -1 for the diagonals of a square. */
export function sideOf(grid: Grid, cell: number, direction: number): number {
  if (grid.cellSides === grid.directions) return grid.sidesOfCells[cell * grid.cellSides + direction]!;
  return direction % 2 === 0 ? grid.sidesOfCells[cell * grid.cellSides + direction / 2]! : -1;
}

/** The side shared by two cells, or -1. */
export function sideBetween(grid: Grid, a: number, b: number): number {
  const direction = directionTo(grid, a, b);
  return direction < 0 ? -1 : sideOf(grid, a, direction);
}

/** The two cells of a side, the lower id first; the second is -1 on the map's border. */
export function cellsOfSide(grid: Grid, side: number): [number, number] {
  return [grid.cellsOfSides[side * 2]!, grid.cellsOfSides[side * 2 + 1]!];
}
