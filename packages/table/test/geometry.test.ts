/** Where cells lie on a board and which lies where: squares and hexes alike. */
import { createHexGrid, createSquareGrid, type Grid } from '@carroccio/boards';
import { describe, expect, test } from 'vitest';
import { cellAt, cellPath, centre, neighbourTowards, sheetSize, towards, UNIT } from '../src/board/geometry.ts';

const squares = createSquareGrid({ columns: 4, rows: 3 });
const cell = (column: number, row: number): number => column * 3 + row;

test('a square is a unit wide, and the sheet has its margin all around', () => {
  expect(centre(squares, cell(0, 0))).toEqual({ x: UNIT / 2, y: UNIT / 2 });
  expect(centre(squares, cell(3, 2))).toEqual({ x: 3.5 * UNIT, y: 2.5 * UNIT });
  expect(sheetSize(squares, 30)).toEqual({ width: 4 * UNIT + 60, height: 3 * UNIT + 60 });
});

test('a square is drawn by its four corners, smaller when it is set in', () => {
  const corners = (path: string) => path.slice(1, -1).split('L').toSorted();
  expect(corners(cellPath(squares, cell(1, 0)))).toEqual(['100 0', '100 100', '200 0', '200 100']);
  expect(corners(cellPath(squares, cell(1, 0), 10))).toEqual(['105 5', '105 95', '195 5', '195 95']);
});

test('the arrow keys go from square to square and stop at the edge', () => {
  const from = cell(1, 1);
  expect(neighbourTowards(squares, from, 1, 0)).toBe(cell(2, 1));
  expect(neighbourTowards(squares, from, -1, 0)).toBe(cell(0, 1));
  expect(neighbourTowards(squares, from, 0, 1)).toBe(cell(1, 2));
  expect(neighbourTowards(squares, from, 0, -1)).toBe(cell(1, 0));
  expect(neighbourTowards(squares, cell(0, 0), -1, 0)).toBe(-1);
});

const hexes = createHexGrid({ columns: 6, rows: 5, orientation: 'pointy', shifted: 'odd' });
describe.each<[string, Grid]>([
  ['squares', squares],
  ['hexes', hexes],
])('%s', (_, grid) => {
  const all = Array.from({ length: grid.cellCount }, (_, index) => index);

  test('the point in the middle of a cell is in that cell', () => {
    expect(all.map(index => cellAt(grid, centre(grid, index)))).toEqual(all);
    expect(cellAt(grid, { x: -5 * UNIT, y: 0 })).toBe(-1);
  });

  test('facing a side looks at the neighbour there', () => {
    for (const index of all) {
      for (let direction = 0; direction < grid.directions; direction++) {
        const neighbour = grid.neighbours[index * grid.directions + direction] ?? -1;
        if (neighbour < 0) continue;
        const [from, to] = [centre(grid, index), centre(grid, neighbour)];
        const distance = Math.hypot(to.x - from.x, to.y - from.y);
        const looked = towards(grid, index, direction, 'side');
        expect(looked.x).toBeCloseTo((to.x - from.x) / distance);
        expect(looked.y).toBeCloseTo((to.y - from.y) / distance);
      }
    }
  });
});
