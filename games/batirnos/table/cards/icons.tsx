/** The four actions of an order, drawn in a box of 24 around 0, 0. */
import type { Phase } from '@carroccio/batirnos/survey';

export const PHASES = ['move', 'fire', 'melee', 'rally'] as const satisfies readonly Phase[];

const SIGNS: Readonly<Record<Phase, string>> = {
  move: 'M-10-7L-1 0L-10 7M0-7L9 0L0 7',
  fire: 'M0-11L2.6-4L9-8L6-1.6L11 2L4 3L5 10L0 5L-5 10L-4 3L-11 2L-6-1.6L-9-8L-2.6-4Z',
  melee: 'M-9-10L7 6M9-10L-7 6M3 9L10 2M-3 9L-10 2M7 6L10 10M-7 6L-10 10',
  rally: 'M-7-11V11M-7-10C-2-13 3-7 10-10V0C3 3-2-3-7 0',
};

export function ActionSign({ phase, ink }: { phase: Phase; ink: string }) {
  return (
    <path
      d={SIGNS[phase]}
      fill={phase === 'fire' ? ink : 'none'}
      stroke={ink}
      strokeWidth={phase === 'fire' ? 0.6 : 2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
