import type { CellSet } from './cell-set.ts';
import { directionStride, type Grid, type Ways } from './grid.ts';

// Room for the search, kept from one call to the next: nothing here calls back, so no two searches ever overlap.
let queue = new Int32Array(0);
let distances = new Int32Array(0);

/**
 * The number of steps of the shortest path over passable cells, or -1 when there is none.
 * The two ends are not asked whether they are passable.
 */
export function pathDistance(grid: Grid, from: number, to: number, passable: CellSet, ways?: Ways): number {
  if (from === to) return 0;
  const { neighbours, directions, cellCount } = grid;
  const stride = directionStride(grid, ways);
  if (queue.length < cellCount) {
    queue = new Int32Array(cellCount);
    distances = new Int32Array(cellCount);
  }
  distances.fill(-1, 0, cellCount);
  distances[from] = 0;
  queue[0] = from;
  let queued = 1;
  for (let taken = 0; taken < queued; taken++) {
    const cell = queue[taken]!;
    const steps = distances[cell]! + 1;
    for (let direction = 0; direction < directions; direction += stride) {
      const next = neighbours[cell * directions + direction]!;
      if (next < 0 || distances[next]! >= 0) continue;
      if (next === to) return steps;
      if (passable[next] === 0) continue;
      distances[next] = steps;
      queue[queued++] = next;
    }
  }
  return -1;
}

/** Whether a path over passable cells joins two cells. */
export function connected(grid: Grid, from: number, to: number, passable: CellSet, ways?: Ways): boolean {
  return pathDistance(grid, from, to, passable, ways) >= 0;
}
