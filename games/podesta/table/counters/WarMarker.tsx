/** Where a battle is to be, and in which month. */
import { INK, PAPER } from './tones.ts';

const SWORDS = 'M-18 18L14-18L20-22L17-16L-14 18ZM-20 10L-10 20M18 18L-14-18L-20-22L-17-16L14 18ZM20 10L10 20';

export function WarMarker({ month }: { month: number }) {
  return (
    <g className="counter">
      <circle r="32" fill={PAPER} stroke="#98201c" strokeWidth="4" />
      <path d={SWORDS} fill={INK} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <rect x="-15" y="18" width="30" height="22" rx="4" fill="#98201c" />
      <text y="30" className="pod-count" fill={PAPER}>
        {month}
      </text>
    </g>
  );
}
