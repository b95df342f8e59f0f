import { describe, expect, it } from 'vitest';
import {
  ASPECT_NAMES,
  aspectOf,
  CORNER_FACING,
  type FacingRule,
  facingNamed,
  facingNames,
  type HexGrid,
  nameOf,
  neighbour,
  requireCell,
  sideFacing,
  turn,
  turnsBetween,
} from '../src/index.ts';
import {
  at,
  COMPASS_DEGREES_FLAT,
  COMPASS_DEGREES_POINTY,
  compass,
  HEX_CASES,
  hexCentre,
  hexGrid,
} from './geometry.ts';

/** Degrees of each facing, read off its compass name on a real hex. */
const CORNER_DEGREES = {
  flat: { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 },
  pointy: { NE: 60, SE: 120, S: 180, SW: 240, NW: 300, N: 0 },
};
const SIDE_DEGREES = { flat: COMPASS_DEGREES_FLAT, pointy: COMPASS_DEGREES_POINTY };

function degreesApart(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

function aspectsAround(grid: HexGrid, facing: number, rule?: FacingRule): string[] {
  const middle = requireCell(grid, '0303');
  return [0, 1, 2, 3, 4, 5].map(direction => {
    const aspect = aspectOf(grid, middle, facing, neighbour(grid, middle, direction), rule);
    return ASPECT_NAMES[at([0, 1, 2] as const, aspect)];
  });
}

describe.each(HEX_CASES)('hexes, $orientation, $shifted shifted', hexCase => {
  const grid = hexGrid(hexCase, 5, 5);
  const middle = requireCell(grid, '0303');
  const degreesTo = (cell: number): number => {
    const name = nameOf(grid, cell);
    return compass(hexCentre(hexCase, 3, 3), hexCentre(hexCase, Number(name.slice(0, 2)), Number(name.slice(2))));
  };

  it('has its front at the corner faced, by the compass', () => {
    for (const [name, degrees] of Object.entries(CORNER_DEGREES[hexCase.orientation])) {
      const facing = facingNamed(grid, 'corner', name);
      expect(at(facingNames(grid, 'corner'), facing)).toBe(name);
      for (let direction = 0; direction < 6; direction++) {
        const other = neighbour(grid, middle, direction);
        const apart = Math.round(degreesApart(degrees, degreesTo(other)));
        const expected = { 30: 'front', 90: 'flank', 150: 'rear' }[apart];
        expect(aspectsAround(grid, facing, CORNER_FACING)[direction]).toBe(expected);
        expect(aspectsAround(grid, facing)[direction]).toBe(expected);
      }
    }
  });

  it('has its front at the side faced, as wide as the rule says', () => {
    const words: Record<string, Record<number, string>> = {
      '1/1': { 0: 'front', 60: 'flank', 120: 'flank', 180: 'rear' },
      '1/3': { 0: 'front', 60: 'flank', 120: 'rear', 180: 'rear' },
      '3/1': { 0: 'front', 60: 'front', 120: 'flank', 180: 'rear' },
      '3/3': { 0: 'front', 60: 'front', 120: 'rear', 180: 'rear' },
    };
    for (const [name, degrees] of Object.entries(SIDE_DEGREES[hexCase.orientation])) {
      const facing = facingNamed(grid, 'side', name);
      for (const front of [1, 3] as const) {
        for (const rear of [1, 3] as const) {
          const around = aspectsAround(grid, facing, sideFacing(front, rear));
          around.forEach((aspect, direction) => {
            const apart = Math.round(degreesApart(degrees, degreesTo(neighbour(grid, middle, direction))));
            expect(aspect).toBe(words[`${front}/${rear}`]?.[apart]);
          });
        }
      }
    }
  });

  it('has no aspect towards cells that are not adjacent', () => {
    expect(aspectOf(grid, middle, 0, middle)).toBe(-1);
    expect(aspectOf(grid, middle, 0, requireCell(grid, '0101'))).toBe(-1);
  });
});

describe('turning', () => {
  it('goes round either way', () => {
    expect(turn(5, 1)).toBe(0);
    expect(turn(0, -1)).toBe(5);
    expect(turn(2, 13)).toBe(3);
    expect(turn(2, -14)).toBe(0);
  });

  it('counts the steps of the shorter way', () => {
    expect([0, 1, 2, 3, 4, 5].map(to => turnsBetween(0, to))).toEqual([0, 1, 2, 3, 2, 1]);
    for (let from = 0; from < 6; from++) {
      for (let steps = -3; steps <= 3; steps++) expect(turnsBetween(from, turn(from, steps))).toBe(Math.abs(steps));
    }
  });
});

it('refuses a facing that the hex does not have', () => {
  const grid = hexGrid({ orientation: 'flat', shifted: 'odd' }, 2, 2);
  expect(() => facingNamed(grid, 'corner', 'N')).toThrow('no corner "N" on a flat hex; it has NE, E, SE, SW, W, NW');
  expect(() => facingNamed(grid, 'side', 'E')).toThrow('no side "E" on a flat hex');
});
