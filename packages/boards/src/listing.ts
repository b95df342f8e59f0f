import type { Grid } from './grid/grid.ts';

/** A cell of a board as data: what a program that has never seen the board needs to know of it. */
export interface ListedCell {
  readonly id: number;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** By direction: the cell there, or -1. */
  readonly neighbours: readonly number[];
}

export const listedCells = (grid: Grid): ListedCell[] =>
  grid.names.map((name, id) => ({
    id,
    name,
    column: grid.column[id] ?? 0,
    row: grid.row[id] ?? 0,
    neighbours: [...grid.neighbours.subarray(id * grid.directions, (id + 1) * grid.directions)],
  }));
