import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellNamed,
  createHexGrid,
  createSquareGrid,
  directionNamed,
  directionTo,
  type Grid,
  nameOf,
  neighbour,
  oppositeDirection,
  requireCell,
} from '../src/index.ts';
import {
  at,
  between,
  COMPASS_DEGREES_FLAT,
  COMPASS_DEGREES_POINTY,
  cellIds,
  compass,
  HEX_CASES,
  hexCentre,
  hexGrid,
  numbersOf,
  squareGrid,
} from './geometry.ts';

function step(grid: Grid, from: string, direction: string): string | undefined {
  const cell = neighbour(grid, requireCell(grid, from), directionNamed(grid, direction));
  return cell < 0 ? undefined : nameOf(grid, cell);
}

describe.each(HEX_CASES)('hexes, $orientation, $shifted shifted', hexCase => {
  const grid = hexGrid(hexCase, 7, 6);
  const centre = (cell: number) => {
    const { column, row } = numbersOf(grid, cell);
    return hexCentre(hexCase, column, row);
  };
  const degrees: Record<string, number> =
    hexCase.orientation === 'flat' ? COMPASS_DEGREES_FLAT : COMPASS_DEGREES_POINTY;

  it('has as neighbours the cells a hex apart, each in its compass direction', () => {
    for (const a of cellIds(grid)) {
      for (const b of cellIds(grid)) {
        const isAdjacent = a !== b && between(centre(a), centre(b)) < 1.8;
        const direction = directionTo(grid, a, b);
        expect(direction >= 0).toBe(isAdjacent);
        if (!isAdjacent) continue;
        expect(neighbour(grid, a, direction)).toBe(b);
        expect(compass(centre(a), centre(b))).toBeCloseTo(at(Object.values(degrees), direction));
        expect(at(grid.directionNames, direction)).toBe(at(Object.keys(degrees), direction));
      }
    }
  });

  it('comes back by the opposite direction', () => {
    for (const cell of cellIds(grid)) {
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbour(grid, cell, direction);
        if (next >= 0) expect(neighbour(grid, next, oppositeDirection(grid, direction))).toBe(cell);
      }
    }
    expect(oppositeDirection(grid, 1)).toBe(4);
  });

  it('is one cell without neighbours when it is 1 by 1', () => {
    const single = hexGrid(hexCase, 1, 1);
    expect(single.cellCount).toBe(1);
    expect([...single.neighbours]).toEqual([-1, -1, -1, -1, -1, -1]);
  });
});

describe('hexes by hand', () => {
  it('lowers the even columns of a flat grid', () => {
    const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 4, 4);
    expect(step(grid, '0101', 'SE')).toBe('0201');
    expect(step(grid, '0201', 'NE')).toBe('0301');
    expect(step(grid, '0202', 'NW')).toBe('0102');
    expect(step(grid, '0202', 'SW')).toBe('0103');
    expect(step(grid, '0101', 'N')).toBeUndefined();
  });

  it('lowers the odd columns of a flat grid', () => {
    const grid = hexGrid({ orientation: 'flat', shifted: 'odd' }, 4, 4);
    expect(step(grid, '0101', 'NE')).toBe('0201');
    expect(step(grid, '0101', 'SE')).toBe('0202');
    expect(step(grid, '0201', 'NE')).toBeUndefined();
  });

  it('shifts rows of a pointy grid to the right', () => {
    const even = hexGrid({ orientation: 'pointy', shifted: 'even' }, 4, 4);
    expect(step(even, '0101', 'SE')).toBe('0102');
    expect(step(even, '0101', 'SW')).toBeUndefined();
    expect(step(even, '0102', 'NE')).toBe('0201');
    const odd = hexGrid({ orientation: 'pointy', shifted: 'odd' }, 4, 4);
    expect(step(odd, '0101', 'SW')).toBe('0102');
    expect(step(odd, '0101', 'SE')).toBe('0202');
    expect(step(odd, '0101', 'E')).toBe('0201');
  });

  it('reads parity off the printed numbers, wherever they start', () => {
    const fromZero = createHexGrid({
      orientation: 'flat',
      shifted: 'even',
      columns: 3,
      rows: 3,
      firstColumn: 0,
      firstRow: 0,
    });
    expect(step(fromZero, '0000', 'NE')).toBe('0100');
    expect(step(fromZero, '0100', 'SE')).toBe('0200');
    expect(cellNamed(fromZero, '0000')).toBe(0);
    expect(cellNamed(fromZero, '0303')).toBeUndefined();
  });
});

describe('squares', () => {
  it('has eight neighbours clockwise from north', () => {
    const grid = squareGrid(3, 3);
    const around = grid.directionNames.map(name => step(grid, '0202', name));
    expect(grid.directionNames).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
    expect(around).toEqual(['0201', '0301', '0302', '0303', '0203', '0103', '0102', '0101']);
    expect(step(grid, '0101', 'NW')).toBeUndefined();
    expect(directionTo(grid, requireCell(grid, '0101'), requireCell(grid, '0303'))).toBe(-1);
  });
});

describe('names', () => {
  it('numbers the cells in the order of their names', () => {
    const grid = hexGrid({ orientation: 'flat', shifted: 'odd' }, 12, 5);
    expect([...grid.names]).toEqual([...grid.names].sort());
    for (const cell of cellIds(grid)) expect(cellNamed(grid, nameOf(grid, cell))).toBe(cell);
    expect(nameOf(grid, requireCell(grid, '1105'))).toBe('1105');
  });

  it('takes as many digits as the map needs', () => {
    const wide = createSquareGrid({ columns: 101, rows: 2 });
    expect(nameOf(wide, 0)).toBe('00101');
    expect(cellNamed(wide, '10102')).toBe(201);
    expect(cellNamed(wide, '0101')).toBeUndefined();
  });

  it('refuses names and ids that are not on the grid', () => {
    const grid = squareGrid(2, 3);
    expect(cellNamed(grid, '0301')).toBeUndefined();
    expect(() => requireCell(grid, '0301')).toThrow('no cell "0301" on this 2 by 3 square grid');
    expect(() => nameOf(grid, 6)).toThrow('no cell has the id 6');
    expect(() => directionNamed(grid, 'UP')).toThrow('no direction "UP"');
  });
});

describe('missing cells', () => {
  it('are no neighbours, and the ids stay without gaps', () => {
    const grid = squareGrid(3, 3, ['0202']);
    expect(grid.cellCount).toBe(8);
    expect(cellNamed(grid, '0202')).toBeUndefined();
    expect(step(grid, '0201', 'S')).toBeUndefined();
    expect(step(grid, '0201', 'SE')).toBe('0302');
  });

  it('leave the other cells where they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HEX_CASES), fc.uniqueArray(fc.nat(29), { maxLength: 20 }), (hexCase, holes) => {
        const whole = hexGrid(hexCase, 6, 5);
        const gone = holes.map(cell => nameOf(whole, cell));
        const holed = hexGrid(hexCase, 6, 5, gone);
        for (const cell of cellIds(holed)) {
          for (let direction = 0; direction < 6; direction++) {
            const name = nameOf(holed, cell);
            const next = neighbour(whole, requireCell(whole, name), direction);
            const expected = next < 0 || gone.includes(nameOf(whole, next)) ? undefined : nameOf(whole, next);
            expect(step(holed, name, at(holed.directionNames, direction))).toBe(expected);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('bad sizes', () => {
  it('are refused by name', () => {
    expect(() => createSquareGrid({ columns: 0, rows: 3 })).toThrow('at least one of columns, not 0');
    expect(() => createSquareGrid({ columns: 3, rows: 1.5 })).toThrow('at least one of rows, not 1.5');
    expect(() => squareGrid(1, 1, ['0101'])).toThrow('all of them are missing');
    expect(() => squareGrid(2, 2, ['0909'])).toThrow('never on the grid: 0909');
    expect(() => createSquareGrid({ columns: 1, rows: 1, firstRow: -1 })).toThrow('first row cannot be numbered -1');
  });
});
