import type { HexGrid, Point } from '@carroccio/boards';
import { jitter, sway } from './jitter.ts';
import { drawnCentre, num } from './unit.ts';

export interface Woods {
  readonly crowns: string;
  readonly shades: string;
  readonly trunks: string;
}

/** Where trees may stand in a cell, from its centre. */
const STANDS: readonly Point[] = [-62, -30, 2, 34, 64].flatMap((y, row) =>
  [-84, -42, 0, 42, 84].map(x => ({ x: x + (row % 2 === 0 ? 21 : 0), y })),
);

/** Clumps of small trees, seen at a slant, the nearer ones in front. */
export function woods(grid: HexGrid, cells: readonly number[]): Woods {
  const trees = cells
    .flatMap(cell => {
      const centre = drawnCentre(grid, cell);
      return STANDS.filter((stand, index) => Math.hypot(stand.x, stand.y) < 88 && jitter(cell, index) > 0.06).map(
        (stand, index) => ({
          x: centre.x + stand.x + sway(cell, 40 + index, 7),
          y: centre.y + stand.y + sway(cell, 80 + index, 6),
          size: 14 + 4 * jitter(cell, 120 + index),
        }),
      );
    })
    .toSorted((a, b) => a.y - b.y);
  return {
    crowns: trees.map(crown).join(''),
    shades: trees.map(shade).join(''),
    trunks: trees.map(({ x, y, size }) => `M${num(x)} ${num(y + size * 0.7)}v${num(size * 0.7)}`).join(''),
  };
}

interface Tree extends Point {
  readonly size: number;
}

/** Four lobes, each an arc. */
function crown({ x, y, size }: Tree): string {
  const s = size;
  return (
    `M${num(x - s * 0.55)} ${num(y + s * 0.75)}` +
    `a${num(s * 0.5)} ${num(s * 0.5)} 0 0 1 ${num(-s * 0.2)} ${num(-s * 0.9)}` +
    `a${num(s * 0.55)} ${num(s * 0.55)} 0 0 1 ${num(s * 0.75)} ${num(-s * 0.8)}` +
    `a${num(s * 0.55)} ${num(s * 0.55)} 0 0 1 ${num(s * 0.75)} ${num(s * 0.8)}` +
    `a${num(s * 0.5)} ${num(s * 0.5)} 0 0 1 ${num(-s * 0.2)} ${num(s * 0.9)}Z`
  );
}

/** The side away from the light. */
function shade({ x, y, size }: Tree): string {
  const s = size;
  return (
    `M${num(x + s * 0.2)} ${num(y + s * 0.75)}` +
    `q${num(s * 0.45)} ${num(-s * 0.5)} ${num(s * 0.3)} ${num(-s * 1.3)}` +
    `a${num(s * 0.5)} ${num(s * 0.5)} 0 0 1 ${num(s * 0.05)} ${num(s * 1.3)}Z`
  );
}
