import { directionStride, type Grid, type Ways } from '../grid/grid.ts';
import { spread } from './spread.ts';

/** A set of cells: 1 for every cell that is in it, 0 for the others. */
type CellSet = Uint8Array;

export function cellSet(grid: Grid, cells: Iterable<number>): CellSet {
  const set = new Uint8Array(grid.cellCount);
  for (const cell of cells) set[cell] = 1;
  return set;
}

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
  let count = 0;
  for (let start = 0; start < cellCount; start++) {
    if (passable[start] === 0 || labels[start]! >= 0) continue;
    const { nodes } = spread({
      size: cellCount,
      from: start,
      steps(cell, _, go) {
        for (let way = cell * directions; way < (cell + 1) * directions; way += stride) {
          const next = neighbours[way]!;
          if (next >= 0 && passable[next] !== 0) go(next, 0);
        }
      },
    });
    for (const cell of nodes) labels[cell] = count;
    count++;
  }
  return { count, labels };
}
