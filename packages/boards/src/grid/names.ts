import type { Grid } from './grid.ts';

export function cellNamed(grid: Grid, name: string): number | undefined {
  return grid.idsByName.get(name);
}

/** The cell of a name that must be on the grid. */
export function requireCell(grid: Grid, name: string): number {
  const cell = grid.idsByName.get(name);
  if (cell === undefined) {
    throw new Error(`no cell "${name}" on this ${grid.columns} by ${grid.rows} ${grid.shape} grid`);
  }
  return cell;
}

export function nameOf(grid: Grid, cell: number): string {
  const name = grid.names[cell];
  if (name === undefined) throw new Error(`no cell has the id ${cell}; the grid has ${grid.cellCount} cells`);
  return name;
}
