import { type HexGrid, nameOf } from '@carroccio/boards';
import { memo } from 'react';
import { drawnCentre, num } from '../unit.ts';

/** The printed numbers of the cells; the style sheet shows them as one zooms in. */
export const HexNumbers = memo(function HexNumbers({ grid, cells }: { grid: HexGrid; cells: readonly number[] }) {
  return (
    <g className="hex-numbers">
      {cells.map(cell => {
        const { x, y } = drawnCentre(grid, cell);
        return (
          <text key={cell} className="hex-number" x={num(x)} y={num(y - 67)}>
            {nameOf(grid, cell)}
          </text>
        );
      })}
    </g>
  );
});
