import type { HexGrid } from '@carroccio/boards';
import { jitter, sway } from '@carroccio/table/ground/jitter.ts';
import { drawnCentre, num } from '@carroccio/table/ground/unit.ts';

/** A few tufts here and there, so that open ground is not an empty sheet. */
export function grass(grid: HexGrid, cells: readonly number[]): string {
  return cells
    .filter(cell => jitter(cell, 200) < 0.42)
    .map(cell => {
      const { x, y } = drawnCentre(grid, cell);
      return `M${num(x + sway(cell, 201, 60))} ${num(y + sway(cell, 202, 50))}${TUFT}`;
    })
    .join('');
}

const TUFT = 'l-5-9m8 9l0-12m3 12l5-9';
