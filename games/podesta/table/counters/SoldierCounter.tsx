/** A company on the Campo della contesa. */
import type { Kind } from '@carroccio/podesta/survey';
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { chargeShape } from '@carroccio/table/heraldry/charges/index.ts';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import { memo } from 'react';
import { INK, PAPER, toneOf } from './tones.ts';

export interface SoldierLook {
  readonly number: number;
  readonly kind: Kind;
  readonly owner: number;
  readonly side: number;
  readonly arms: Blazon;
  /** Attack, Defence, Resistance, Movement, Shooting. */
  readonly ratings: readonly number[];
  readonly damage: number;
  readonly commands: boolean;
  readonly podesta: boolean;
  readonly spent: boolean;
  readonly under: boolean;
}

export const soldierLook = ({ arms, ratings, ...rest }: SoldierLook): string =>
  `${Object.values(rest).join('|')}|${ratings.join('')}|${JSON.stringify(arms)}`;

export const SOLDIER_SIZE = 86;
const HALF = SOLDIER_SIZE / 2;

/** In a box of 40 around 0, 0. */
const PAVISE = 'M-13-18Q0-23 13-18V15Q0 21-13 15ZM-3-19V17M3-19V17';
const BOLT = 'M-20 20L16-16M10-19L20-20L19-10M-20 12V20H-12';
const SPEARS = 'M-12 20V-12M-12-12L-15-10L-12-21L-9-10ZM12 20V-12M12-12L9-10L12-21L15-10Z';
const HEATER = 'M-10-8Q0-11 10-8Q11 6 0 15Q-11 6-10-8Z';

export function Figure({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'feditori':
    case 'capitano':
      return (
        <g transform="translate(-20 -21) scale(0.42)" fill={INK}>
          {chargeShape('horse-head').solids.map(d => (
            <path key={d} d={d} fillRule="evenodd" />
          ))}
          {kind === 'capitano' && (
            <g transform="translate(14 -16) scale(0.5)">
              {chargeShape('crown').solids.map(d => (
                <path key={d} d={d} fill="#98201c" />
              ))}
            </g>
          )}
        </g>
      );
    case 'fanti-palvese':
      return (
        <>
          <path d={PAVISE} fill={PAPER} stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
          <path d={BOLT} fill="none" stroke={INK} strokeWidth="3" />
        </>
      );
    case 'fanti':
      return (
        <>
          <path d={SPEARS} fill={INK} stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
          <path d={HEATER} fill={PAPER} stroke={INK} strokeWidth="2.6" />
        </>
      );
  }
}

/** The attackers' band is one broad line, the defenders' two fine ones. */
function Band({ side, ground }: { side: number; ground: string }) {
  const y = -HALF + 3;
  if (side === 0) return <rect x={-HALF + 3} y={y} width={SOLDIER_SIZE - 6} height="10" fill={ground} />;
  return (
    <>
      <rect x={-HALF + 3} y={y} width={SOLDIER_SIZE - 6} height="4" fill={ground} />
      <rect x={-HALF + 3} y={y + 7} width={SOLDIER_SIZE - 6} height="4" fill={ground} />
    </>
  );
}

export const SoldierCounter = memo(function SoldierCounter(look: SoldierLook) {
  const { number, kind, owner, side, arms, ratings, damage, commands, podesta, spent, under } = look;
  const { ground, pale } = toneOf(owner);
  return (
    <g className="counter" opacity={spent && !under ? 0.92 : undefined}>
      <rect
        x={-HALF + 3}
        y={-HALF + 4}
        width={SOLDIER_SIZE}
        height={SOLDIER_SIZE}
        rx="7"
        fill={INK}
        fillOpacity="0.3"
      />
      <rect
        x={-HALF}
        y={-HALF}
        width={SOLDIER_SIZE}
        height={SOLDIER_SIZE}
        rx="7"
        fill={pale}
        stroke={INK}
        strokeWidth="2.2"
      />
      <Band side={side} ground={ground} />
      <g transform={`translate(${-HALF + 6} ${-HALF + 17}) scale(0.24)`}>
        <Arms blazon={arms} surface={SHIELD} manner="painted" />
      </g>
      <g transform="translate(7 -1)">
        <Figure kind={kind} />
      </g>
      <text x={HALF - 11} y={-HALF + 26} className="pod-pip" fill={INK}>
        {number}
      </text>
      <text y={HALF - 9} className="pod-ratings" fill={INK}>
        {ratings.join(' ')}
      </text>
      {commands && (
        <path
          d="M-36 4L-33 11L-26 11L-31 16L-29 23L-36 19L-43 23L-41 16L-46 11L-39 11Z"
          transform="translate(4 -4)"
          fill="#98201c"
          stroke={PAPER}
          strokeWidth="1.4"
        />
      )}
      {podesta && (
        <path
          d="M-8 8Q-8-4 0-4Q8-4 8 8ZM0-16A6 6 0 1 1 0-4A6 6 0 1 1 0-16Z"
          transform={`translate(${HALF - 12} 12)`}
          fill={ground}
          stroke={INK}
          strokeWidth="1.8"
        />
      )}
      {damage > 0 && (
        <g transform={`translate(${-HALF + 13} ${HALF - 25})`}>
          <circle r="11" fill="#98201c" stroke={PAPER} strokeWidth="2" />
          <text y="1" className="pod-pip" fill={PAPER}>
            {damage}
          </text>
        </g>
      )}
      {spent && (
        <path
          d={`M${HALF - 20} ${-HALF}H${HALF - 7}Q${HALF} ${-HALF} ${HALF} ${-HALF + 7}V${-HALF + 20}Z`}
          fill={INK}
        />
      )}
    </g>
  );
});
