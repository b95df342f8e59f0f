/** Who stands in each hex: kept up while counters move, it is what would be found anew. */
import { describe, expect, test } from 'vitest';
import { moveTo, Occupancies } from '../../src/occupancy.ts';
import { AWAITED, ROUTED } from '../../src/state.ts';

const HEXES = 4;

/** By hex, the units in it. */
function held(cells: readonly number[], { first, next } = new Occupancies(HEXES).of(cells)): number[][] {
  return [...first].map(head => {
    const units: number[] = [];
    for (let unit = head; unit >= 0; unit = next[unit] ?? -1) units.push(unit);
    return units;
  });
}

describe('who stands in a hex', () => {
  test('is told in the order of the units, in the first hex too and of the first unit too', () => {
    const cells = [0, 2, 0, AWAITED, 0, 2];
    expect(held(cells)).toEqual([[0, 2, 4], [], [1, 5], []]);
    const { first, next } = new Occupancies(HEXES).of(cells);
    expect([[...first], [...next]]).toEqual([
      [0, -1, 1, -1],
      [2, 5, 4, -1, -1, -1],
    ]);
  });

  test('follows every unit from every hex to every other, on and off the map', () => {
    for (const start of [
      [0, 0, 0, 0],
      [3, 0, 3, 0],
      [1, 1, ROUTED, 1],
      [ROUTED, AWAITED, 2, 0],
    ])
      for (let unit = 0; unit < start.length; unit++)
        for (const to of [ROUTED, 0, 1, 2, 3]) {
          const cells = [...start];
          const occupancies = new Occupancies(HEXES);
          moveTo(occupancies.of(cells), cells, unit, to);
          expect(cells).toEqual(start.with(unit, to));
          expect(held(cells, occupancies.of(cells)), `${start} ${unit} to ${to}`).toEqual(held(cells));
          moveTo(occupancies.of(cells), cells, unit, 0);
          expect(held(cells, occupancies.of(cells)), `${start} ${unit} by ${to} to 0`).toEqual(held(cells));
        }
  });

  test('is known for each list by itself', () => {
    const occupancies = new Occupancies(HEXES);
    const [one, other] = [
      [0, 1],
      [3, 3],
    ];
    const found = occupancies.of(one);
    expect(held(other, occupancies.of(other))).toEqual([[], [], [], [0, 1]]);
    expect(occupancies.of(one)).toBe(found);
    expect(occupancies.of(one)).toBe(found);
    expect(held(one, found)).toEqual([[0], [1], [], []]);
  });
});
