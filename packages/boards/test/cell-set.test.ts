import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellSet, cellsOf, difference, intersection, namedRegion, nameOf, union } from '../src/index.ts';
import { cellIds, hexGrid } from './geometry.ts';

const grid = hexGrid({ orientation: 'pointy', shifted: 'odd' }, 6, 7, ['0304']);
const names = (set: Uint8Array) => cellsOf(set).map(cell => nameOf(grid, cell));
const anySet = fc.uniqueArray(fc.nat(grid.cellCount - 1));

describe('sets of cells', () => {
  it('are joined and met as sets are', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const [first, second] = [cellSet(grid, a), cellSet(grid, b)];
        const those = (isIn: (cell: number) => boolean) => cellIds(grid).filter(isIn);
        expect(cellsOf(first)).toEqual(those(cell => a.includes(cell)));
        expect(cellsOf(union(first, second))).toEqual(those(cell => a.includes(cell) || b.includes(cell)));
        expect(cellsOf(intersection(first, second))).toEqual(those(cell => a.includes(cell) && b.includes(cell)));
        expect(cellsOf(difference(first, second))).toEqual(those(cell => a.includes(cell) && !b.includes(cell)));
      }),
    );
    expect(cellsOf(cellSet(grid))).toEqual([]);
  });
});

describe('named regions', () => {
  it('are cells and rectangles of printed numbers', () => {
    expect(names(namedRegion(grid, ['0101', '0506']))).toEqual(['0101', '0506']);
    expect(names(namedRegion(grid, ['0202:0303', '0101']))).toEqual(['0101', '0202', '0203', '0302', '0303']);
    expect(names(namedRegion(grid, ['0303:0202']))).toEqual(names(namedRegion(grid, ['0203:0302'])));
  });

  it('leave out the cells that the map does not have', () => {
    expect(names(namedRegion(grid, ['0203:0405']))).toEqual([
      '0203',
      '0204',
      '0205',
      '0303',
      '0305',
      '0403',
      '0404',
      '0405',
    ]);
  });

  it('refuse unknown names', () => {
    expect(() => namedRegion(grid, ['0304'])).toThrow('no cell "0304"');
    expect(() => namedRegion(grid, ['0101:0909'])).toThrow('no cell "0909"');
  });
});
