/** Losses, states, and what lies on the tracks. */
import type { ReactNode } from 'react';
import { BLOOD, INK, LIVERIES, PAPER } from '../counters/colours.ts';
import { Smoke, StateMark } from '../counters/marks.tsx';
import { copies, type Piece } from './cut.tsx';
import type { PrintSource } from './source.ts';

const LOSSES = [1, 2, 3, 4, 5];
const LOSSES_EACH = 10;
const STATES_EACH = 12;
const MOVED = 'M-14 0L-4 12L16-12';

function marker(id: string, label: string, ground: string, sign: ReactNode): Piece {
  const face = (
    <svg viewBox="-30 -30 60 60" role="img" aria-label={label}>
      <rect x="-30" y="-30" width="60" height="60" fill={ground} stroke={INK} strokeWidth="1" />
      {sign}
    </svg>
  );
  return { id, front: face, back: face };
}

const large = (words: string, ink = INK): ReactNode => (
  <text className="nq-print-large" fill={ink}>
    {words}
  </text>
);

const state = (of: 'shaken' | 'paralysed' | 'ambushed'): ReactNode => (
  <g transform="scale(1.7)">
    <StateMark x={0} y={0} state={of} />
  </g>
);

/** In a box of 60 around 0, 0. */
export function markersOf({ words, ground, army }: PrintSource): Piece[] {
  const { marks } = words;
  const sides = [0, 1] as const;
  return [
    ...LOSSES.flatMap(losses =>
      copies(LOSSES_EACH, marker(`loss ${losses}`, words.loss(losses), BLOOD, large(`−${losses}`, PAPER))),
    ),
    ...copies(STATES_EACH, marker('paralysed', marks.paralysed, PAPER, state('paralysed'))),
    ...(ground.setup.rules.ambush
      ? copies(STATES_EACH, marker('ambushed', marks.ambushed, PAPER, state('ambushed')))
      : []),
    ...copies(
      STATES_EACH,
      marker('moved', marks.moved, PAPER, <path d={MOVED} fill="none" stroke={INK} strokeWidth="6" />),
    ),
    ...copies(
      STATES_EACH,
      marker(
        'fired',
        marks.fired,
        PAPER,
        <g transform="scale(2)">
          <Smoke x={0} y={0} />
        </g>,
      ),
    ),
    ...sides.map(side =>
      marker(`initiative ${side}`, `${words.initiative}, ${army(side)}`, LIVERIES[side].ground, large('!')),
    ),
    ...sides.map(side =>
      marker(`determination ${side}`, words.determination(army(side)), LIVERIES[side].ground, large('D')),
    ),
    marker('turn', words.turn, PAPER, large('T')),
  ];
}
