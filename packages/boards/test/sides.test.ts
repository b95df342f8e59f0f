import { describe, expect, it } from 'vitest';
import {
  cellsOfSide,
  type Grid,
  neighbour,
  oppositeDirection,
  requireCell,
  sideBetween,
  sideOf,
} from '../src/index.ts';
import { cellIds, HEX_CASES, hexGrid, squareGrid } from './geometry.ts';

function expectSidesShared(grid: Grid, straightDirections: readonly number[]): void {
  const seen = new Set<number>();
  let joined = 0;
  for (const cell of cellIds(grid)) {
    for (const direction of straightDirections) {
      const side = sideOf(grid, cell, direction);
      const next = neighbour(grid, cell, direction);
      seen.add(side);
      expect(cellsOfSide(grid, side)).toContain(cell);
      expect(cellsOfSide(grid, side)).toContain(next);
      if (next < 0) continue;
      joined++;
      expect(sideOf(grid, next, oppositeDirection(grid, direction))).toBe(side);
      expect(sideBetween(grid, cell, next)).toBe(side);
    }
  }
  expect(seen.size).toBe(grid.sideCount);
  expect(Math.max(...seen)).toBe(grid.sideCount - 1);
  expect(grid.sideCount).toBe(grid.cellCount * straightDirections.length - joined / 2);
}

describe('sides', () => {
  it.each(HEX_CASES)('are shared by both hexes, $orientation, $shifted shifted', hexCase => {
    expectSidesShared(hexGrid(hexCase, 6, 5), [0, 1, 2, 3, 4, 5]);
    expectSidesShared(hexGrid(hexCase, 5, 5, ['0303', '0101', '0102']), [0, 1, 2, 3, 4, 5]);
    expectSidesShared(hexGrid(hexCase, 1, 1), [0, 1, 2, 3, 4, 5]);
  });

  it('are shared by both squares, and squares have none on their diagonals', () => {
    const grid = squareGrid(4, 3);
    expectSidesShared(grid, [0, 2, 4, 6]);
    expect(grid.sideCount).toBe(5 * 3 + 4 * 4);
    for (const diagonal of [1, 3, 5, 7]) expect(sideOf(grid, 5, diagonal)).toBe(-1);
    expect(sideBetween(grid, requireCell(grid, '0101'), requireCell(grid, '0202'))).toBe(-1);
  });

  it('are -1 between cells that do not touch', () => {
    const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 4, 4);
    expect(sideBetween(grid, requireCell(grid, '0101'), requireCell(grid, '0301'))).toBe(-1);
    expect(sideBetween(grid, 0, 0)).toBe(-1);
  });
});
