import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellSet, type Grid, neighbour, regions, requireCell, type Ways } from '../src/index.ts';
import { at, cellIds, HEX_CASES, hexGrid, squareGrid } from './geometry.ts';

/** The lowest cell of the part that each cell belongs to, by letting every cell take the least of its neighbours. */
function naiveParts(grid: Grid, passable: Uint8Array, everyDirection: number): number[] {
  const parts = cellIds(grid);
  for (let round = 0; round < grid.cellCount; round++)
    for (const cell of parts.keys())
      for (let direction = 0; direction < grid.directions; direction += everyDirection) {
        const next = neighbour(grid, cell, direction);
        if (passable[cell] === 1 && next >= 0 && passable[next] === 1)
          parts[cell] = Math.min(at(parts, cell), at(parts, next));
      }
  return parts;
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
  const open = fc.array(fc.nat(1), { minLength: grid.cellCount, maxLength: grid.cellCount });

  it('puts cells into one region when a path joins them', () => {
    fc.assert(
      fc.property(open, cells => {
        const passable = Uint8Array.from(cells);
        const { count, labels } = regions(grid, passable, ways);
        expect(new Set(labels.filter(label => label >= 0)).size).toBe(count);
        const parts = naiveParts(grid, passable, everyDirection);
        const firsts = Array.from({ length: count }, (_, label) => labels.indexOf(label));
        expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
        for (const a of cellIds(grid)) {
          expect((labels[a] ?? -1) >= 0).toBe(passable[a] === 1);
          for (const b of cellIds(grid)) {
            if (!passable[a] || !passable[b]) continue;
            expect(labels[a] === labels[b]).toBe(parts[a] === parts[b]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('by hand', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 7, 5);

  it('is parted by a wall and joined by a gap in it', () => {
    const wall = ['0401', '0402', '0403', '0404', '0405'].map(name => requireCell(grid, name));
    const outside = (cells: readonly number[]) =>
      cellSet(
        grid,
        cellIds(grid).filter(cell => !cells.includes(cell)),
      );
    expect(regions(grid, outside([])).count).toBe(1);
    expect(regions(grid, outside(wall)).count).toBe(2);
    expect(regions(grid, outside(wall.slice(1))).count).toBe(1);
    expect(regions(grid, cellSet(grid, []))).toMatchObject({ count: 0 });
  });

  it('is one region on a single cell', () => {
    const single = hexGrid({ orientation: 'flat', shifted: 'even' }, 1, 1);
    expect(regions(single, cellSet(single, [0]))).toEqual({ count: 1, labels: Int32Array.of(0) });
  });
});
