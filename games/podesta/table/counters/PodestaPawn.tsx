/** The Podestà of a commune: a wooden pawn in his merchant's colour that bears the commune's arms. */

import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import { memo } from 'react';
import { communeArms } from '../arms.ts';
import { INK, PAPER, toneOf } from './tones.ts';

export interface PawnLook {
  readonly seat: number;
  /** The commune's id. */
  readonly commune: string;
  readonly captive: boolean;
}

export const pawnLook = ({ seat, commune, captive }: PawnLook): string => `${seat}|${commune}|${captive}`;

const BODY = 'M-17 28Q-17 20-11 16Q-8 4-6-4H6Q8 4 11 16Q17 20 17 28Z';
const BARS = 'M-14-22V28M-5-24V28M5-24V28M14-22V28M-18-6H18M-18 14H18';

export const PodestaPawn = memo(function PodestaPawn({ seat, commune, captive }: PawnLook) {
  const { ground } = toneOf(seat);
  return (
    <g className="counter">
      <ellipse cx="4" cy="29" rx="19" ry="6" fill={INK} fillOpacity="0.3" />
      <path d={BODY} fill={ground} stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
      <circle cy="-14" r="11" fill={ground} stroke={INK} strokeWidth="2.4" />
      <path
        d="M-5-19Q0-24 5-20"
        fill="none"
        stroke={PAPER}
        strokeOpacity="0.6"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g transform="translate(-9 1) scale(0.18)">
        <Arms blazon={communeArms(commune)} surface={SHIELD} manner="painted" />
      </g>
      {captive && <path d={BARS} fill="none" stroke={INK} strokeWidth="3" />}
    </g>
  );
});
