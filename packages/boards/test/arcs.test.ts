import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arc,
  type ArcEdges,
  type ArcWidth,
  bearing,
  cornerArc,
  distance,
  facingNamed,
  type HexGrid,
  inArc,
  inCone,
  lineOfSight,
  requireCell,
  sector,
  sideArc,
  sideOf,
  within,
} from '../src/index.ts';
import { cellIds, compass, HEX_CASES, type HexCase, hexCentre, hexGrid, numbersOf } from './geometry.ts';

const WIDTHS: readonly ArcWidth[] = [60, 120, 180, 240, 300];
const FACINGS = [0, 1, 2, 3, 4, 5];

/** Degrees clockwise of the middle of side 0, on real hexes. */
function degreesFromSideZero(hexCase: HexCase, grid: HexGrid, from: number, to: number): number {
  const centre = (cell: number) => {
    const { column, row } = numbersOf(grid, cell);
    return hexCentre(hexCase, column, row);
  };
  return (compass(centre(from), centre(to)) - (hexCase.orientation === 'flat' ? 0 : 30) + 360) % 360;
}

function isWithin(degrees: number, middle: number, width: number, edges: ArcEdges): boolean {
  const away = Math.abs(((degrees - middle + 540) % 360) - 180);
  return edges === 'in' ? away <= width / 2 + 1e-6 : away < width / 2 - 1e-6;
}

function expectArc(hexCase: HexCase, grid: HexGrid, arc: Arc, isExpected: (degrees: number) => boolean): void {
  for (const cell of ['0404', '0101', '0807'].map(name => requireCell(grid, name))) {
    const expected = cellIds(grid).filter(
      other => other !== cell && isExpected(degreesFromSideZero(hexCase, grid, cell, other)),
    );
    expect(cellIds(grid).filter(other => inArc(grid, cell, arc, other))).toEqual(expected);
  }
}

describe.each(HEX_CASES)('hexes, $orientation, $shifted shifted', hexCase => {
  const grid = hexGrid(hexCase, 9, 8);

  it('tells bearings as real angles do', () => {
    for (const a of cellIds(grid)) {
      for (const b of cellIds(grid)) {
        const found = bearing(grid, a, b);
        if (a === b) {
          expect(found).toBe(-1);
          continue;
        }
        const halfHours = degreesFromSideZero(hexCase, grid, a, b) / 15;
        const line = Math.round(halfHours / 2) * 2;
        const isOnLine = Math.abs(halfHours - line) < 1e-6;
        expect(found).toBe(isOnLine ? line % 24 : Math.floor(halfHours / 2) * 2 + 1);
      }
    }
  });

  it('tells arcs around corners and sides as real angles do', () => {
    for (const facing of FACINGS) {
      for (const width of WIDTHS) {
        for (const edges of ['in', 'out'] as const) {
          expectArc(hexCase, grid, cornerArc(facing, width, edges), degrees =>
            isWithin(degrees, 60 * facing + 30, width, edges),
          );
          expectArc(hexCase, grid, sideArc(facing, width, edges), degrees =>
            isWithin(degrees, 60 * facing, width, edges),
          );
        }
      }
    }
  });

  it('tells sectors from row of hexes to row of hexes', () => {
    expectArc(hexCase, grid, sector(1, 3), degrees => isWithin(degrees, 120, 120, 'in'));
    expectArc(hexCase, grid, sector(5, 0), degrees => isWithin(degrees, 330, 60, 'in'));
    expectArc(hexCase, grid, sector(2, 2), degrees => Math.abs(degrees - 120) < 1e-6);
  });

  it('takes into a cone what is seen through the two frontal sides or the corner between them', () => {
    const cell = requireCell(grid, '0504');
    for (const corner of FACINGS) {
      const front = [corner, (corner + 1) % 6].map(direction => sideOf(grid, cell, direction));
      for (const other of cellIds(grid)) {
        const [exit] = lineOfSight(grid, cell, other).steps;
        const expected = exit !== undefined && front.includes(exit.leftSide) && front.includes(exit.rightSide);
        expect(inCone(grid, cell, corner, other)).toBe(expected);
      }
    }
  });
});

describe('cones', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 40, 40);
  const middle = requireCell(grid, '2020');

  it('hold 2, 3, 6 and 7 hexes at ranges 1 to 4, and so on', () => {
    for (const corner of FACINGS) {
      const cells = cellIds(grid).filter(cell => inCone(grid, middle, corner, cell));
      const counts = [1, 2, 3, 4, 5, 6, 7].map(
        range => cells.filter(cell => distance(grid, middle, cell) === range).length,
      );
      expect(counts).toEqual([2, 3, 6, 7, 10, 11, 14]);
    }
  });

  it('by hand', () => {
    const east = facingNamed(grid, 'corner', 'E');
    const names = (range: number) =>
      within(grid, middle, range)
        .filter(cell => inCone(grid, middle, east, cell))
        .map(cell => grid.names[cell]);
    expect(names(1)).toEqual(['2120', '2121']);
    expect(names(2)).toEqual(['2120', '2121', '2219', '2220', '2221']);
    expect(inCone(grid, middle, east, middle)).toBe(false);
  });

  it('face each other or do not, and turn with the facing', () => {
    const cell = fc.nat(grid.cellCount - 1);
    fc.assert(
      fc.property(cell, cell, fc.nat(5), (a, b, corner) => {
        fc.pre(a !== b);
        expect(inCone(grid, a, corner, b)).toBe(inCone(grid, b, (corner + 3) % 6, a));
        const seenBy = FACINGS.filter(facing => inCone(grid, a, facing, b));
        // Through the inside of a side two cones see a cell; exactly through a corner only that corner's own.
        expect(seenBy).toHaveLength(bearing(grid, a, b) % 4 === 2 ? 1 : 2);
      }),
    );
  });
});
