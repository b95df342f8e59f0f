import fc from 'fast-check';
import { type Grid, MUST_STOP, NO_ENTRY, neighbour, PASS_ONLY, type ReachQuery, type StepCost } from '../src/index.ts';
import { at, cellIds } from './geometry.ts';

export const NEVER = Number.POSITIVE_INFINITY;

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Costs by relaxing every edge until nothing gets cheaper. */
export function bellmanFord(states: number, start: number, edges: readonly Edge[], budget: number): number[] {
  const costs = new Array<number>(states).fill(NEVER);
  costs[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, cost } of edges) {
      const total = at(costs, from) + cost;
      if (total > budget || total >= at(costs, to)) continue;
      costs[to] = total;
      changed = true;
    }
  }
  return costs;
}

/** Every step that the query allows, over all the board. */
export function stepEdges(
  grid: Grid,
  query: ReachQuery,
  cost: StepCost,
  everyDirection: number,
): (Edge & { direction: number })[] {
  const markOf = (cell: number): number => query.marks?.[cell] ?? 0;
  const edges: (Edge & { direction: number })[] = [];
  for (const from of cellIds(grid)) {
    if (from !== query.from && markOf(from) & MUST_STOP) continue;
    for (let direction = 0; direction < grid.directions; direction += everyDirection) {
      const to = neighbour(grid, from, direction);
      if (to < 0 || markOf(to) & NO_ENTRY) continue;
      const step = cost(to, from, direction);
      if (step >= 0) edges.push({ from, to, cost: step, direction });
    }
  }
  return edges;
}

export const anyCosts = (count: number) =>
  fc.array(fc.integer({ min: -1, max: 4 }), { minLength: count, maxLength: count });
export const anyMark = fc.constantFrom(0, 0, 0, 0, NO_ENTRY, MUST_STOP, PASS_ONLY, MUST_STOP | PASS_ONLY);
