import { latticeBearing } from './arcs.ts';
import { turn } from './facing.ts';
import { cellAtLattice, directionStride, type Grid, type HexGrid, neighbour, type Ways } from './grid.ts';
import { HEX_STEPS } from './hex-grid.ts';

/** A piece that covers several hexes: the lattice offsets of its parts from its anchor, for each rotation. */
export interface PieceShape {
  readonly parts: number;
  /** rotation * parts + part. */
  readonly u: Int32Array;
  readonly v: Int32Array;
}

/** Where a piece lies: the cell of its part 0, and by how many 60 degree steps it is turned clockwise. */
export interface Placement {
  readonly anchor: number;
  readonly rotation: number;
}

/**
 * A shape from the way to each of its parts: directions to go from the anchor, when the piece is not turned.
 * Part 0 is the anchor itself, so its way is empty.
 */
export function pieceShape(ways: readonly (readonly number[])[]): PieceShape {
  if (ways[0]?.length !== 0) throw new Error('the first part of a piece is its anchor: its way must be empty');
  const parts = ways.length;
  const u = new Int32Array(6 * parts);
  const v = new Int32Array(6 * parts);
  for (let rotation = 0; rotation < 6; rotation++) {
    ways.forEach((way, part) => {
      for (const direction of way) {
        const [du, dv] = HEX_STEPS[turn(direction, rotation)]!;
        u[rotation * parts + part]! += du;
        v[rotation * parts + part]! += dv;
      }
    });
  }
  const places = new Set(ways.map((_, part) => `${u[part]},${v[part]}`));
  if (places.size !== parts) throw new Error('two parts of a piece lie on the same hex');
  return { parts, u, v };
}

/** A mounted man: head and tail. The anchor is the head; the rotation is the direction he faces. */
export const MOUNTED: PieceShape = pieceShape([[], [3]]);

/** Adds to `into` the cells of the parts, in their order; -1 for a part off the map. */
export function footprint(grid: HexGrid, shape: PieceShape, at: Placement, into: number[] = []): number[] {
  const u = grid.u[at.anchor]!;
  const v = grid.v[at.anchor]!;
  const first = at.rotation * shape.parts;
  for (let i = first; i < first + shape.parts; i++) into.push(cellAtLattice(grid, u + shape.u[i]!, v + shape.v[i]!));
  return into;
}

export function fits(grid: HexGrid, shape: PieceShape, at: Placement): boolean {
  return footprint(grid, shape, at).every(cell => cell >= 0);
}

/** The cells next to any of these and not among them. */
export function cellsAround(grid: Grid, cells: readonly number[], ways?: Ways): number[] {
  const around: number[] = [];
  const stride = directionStride(grid, ways);
  for (const cell of cells) {
    for (let direction = 0; direction < grid.directions; direction += stride) {
      const next = neighbour(grid, cell, direction);
      if (next >= 0 && !cells.includes(next) && !around.includes(next)) around.push(next);
    }
  }
  return around;
}

/**
 * A mounted man rides one hex: straight ahead, or ahead to the left (-1) or right (1). The tail follows into the
 * hex that the head leaves. Undefined when that goes off the map.
 */
export function ride(grid: HexGrid, from: Placement, veer: -1 | 0 | 1 = 0): Placement | undefined {
  const rotation = turn(from.rotation, veer);
  const anchor = neighbour(grid, from.anchor, rotation);
  return anchor < 0 ? undefined : { anchor, rotation };
}

export interface Pivot {
  readonly to: Placement;
  /** The cells that the piece passes over or ends on and did not cover before, in the order it meets them. */
  readonly swept: readonly number[];
}

/**
 * Turns a piece about one of its parts by so many 60 degree steps, clockwise when positive. Every other part goes
 * round on its ring, over all the cells between. Undefined when any of it would pass off the map.
 */
export function pivot(
  grid: HexGrid,
  shape: PieceShape,
  from: Placement,
  part: number,
  steps: number,
): Pivot | undefined {
  const before = footprint(grid, shape, from);
  const centre = before[part];
  if (centre === undefined) throw new Error(`a piece of ${shape.parts} hexes has no part ${part}`);
  if (before.includes(-1)) throw new Error('a piece that lies off the map cannot turn');
  const swept: number[] = [];
  const places = before.map(cell => ({ u: grid.u[cell]! - grid.u[centre]!, v: grid.v[cell]! - grid.v[centre]! }));
  const cellOf = ({ u, v }: LatticeVector): number => cellAtLattice(grid, grid.u[centre]! + u, grid.v[centre]! + v);
  for (let turned = 0; turned < Math.abs(steps); turned++) {
    for (let i = 0; i < places.length; i++) {
      const radius = latticeLength(places[i]!);
      for (let moved = 0; moved < radius; moved++) {
        const place = alongRing(places[i]!, steps > 0);
        const cell = cellOf(place);
        if (cell < 0) return undefined;
        if (!before.includes(cell) && !swept.includes(cell)) swept.push(cell);
        places[i] = place;
      }
    }
  }
  return { to: { anchor: cellOf(places[0]!), rotation: turn(from.rotation, steps) }, swept };
}

interface LatticeVector {
  readonly u: number;
  readonly v: number;
}

function latticeLength({ u, v }: LatticeVector): number {
  return Math.max(Math.abs(u), Math.abs(v), Math.abs(u + v));
}

/** The next place on the ring around the origin. */
function alongRing({ u, v }: LatticeVector, clockwise: boolean): LatticeVector {
  const at = latticeBearing(u, v);
  // Between directions d and d + 1 a ring runs in direction d + 2, or backwards in d + 5.
  const direction = clockwise ? Math.floor(at / 4) + 2 : Math.floor(((at + 23) % 24) / 4) + 5;
  const [du, dv] = HEX_STEPS[turn(direction, 0)]!;
  return { u: u + du, v: v + dv };
}
