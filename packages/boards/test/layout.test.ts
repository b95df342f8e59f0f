import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  endsOfSide,
  type HexGrid,
  layOut,
  nameOf,
  neighbour,
  requireCell,
  sideOf,
  type Tile,
} from '../src/index.ts';
import { at, between, cellIds, HEX_CASES, hexGrid } from './geometry.ts';

/** A step on the board, by names. */
function step(grid: HexGrid, from: string, direction: number): string | undefined {
  const cell = neighbour(grid, requireCell(grid, from), direction);
  return cell < 0 ? undefined : nameOf(grid, cell);
}

describe.each(HEX_CASES)('tiles, $orientation, $shifted shifted', hexCase => {
  const tile = hexGrid(hexCase, 6, 4, ['0203']);
  const anyTable = fc.tuple(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.constantFrom(1, 2, 3, 6));

  it('keep their insides, turned or not, in any arrangement', () => {
    fc.assert(
      fc.property(anyTable, ([rotations, across]) => {
        const tiles = rotations.map((rotated, i): Tile => ({ name: at('ABCDEF', i), grid: tile, rotated }));
        const rows = Array.from({ length: 6 / across }, (_, row) => tiles.slice(row * across, (row + 1) * across));
        const board = layOut(rows);
        expect(board.grid.cellCount).toBe(6 * tile.cellCount);
        expect(new Set(board.cells.flatMap(cells => [...cells])).size).toBe(board.grid.cellCount);
        tiles.forEach(({ name, rotated }, i) => {
          const { cells, sides } = { cells: at(board.cells, i), sides: at(board.sides, i) };
          for (const cell of cellIds(tile)) {
            const boardCell = at(cells, cell);
            expect(nameOf(board.grid, boardCell)).toBe(name + nameOf(tile, cell));
            expect(board.tileOf[boardCell]).toBe(i);
            for (let direction = 0; direction < 6; direction++) {
              const turned = rotated ? (direction + 3) % 6 : direction;
              const next = neighbour(tile, cell, direction);
              if (next >= 0) expect(neighbour(board.grid, boardCell, turned)).toBe(cells[next]);
              expect(sides[sideOf(tile, cell, direction)]).toBe(sideOf(board.grid, boardCell, turned));
            }
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  it('lie on the table as their drawing, upside down when turned', () => {
    const board = layOut([
      [
        { name: 'A', grid: tile },
        { name: 'B', grid: tile, rotated: true },
      ],
    ]);
    const cells = at(board.cells, 1);
    const first = { tile: centreOf(tile, 0), board: centreOf(board.grid, at(cells, 0)) };
    for (const cell of cellIds(tile)) {
      const onTile = centreOf(tile, cell);
      const onBoard = centreOf(board.grid, at(cells, cell));
      const turned = { x: first.board.x + first.tile.x - onTile.x, y: first.board.y + first.tile.y - onTile.y };
      expect(between(onBoard, turned)).toBeLessThan(1e-9);
    }
    const side = sideOf(tile, 0, 0);
    const middle = ([a, b]: ReturnType<typeof endsOfSide>) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const onTile = middle(endsOfSide(tile, side));
    const onBoard = middle(endsOfSide(board.grid, at(at(board.sides, 1), side)));
    expect(onBoard.x - first.board.x).toBeCloseTo(first.tile.x - onTile.x);
    expect(onBoard.y - first.board.y).toBeCloseTo(first.tile.y - onTile.y);
  });
});

describe('by hand', () => {
  const tile = hexGrid({ orientation: 'flat', shifted: 'even' }, 26, 16);
  const northEast = 1;
  const south = 3;

  it('joins the last column of a tile to the first of the next', () => {
    const { grid } = layOut([
      [
        { name: 'A', grid: tile },
        { name: 'B', grid: tile },
      ],
    ]);
    expect(grid.columns).toBe(52);
    expect(step(grid, 'A2605', northEast)).toBe('B0105');
    expect(step(grid, 'A0516', south)).toBeUndefined();
  });

  it('joins it to the last column of a turned one', () => {
    const { grid, sides } = layOut([[{ name: 'A', grid: tile }], [{ name: 'B', grid: tile, rotated: true }]]);
    expect(step(grid, 'A0116', south)).toBe('B2616');
    const southOfA = at(at(sides, 0), sideOf(tile, requireCell(tile, '0116'), south));
    const southOfB = at(at(sides, 1), sideOf(tile, requireCell(tile, '2616'), south));
    expect(southOfA).toBe(southOfB);
  });

  it('is refused where hexes would not meet', () => {
    const odd = hexGrid({ orientation: 'flat', shifted: 'even' }, 5, 4);
    expect(() => layOut([[{ name: 'A', grid: odd, rotated: true }]])).toThrow(
      'tile "A" cannot be turned by 180 degrees: a flat tile needs an even count of columns for that, not 5',
    );
    const two = [
      { name: 'A', grid: odd },
      { name: 'B', grid: odd },
    ];
    expect(() => layOut([two])).toThrow('the tiles cannot be laid one after another');
    expect(layOut(two.map(one => [one])).grid.rows).toBe(8);
    const pointy = hexGrid({ orientation: 'pointy', shifted: 'even' }, 4, 5);
    expect(() => layOut([[{ name: 'A', grid: pointy, rotated: true }]])).toThrow('an even count of rows');
  });

  it('is refused for tiles that do not match', () => {
    const a = { name: 'A', grid: tile };
    expect(() => layOut([])).toThrow('at least one tile');
    expect(() => layOut([[a, a]])).toThrow('two tiles are named "A"');
    expect(() => layOut([[a], []])).toThrow('all rows of a layout need as many tiles');
    const others = [
      hexGrid({ orientation: 'flat', shifted: 'odd' }, 26, 16),
      hexGrid({ orientation: 'pointy', shifted: 'even' }, 26, 16),
      hexGrid({ orientation: 'flat', shifted: 'even' }, 24, 16),
    ];
    for (const grid of others) {
      expect(() => layOut([[a, { name: 'B', grid }]])).toThrow('tiles "A" and "B" are not of one shape');
    }
    const holed = hexGrid({ orientation: 'flat', shifted: 'even' }, 26, 16, ['0101', '0102']);
    expect(layOut([[a, { name: 'B', grid: holed }]]).grid.cellCount).toBe(2 * tile.cellCount - 2);
  });
});
