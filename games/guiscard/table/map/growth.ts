/** What grows and lies on open ground, drawn for each hex alike whenever the map is drawn. */
import type { HexGrid } from '@carroccio/boards';
import { jitter, sway } from '@carroccio/table/ground/jitter.ts';
import { drawnCentre, num } from '@carroccio/table/ground/unit.ts';

const around = (cell: number, count: number, reach: number, salt: number): { x: number; y: number; size: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((index + jitter(cell, salt + index) * 0.7) / count) * 2 * Math.PI;
    const far = reach * (0.35 + 0.65 * jitter(cell, salt + 20 + index));
    return {
      x: Math.cos(turn) * far,
      y: Math.sin(turn) * far * 0.86,
      size: 0.75 + 0.5 * jitter(cell, salt + 40 + index),
    };
  });

const every = (grid: HexGrid, cells: readonly number[], draw: (cell: number, x: number, y: number) => string): string =>
  cells
    .map(cell => {
      const { x, y } = drawnCentre(grid, cell);
      return draw(cell, x, y);
    })
    .join('');

const at = (x: number, y: number): string => `M${num(x)} ${num(y)}`;

/** A few tufts here and there. */
export const grass = (grid: HexGrid, cells: readonly number[]): string =>
  every(
    grid,
    cells.filter(cell => jitter(cell, 200) < 0.5),
    (cell, x, y) => `${at(x + sway(cell, 201, 60), y + sway(cell, 202, 50))}l-5-9m8 9l0-12m3 12l5-9`,
  );

/** A bush: three humps. */
const hump = (size: number): string =>
  `a${num(11 * size)} ${num(11 * size)} 0 0 1 ${num(18 * size)} ${num(-5 * size)}` +
  `a${num(12 * size)} ${num(12 * size)} 0 0 1 ${num(20 * size)} ${num(4 * size)}` +
  `a${num(10 * size)} ${num(10 * size)} 0 0 1 ${num(2 * size)} ${num(17 * size)}` +
  `h${num(-38 * size)}a${num(9 * size)} ${num(9 * size)} 0 0 1 ${num(-2 * size)} ${num(-16 * size)}Z`;

export const brush = (grid: HexGrid, cells: readonly number[]): string =>
  every(grid, cells, (cell, x, y) =>
    around(cell, 6, 58, 300)
      .toSorted((a, b) => a.y - b.y)
      .map(bush => at(x + bush.x - 18, y + bush.y) + hump(bush.size))
      .join(''),
  );

/** One large crown seen from above: lobes around the middle. */
const LOBES = 9;
const crown = (cell: number, x: number, y: number, radius: number, salt: number): string => {
  const points = Array.from({ length: LOBES }, (_, index) => {
    const turn = ((index + 0.5 * jitter(cell, salt)) / LOBES) * 2 * Math.PI;
    const far = radius * (0.86 + 0.22 * jitter(cell, salt + 10 + index));
    return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
  });
  const [start = { x, y }] = points;
  const arcs = [...points.slice(1), start].map(
    point => `A${num(radius * 0.42)} ${num(radius * 0.42)} 0 0 1 ${num(point.x)} ${num(point.y)}`,
  );
  return `${at(start.x, start.y)}${arcs.join('')}Z`;
};

export interface Trees {
  readonly shadows: string;
  readonly crowns: string;
  readonly lights: string;
}

export const trees = (grid: HexGrid, cells: readonly number[]): Trees => ({
  shadows: every(grid, cells, (cell, x, y) => crown(cell, x + 9, y + 11, 64, 400)),
  crowns: every(grid, cells, (cell, x, y) => crown(cell, x, y, 62, 400)),
  lights: every(
    grid,
    cells,
    (cell, x, y) => crown(cell, x - 10, y - 12, 36, 430) + crown(cell, x - 14, y - 16, 15, 460),
  ),
});

/** Reeds, and the water between them. */
export const reeds = (grid: HexGrid, cells: readonly number[]): string =>
  every(grid, cells, (cell, x, y) =>
    around(cell, 5, 56, 500)
      .map(reed => `${at(x + reed.x, y + reed.y)}l-4-17m6 17l1-22m5 22l5-16`)
      .join(''),
  );

export const puddles = (grid: HexGrid, cells: readonly number[]): string =>
  every(grid, cells, (cell, x, y) =>
    around(cell, 6, 66, 560)
      .map(pool => `${at(x + pool.x - 17, y + pool.y + 9)}h${num(34 * pool.size)}m-24 8h${num(20 * pool.size)}`)
      .join(''),
  );

/** Blocks of stone with a broken face. */
export const rocks = (grid: HexGrid, cells: readonly number[]): { blocks: string; cracks: string } => ({
  blocks: every(grid, cells, (cell, x, y) =>
    around(cell, 5, 50, 600)
      .toSorted((a, b) => a.y - b.y)
      .map(
        ({ x: dx, y: dy, size: s }) =>
          `${at(x + dx - 26 * s, y + dy + 14 * s)}l${num(8 * s)} ${num(-30 * s)}l${num(22 * s)} ${num(-10 * s)}l${num(22 * s)} ${num(14 * s)}l${num(4 * s)} ${num(24 * s)}l${num(-22 * s)} ${num(14 * s)}Z`,
      )
      .join(''),
  ),
  cracks: every(grid, cells, (cell, x, y) =>
    around(cell, 5, 50, 600)
      .map(
        ({ x: dx, y: dy, size: s }) =>
          `${at(x + dx - 18 * s, y + dy - 16 * s)}l${num(16 * s)} ${num(10 * s)}l${num(6 * s)} ${num(22 * s)}m${num(-6 * s)} ${num(-22 * s)}l${num(22 * s)} ${num(-8 * s)}`,
      )
      .join(''),
  ),
});

/** Grains of sand. */
export const sand = (grid: HexGrid, cells: readonly number[]): string =>
  every(grid, cells, (cell, x, y) =>
    Array.from(
      { length: 9 },
      (_, index) => `${at(x + sway(cell, 700 + index, 78), y + sway(cell, 720 + index, 72))}h0.1`,
    ).join(''),
  );

/** Short waves. */
export const waves = (grid: HexGrid, cells: readonly number[], deep: boolean): string =>
  every(grid, cells, (cell, x, y) =>
    Array.from(
      { length: deep ? 5 : 3 },
      (_, index) => `${at(x + sway(cell, 740 + index, 62) - 22, y + sway(cell, 760 + index, 66))}q11-10 22 0t22 0`,
    ).join(''),
  );
