import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CORNER_FACING,
  costTo,
  type FacingRule,
  type FacingStep,
  FRONT,
  type HexGrid,
  manoeuvreTo,
  PASS_ONLY,
  pathTo,
  type ReachQuery,
  reach,
  requireCell,
  type StepCost,
  sideFacing,
  tabulateCosts,
  terrainCosts,
  turnsBetween,
} from '../src/index.ts';
import { at, cellIds, HEX_CASES, hexGrid } from './geometry.ts';
import { anyCosts, anyMark, bellmanFord, type Edge, NEVER, stepEdges } from './naive-search.ts';

describe('reach with facing', () => {
  const stateOf = ({ cell, facing }: FacingStep): number => cell * 6 + facing;

  function facingEdges(
    grid: HexGrid,
    query: ReachQuery,
    cost: StepCost,
    rule: FacingRule,
    turnCosts: readonly number[],
  ): Edge[] {
    const edges: Edge[] = [];
    for (const { from, to, cost: step, direction } of stepEdges(grid, query, cost, 1)) {
      for (let facing = 0; facing < 6; facing++) {
        const isAhead = rule.aspects[(direction - facing + 6) % 6] === FRONT;
        if (isAhead)
          edges.push({ from: stateOf({ cell: from, facing }), to: stateOf({ cell: to, facing }), cost: step });
      }
    }
    for (const cell of cellIds(grid)) {
      for (let facing = 0; facing < 6; facing++) {
        for (let turned = 0; turned < 6; turned++) {
          const turning = turnCosts[turnsBetween(facing, turned)] ?? -1;
          const ends = { from: stateOf({ cell, facing }), to: stateOf({ cell, facing: turned }) };
          if (turned !== facing && turning >= 0) edges.push({ ...ends, cost: turning });
        }
      }
    }
    return edges;
  }

  it.each(HEX_CASES)('finds the costs of a naive search, $orientation, $shifted shifted', hexCase => {
    const grid = hexGrid(hexCase, 5, 4, ['0302']);
    const turnCost = fc.integer({ min: -1, max: 3 });
    fc.assert(
      fc.property(
        anyCosts(grid.cellCount),
        fc.array(anyMark, { minLength: grid.cellCount, maxLength: grid.cellCount }),
        fc.record({ cell: fc.nat(grid.cellCount - 1), facing: fc.nat(5) }),
        fc.constantFrom(CORNER_FACING, sideFacing(1, 1), sideFacing(3, 1)),
        fc.tuple(turnCost, turnCost, turnCost),
        fc.nat(20),
        (enter, marks, start, rule, turnCosts, budget) => {
          const cost = terrainCosts(grid, enter);
          const query = {
            from: start.cell,
            budget,
            cost: tabulateCosts(grid, cost),
            marks: Uint8Array.from(marks),
            facing: { start: start.facing, rule, turnCost: (_: number, steps: number) => turnCosts[steps - 1] ?? -1 },
          };
          const edges = facingEdges(grid, query, cost, rule, [0, ...turnCosts]);
          const naive = bellmanFord(grid.cellCount * 6, stateOf(start), edges, budget);
          const found = reach(grid, query);
          for (const cell of cellIds(grid)) {
            const byFacing = naive.slice(cell * 6, cell * 6 + 6);
            const canEnd = cell === start.cell || !(at(marks, cell) & PASS_ONLY);
            const expected = byFacing.map(total => (canEnd && total < NEVER ? total : -1));
            expect([0, 1, 2, 3, 4, 5].map(facing => costTo(found, cell, facing))).toEqual(expected);
            const cheapest = Math.min(...byFacing);
            expect(costTo(found, cell)).toBe(canEnd && cheapest < NEVER ? cheapest : -1);
            for (let facing = 0; facing < 6; facing++) {
              const steps = manoeuvreTo(found, cell, facing);
              expect(steps === undefined).toBe(costTo(found, cell, facing) < 0);
              if (steps === undefined) continue;
              expect(steps[0]).toEqual(start);
              expect(steps.at(-1)).toEqual({ cell, facing });
              expect(manoeuvreCost(steps, edges)).toBe(costTo(found, cell, facing));
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  function manoeuvreCost(steps: readonly FacingStep[], edges: readonly Edge[]): number {
    let total = 0;
    for (let i = 1; i < steps.length; i++) {
      const from = stateOf(at(steps, i - 1));
      const to = stateOf(at(steps, i));
      total += Math.min(...edges.filter(edge => edge.from === from && edge.to === to).map(edge => edge.cost));
    }
    return total;
  }

  it('turns before it can step back', () => {
    const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 3, 5);
    const from = requireCell(grid, '0203');
    const behind = requireCell(grid, '0204');
    const facing = { start: 0, rule: sideFacing(1, 1), turnCost: (_: number, steps: number) => steps };
    const found = reach(grid, { from, cost: () => 2, facing });
    expect(costTo(found, requireCell(grid, '0202'))).toBe(2);
    expect(costTo(found, behind)).toBe(5);
    expect(costTo(found, behind, 0)).toBe(8);
    expect(pathTo(found, behind)).toEqual([from, behind]);
    expect(manoeuvreTo(found, behind, 3)).toEqual([
      { cell: from, facing: 0 },
      { cell: from, facing: 3 },
      { cell: behind, facing: 3 },
    ]);
  });

  it('has room for costs far apart', () => {
    const grid = hexGrid({ orientation: 'pointy', shifted: 'odd' }, 3, 3);
    const facing = { start: 2, rule: CORNER_FACING, turnCost: (_: number, steps: number) => 500 * steps };
    const found = reach(grid, { from: 4, cost: () => 1, facing });
    expect([0, 1, 2, 3, 4, 5].map(towards => costTo(found, 4, towards))).toEqual([1000, 500, 0, 500, 1000, 1500]);
  });
});
