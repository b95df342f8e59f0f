import { memo } from 'react';
import { edgeOf, groundOf, INK, LEATHER, PAPER, STEEL, WOOD } from './colours.ts';
import './counters.css';

interface EngineCounterProps {
  readonly kind: 'stoneThrower' | 'greekFire';
  readonly side: number;
  /** Where its arrow points, as a direction. */
  readonly arrow: number;
  /** Where its other end lies, from 0, 0. */
  readonly tail: { readonly x: number; readonly y: number };
  readonly load: string;
}

const FRAME = 'M-34-20H34V10H-34ZM-26 10L-36 150H-20L-14 10ZM26 10L36 150H20L14 10ZM-30 120H30V132H-30Z';
const BEAM = 'M-6-34H6V150L14 186H-14L-6 150Z';
const SIPHON = 'M-24 34H24V-6H-24ZM-9-6H9V-44H-9ZM-14-44H14V-56H-14Z';

/** A stone thrower over two hexes, or the siphon of Greek fire in one. */
export const EngineCounter = memo(function EngineCounter({ kind, side, arrow, tail, load }: EngineCounterProps) {
  const long = Math.hypot(tail.x, tail.y);
  const lie = long === 0 ? arrow * 60 : (Math.atan2(-tail.x, tail.y) * 180) / Math.PI;
  const line = { stroke: INK, strokeWidth: 2.2, strokeLinejoin: 'round' as const };
  const box = { x: -60, y: -62, width: 120, height: 124 + long, rx: side === 1 ? 22 : 8 };
  return (
    <g className="gui-counter">
      <g transform={`translate(4 5) rotate(${lie})`}>
        <rect {...box} fill={INK} fillOpacity={0.3} />
      </g>
      <g transform={`rotate(${lie})`}>
        <rect {...box} fill={groundOf(side)} stroke={edgeOf(side)} strokeWidth={4} />
        {kind === 'stoneThrower' ? (
          <>
            <path d={FRAME} fill={WOOD} {...line} />
            <path d={BEAM} fill={LEATHER} {...line} />
            <circle cy={-40} r={11} fill={STEEL} {...line} />
          </>
        ) : (
          <>
            <path d={SIPHON} fill="#b5762f" {...line} />
            <path
              d="M-10-58C-20-76-4-80-6-96C8-88 20-74 10-58Z"
              fill="#c0392b"
              {...line}
              transform="translate(0 6) scale(0.6)"
            />
          </>
        )}
      </g>
      <path
        d="M-12-64L0-86L12-64Z"
        transform={`rotate(${arrow * 60})`}
        fill={edgeOf(side)}
        stroke={PAPER}
        strokeWidth={2}
      />
      <g transform={`translate(${tail.x / 2} ${tail.y / 2 + (long === 0 ? 44 : 0)})`}>
        <rect x={-22} y={-15} width={44} height={30} rx={5} fill={PAPER} stroke={INK} strokeWidth={1.6} />
        <text y={8} className="gui-value" fill={INK}>
          {load}
        </text>
      </g>
    </g>
  );
});
