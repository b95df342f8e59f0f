import type { HexGrid, Point } from '@carroccio/boards';
import { roundedRing } from './path.ts';
import { UNIT } from './unit.ts';

/** One side of a region's outline, walked clockwise around the region. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
  readonly inner: number;
  /** The cell outside the region, -1 beyond the map. */
  readonly outer: number;
}

export type Ring = readonly Stretch[];

interface Edge extends Stretch {
  readonly start: string;
  readonly end: string;
}

/** The closed lines around a region of cells; holes have lines of their own. */
export function ringsAround(grid: HexGrid, inside: (cell: number) => boolean, offset: Point = { x: 0, y: 0 }): Ring[] {
  const { x, y, corners, scaleX, scaleY } = grid.plane;
  const byStart = new Map<string, Edge>();
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (!inside(cell)) continue;
    const corner = (index: number): { point: Point; key: string } => {
      const [dx, dy] = corners[index % 6] ?? [0, 0];
      const [across, down] = [(x[cell] ?? 0) + dx, (y[cell] ?? 0) + dy];
      const point = { x: across * scaleX * UNIT + offset.x, y: down * scaleY * UNIT + offset.y };
      return { point, key: `${across},${down}` };
    };
    for (let side = 0; side < 6; side++) {
      const outer = grid.neighbours[cell * 6 + side] ?? -1;
      if (outer >= 0 && inside(outer)) continue;
      const before = corner(side + 5);
      const after = corner(side);
      const edge = { from: before.point, to: after.point, inner: cell, outer, start: before.key, end: after.key };
      byStart.set(edge.start, edge);
    }
  }
  return chained(byStart);
}

/** Three cells meet at a corner, so at most one stretch of an outline starts there. */
function chained(byStart: Map<string, Edge>): Ring[] {
  const rings: Ring[] = [];
  for (let first = byStart.values().next().value; first !== undefined; first = byStart.values().next().value) {
    const ring: Edge[] = [];
    for (let edge: Edge | undefined = first; edge !== undefined; edge = byStart.get(edge.end)) {
      byStart.delete(edge.start);
      ring.push(edge);
    }
    rings.push(ring);
  }
  return rings;
}

/** A region with rounded corners, as the ground has. */
export const softOutline = (rings: readonly Ring[]): string =>
  rings.map(ring => roundedRing(ring.map(({ to }) => to))).join('');
