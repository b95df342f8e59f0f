import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellSet,
  connected,
  difference,
  distance,
  type Grid,
  manhattanDistance,
  namedRegion,
  neighbour,
  pathDistance,
  regions,
  requireCell,
  type Ways,
} from '../src/index.ts';
import { cellIds, HEX_CASES, hexGrid, squareGrid } from './geometry.ts';

/** Steps over passable cells, the ends excepted, by letting every cell take the least of its neighbours plus one. */
function naiveSteps(grid: Grid, from: number, to: number, passable: Uint8Array, everyDirection: number): number {
  const steps = cellIds(grid).map(cell => (cell === from ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < grid.cellCount; round++) {
    for (const cell of cellIds(grid)) {
      if (cell !== to && passable[cell] === 0) continue;
      for (let direction = 0; direction < grid.directions; direction += everyDirection) {
        const next = neighbour(grid, cell, direction);
        const isOpen = next >= 0 && (next === from || passable[next] === 1);
        if (isOpen) steps[cell] = Math.min(steps[cell] ?? 0, (steps[next] ?? 0) + 1);
      }
    }
  }
  const found = steps[to] ?? Number.POSITIVE_INFINITY;
  return found === Number.POSITIVE_INFINITY ? -1 : found;
}

const boards: { name: string; grid: Grid; ways: Ways }[] = [
  ...HEX_CASES.map(hexCase => ({
    name: `hexes, ${hexCase.orientation}, ${hexCase.shifted} shifted`,
    grid: hexGrid(hexCase, 5, 5, ['0202']),
    ways: 6 as const,
  })),
  { name: 'squares with 4 neighbours', grid: squareGrid(5, 5, ['0202']), ways: 4 },
  { name: 'squares with 8 neighbours', grid: squareGrid(5, 5, ['0202']), ways: 8 },
];

describe.each(boards)('$name', ({ grid, ways }) => {
  const everyDirection = ways === 4 ? 2 : 1;
  const cell = fc.nat(grid.cellCount - 1);
  const open = fc.array(fc.nat(1), { minLength: grid.cellCount, maxLength: grid.cellCount });

  it('measures paths as a naive search does', () => {
    fc.assert(
      fc.property(cell, cell, open, (from, to, cells) => {
        const passable = Uint8Array.from(cells);
        const expected = naiveSteps(grid, from, to, passable, everyDirection);
        expect(pathDistance(grid, from, to, passable, ways)).toBe(expected);
        expect(pathDistance(grid, to, from, passable, ways)).toBe(expected);
        expect(connected(grid, from, to, passable, ways)).toBe(expected >= 0);
      }),
      { numRuns: 60 },
    );
  });

  it('puts cells into one region when a path joins them', () => {
    fc.assert(
      fc.property(open, cells => {
        const passable = Uint8Array.from(cells);
        const { count, labels } = regions(grid, passable, ways);
        expect(new Set(labels.filter(label => label >= 0)).size).toBe(count);
        const firsts = Array.from({ length: count }, (_, label) => labels.indexOf(label));
        expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
        for (const a of cellIds(grid)) {
          expect((labels[a] ?? -1) >= 0).toBe(passable[a] === 1);
          for (const b of cellIds(grid)) {
            if (!passable[a] || !passable[b]) continue;
            expect(labels[a] === labels[b]).toBe(connected(grid, a, b, passable, ways));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('by hand', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 7, 5);
  const named = (name: string) => requireCell(grid, name);
  const everywhere = cellSet(grid, cellIds(grid));
  const wall = namedRegion(grid, ['0401:0405']);

  it('is as far as the crow flies where nothing is in the way', () => {
    for (const cell of cellIds(grid)) {
      expect(pathDistance(grid, 0, cell, everywhere)).toBe(distance(grid, 0, cell));
    }
    const squares = squareGrid(4, 4);
    const open = cellSet(squares, cellIds(squares));
    expect(pathDistance(squares, 0, 15, open, 4)).toBe(manhattanDistance(squares, 0, 15));
  });

  it('goes round, or does not arrive', () => {
    const gap = difference(everywhere, namedRegion(grid, ['0401:0404']));
    expect(pathDistance(grid, named('0301'), named('0501'), gap)).toBe(10);
    const closed = difference(everywhere, wall);
    expect(pathDistance(grid, named('0301'), named('0501'), closed)).toBe(-1);
    expect(connected(grid, named('0301'), named('0101'), closed)).toBe(true);
    expect(regions(grid, closed).count).toBe(2);
  });

  it('does not ask whether the ends are passable', () => {
    const nowhere = cellSet(grid);
    expect(pathDistance(grid, 3, 3, nowhere)).toBe(0);
    expect(pathDistance(grid, named('0301'), named('0302'), nowhere)).toBe(1);
    expect(pathDistance(grid, named('0301'), named('0303'), nowhere)).toBe(-1);
    expect(regions(grid, nowhere)).toMatchObject({ count: 0 });
  });

  it('is one region on a single cell', () => {
    const single = hexGrid({ orientation: 'flat', shifted: 'even' }, 1, 1);
    expect(regions(single, cellSet(single, [0]))).toEqual({ count: 1, labels: Int32Array.of(0) });
  });
});
