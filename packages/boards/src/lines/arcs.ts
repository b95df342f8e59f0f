import type { HexGrid } from '../grid/grid.ts';

/**
 * Bearings divide the circle around a hex's centre into 24, clockwise from the middle of side 0:
 * 4d is the exact line through the middle of side d, 4d + 2 the exact line through the corner after it;
 * the odd bearings are everything between two such lines.
 */
const BEARINGS = 24;

/** The bearing of the straight line from one cell's centre to another's, or -1 when they are the same cell. */
export function bearing(grid: HexGrid, from: number, to: number): number {
  return latticeBearing(grid.u[to]! - grid.u[from]!, grid.v[to]! - grid.v[from]!);
}

function latticeBearing(u: number, v: number): number {
  const sum = u + v;
  // The way there is `a` steps in a direction and `b` in the next one clockwise.
  if (v < 0) {
    if (sum >= 0) return 4 + betweenDirections(-v, sum);
    return u >= 0 ? betweenDirections(-sum, u) : 20 + betweenDirections(-u, -v);
  }
  if (u > 0) return 8 + betweenDirections(u, v);
  if (sum > 0) return 12 + betweenDirections(sum, -u);
  if (v > 0) return 16 + betweenDirections(v, -sum);
  return u < 0 ? 20 : -1;
}

function betweenDirections(a: number, b: number): number {
  if (b === 0) return 0;
  if (a > b) return 1;
  return a === b ? 2 : 3;
}

/** A stretch of bearings: `first` and the `more` that follow clockwise. */
export interface Arc {
  readonly first: number;
  readonly more: number;
}

export type ArcWidth = 60 | 120 | 180 | 240 | 300;

/** Whether the lines that bound an arc belong to it. */
export type ArcEdges = 'in' | 'out';

export function cornerArc(corner: number, width: ArcWidth, edges: ArcEdges): Arc {
  return arcAround(4 * corner + 2, width, edges);
}

export function sideArc(direction: number, width: ArcWidth, edges: ArcEdges): Arc {
  return arcAround(4 * direction, width, edges);
}

/** From the straight row of hexes in one direction, clockwise to that in another, both rows included. */
export function sector(fromDirection: number, toDirection: number): Arc {
  return { first: 4 * fromDirection, more: 4 * ((toDirection - fromDirection + 6) % 6) };
}

function arcAround(centre: number, width: ArcWidth, edges: ArcEdges): Arc {
  const half = width / 30 - (edges === 'in' ? 0 : 1);
  return { first: (centre - half + BEARINGS) % BEARINGS, more: 2 * half };
}

/** Whether another cell lies in the arc of a piece; its own cell never does. */
export function inArc(grid: HexGrid, cell: number, arc: Arc, other: number): boolean {
  const at = bearing(grid, cell, other);
  return at >= 0 && (at - arc.first + BEARINGS) % BEARINGS <= arc.more;
}

/**
 * The frontal cone of a piece that faces a corner: lines that go out through the inside of one of the two sides at
 * that corner, or through that corner itself; not those through the corners where the front meets the flanks.
 */
const CONES: readonly Arc[] = [0, 1, 2, 3, 4, 5].map(corner => cornerArc(corner, 120, 'out'));

export function inCone(grid: HexGrid, cell: number, corner: number, other: number): boolean {
  return inArc(grid, cell, CONES[corner]!, other);
}
