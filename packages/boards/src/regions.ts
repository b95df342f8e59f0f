import type { CellSet } from './cell-set.ts';
import { directionStride, type Grid, type Ways } from './grid.ts';

/** The connected parts of a map. */
export interface Regions {
  readonly count: number;
  /** The part every cell belongs to, numbered from 0 in the order of their lowest cells; -1 outside all of them. */
  readonly labels: Int32Array;
}

/** Parts the given cells into those that can be walked through without leaving them. */
export function regions(grid: Grid, passable: CellSet, ways?: Ways): Regions {
  const { neighbours, directions, cellCount } = grid;
  const stride = directionStride(grid, ways);
  const labels = new Int32Array(cellCount).fill(-1);
  const waiting: number[] = [];
  let count = 0;
  for (let start = 0; start < cellCount; start++) {
    if (passable[start] === 0 || labels[start]! >= 0) continue;
    labels[start] = count;
    waiting.push(start);
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (let direction = 0; direction < directions; direction += stride) {
        const next = neighbours[cell * directions + direction]!;
        if (next < 0 || passable[next] === 0 || labels[next]! >= 0) continue;
        labels[next] = count;
        waiting.push(next);
      }
    }
    count++;
  }
  return { count, labels };
}
