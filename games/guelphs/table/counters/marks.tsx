/** What is marked on a unit, or laid beside it as a marker of its own. */
import { HIT_GROUND, INK, PAPER } from './colours.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const at = ({ x, y, scale = 1 }: Placed): string => `translate(${x} ${y}) scale(${scale})`;

const HEXAGON = 'M25 0L12.5 21.65H-12.5L-25 0L-12.5-21.65H12.5Z';

export function Disrupted(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d={HEXAGON} fill={PAPER} stroke={INK} strokeWidth="3.4" strokeLinejoin="round" />
      <text y="12" className="counter-disrupted" fill={INK}>
        D
      </text>
    </g>
  );
}

/** An arrow on its way. */
export function Fired(place: Placed) {
  return (
    <g transform={at(place)}>
      <circle r="11" fill={PAPER} stroke={INK} strokeWidth="2" />
      <path
        d="M-6 6L4-4M5.6-5.6L0.6-4.4M5.6-5.6L4.4-0.6M-6.4 2.6V6.4H-2.6"
        fill="none"
        stroke={INK}
        strokeWidth="2.2"
      />
    </g>
  );
}

export function Hits({ count, ...place }: Placed & { readonly count: number }) {
  return (
    <g transform={at(place)}>
      <rect x="-12.5" y="-12.5" width="25" height="25" rx="3.5" fill={HIT_GROUND} stroke={PAPER} strokeWidth="1.6" />
      <text y="8" className="counter-letter" fill={PAPER}>
        {count}
      </text>
    </g>
  );
}
