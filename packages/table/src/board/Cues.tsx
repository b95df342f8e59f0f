import type { Grid } from '@carroccio/boards';
import type { Cue } from '../picture.ts';
import { centre } from './geometry.ts';

/** What has just happened, said where it happened. */
export function Cues({ grid, cues, moment }: { grid: Grid; cues: readonly Cue[]; moment: string }) {
  const seen = new Map<number, number>();
  return (
    <g className="cues">
      {cues.map(({ cell, text, tone, from }) => {
        const before = seen.get(cell) ?? 0;
        seen.set(cell, before + 1);
        const { x, y } = centre(grid, cell);
        const start = from === undefined ? null : centre(grid, from);
        return (
          <g key={`${moment} ${cell} ${before}`}>
            {start && <path className="cue-line" data-tone={tone} d={`M${start.x} ${start.y}L${x} ${y}`} />}
            <text className={`cue cue-${tone}`} x={x} y={y - 50 - before * 44}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
