import { memo } from 'react';
import { INK, LEATHER, liveryOf, STEEL } from './colours.ts';
import { ARMS, type Arm, DEVICES, type Headgear, SHIELDS, SHOULDERS, type ShieldShape, WEAPONS } from './figures.ts';

interface ManProps {
  readonly code: string;
  readonly arm: Arm;
  readonly shield: ShieldShape;
  readonly head: Headgear;
}

/** A man seen from above. */
export const Man = memo(function Man({ code, arm, shield, head }: ManProps) {
  const { cloth, shield: paint, device } = liveryOf(code);
  const line = { stroke: INK, strokeWidth: 2, strokeLinejoin: 'round' as const };
  return (
    <>
      <path d={WEAPONS[arm]} fill={arm === 'sword' ? STEEL : LEATHER} {...line} strokeWidth={1.4} />
      <path d={ARMS} fill={cloth} {...line} />
      <path d={SHOULDERS} fill={cloth} {...line} />
      <Head head={head} />
      {shield !== 'none' && (
        <>
          <path d={SHIELDS[shield]} fill={paint} {...line} />
          <path d={DEVICES[code.charAt(0)] ?? ''} fill={device} />
        </>
      )}
    </>
  );
});

function Head({ head }: { head: Headgear }) {
  switch (head) {
    case 'helmet':
    case 'crest':
      return (
        <>
          <circle cy={2} r={13.5} fill={STEEL} stroke={INK} strokeWidth={2} />
          <path d="M0-11V14M-13 3C-8 7 8 7 13 3" fill="none" stroke={INK} strokeWidth={1.8} />
          <path d="M-2.500-10H2.500L1.500-19H-1.500Z" fill={STEEL} stroke={INK} strokeWidth={1.4} />
          {head === 'crest' && (
            <path d="M-4-9C-6 2-5 12 0 22C5 12 6 2 4-9Z" fill="#a5322b" stroke={INK} strokeWidth={1.4} />
          )}
        </>
      );
    case 'turban':
      return (
        <>
          <circle cy={2} r={14} fill="#f6efd6" stroke={INK} strokeWidth={2} />
          <path
            d="M-12-3C-4-9 8-8 12 0M-13 5C-4-2 8 0 12 8M-6 13C0 8 6 9 9 11"
            fill="none"
            stroke={INK}
            strokeWidth={1.5}
          />
          <circle cy={2} r={3.4} fill="#2f6b45" />
        </>
      );
    case 'bare':
      return (
        <>
          <circle cy={2} r={12} fill="#6b4526" stroke={INK} strokeWidth={2} />
          <path d="M-6-4C-2-8 4-8 7-3M-8 4C-2 0 5 1 8 6" fill="none" stroke="#3a2412" strokeWidth={1.6} />
        </>
      );
  }
}
