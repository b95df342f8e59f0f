import { endsOfSide, type HexGrid, type Point } from '@carroccio/boards';
import { drawn } from './unit.ts';

/** The sides of cells joined end to end into lines, for streams and walls that follow hexsides. */
export function linesAlong(grid: HexGrid, sides: readonly number[]): Point[][] {
  const ends = sides.map(side => endsOfSide(grid, side).map(drawn));
  const corners = new Map<string, Corner>();
  const cornerAt = (point: Point): Corner => {
    const key = `${Math.round(point.x)},${Math.round(point.y)}`;
    const corner = corners.get(key) ?? { point, next: new Set<Corner>() };
    corners.set(key, corner);
    return corner;
  };
  for (const [from, to] of ends) {
    if (from === undefined || to === undefined) continue;
    const [a, b] = [cornerAt(from), cornerAt(to)];
    a.next.add(b);
    b.next.add(a);
  }
  const lines: Point[][] = [];
  const all = [...corners.values()];
  // Ends and forks first; what then remains are closed lines.
  for (const start of [...all.filter(({ next }) => next.size !== 2), ...all])
    while (start.next.size > 0) lines.push(walk(start));
  return lines;
}

interface Corner {
  readonly point: Point;
  readonly next: Set<Corner>;
}

function walk(start: Corner): Point[] {
  const line = [start.point];
  let here = start;
  for (;;) {
    const [next] = here.next;
    if (next === undefined) return line;
    const fork = next.next.size > 2;
    here.next.delete(next);
    next.next.delete(here);
    line.push(next.point);
    if (fork) return line;
    here = next;
  }
}
