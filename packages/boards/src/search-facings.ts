import { push } from './bucket-queue.ts';
import { type FacingRule, FRONT } from './facing.ts';
import type { Grid } from './grid.ts';
import type { Reach, ReachFacing, ReachQuery } from './reach.ts';
import { MUST_STOP, NO_ENTRY, PASS_ONLY, requireWhole, UNREACHED } from './search-terms.ts';

/** The search over cells and facings: state cell * 6 + facing. */
export function searchFacings(grid: Grid, query: ReachQuery, facing: ReachFacing, found: Reach): void {
  if (grid.shape !== 'hex') throw new Error('only pieces on hexes have a facing');
  const { from, cost, marks } = query;
  const { costs, ends, endCells, queue } = found;
  const { neighbours } = grid;
  const budget = query.budget ?? UNREACHED;
  const table = typeof cost === 'function' ? undefined : cost;
  const ask = typeof cost === 'function' ? cost : undefined;
  const front = frontOf(facing.rule);
  improve(found, from * 6 + facing.start, 0, -1);

  let taken = 0;
  for (let spent = 0; taken < queue.pushed; spent++) {
    for (let entry = queue.firsts[spent]!; entry >= 0; entry = queue.nexts[entry]!) {
      taken++;
      const state = queue.states[entry]!;
      if (costs[state] !== spent) continue; // A cheaper way here was found after this one was queued.
      const cell = (state / 6) | 0;
      const towards = state - cell * 6;
      const mark = marks === undefined || cell === from ? 0 : marks[cell]!;
      if ((mark & PASS_ONLY) === 0 && ends[cell]! < 0) {
        ends[cell] = state;
        endCells[found.endCount++] = cell;
      }
      if ((mark & MUST_STOP) === 0) {
        for (let i = 0; i < front.length; i++) {
          const direction = (front[i]! + towards) % 6;
          const next = neighbours[cell * 6 + direction]!;
          if (next < 0 || (marks !== undefined && (marks[next]! & NO_ENTRY) !== 0)) continue;
          const step = table !== undefined ? table[cell * 6 + direction]! : ask!(next, cell, direction);
          if (step < 0 || spent + step > budget) continue;
          improve(found, next * 6 + towards, spent + step, state);
        }
      }
      for (let by = 1; by <= 3; by++) {
        const turning = facing.turnCost(cell, by);
        if (turning < 0 || spent + turning > budget) continue;
        improve(found, cell * 6 + ((towards + by) % 6), spent + turning, state);
        improve(found, cell * 6 + ((towards + 6 - by) % 6), spent + turning, state);
      }
    }
  }
}

function improve(found: Reach, state: number, cost: number, cameFrom: number): void {
  if (cost >= found.costs[state]!) return;
  requireWhole(cost);
  found.costs[state] = cost;
  found.cameFrom[state] = cameFrom;
  push(found.queue, state, cost);
}

/** The directions of the front, counted from the facing. */
function frontOf(rule: FacingRule): number[] {
  return [0, 1, 2, 3, 4, 5].filter(direction => rule.aspects[direction] === FRONT);
}
