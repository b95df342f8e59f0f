import { addBuckets } from './bucket-queue.ts';
import { directionStride, type Grid } from './grid.ts';
import type { Reach, ReachQuery } from './reach.ts';
import { MUST_STOP, NO_ENTRY, PASS_ONLY, requireWhole, UNREACHED } from './search-terms.ts';

/**
 * The search where facing does not matter. Bots live in this loop: the queue is worked on in local variables,
 * which is half as quick again as calling push for every cell.
 */
export function searchCells(grid: Grid, query: ReachQuery, found: Reach): void {
  const { from, cost, marks } = query;
  const { costs, cameFrom, ends, endCells, queue } = found;
  const { states, nexts } = queue;
  const { neighbours, directions } = grid;
  const stride = directionStride(grid, query.ways);
  const budget = query.budget ?? UNREACHED;
  const table = typeof cost === 'function' ? undefined : cost;
  const ask = typeof cost === 'function' ? cost : undefined;
  let { firsts, lasts } = queue;
  let endCount = 0;
  let taken = 0;
  let pushed = 1;
  costs[from] = 0;
  cameFrom[from] = -1;
  states[0] = from;
  nexts[0] = -1;
  firsts[0] = 0;
  lasts[0] = 0;

  for (let spent = 0; taken < pushed; spent++) {
    for (let entry = firsts[spent]!; entry >= 0; entry = nexts[entry]!) {
      taken++;
      const cell = states[entry]!;
      if (costs[cell] !== spent) continue; // A cheaper way here was found after this one was queued.
      const mark = marks === undefined || cell === from ? 0 : marks[cell]!;
      if ((mark & PASS_ONLY) === 0) {
        ends[cell] = cell;
        endCells[endCount++] = cell;
      }
      if ((mark & MUST_STOP) !== 0) continue;

      const edges = cell * directions;
      for (let direction = 0; direction < directions; direction += stride) {
        const next = neighbours[edges + direction]!;
        if (next < 0 || (marks !== undefined && (marks[next]! & NO_ENTRY) !== 0)) continue;
        const step = table !== undefined ? table[edges + direction]! : ask!(next, cell, direction);
        if (step < 0) continue;
        const total = spent + step;
        if (total > budget || total >= costs[next]!) continue;
        requireWhole(total);
        if (total >= firsts.length) {
          addBuckets(queue, total);
          firsts = queue.firsts;
          lasts = queue.lasts;
        }
        costs[next] = total;
        cameFrom[next] = cell;
        states[pushed] = next;
        nexts[pushed] = -1;
        if (firsts[total]! < 0) firsts[total] = pushed;
        else nexts[lasts[total]!] = pushed;
        lasts[total] = pushed++;
      }
    }
  }
  found.endCount = endCount;
}
