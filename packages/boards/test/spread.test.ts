import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTo, type SpreadQuery, spread, wayTo } from '../src/index.ts';
import { at } from './geometry.ts';

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

const SIZE = 12;
const anyEdges = fc.array(
  fc.record({
    from: fc.nat({ max: SIZE - 1 }),
    to: fc.nat({ max: SIZE - 1 }),
    cost: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 60 },
);
const anyStarts = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { minLength: 1, maxLength: 3 });

const along =
  (edges: readonly Edge[]): SpreadQuery['steps'] =>
  (node, _, go) => {
    for (const { from, to, cost } of edges) if (from === node) go(to, cost);
  };

/** Costs by relaxing every edge until nothing gets cheaper. */
function bellmanFord(starts: readonly number[], edges: readonly Edge[], most: number): Map<number, number> {
  const costs = new Map(starts.map(start => [start, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, cost } of edges) {
      const total = (costs.get(from) ?? Number.POSITIVE_INFINITY) + cost;
      if (total > most || total >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(to, total);
      changed = true;
    }
  }
  return costs;
}

/** A corridor of nodes, one step from each to the next. */
const corridor = (cost: number): Pick<SpreadQuery, 'size' | 'steps'> => ({
  size: 100,
  steps: (node, _, go) => go(node + 1 < 100 ? node + 1 : -1, cost),
});

describe('spread', () => {
  it('finds every node within its points at the least cost, by a way that costs as much', () => {
    fc.assert(
      fc.property(anyEdges, anyStarts, fc.integer({ min: 0, max: 20 }), (edges, starts, most) => {
        const found = spread({ size: SIZE, from: starts, most, steps: along(edges) });
        const costs = new Map(found.nodes.map((node, place) => [node, at(found.costs, place)]));
        expect(costs).toEqual(bellmanFord(starts, edges, most));
        expect(costs.size).toBe(found.nodes.length);
        found.nodes.forEach((node, place) => {
          const way = wayTo(found, place);
          expect(starts).toContain(way[0]);
          expect(way.at(-1)).toBe(node);
          expect(firstTo(found, place)).toBe(way[1] ?? -1);
          const paid = way.slice(1).map((to, step) => {
            const steps = edges.filter(edge => edge.from === way[step] && edge.to === to);
            return Math.min(...steps.map(({ cost }) => cost));
          });
          expect(paid.reduce((sum, cost) => sum + cost, 0)).toBe(found.costs[place]);
        });
      }),
    );
  });

  it('leaves the cheapest node first and each of them once', () => {
    fc.assert(
      fc.property(anyEdges, anyStarts, (edges, from) => {
        const left: { node: number; spent: number }[] = [];
        const found = spread({
          size: SIZE,
          from,
          steps(node, spent, go, known) {
            left.push({ node, spent });
            along(edges)(node, spent, go, known);
          },
        });
        const costs = left.map(({ spent }) => spent);
        expect(costs).toEqual(costs.toSorted((one, other) => one - other));
        expect(left.map(({ node }) => node).toSorted()).toEqual(found.nodes.toSorted());
      }),
    );
  });

  it('lists nodes as it comes upon them and keeps the first of equally cheap ways', () => {
    const edges = [
      { from: 0, to: 3, cost: 2 },
      { from: 0, to: 2, cost: 1 },
      { from: 0, to: 1, cost: 1 },
      { from: 2, to: 4, cost: 1 },
      { from: 1, to: 4, cost: 1 },
      { from: 2, to: 3, cost: 1 },
    ];
    const found = spread({ size: SIZE, from: 0, steps: along(edges) });
    expect(found.nodes).toEqual([0, 3, 2, 1, 4]);
    expect(found.costs).toEqual([0, 2, 1, 1, 2]);
    expect(wayTo(found, 4)).toEqual([0, 2, 4]);
    expect(wayTo(found, 1)).toEqual([0, 3]);
  });

  it('goes as far as its points and no further, and nowhere off the board', () => {
    expect(spread({ ...corridor(3), from: 10, most: 8 }).nodes).toEqual([10, 11, 12]);
    expect(spread({ ...corridor(3), from: 10, most: 9 }).nodes).toEqual([10, 11, 12, 13]);
    expect(spread({ ...corridor(1), from: 98 }).nodes).toEqual([98, 99]);
    expect(spread({ ...corridor(1), from: [] }).nodes).toEqual([]);
  });

  it('tells the steps what has been spent, so that they can depend on it', () => {
    const found = spread({ size: 100, from: 0, most: 15, steps: (node, spent, go) => go(node + 1, spent + 1) });
    expect(found.costs).toEqual([0, 1, 3, 7, 15]);
  });

  it('tells the steps what a node has cost so far', () => {
    const told: number[][] = [];
    spread({
      size: 4,
      from: 0,
      steps(node, _, go, known) {
        if (node === 0) go(1, 2);
        told.push([0, 1, 2].map(known));
        if (node === 1) go(2, 2);
      },
    });
    const never = Number.POSITIVE_INFINITY;
    expect(told).toEqual([
      [0, 2, never],
      [0, 2, never],
      [0, 2, 4],
    ]);
  });

  it('ends at the first node asked for, the start among them', () => {
    const found = spread({ ...corridor(2), from: 5, until: node => node >= 8 });
    expect(found.nodes[found.end]).toBe(8);
    expect(found.costs[found.end]).toBe(6);
    expect(wayTo(found, found.end)).toEqual([5, 6, 7, 8]);
    expect(spread({ ...corridor(2), from: 5, until: node => node === 5 }).end).toBe(0);
    expect(spread({ ...corridor(2), from: 5, most: 4, until: node => node >= 8 }).end).toBe(-1);
  });

  it('forgets one search before the next, whatever their sizes, even when it was broken off', () => {
    const fails = (): void => {
      throw new Error('broken off');
    };
    expect(() => spread({ size: 500, from: 0, until: node => node === 3, steps: fails })).toThrow('broken off');
    for (const size of [3, 700, 100, 3]) {
      const steps: SpreadQuery['steps'] = (node, _, go) => go(node + 1 < size ? node + 1 : -1, 90);
      const found = spread({ size, from: 0, steps });
      expect(found.nodes).toHaveLength(size);
      expect(found.costs.at(-1)).toBe((size - 1) * 90);
    }
  });

  it('can be asked again in the middle of a search', () => {
    const lengths: number[] = [];
    const outer = spread({
      ...corridor(1),
      from: 90,
      steps(node, spent, go, known) {
        lengths.push(spread({ ...corridor(1), from: node }).nodes.length);
        corridor(1).steps(node, spent, go, known);
      },
    });
    expect(lengths).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(outer.nodes).toHaveLength(10);
  });

  it('refuses costs that are not whole, or less than nothing', () => {
    expect(() => spread({ ...corridor(0.5), from: 0 })).toThrow('a step cannot cost 0.5');
    expect(() => spread({ ...corridor(-1), from: 0 })).toThrow('a step cannot cost -1');
    expect(() => spread({ ...corridor(Number.NaN), from: 0 })).toThrow('a step cannot cost NaN');
  });
});
