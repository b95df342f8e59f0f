import { directionNamed, directionTo, type Grid } from './grid.ts';
import { nameOf, requireCell } from './names.ts';

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

/** The cell across a side. */
export function acrossSide(grid: Grid, side: number, cell: number): number {
  const first = grid.cellsOfSides[side * 2]!;
  return first === cell ? grid.cellsOfSides[side * 2 + 1]! : first;
}

/** "0101-0102" for a side between two cells, "0101/N" for one on the border. */
export function nameOfSide(grid: Grid, side: number): string {
  const [first, second] = cellsOfSide(grid, side);
  if (second >= 0) return `${nameOf(grid, first)}-${nameOf(grid, second)}`;
  const direction = (grid.sidePlaces[side]! * grid.directions) / grid.cellSides;
  return `${nameOf(grid, first)}/${grid.directionNames[direction]}`;
}

/**
 * The sides a map names: "0101/NE" is one side of a cell, "0101-0102" the side between two cells and
 * "0101-0102-0203" every side crossed on that way, as for a road.
 */
export function sidesNamed(grid: Grid, name: string): number[] {
  const [cell = '', direction] = name.split('/');
  if (direction !== undefined) {
    return [requireSide(sideOf(grid, requireCell(grid, cell), directionNamed(grid, direction)), name)];
  }
  const cells = name.split('-').map(part => requireCell(grid, part));
  if (cells.length < 2) throw new Error(`"${name}" names a cell, not a side`);
  return cells.slice(1).map((to, i) => requireSide(sideBetween(grid, cells[i]!, to), name));
}

function requireSide(side: number, name: string): number {
  if (side < 0) throw new Error(`there is no side at "${name}"`);
  return side;
}
