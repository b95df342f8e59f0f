import { memo } from 'react';
import { BLOOD, INK, PAPER } from '../counters/colours.ts';

type DayKind = 'today' | 'past' | 'food' | 'relief' | 'heal';

const LOAF = 'M-24 8C-26-12 26-12 24 8C22 18-22 18-24 8ZM-12-4L-8 6M0-6L4 6M12-4L14 6';
const BANNER = 'M-16 24V-24H-12V24ZM-12-22H24L14-10L24 2H-12Z';

/** A sign on a day of the calendar. */
export const DaySign = memo(function DaySign({ kind }: { kind: DayKind }) {
  switch (kind) {
    case 'today':
      return (
        <g className="gui-overlay">
          <rect x={-46} y={-46} width={92} height={92} rx={7} fill="none" stroke={BLOOD} strokeWidth={8} />
        </g>
      );
    case 'past':
      return <path d="M-30 36L36-30" stroke={INK} strokeWidth={5} strokeOpacity={0.55} className="gui-overlay" />;
    case 'food':
      return (
        <path
          d={LOAF}
          transform="translate(6 16)"
          fill="#d7a45a"
          stroke={INK}
          strokeWidth={3}
          strokeLinecap="round"
          className="gui-overlay"
        />
      );
    case 'relief':
      return (
        <path
          d={BANNER}
          transform="translate(8 14)"
          fill={BLOOD}
          stroke={INK}
          strokeWidth={2}
          className="gui-overlay"
        />
      );
    case 'heal':
      return (
        <g transform="translate(24 24)" className="gui-overlay">
          <circle r={14} fill={PAPER} stroke={INK} strokeWidth={2} />
          <path d="M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" fill="#2f6b45" />
        </g>
      );
  }
});
