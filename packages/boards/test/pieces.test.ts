import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsAround,
  directionNamed,
  distance,
  fits,
  footprint,
  type HexGrid,
  MOUNTED,
  nameOf,
  neighbour,
  type PieceShape,
  type Placement,
  pieceShape,
  pivot,
  requireCell,
  ride,
  turn,
} from '../src/index.ts';
import { at, cellIds, HEX_CASES, hexGrid, squareGrid } from './geometry.ts';

const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 9, 9);

function placed(name: string, direction: string): Placement {
  return { anchor: requireCell(grid, name), rotation: directionNamed(grid, direction) };
}

function names(cells: readonly number[]): string[] {
  return cells.map(cell => nameOf(grid, cell));
}

const TENT = pieceShape([[], [0], [1], [0, 1]]);
const THROWER = pieceShape([[], [2]]);

/** The cells of a shape found by walking from neighbour to neighbour; undefined when the walk leaves the board. */
function walked(board: HexGrid, ways: readonly (readonly number[])[], at: Placement): number[] {
  return ways.map(way =>
    way.reduce((cell, direction) => (cell < 0 ? -1 : neighbour(board, cell, turn(direction, at.rotation))), at.anchor),
  );
}

describe('a mounted man', () => {
  it('has his tail behind his head', () => {
    expect(names(footprint(grid, MOUNTED, placed('0505', 'N')))).toEqual(['0505', '0506']);
    expect(names(footprint(grid, MOUNTED, placed('0505', 'SE')))).toEqual(['0505', '0404']);
  });

  it('does not fit with his tail off the map', () => {
    expect(fits(grid, MOUNTED, placed('0101', 'S'))).toBe(false);
    expect(footprint(grid, MOUNTED, placed('0101', 'S'))).toEqual([0, -1]);
    expect(fits(grid, MOUNTED, placed('0101', 'N'))).toBe(true);
  });

  it('rides with his tail following into the hex of his head', () => {
    fc.assert(
      fc.property(fc.nat(grid.cellCount - 1), fc.nat(5), fc.constantFrom(-1, 0, 1), (anchor, rotation, veer) => {
        const from = { anchor, rotation };
        const to = ride(grid, from, veer);
        const ahead = neighbour(grid, anchor, turn(rotation, veer));
        expect(to?.anchor ?? -1).toBe(ahead);
        if (to !== undefined) expect(footprint(grid, MOUNTED, to)).toEqual([ahead, anchor]);
      }),
    );
    expect(ride(grid, placed('0505', 'N'))).toEqual(placed('0504', 'N'));
    expect(ride(grid, placed('0505', 'N'), 1)).toEqual(placed('0604', 'NE'));
    expect(ride(grid, placed('0101', 'N'))).toBeUndefined();
  });

  it('turns about his head, sweeping with the tail', () => {
    expect(pivot(grid, MOUNTED, placed('0505', 'N'), 0, 1)).toEqual({
      to: placed('0505', 'NE'),
      swept: [requireCell(grid, '0405')],
    });
    const about = pivot(grid, MOUNTED, placed('0505', 'N'), 0, -3);
    expect(about?.to).toEqual(placed('0505', 'S'));
    expect(names(about?.swept ?? [])).toEqual(['0605', '0604', '0504']);
  });

  it('turns about his tail, sweeping with the head', () => {
    expect(pivot(grid, MOUNTED, placed('0505', 'N'), 1, 1)).toEqual({
      to: placed('0605', 'NE'),
      swept: [requireCell(grid, '0605')],
    });
  });

  it('cannot sweep over the edge of the map', () => {
    expect(pivot(grid, MOUNTED, placed('0101', 'N'), 0, 3)).toBeUndefined();
    expect(pivot(grid, MOUNTED, placed('0101', 'N'), 0, -1)?.to).toEqual(placed('0101', 'NW'));
    expect(pivot(grid, MOUNTED, placed('0101', 'N'), 0, 0)).toEqual({ to: placed('0101', 'N'), swept: [] });
  });
});

describe('pieces of any shape', () => {
  it.each(HEX_CASES)('cover what a walk from the anchor finds, $orientation, $shifted shifted', hexCase => {
    const board = hexGrid(hexCase, 9, 9);
    const middle = requireCell(board, '0505');
    const ways = [[], [0], [1], [0, 1], [2, 2, 3]];
    for (let rotation = 0; rotation < 6; rotation++) {
      const at = { anchor: middle, rotation };
      expect(footprint(board, pieceShape(ways), at)).toEqual(walked(board, ways, at));
    }
  });

  it('lie on the map when all their parts do', () => {
    expect(names(footprint(grid, TENT, placed('0505', 'N')))).toEqual(['0505', '0504', '0604', '0603']);
    expect(fits(grid, TENT, placed('0101', 'N'))).toBe(false);
    expect(fits(grid, THROWER, placed('0101', 'N'))).toBe(true);
    const single = hexGrid({ orientation: 'flat', shifted: 'even' }, 1, 1);
    expect(fits(single, pieceShape([[]]), { anchor: 0, rotation: 3 })).toBe(true);
    expect(fits(single, MOUNTED, { anchor: 0, rotation: 3 })).toBe(false);
  });

  it('add their cells to a list of the caller', () => {
    const list = [99];
    expect(footprint(grid, THROWER, placed('0505', 'N'), list)).toBe(list);
    expect(list).toHaveLength(3);
  });

  const shapes: readonly PieceShape[] = [MOUNTED, TENT, THROWER, pieceShape([[], [0, 0], [3, 4, 4]])];
  const anyPlacement = fc.record({ anchor: fc.nat(grid.cellCount - 1), rotation: fc.nat(5) });

  it('keep the part they turn about, and every part its distance from it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        anyPlacement,
        fc.nat(3),
        fc.integer({ min: -6, max: 6 }),
        (shape, from, anyPart, steps) => {
          fc.pre(fits(grid, shape, from));
          const part = anyPart % shape.parts;
          const before = footprint(grid, shape, from);
          const turned = pivot(grid, shape, from, part, steps);
          if (turned === undefined) {
            expect(pivotLeavesBoard(shape, before, part, steps)).toBe(true);
            return;
          }
          const after = footprint(grid, shape, turned.to);
          expect(after[part]).toBe(before[part]);
          expect(turned.to.rotation).toBe(turn(from.rotation, steps));
          for (const cell of after) expect(before.includes(cell) || turned.swept.includes(cell)).toBe(true);
          for (const cell of turned.swept) {
            expect(before).not.toContain(cell);
            const radius = distance(grid, cell, at(before, part));
            expect(before.map(other => distance(grid, other, at(before, part)))).toContain(radius);
          }
          expect(new Set(turned.swept).size).toBe(turned.swept.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  /** Whether some cell of the rings that the parts go round on is off the map. */
  function pivotLeavesBoard(shape: PieceShape, before: readonly number[], part: number, steps: number): boolean {
    const centre = at(before, part);
    return (
      steps !== 0 &&
      before.some(cell => {
        const radius = distance(grid, cell, centre);
        return cellIds(grid).filter(other => distance(grid, other, centre) === radius).length < 6 * radius;
      }) &&
      shape.parts > 1
    );
  }

  it('come back by turning back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), anyPlacement, fc.integer({ min: -5, max: 5 }), (shape, from, steps) => {
        fc.pre(fits(grid, shape, from));
        const there = pivot(grid, shape, from, shape.parts - 1, steps);
        fc.pre(there !== undefined);
        const back = pivot(grid, shape, there?.to ?? from, shape.parts - 1, -steps);
        expect(back?.to).toEqual(from);
      }),
    );
  });

  it('go round past the cells between: a part two hexes off sweeps two in each step', () => {
    const beam = pieceShape([[], [0], [0, 0]]);
    const turned = pivot(grid, beam, placed('0505', 'N'), 0, 1);
    expect(names(turned?.swept ?? [])).toEqual(['0604', '0603', '0704']);
  });

  it('are refused when badly drawn', () => {
    expect(() => pieceShape([])).toThrow('its way must be empty');
    expect(() => pieceShape([[0], []])).toThrow('its way must be empty');
    expect(() => pieceShape([[], [0], [1, 5]])).toThrow('two parts of a piece lie on the same hex');
    expect(() => pivot(grid, MOUNTED, placed('0505', 'N'), 2, 1)).toThrow('no part 2');
    expect(() => pivot(grid, MOUNTED, placed('0101', 'S'), 0, 1)).toThrow('lies off the map');
  });
});

describe('cells around a piece', () => {
  it('are next to it and not under it', () => {
    const piece = footprint(grid, TENT, placed('0505', 'N'));
    const around = cellsAround(grid, piece);
    const expected = cellIds(grid).filter(
      cell => !piece.includes(cell) && piece.some(part => distance(grid, part, cell) === 1),
    );
    expect([...around].sort((a, b) => a - b)).toEqual(expected);
    expect(cellsAround(grid, footprint(grid, MOUNTED, placed('0505', 'N')))).toHaveLength(8);
  });

  it('are four or eight on squares', () => {
    const squares = squareGrid(3, 3);
    expect(cellsAround(squares, [4], 4)).toEqual([3, 7, 5, 1]);
    expect(cellsAround(squares, [4])).toHaveLength(8);
  });
});
