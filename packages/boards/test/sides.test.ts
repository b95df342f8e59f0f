import { describe, expect, it } from 'vitest';
import {
  acrossSide,
  cellsOfSide,
  type Grid,
  nameOfSide,
  neighbour,
  oppositeDirection,
  requireCell,
  sideBetween,
  sideOf,
  sidesNamed,
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
      expect(acrossSide(grid, side, cell)).toBe(next);
      expect(sidesNamed(grid, nameOfSide(grid, side))).toEqual([side]);
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

describe('names of sides', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 4, 4);
  const cell = (name: string) => requireCell(grid, name);

  it('name one side from either cell, or from its direction', () => {
    const side = sideBetween(grid, cell('0202'), cell('0302'));
    expect(sidesNamed(grid, '0202-0302')).toEqual([side]);
    expect(sidesNamed(grid, '0302-0202')).toEqual([side]);
    expect(sidesNamed(grid, '0202/NE')).toEqual([side]);
    expect(nameOfSide(grid, side)).toBe('0202-0302');
    expect(nameOfSide(grid, sideOf(grid, cell('0101'), 0))).toBe('0101/N');
  });

  it('name every side that a road crosses', () => {
    expect(sidesNamed(grid, '0101-0102-0202')).toEqual([
      sideBetween(grid, cell('0101'), cell('0102')),
      sideBetween(grid, cell('0102'), cell('0202')),
    ]);
  });

  it('are refused when there is no such side', () => {
    expect(() => sidesNamed(grid, '0101-0301')).toThrow('there is no side at "0101-0301"');
    expect(() => sidesNamed(grid, '0101')).toThrow('"0101" names a cell, not a side');
    expect(() => sidesNamed(grid, '0101/E')).toThrow('no direction "E"');
    expect(() => sidesNamed(grid, '0909-0101')).toThrow('no cell "0909"');
    expect(() => sidesNamed(squareGrid(2, 2), '0101/SE')).toThrow('there is no side at "0101/SE"');
  });
});
