/** Marks on a counter: what has happened to a man, and what he has done. */
import { BLOOD, INK, PAPER } from './colours.ts';
import type { ManLook } from './look.ts';

const DROP = 'M0-13C5-5 9 0 9 5A9 9 0 1 1-9 5C-9 0-5-5 0-13Z';
const STAR = 'M0-9L2.400-2.800L9-2.500L3.800 1.600L5.600 8L0 4.400L-5.600 8L-3.800 1.600L-9-2.500L-2.400-2.800Z';
const ARROW = 'M-7 7L5-5M7-7L0-5.500M7-7L5.500 0M-7.500 3V7.500H-3';
const CROSS = 'M-4-16H4V-6H13V2H4V20H-4V2H-13V-6H-4Z';

export const Wounded = () => (
  <g>
    <circle r={16} fill={PAPER} stroke={BLOOD} strokeWidth={2.4} />
    <path d={DROP} transform="scale(0.86)" fill={BLOOD} />
  </g>
);

export const Stunned = () => (
  <g fill="#b07a12" stroke={INK} strokeWidth={1.2}>
    <path d={STAR} transform="translate(-24 4)" />
    <path d={STAR} transform="translate(0 -7) scale(1.2)" />
    <path d={STAR} transform="translate(24 4)" />
  </g>
);

export const DeadCross = () => <path d={CROSS} fill={PAPER} stroke={INK} strokeWidth={2.2} />;

export const Fired = () => (
  <g>
    <circle r={13} fill={PAPER} stroke={INK} strokeWidth={2} />
    <path d={ARROW} fill="none" stroke={INK} strokeWidth={2.2} />
  </g>
);

export const Moved = () => (
  <g>
    <circle r={13} fill={INK} />
    <path d="M-6 0L-1.500 5L6.500-5" fill="none" stroke={PAPER} strokeWidth={3} />
  </g>
);

const SIGNS: Readonly<Record<Exclude<ManLook['badge'], 'none'>, string>> = {
  perched: 'M-5-10V10M5-10V10M-5-5H5M-5 1H5M-5 7H5',
  formation: 'M-7 9V-9M0 9V-11M7 9V-9M-9 2H9',
  foulkon: 'M-9-6H9V3C9 8 4 10 0 11C-4 10-9 8-9 3ZM0-6V11',
  loot: 'M-3-9H3L2-5C9-2 9 10 0 10S-9-2-2-5ZM-4-5H4',
  prisoner: 'M-9 0A4.500 4.500 0 1 1 0 0A4.500 4.500 0 1 1-9 0M0 0A4.500 4.500 0 1 1 9 0A4.500 4.500 0 1 1 0 0',
  picked: 'M-7 0L-2 6L8-7',
  builder: 'M-7 9L3-1M0-9H9V-2H5L1-4Z',
};

export const Badge = ({ of }: { of: Exclude<ManLook['badge'], 'none'> }) => (
  <g>
    <circle r={15} fill={PAPER} stroke={INK} strokeWidth={2} />
    <path d={SIGNS[of]} fill="none" stroke={INK} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
  </g>
);
