import type { Grid } from '@carroccio/boards';
import { memo } from 'react';
import type { BoardLine, CellMark } from '../picture.ts';
import { cellPath, centre } from './geometry.ts';

const TONES = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'legal', 'plain', 'danger'] as const;
const TEXTURES = ['dots', 'hatch', 'cross'] as const;

/** Textures that marks are filled with: each tone has its own, so that layers can be read together. */
export const MarkPatterns = memo(function MarkPatterns() {
  return (
    <defs>
      {TONES.flatMap(tone =>
        TEXTURES.map(texture => (
          <pattern
            key={`${texture}-${tone}`}
            id={`mark-${texture}-${tone}`}
            className={`tone-${tone}`}
            width="24"
            height="24"
            patternUnits="userSpaceOnUse"
            patternTransform={tone === 'seat1' || tone === 'seat3' ? 'rotate(90)' : undefined}
          >
            {texture === 'dots' && <circle className="mark-dot" cx="6" cy="6" r="3.5" />}
            {texture !== 'dots' && <path className="mark-line" d="M-2 26L26-2M-2 2L2-2M22 26L26 22" />}
            {texture === 'cross' && <path className="mark-line" d="M-2-2L26 26" />}
          </pattern>
        )),
      )}
    </defs>
  );
});

/** What layers show on cells, one path for each texture and tone. */
export const Marks = memo(function Marks({ grid, marks }: { grid: Grid; marks: readonly CellMark[] }) {
  // Within the cell: a square ends sooner than a hex.
  const foot = grid.shape === 'square' ? 40 : 62;
  const groups = new Map<string, CellMark[]>();
  for (const mark of marks) {
    const key = `${mark.texture} ${mark.tone}`;
    const group = groups.get(key);
    if (group) group.push(mark);
    else groups.set(key, [mark]);
  }
  return (
    <g className="marks">
      {[...groups].map(([key, group]) => {
        const [texture = '', tone = ''] = key.split(' ');
        if (texture === 'bare') return null;
        const filled = texture === 'dots' || texture === 'hatch' || texture === 'cross';
        return (
          <path
            key={key}
            className={`mark mark-${texture} tone-${tone}`}
            d={group.map(({ cell }) => cellPath(grid, cell, texture === 'outline' ? 8 : 3)).join('')}
            fill={filled ? `url(#mark-${texture}-${tone})` : undefined}
          />
        );
      })}
      {marks.flatMap(({ cell, text, texture }) => {
        if (text === undefined) return [];
        const { x, y } = centre(grid, cell);
        return [
          <text key={`${cell} ${texture}`} className="mark-text" x={x} y={y + foot}>
            {text}
          </text>,
        ];
      })}
    </g>
  );
});

/** Lines that layers draw over the pieces. */
export const Lines = memo(function Lines({ grid, lines }: { grid: Grid; lines: readonly BoardLine[] }) {
  return (
    <g className="board-lines">
      {lines.map(({ from, to, tone, broken }) => {
        const [start, end] = [centre(grid, from), centre(grid, to)];
        const way = `M${start.x} ${start.y}L${end.x} ${end.y}`;
        return (
          <g key={`${from} ${to} ${broken}`} className={`tone-${tone}`} data-broken={broken || undefined}>
            <path className="board-line-halo" d={way} />
            <path className="board-line" d={way} />
          </g>
        );
      })}
    </g>
  );
});
