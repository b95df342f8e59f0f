/** What lies on a commune: its six sestieri, who governs it, what has befallen it. */
import { memo } from 'react';
import { INK, PAPER, toneOf } from './tones.ts';

interface SestiereLook {
  readonly faction: number;
  readonly holder: number;
  readonly armed: boolean;
  /** Its people live elsewhere, or its company is gone for a while. */
  readonly away: boolean;
}

export interface CommuneLook {
  readonly podesta: number;
  readonly besieged: boolean;
  readonly poor: boolean;
  readonly sestieri: readonly SestiereLook[];
}

export const communeLook = ({ podesta, besieged, poor, sestieri }: CommuneLook): string =>
  `${podesta}|${besieged}|${poor}|${sestieri.map(one => `${one.faction}${one.holder}${one.armed}${one.away}`).join(',')}`;

/** Guelph counters are round, Ghibelline ones square. */
const GUELPH = 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z';
const GHIBELLINE = 'M-9.5-9.5H9.5V9.5H-9.5Z';
const COLUMNS = [-26, 0, 26];
const ROWS = [20, 42];

function Sestiere({ faction, holder, armed, away }: SestiereLook) {
  const { ground, ink } = toneOf(holder);
  return (
    <g opacity={away ? 0.45 : undefined}>
      <path
        d={faction === 0 ? GUELPH : GHIBELLINE}
        fill={ground}
        stroke={INK}
        strokeWidth={armed ? 3.4 : 1.6}
        strokeDasharray={away ? '4 3' : undefined}
      />
      <text y="1" className="pod-pip" fill={ink}>
        {holder < 0 ? '–' : holder + 1}
      </text>
    </g>
  );
}

const FLAME = 'M0 0C-12-4-10-16-4-22C-4-16 0-16 0-24C8-18 12-6 4 0Z';

export const CommuneMarker = memo(function CommuneMarker({ podesta, besieged, poor, sestieri }: CommuneLook) {
  const { ground, ink } = toneOf(podesta);
  return (
    <g className="counter">
      <rect x="-50" y="-50" width="100" height="100" fill="transparent" />
      {besieged && <rect x="-47" y="-47" width="94" height="94" rx="14" className="pod-besieged" />}
      {podesta >= 0 && (
        <g transform="translate(8 -54)">
          <path d="M0-14V34" stroke={INK} strokeWidth="2.6" />
          <path d="M1-14H33L26-4L33 6H1Z" fill={ground} stroke={INK} strokeWidth="1.8" strokeLinejoin="round" />
          <text x="13" y="-3" className="pod-pip" fill={ink}>
            {podesta + 1}
          </text>
        </g>
      )}
      {poor && <path d={FLAME} transform="translate(36 4)" fill="#98201c" stroke={PAPER} strokeWidth="2" />}
      {sestieri.map((sestiere, index) => (
        <g
          key={index.toString()}
          transform={`translate(${COLUMNS[index % 3] ?? 0} ${ROWS[Math.floor(index / 3)] ?? 64})`}
        >
          <Sestiere {...sestiere} />
        </g>
      ))}
    </g>
  );
});
