import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  type Grid,
  manhattanDistance,
  neighbour,
  requireCell,
  ring,
  type Ways,
  within,
} from '../src/index.ts';
import { at, cellIds, HEX_CASES, hexGrid, squareGrid } from './geometry.ts';

/** Steps from a cell to all others, counted cell by cell. */
function stepsFrom(grid: Grid, start: number, everyDirection: number): Map<number, number> {
  const steps = new Map([[start, 0]]);
  const waiting = [start];
  for (const cell of waiting) {
    for (let direction = 0; direction < grid.directions; direction += everyDirection) {
      const next = neighbour(grid, cell, direction);
      if (next < 0 || steps.has(next)) continue;
      steps.set(next, (steps.get(cell) ?? 0) + 1);
      waiting.push(next);
    }
  }
  return steps;
}

function expectRings(grid: Grid, ways: Ways, distanceOf: (a: number, b: number) => number): void {
  for (const cell of cellIds(grid)) {
    for (let radius = 0; radius <= 13; radius++) {
      const atRadius = cellIds(grid).filter(other => distanceOf(cell, other) === radius);
      expect(ring(grid, cell, radius, ways).sort((a, b) => a - b)).toEqual(atRadius);
      const upTo = cellIds(grid).filter(other => distanceOf(cell, other) <= radius);
      expect(within(grid, cell, radius, ways).sort((a, b) => a - b)).toEqual(upTo);
    }
  }
}

describe.each(HEX_CASES)('hexes, $orientation, $shifted shifted', hexCase => {
  const grid = hexGrid(hexCase, 8, 7);

  it('counts distance as steps', () => {
    for (const cell of cellIds(grid)) {
      const steps = stepsFrom(grid, cell, 1);
      for (const other of cellIds(grid)) expect(distance(grid, cell, other)).toBe(steps.get(other));
    }
  });

  it('clips rings and ranges to the board', () => {
    expectRings(grid, 6, (a, b) => distance(grid, a, b));
  });

  it('clips them to holes in the board too', () => {
    const holed = hexGrid(hexCase, 6, 6, ['0101', '0303', '0304', '0606']);
    expectRings(holed, 6, (a, b) => distance(holed, a, b));
  });

  it('keeps the triangle inequality and symmetry', () => {
    const cell = fc.nat(grid.cellCount - 1);
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        expect(distance(grid, a, b)).toBe(distance(grid, b, a));
        expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
        expect(manhattanDistance(grid, a, b)).toBe(distance(grid, a, b));
      }),
    );
  });
});

describe('hexes by hand', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 26, 16);
  const cell = (name: string) => requireCell(grid, name);

  it('measures across columns', () => {
    expect(distance(grid, cell('0101'), cell('0101'))).toBe(0);
    expect(distance(grid, cell('0101'), cell('0301'))).toBe(2);
    expect(distance(grid, cell('0101'), cell('2601'))).toBe(25);
    expect(distance(grid, cell('0101'), cell('2616'))).toBe(28);
  });

  it('goes round a ring clockwise from direction 0', () => {
    const around = ring(grid, cell('0505'), 1);
    expect(around.map(c => at(grid.names, c))).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(ring(grid, cell('0505'), 3)).toHaveLength(18);
    expect(ring(grid, cell('0505'), -1)).toEqual([]);
  });

  it('adds to a list of its caller', () => {
    const list = [7];
    expect(within(grid, cell('0505'), 1, 6, list)).toBe(list);
    expect(list).toHaveLength(8);
  });

  it('stops at the end of the board, however far it is asked to go', () => {
    expect(within(grid, 0, 1_000_000)).toHaveLength(grid.cellCount);
  });
});

describe('squares', () => {
  const grid = squareGrid(7, 6);

  it('counts distance with diagonals and without', () => {
    for (const cell of cellIds(grid)) {
      const steps = stepsFrom(grid, cell, 1);
      const straight = stepsFrom(grid, cell, 2);
      for (const other of cellIds(grid)) {
        expect(distance(grid, cell, other)).toBe(steps.get(other));
        expect(manhattanDistance(grid, cell, other)).toBe(straight.get(other));
      }
    }
  });

  it('has square rings and diamond rings', () => {
    expectRings(grid, 8, (a, b) => distance(grid, a, b));
    expectRings(grid, 4, (a, b) => manhattanDistance(grid, a, b));
  });

  it('has no six ways', () => {
    expect(() => ring(grid, 0, 1, 6)).toThrow('a square grid has no 6 ways');
    expect(() => ring(hexGrid({ orientation: 'flat', shifted: 'odd' }, 2, 2), 0, 1, 4)).toThrow(
      'a hex grid has no 4 ways',
    );
  });
});
