import type { LinePattern } from '../lines/line-pattern.ts';

/**
 * A board is a set of tables over integer cell ids 0..cellCount-1, in the order of their printed numbers.
 * Everything else in the package reads these tables; -1 always stands for "no such cell" or "no such side".
 *
 * Cells stand on a lattice of integer steps (u, v) in which moving in a direction is always the same step,
 * whatever the column or row. The raster is that lattice with one empty cell of margin on every side, so that
 * a line between two cells of the board can look up whatever it touches without asking where the board ends.
 */
export interface GridTables {
  readonly columns: number;
  readonly rows: number;
  readonly cellCount: number;
  readonly sideCount: number;
  /** Ways out of a cell: 6 on hexes, 8 on squares. Directions are numbered clockwise. */
  readonly directions: number;
  readonly directionNames: readonly string[];
  /** Sides of one cell: 6 on hexes, 4 on squares. Side s lies in direction s * directions / cellSides. */
  readonly cellSides: number;
  readonly names: readonly string[];
  readonly idsByName: ReadonlyMap<string, number>;
  /** Position of each cell on the map, counted from 0 whatever the printed numbers. */
  readonly column: Int32Array;
  readonly row: Int32Array;
  readonly u: Int32Array;
  readonly v: Int32Array;
  /** The lattice step of each direction. */
  readonly stepU: Int32Array;
  readonly stepV: Int32Array;
  /** cell * directions + direction -> cell. */
  readonly neighbours: Int32Array;
  /** cell * cellSides + side of the cell -> side id. */
  readonly sidesOfCells: Int32Array;
  /** side * 2, side * 2 + 1 -> the two cells, the lower id first; the second is -1 on the map's border. */
  readonly cellsOfSides: Int32Array;
  /** Which side of its first cell a side is. */
  readonly sidePlaces: Uint8Array;
  readonly raster: Raster;
  readonly plane: Plane;
  /** Lines found so far, by how far apart their ends are (see lines.ts). */
  readonly linePatterns: (LinePattern | undefined)[];
}

export interface Raster {
  readonly uMin: number;
  readonly vMin: number;
  readonly uSpan: number;
  readonly vSpan: number;
  readonly stride: number;
  /** Where each cell stands in `cells`. */
  readonly position: Int32Array;
  readonly cells: Int32Array;
  /** Half the sides of every raster cell; the other half belong to its neighbours (see sideSlot). */
  readonly sides: Int32Array;
}

/**
 * Real geometry in whole numbers: centres and corners of all cells lie on an integer grid once the axes are
 * scaled apart. Straight lines stay straight under such scaling, so sides of a line can be told exactly.
 */
export interface Plane {
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Corners around a centre, clockwise; corner i lies between side i and side i + 1. */
  readonly corners: readonly Corner[];
  /** Multiply by these for true shapes: hexes and squares of side 1. */
  readonly scaleX: number;
  readonly scaleY: number;
}

export type Corner = readonly [x: number, y: number];

export interface HexGrid extends GridTables {
  readonly shape: 'hex';
  /** flat: columns stand straight, hexes have corners east and west. pointy: rows lie straight. */
  readonly orientation: 'flat' | 'pointy';
}

export interface SquareGrid extends GridTables {
  readonly shape: 'square';
}

export type Grid = HexGrid | SquareGrid;

/** How many neighbours a cell of a query has: 6 on hexes; 8 (the default) or 4 on squares. */
export type Ways = 4 | 6 | 8;

/** The stride through the directions that visits only the wanted neighbours. */
export function directionStride(grid: Grid, ways: Ways | undefined): 1 | 2 {
  if (ways === undefined || ways === grid.directions) return 1;
  if (grid.shape === 'square' && ways === 4) return 2;
  throw new Error(`a ${grid.shape} grid has no ${ways} ways out of a cell`);
}

export function neighbour(grid: Grid, cell: number, direction: number): number {
  return grid.neighbours[cell * grid.directions + direction]!;
}

/** The direction from a cell to an adjacent one, or -1 when they are not adjacent. */
export function directionTo(grid: Grid, from: number, to: number): number {
  const first = from * grid.directions;
  for (let direction = 0; direction < grid.directions; direction++) {
    if (grid.neighbours[first + direction] === to) return direction;
  }
  return -1;
}

export function oppositeDirection(grid: Grid, direction: number): number {
  return (direction + grid.directions / 2) % grid.directions;
}

export function directionNamed(grid: Grid, name: string): number {
  const direction = grid.directionNames.indexOf(name);
  if (direction < 0) throw new Error(`no direction "${name}"; this grid has ${grid.directionNames.join(', ')}`);
  return direction;
}

/** The cell at a lattice point, or -1. */
export function cellAtLattice(grid: Grid, u: number, v: number): number {
  const raster = grid.raster;
  const du = u - raster.uMin;
  const dv = v - raster.vMin;
  if (du < 0 || dv < 0 || du >= raster.uSpan || dv >= raster.vSpan) return -1;
  return raster.cells[(du + 1) * raster.stride + dv + 1]!;
}
