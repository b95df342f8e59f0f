import type { Grid } from '@carroccio/boards';
import { memo } from 'react';
import type { Spot } from '../picture.ts';
import { cellPath, centre, cornerPath, towards } from './geometry.ts';

interface LegalProps {
  readonly grid: Grid;
  readonly cells: readonly number[];
  /** The tint lies under the pieces, the corners over them. */
  readonly part: 'tint' | 'outline';
}

const MANY = 60;
/** How much of each side is drawn at a corner. */
const CORNER = 0.2;

/** Cells that can be chosen now. */
export const LegalCells = memo(function LegalCells({ grid, cells, part }: LegalProps) {
  // Half a map marked so would drown it: there the tint is enough.
  if (part === 'outline' && cells.length > MANY) return null;
  const drawn = (cell: number): string =>
    part === 'tint' ? cellPath(grid, cell, 5) : cornerPath(grid, cell, 7, CORNER);
  return <path className={`legal-${part}`} d={cells.map(drawn).join('')} />;
});

/** Cells that the piece in hand can get to: a dot in each. */
export const ReachDots = memo(function ReachDots({ grid, cells }: Pick<LegalProps, 'grid' | 'cells'>) {
  return (
    <g className="reach-dots">
      {cells.map(cell => {
        const { x, y } = centre(grid, cell);
        return <circle key={cell} cx={x} cy={y} r="13" />;
      })}
    </g>
  );
});

/** Handles that turn a piece: one for each facing that can be chosen. */
export function FacingHandles({ grid, spots }: { grid: Grid; spots: readonly Spot[] }) {
  return (
    <g className="facing-handles">
      {spots.map(({ cell, facing }) => {
        if (!facing) return null;
        const middle = centre(grid, cell);
        const { x, y } = towards(grid, cell, facing.direction, facing.towards);
        const angle = (Math.atan2(y, x) * 180) / Math.PI;
        return (
          <g
            key={`${cell} ${facing.direction}`}
            className="facing-handle"
            data-cell={cell}
            data-facing={facing.direction}
            transform={`translate(${middle.x + x * 96} ${middle.y + y * 96}) rotate(${angle})`}
          >
            <circle r="26" className="facing-touch" />
            <path d="M-12-20 18 0-12 20-4 0Z" />
          </g>
        );
      })}
    </g>
  );
}
