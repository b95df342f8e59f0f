import type { Point, SquareGrid } from '@carroccio/boards';
import { UNIT } from '@carroccio/table/ground/unit.ts';

/** By column and row, both from 0; beyond the edge of the map the ground goes on as it is there. */
export type Inside = (column: number, row: number) => boolean;

interface Step {
  readonly from: Point;
  readonly to: Point;
}

const key = ({ x, y }: Point): string => `${x},${y}`;

/** The sides of a region's squares that have the region on one hand only, walked clockwise around it. */
function edgesOf({ columns, rows }: SquareGrid, inside: Inside): Step[] {
  const edges: Step[] = [];
  for (let row = -1; row <= rows; row++)
    for (let column = -1; column <= columns; column++) {
      if (!inside(column, row)) continue;
      const corner = (dx: number, dy: number): Point => ({ x: column + dx, y: row + dy });
      const bounds = (c: number, r: number): boolean => c < -1 || r < -1 || c > columns || r > rows || !inside(c, r);
      if (bounds(column, row - 1)) edges.push({ from: corner(0, 0), to: corner(1, 0) });
      if (bounds(column + 1, row)) edges.push({ from: corner(1, 0), to: corner(1, 1) });
      if (bounds(column, row + 1)) edges.push({ from: corner(1, 1), to: corner(0, 1) });
      if (bounds(column - 1, row)) edges.push({ from: corner(0, 1), to: corner(0, 0) });
    }
  return edges;
}

/** Where two squares of a region touch only at a corner, the line turns right and keeps them apart. */
function nextOf(edge: Step, starting: readonly Step[]): Step | undefined {
  const turn = ({ from, to }: Step): number => {
    const [ax, ay] = [edge.to.x - edge.from.x, edge.to.y - edge.from.y];
    const [bx, by] = [to.x - from.x, to.y - from.y];
    return ax * by - ay * bx;
  };
  return starting.toSorted((a, b) => turn(b) - turn(a))[0];
}

/** The closed lines around a region of squares, in board units. */
export function ringsAround(grid: SquareGrid, inside: Inside): Point[][] {
  const byStart = new Map<string, Step[]>();
  for (const edge of edgesOf(grid, inside)) {
    const known = byStart.get(key(edge.from));
    if (known) known.push(edge);
    else byStart.set(key(edge.from), [edge]);
  }
  const rings: Point[][] = [];
  const take = (edge: Step): void => {
    const left = (byStart.get(key(edge.from)) ?? []).filter(one => one !== edge);
    if (left.length > 0) byStart.set(key(edge.from), left);
    else byStart.delete(key(edge.from));
  };
  for (let first = byStart.values().next().value?.[0]; first; first = byStart.values().next().value?.[0]) {
    const ring: Point[] = [];
    for (let edge: Step | undefined = first; edge; edge = nextOf(edge, byStart.get(key(edge.to)) ?? [])) {
      take(edge);
      ring.push({ x: edge.to.x * UNIT, y: edge.to.y * UNIT });
    }
    rings.push(ring);
  }
  return rings;
}
