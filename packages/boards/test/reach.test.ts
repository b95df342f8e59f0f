import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CORNER_FACING,
  costTo,
  createReach,
  type Grid,
  MUST_STOP,
  NO_ENTRY,
  nameOf,
  neighbour,
  PASS_ONLY,
  pathTo,
  type ReachQuery,
  reach,
  reachedCells,
  requireCell,
  type StepCost,
  sideBetween,
  tabulateCosts,
  terrainCosts,
} from '../src/index.ts';
import { at, cellIds, HEX_CASES, hexGrid, squareGrid } from './geometry.ts';
import { anyCosts, anyMark, bellmanFord, NEVER, stepEdges } from './naive-search.ts';

function expectReach(grid: Grid, query: ReachQuery, cost: StepCost): void {
  const budget = query.budget ?? NEVER;
  const everyDirection = query.ways === 4 ? 2 : 1;
  const naive = bellmanFord(grid.cellCount, query.from, stepEdges(grid, query, cost, everyDirection), budget);
  const found = reach(grid, query);
  const ends = cellIds(grid).filter(cell => {
    const canEnd = cell === query.from || !((query.marks?.[cell] ?? 0) & PASS_ONLY);
    return canEnd && at(naive, cell) < NEVER;
  });
  for (const cell of cellIds(grid)) expect(costTo(found, cell)).toBe(ends.includes(cell) ? naive[cell] : -1);
  expect(reachedCells(found).sort((a, b) => a - b)).toEqual(ends);
  const inOrder = reachedCells(found).map(cell => costTo(found, cell));
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  for (const cell of cellIds(grid)) {
    const path = pathTo(found, cell);
    if (!ends.includes(cell)) {
      expect(path).toBeUndefined();
      continue;
    }
    expect(path?.[0]).toBe(query.from);
    expect(path?.at(-1)).toBe(cell);
    expect(pathCost(grid, path ?? [], cost, everyDirection)).toBe(costTo(found, cell));
  }
}

function pathCost(grid: Grid, path: readonly number[], cost: StepCost, everyDirection: number): number {
  let total = 0;
  for (let i = 1; i < path.length; i++) {
    const from = at(path, i - 1);
    let cheapest = NEVER;
    for (let direction = 0; direction < grid.directions; direction += everyDirection) {
      if (neighbour(grid, from, direction) === path[i]) cheapest = cost(at(path, i), from, direction);
    }
    total += cheapest;
  }
  return total;
}

describe('reach over hexes', () => {
  it.each(HEX_CASES)('finds the costs of a naive search, $orientation, $shifted shifted', hexCase => {
    const grid = hexGrid(hexCase, 6, 5, ['0303']);
    fc.assert(
      fc.property(
        anyCosts(grid.cellCount),
        anyCosts(grid.sideCount),
        fc.array(anyMark, { minLength: grid.cellCount, maxLength: grid.cellCount }),
        fc.nat(grid.cellCount - 1),
        fc.option(fc.nat(20), { nil: undefined }),
        (enter, cross, marks, from, budget) => {
          const cost = terrainCosts(grid, enter, cross);
          const query = {
            from,
            marks: Uint8Array.from(marks),
            ...(budget === undefined ? {} : { budget }),
          };
          expectReach(grid, { ...query, cost }, cost);
          expectReach(grid, { ...query, cost: tabulateCosts(grid, cost) }, cost);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('reach over squares', () => {
  it.each([4, 8] as const)('finds the costs of a naive search with %i neighbours', ways => {
    const grid = squareGrid(5, 5, ['0303']);
    fc.assert(
      fc.property(anyCosts(grid.cellCount), anyCosts(grid.sideCount), fc.nat(30), (enter, cross, budget) => {
        const cost = terrainCosts(grid, enter, cross);
        expectReach(grid, { from: 0, budget, cost, ways }, cost);
      }),
      { numRuns: 60 },
    );
  });
});

describe('reach by hand', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 5, 5);
  const named = (name: string) => requireCell(grid, name);
  const one = tabulateCosts(grid, () => 1);

  it('costs what the cells entered and the sides crossed cost', () => {
    const enter = new Int16Array(grid.cellCount).fill(2);
    const cross = new Int16Array(grid.sideCount);
    cross[sideBetween(grid, named('0101'), named('0102'))] = 3;
    cross[sideBetween(grid, named('0102'), named('0103'))] = -1;
    const found = reach(grid, { from: named('0101'), cost: terrainCosts(grid, enter, cross) });
    expect(costTo(found, named('0101'))).toBe(0);
    expect(costTo(found, named('0102'))).toBe(4);
    expect(pathTo(found, named('0102'))?.map(cell => nameOf(grid, cell))).toEqual(['0101', '0201', '0102']);
  });

  it('stops in zones of control, but may leave the one it starts in', () => {
    const marks = new Uint8Array(grid.cellCount);
    for (let column = 1; column <= 5; column++) marks[named(`0${column}03`)] = MUST_STOP;
    const below = reach(grid, { from: named('0301'), cost: one, marks });
    expect(costTo(below, named('0303'))).toBe(2);
    expect(costTo(below, named('0305'))).toBe(-1);
    const out = reach(grid, { from: named('0303'), cost: one, marks });
    expect(costTo(out, named('0305'))).toBe(2);
  });

  it('passes friends without ending on them', () => {
    const marks = new Uint8Array(grid.cellCount).fill(NO_ENTRY);
    marks[named('0102')] = PASS_ONLY;
    marks[named('0103')] = 0;
    const found = reach(grid, { from: named('0101'), cost: one, marks });
    expect(reachedCells(found)).toEqual([named('0101'), named('0103')]);
    expect(pathTo(found, named('0103'))).toEqual([named('0101'), named('0102'), named('0103')]);
    expect(pathTo(found, named('0102'))).toBeUndefined();
  });

  it('stays where it is without points, or on a single cell', () => {
    expect(reachedCells(reach(grid, { from: 7, budget: 0, cost: one }))).toEqual([7]);
    const single = hexGrid({ orientation: 'flat', shifted: 'even' }, 1, 1);
    expect(reachedCells(reach(single, { from: 0, cost: () => 1 }))).toEqual([0]);
  });

  it('goes free of cost where steps cost nothing', () => {
    const found = reach(grid, { from: 0, budget: 0, cost: () => 0 });
    expect(found.endCount).toBe(grid.cellCount);
    expect(pathTo(found, grid.cellCount - 1)?.at(-1)).toBe(grid.cellCount - 1);
  });

  it('has room for costs far apart', () => {
    const found = reach(grid, { from: 0, cost: cell => 1000 + cell });
    expect(costTo(found, named('0102'))).toBe(1001);
  });

  it('always finds the same path among equals', () => {
    const found = reach(grid, { from: named('0101'), cost: one });
    const path = pathTo(found, named('0505'))?.map(cell => nameOf(grid, cell));
    expect(path).toEqual(['0101', '0201', '0302', '0402', '0503', '0504', '0505']);
  });

  it('uses its room again without remembering', () => {
    const again = createReach(grid);
    for (const from of cellIds(grid)) {
      const query = { from, budget: from % 4, cost: one };
      expect(reach(grid, query, again)).toBe(again);
      expect(reachedCells(again)).toEqual(reachedCells(reach(grid, query)));
    }
  });

  it('refuses room and costs that do not fit', () => {
    expect(() => reach(grid, { from: 0, cost: one }, createReach(grid, 6))).toThrow('for other facings');
    expect(() => reach(grid, { from: 0, cost: one }, createReach(squareGrid(2, 2)))).toThrow('for another grid');
    expect(() => reach(grid, { from: 0, cost: () => 0.5 })).toThrow('costs are whole numbers');
    expect(() => tabulateCosts(grid, () => 0.5)).toThrow('a step cannot cost 0.5');
    expect(() => tabulateCosts(grid, () => 40_000)).toThrow('a step cannot cost 40000');
    expect(() => reach(grid, { from: 0, cost: one, ways: 4 })).toThrow('no 4 ways');
    const facing = { start: 0, rule: CORNER_FACING, turnCost: () => 1 };
    expect(() => reach(squareGrid(2, 2), { from: 0, cost: () => 1, facing })).toThrow('only pieces on hexes');
  });
});
