import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSightLine,
  type Grid,
  LINE_ALONG,
  LINE_CELL,
  LINE_CORNER,
  LINE_END,
  type LineStep,
  lineOfSight,
  nameOf,
  requireCell,
  sideBetween,
  walkLine,
} from '../src/index.ts';
import { at, cellIds, HEX_CASES, hexGrid, type RealCell, realHexes, realSquares, squareGrid } from './geometry.ts';
import { idOfReal, realLine } from './real-lines.ts';

function stepsOf(grid: Grid, a: number, b: number): LineStep[] {
  const line = lineOfSight(grid, a, b);
  return line.steps.slice(0, line.length + 1);
}

function expectAsClipped(grid: Grid, cells: readonly RealCell[], pairs: Iterable<readonly [number, number]>): void {
  const byId = new Map(cells.map(cell => [idOfReal(grid, cell), cell]));
  for (const [a, b] of pairs) {
    const start = byId.get(a);
    const target = byId.get(b);
    if (start === undefined || target === undefined) throw new Error('no such cell');
    const steps = stepsOf(grid, a, b);
    const label = `${nameOf(grid, a)} to ${nameOf(grid, b)}`;
    expect(steps, label).toEqual(realLine(grid, cells, start, target));
  }
}

function* differentPairs(grid: Grid): Generator<readonly [number, number]> {
  for (const a of cellIds(grid)) {
    for (const b of cellIds(grid)) if (a !== b) yield [a, b];
  }
}

function expectReversible(grid: Grid, a: number, b: number): void {
  const there = stepsOf(grid, a, b);
  const back = stepsOf(grid, b, a);
  expect(back).toHaveLength(there.length);
  const last = there.length - 1;
  for (let i = 0; i <= last; i++) {
    const step = at(there, i);
    const mirrored = at(back, last - i);
    expect(mirrored.leftSide).toBe(step.rightSide);
    expect(mirrored.rightSide).toBe(step.leftSide);
    expect(mirrored.touched).toBe(step.touched);
    if (i === last) break;
    const same = at(back, last - 1 - i);
    expect([same.kind, same.left, same.right, same.along]).toEqual([step.kind, step.right, step.left, step.along]);
  }
}

describe.each(HEX_CASES)('hexes, $orientation, $shifted shifted', hexCase => {
  it('crosses what real polygons say, between all cells of a board', () => {
    const grid = hexGrid(hexCase, 7, 6);
    expectAsClipped(grid, realHexes(hexCase, 7, 6), differentPairs(grid));
  });

  it('does so on a board with holes', () => {
    const grid = hexGrid(hexCase, 5, 6, ['0101', '0203', '0303', '0304', '0506']);
    expectAsClipped(grid, realHexes(hexCase, 5, 6), differentPairs(grid));
  });

  it('does so over long distances, and the same way back', () => {
    const grid = hexGrid(hexCase, 24, 20);
    const cells = realHexes(hexCase, 24, 20);
    const cell = fc.nat(grid.cellCount - 1);
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        fc.pre(a !== b);
        expectAsClipped(grid, cells, [[a, b]]);
        expectReversible(grid, a, b);
      }),
      { numRuns: 150 },
    );
  });
});

describe('squares', () => {
  it('crosses what real polygons say, between all cells of a board', () => {
    const grid = squareGrid(7, 6);
    expectAsClipped(grid, realSquares(7, 6), differentPairs(grid));
    for (const [a, b] of differentPairs(grid)) expectReversible(grid, a, b);
  });

  it('does so on a board with holes', () => {
    const grid = squareGrid(5, 5, ['0202', '0302', '0404']);
    expectAsClipped(grid, realSquares(5, 5), differentPairs(grid));
  });

  it('passes exactly through corners', () => {
    const grid = squareGrid(3, 4);
    const named = (name: string) => requireCell(grid, name);
    expect(stepsOf(grid, named('0101'), named('0202')).map(step => step.kind)).toEqual([LINE_CORNER, LINE_END]);
    const steps = stepsOf(grid, named('0101'), named('0204'));
    expect(steps.map(step => step.kind)).toEqual([LINE_CELL, LINE_CORNER, LINE_CELL, LINE_END]);
    expect(steps.map(step => [nameOf(grid, step.left), nameOf(grid, step.right)])).toEqual([
      ['0102', '0102'],
      ['0202', '0103'],
      ['0203', '0203'],
      ['0204', '0204'],
    ]);
  });
});

describe('hexes by hand', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 8, 8);
  const named = (name: string) => requireCell(grid, name);
  const side = (a: string, b: string) => sideBetween(grid, named(a), named(b));

  it('has nothing between neighbours but their side', () => {
    const steps = stepsOf(grid, named('0303'), named('0304'));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ kind: LINE_END, left: named('0304'), leftSide: side('0303', '0304') });
  });

  it('goes straight down a column', () => {
    const steps = stepsOf(grid, named('0302'), named('0305'));
    expect(steps.map(step => step.left)).toEqual([named('0303'), named('0304'), named('0305')]);
    expect(steps.map(step => step.kind)).toEqual([LINE_CELL, LINE_CELL, LINE_END]);
    expect(steps.some(step => step.atCorner)).toBe(false);
  });

  it('runs along the side between two hexes, left and right of the way', () => {
    const steps = stepsOf(grid, named('0303'), named('0503'));
    expect(steps).toEqual([
      {
        kind: LINE_ALONG,
        left: named('0402'),
        right: named('0403'),
        leftSide: side('0303', '0402'),
        rightSide: side('0303', '0403'),
        along: side('0402', '0403'),
        atCorner: true,
        touched: -1,
      },
      {
        kind: LINE_END,
        left: named('0503'),
        right: named('0503'),
        leftSide: side('0402', '0503'),
        rightSide: side('0403', '0503'),
        along: -1,
        atCorner: true,
        touched: -1,
      },
    ]);
  });

  it('runs along the edge of the map, where one of the pair is missing', () => {
    const [step] = stepsOf(grid, named('0101'), named('0301'));
    expect(step).toMatchObject({ kind: LINE_ALONG, left: -1, right: named('0201') });
  });

  it('may pass through a corner without running along any side, touching the third hex there', () => {
    const steps = stepsOf(grid, named('0302'), named('0406'));
    expect(steps.map(step => nameOf(grid, step.left))).toEqual(['0303', '0304', '0404', '0405', '0406']);
    expect(steps.map(step => step.touched)).toEqual([-1, named('0403'), -1, named('0305'), -1]);
    expect(steps.map(step => step.atCorner)).toEqual([false, true, false, true, false]);
    expect(steps.map(step => step.leftSide)).toEqual([
      side('0302', '0303'),
      side('0303', '0304'),
      side('0304', '0404'),
      side('0404', '0405'),
      side('0405', '0406'),
    ]);
    expect(steps.every(step => step.left === step.right && step.leftSide === step.rightSide)).toBe(true);
  });

  it('has no length from a cell to itself', () => {
    const line = lineOfSight(grid, 5, 9);
    lineOfSight(grid, 5, 5, line);
    expect(line.length).toBe(0);
    expect(line.steps[0]).toMatchObject({ kind: LINE_END, left: 5, right: 5, leftSide: -1, rightSide: -1 });
    expect(walkLine(grid, 5, 5, () => false)).toBe(true);
  });
});

describe('a line used again', () => {
  it('forgets the line before', () => {
    const grid = hexGrid({ orientation: 'pointy', shifted: 'odd' }, 6, 6);
    const line = createSightLine();
    for (const [a, b] of differentPairs(grid)) {
      lineOfSight(grid, a, b, line);
      expect(line.steps.slice(0, line.length + 1)).toEqual(stepsOf(grid, a, b));
    }
  });
});

describe('walking a line', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'odd' }, 6, 6);

  it('visits the steps and the arrival', () => {
    for (const [a, b] of differentPairs(grid)) {
      const visited: LineStep[] = [];
      const arrived = walkLine(grid, a, b, step => {
        visited.push({ ...step });
        return true;
      });
      expect(arrived).toBe(true);
      expect(visited).toEqual(stepsOf(grid, a, b));
    }
  });

  it('stops when told', () => {
    let visits = 0;
    const arrived = walkLine(grid, requireCell(grid, '0101'), requireCell(grid, '0106'), () => {
      visits++;
      return visits < 2;
    });
    expect(arrived).toBe(false);
    expect(visits).toBe(2);
  });
});
