import { cellAtLattice, directionStride, type Grid, type Ways } from './grid/grid.ts';

/** Cells from one to the other as the crow flies, over holes in the map too. On squares diagonals count as one. */
export function distance(grid: Grid, a: number, b: number): number {
  const du = grid.u[a]! - grid.u[b]!;
  const dv = grid.v[a]! - grid.v[b]!;
  const acrossU = du < 0 ? -du : du;
  const acrossV = dv < 0 ? -dv : dv;
  // On hexes u and v of one sign pull apart, of opposite signs they share steps.
  if (grid.shape === 'hex' && du < 0 === dv < 0) return acrossU + acrossV;
  return acrossU > acrossV ? acrossU : acrossV;
}

/** Distance over squares without diagonal steps; on hexes the same as distance. */
export function manhattanDistance(grid: Grid, a: number, b: number): number {
  if (grid.shape === 'hex') return distance(grid, a, b);
  return Math.abs(grid.u[a]! - grid.u[b]!) + Math.abs(grid.v[a]! - grid.v[b]!);
}

/** One closed walk around a ring: from its starting corner go so many radiuses in a direction, and so on. */
interface RingWalk {
  readonly directions: readonly number[];
  readonly radiuses: readonly number[];
}
const HEX_RING: RingWalk = { directions: [2, 3, 4, 5, 0, 1], radiuses: [1, 1, 1, 1, 1, 1] };
const SQUARE_RING: RingWalk = { directions: [2, 4, 6, 0, 2], radiuses: [1, 2, 2, 2, 1] };
const DIAMOND_RING: RingWalk = { directions: [3, 5, 7, 1], radiuses: [1, 1, 1, 1] };

function ringWalk(grid: Grid, ways: Ways | undefined): RingWalk {
  if (directionStride(grid, ways) === 2) return DIAMOND_RING;
  return grid.shape === 'hex' ? HEX_RING : SQUARE_RING;
}

/** Adds to `into` the cells at exactly this distance, clockwise from direction 0. */
export function ring(grid: Grid, cell: number, radius: number, ways?: Ways, into: number[] = []): number[] {
  if (radius === 0) into.push(cell);
  if (radius <= 0) return into;
  const walk = ringWalk(grid, ways);
  let u = grid.u[cell]! + radius * grid.stepU[0]!;
  let v = grid.v[cell]! + radius * grid.stepV[0]!;
  for (let leg = 0; leg < walk.directions.length; leg++) {
    const direction = walk.directions[leg]!;
    const steps = radius * walk.radiuses[leg]!;
    for (let step = 0; step < steps; step++) {
      const found = cellAtLattice(grid, u, v);
      if (found >= 0) into.push(found);
      u += grid.stepU[direction]!;
      v += grid.stepV[direction]!;
    }
  }
  return into;
}

/** Adds to `into` the cell itself and those up to this distance, nearest rings first. */
export function within(grid: Grid, cell: number, radius: number, ways?: Ways, into: number[] = []): number[] {
  const farthest = grid.raster.uSpan + grid.raster.vSpan;
  for (let r = 0; r <= radius && r <= farthest; r++) ring(grid, cell, r, ways, into);
  return into;
}
