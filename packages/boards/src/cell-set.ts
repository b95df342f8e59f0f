import type { Grid } from './grid.ts';
import { requireCell } from './names.ts';

/** A set of cells: 1 for every cell that is in it, 0 for the others. */
export type CellSet = Uint8Array;

export function cellSet(grid: Grid, cells: Iterable<number> = []): CellSet {
  const set = new Uint8Array(grid.cellCount);
  for (const cell of cells) set[cell] = 1;
  return set;
}

/** A region as maps name it: "0101" is a cell, "0203:0507" the rectangle of cells from column 02 to 05, row 03 to 07. */
export function namedRegion(grid: Grid, names: readonly string[]): CellSet {
  const set = new Uint8Array(grid.cellCount);
  for (const name of names) {
    const [from = '', to = from] = name.split(':');
    addRectangle(grid, set, requireCell(grid, from), requireCell(grid, to));
  }
  return set;
}

function addRectangle(grid: Grid, set: CellSet, a: number, b: number): void {
  const firstColumn = Math.min(grid.column[a]!, grid.column[b]!);
  const lastColumn = Math.max(grid.column[a]!, grid.column[b]!);
  const firstRow = Math.min(grid.row[a]!, grid.row[b]!);
  const lastRow = Math.max(grid.row[a]!, grid.row[b]!);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const column = grid.column[cell]!;
    const row = grid.row[cell]!;
    if (column >= firstColumn && column <= lastColumn && row >= firstRow && row <= lastRow) set[cell] = 1;
  }
}

export function union(a: CellSet, b: CellSet): CellSet {
  return a.map((inA, cell) => inA | b[cell]!);
}

export function intersection(a: CellSet, b: CellSet): CellSet {
  return a.map((inA, cell) => inA & b[cell]!);
}

/** The cells of the first set that are not in the second. */
export function difference(a: CellSet, b: CellSet): CellSet {
  return a.map((inA, cell) => inA & ~b[cell]!);
}

/** The cells of a set, in the order of their ids. */
export function cellsOf(set: CellSet): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < set.length; cell++) {
    if (set[cell] !== 0) cells.push(cell);
  }
  return cells;
}
