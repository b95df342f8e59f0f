/** An army in the country: its merchant's gonfalone, how many companies march under it, what it is about. */

import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import { GONFALON } from '@carroccio/table/heraldry/surfaces.ts';
import { memo } from 'react';
import { merchantArms } from '../arms.ts';
import { INK, PAPER, toneOf } from './tones.ts';

export interface ArmyLook {
  readonly seat: number;
  /** How many companies are known to march with it; -1 when it is hidden. */
  readonly companies: number;
  readonly siege: { readonly hits: number } | null;
  readonly homeward: boolean;
}

export const armyLook = ({ seat, companies, siege, homeward }: ArmyLook): string =>
  `${seat}|${companies}|${siege ? siege.hits : 'free'}|${homeward}`;

/** A trebuchet, its arm thrown up. */
const TREBUCHET = 'M-14 12H14M-10 12L0-6L10 12M-14 4L16-14M12-14L19-17L17-10Z';

export const ArmyCounter = memo(function ArmyCounter({ seat, companies, siege, homeward }: ArmyLook) {
  const { ground, ink } = toneOf(seat);
  return (
    <g className="counter">
      <ellipse cx="4" cy="36" rx="26" ry="7" fill={INK} fillOpacity="0.3" />
      <path d="M0-46V36" stroke={INK} strokeWidth="4" strokeLinecap="round" />
      <path d="M-26-40H26" stroke={INK} strokeWidth="3.4" strokeLinecap="round" />
      <g transform="translate(-23 -39) scale(0.46)">
        <Arms blazon={merchantArms(seat)} surface={GONFALON} manner="painted" />
      </g>
      <g transform="translate(20 22)">
        <circle r="14" fill={ground} stroke={INK} strokeWidth="2.2" />
        <text y="1" className="pod-count" fill={ink}>
          {companies < 0 ? '?' : companies}
        </text>
      </g>
      {siege && (
        <g transform="translate(-26 24)">
          <rect x="-19" y="-20" width="40" height="36" rx="4" fill={PAPER} stroke={INK} strokeWidth="1.8" />
          <path d={TREBUCHET} fill="none" stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
          {siege.hits > 0 && (
            <text x="12" y="9" className="pod-pip" fill="#98201c">
              {siege.hits}
            </text>
          )}
        </g>
      )}
      {homeward && <path d="M-30-6H-44M-38-13L-45-6L-38 1" fill="none" stroke={INK} strokeWidth="4" />}
    </g>
  );
});
