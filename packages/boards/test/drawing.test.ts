import { describe, expect, it } from 'vitest';
import { cellsOfSide, centreOf, cornersOf, endsOfSide, type Grid, type Point, sideOf, sizeOf } from '../src/index.ts';
import {
  at,
  between,
  cellIds,
  compass,
  HEX_CASES,
  hexCentre,
  hexGrid,
  hexPolygon,
  numbersOf,
  squareGrid,
  squarePolygon,
  type Vector,
} from './geometry.ts';

function expectSamePoints(points: readonly Point[], expected: readonly Vector[]): void {
  expect(points).toHaveLength(expected.length);
  for (const point of expected) expect(points.some(other => between(point, other) < 1e-9)).toBe(true);
}

function expectDrawnAs(grid: Grid, centre: (cell: number) => Vector, polygon: (centre: Vector) => Vector[]): void {
  const origin = { x: centreOf(grid, 0).x - centre(0).x, y: centreOf(grid, 0).y - centre(0).y };
  for (const cell of cellIds(grid)) {
    const expected = { x: centre(cell).x + origin.x, y: centre(cell).y + origin.y };
    expect(between(centreOf(grid, cell), expected)).toBeLessThan(1e-9);
    expectSamePoints(cornersOf(grid, cell), polygon(expected));
  }
  const corners = cellIds(grid).flatMap(cell => cornersOf(grid, cell));
  expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0);
  expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0);
  expect(sizeOf(grid).width).toBeCloseTo(Math.max(...corners.map(({ x }) => x)));
  expect(sizeOf(grid).height).toBeCloseTo(Math.max(...corners.map(({ y }) => y)));
}

function expectSidesDrawn(grid: Grid): void {
  for (let side = 0; side < grid.sideCount; side++) {
    const [from, to] = endsOfSide(grid, side);
    expect(between(from, to)).toBeCloseTo(1);
    for (const cell of cellsOfSide(grid, side)) {
      if (cell < 0) continue;
      const corners = cornersOf(grid, cell);
      for (const end of [from, to]) expect(corners.some(corner => between(corner, end) < 1e-9)).toBe(true);
    }
  }
}

function expectCornersBetweenSides(grid: Grid): void {
  const corners = cornersOf(grid, 0);
  const perSide = grid.directions / grid.cellSides;
  corners.forEach((corner, i) => {
    const before = endsOfSide(grid, sideOf(grid, 0, i * perSide));
    const after = endsOfSide(grid, sideOf(grid, 0, ((i + 1) % corners.length) * perSide));
    for (const ends of [before, after]) expect(ends.some(end => between(end, corner) < 1e-9)).toBe(true);
  });
}

describe.each(HEX_CASES)('hexes, $orientation, $shifted shifted', hexCase => {
  // A whole row and column more than one, so that the highest and the leftmost cells are on the map.
  const grid = hexGrid(hexCase, 4, 3);

  it('stands where real hexes of side 1 do', () => {
    const centre = (cell: number) => {
      const { column, row } = numbersOf(grid, cell);
      return hexCentre(hexCase, column, row);
    };
    expectDrawnAs(grid, centre, at => hexPolygon(hexCase, at));
  });

  it('draws every side between corners of its cells', () => {
    expectSidesDrawn(grid);
    expectCornersBetweenSides(grid);
  });

  it('lists corners clockwise', () => {
    const centre = centreOf(grid, 0);
    const corners = cornersOf(grid, 0);
    for (let i = 0; i < 6; i++) {
      const turned = compass(centre, at(corners, (i + 1) % 6)) - compass(centre, at(corners, i));
      expect((turned + 360) % 360).toBeCloseTo(60);
    }
  });
});

describe('squares', () => {
  const grid = squareGrid(3, 4);

  it('stands where real squares of side 1 do', () => {
    const centre = (cell: number) => {
      const { column, row } = numbersOf(grid, cell);
      return { x: column, y: row };
    };
    expectDrawnAs(grid, centre, squarePolygon);
    expect(sizeOf(grid)).toEqual({ width: 3, height: 4 });
  });

  it('draws every side between corners of its cells', () => {
    expectSidesDrawn(grid);
    expectCornersBetweenSides(grid);
  });
});
