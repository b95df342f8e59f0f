/** What is laid on a unit: each state has a sign of its own. */
import { BLOOD, INK, PAPER } from './colours.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
}

const SIGNS = {
  /** A broken standard. */
  shaken: 'M-5 9V-9M-5-9L7-6L2-2L6 1L-5 3M-9 9H-1',
  /** An hourglass. */
  paralysed: 'M-6-9H6M-6 9H6M-5-9C-5-3 5 3 5 9M5-9C5-3-5 3-5 9',
  /** A leaf. */
  ambushed: 'M-7 8C-8-3-1-9 8-9C9 0 3 7-7 8ZM-8 9L3-4',
} as const;

export function StateMark({ x, y, state }: Placed & { readonly state: keyof typeof SIGNS }) {
  const grave = state !== 'ambushed';
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill={grave ? BLOOD : '#1f5a36'} stroke={PAPER} strokeWidth="2" />
      <path
        d={SIGNS[state]}
        transform="scale(0.86)"
        fill="none"
        stroke={PAPER}
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A puff of smoke. */
export function Smoke({ x, y }: Placed) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-9 6C-13 5-13-1-9-2C-9-8-1-9 1-5C5-8 11-4 9 1C12 4 9 8 5 7C2 9-5 9-9 6Z"
      fill={PAPER}
      stroke={INK}
      strokeWidth="1.8"
    />
  );
}
