import { memo } from 'react';
import { DeadCross } from './Badges.tsx';
import { ASH, edgeOf, groundOf, INK } from './colours.ts';
import './counters.css';
import { FRONT } from './figures.ts';
import { HorseFigure } from './HorseFigure.tsx';
import { tailFrom } from './turned.ts';

interface LooseHorseProps {
  readonly side: number;
  readonly facing: number;
  readonly dead: boolean;
  readonly led: boolean;
  readonly name: string;
}

/** A horse without a rider over two hexes, standing, led by the bridle or dead. */
export const LooseHorse = memo(function LooseHorse({ side, facing, dead, led, name }: LooseHorseProps) {
  const box = { x: -50, y: -54, width: 100, height: 281, rx: 18 };
  const tail = tailFrom(facing);
  return (
    <g className="gui-counter">
      <g transform={`translate(4 5) rotate(${facing * 60})`}>
        <rect {...box} fill={INK} fillOpacity={dead ? 0.12 : 0.26} />
      </g>
      <g transform={`rotate(${facing * 60})`}>
        <rect
          {...box}
          fill={dead ? ASH : groundOf(side)}
          stroke={edgeOf(side)}
          strokeWidth={3}
          strokeDasharray="14 8"
        />
        {!dead && <path d={FRONT} transform="translate(0 22) scale(0.8)" fill={edgeOf(side)} />}
        <g transform="translate(0 2) scale(0.92)" opacity={dead ? 0.55 : 1}>
          <HorseFigure code="" saddled={!dead} />
        </g>
        {led && <path d="M0-30C30-44 46-20 44 14" fill="none" stroke={INK} strokeWidth={4} strokeDasharray="7 5" />}
      </g>
      <g transform={`translate(${tail.x / 2} ${tail.y / 2})`}>
        {dead ? (
          <DeadCross />
        ) : (
          <text y={6} className="gui-name" fill={INK}>
            {name}
          </text>
        )}
      </g>
    </g>
  );
});
