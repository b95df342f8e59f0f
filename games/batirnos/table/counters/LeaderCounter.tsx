import { memo } from 'react';
import { BLOOD, divisionInk, INK, LIVERIES, numeral, PAPER } from './colours.ts';
import './counters.css';
import type { LeaderLook } from './look.ts';
import { Standard } from './standards.tsx';

export const LEADER_SIZE = 104;

/** A gentleman in a plumed hat, in a circle of 34 around 0, 0. */
const HAT = 'M-24-6C-16-11-12-13-11-19C-10-25 10-26 12-19C13-13 17-11 25-7C17-3-15-2-24-6Z';
const PLUME = 'M8-21C14-31 28-30 31-20C32-14 28-9 22-9C26-13 25-18 20-18C16-18 12-18 8-21Z';
const FACE = 'M-10-5H10C11 5 8 12 0 14C-8 12-11 5-10-5Z';
const BEARD = 'M-7 6C-4 4 4 4 7 6C4 7.4 2 7 0 6.4C-2 7-4 7.4-7 6ZM-2.400 10H2.400L0 16Z';
const HAIR = 'M-11-5C-15 2-14 10-12 15L-8 11C-10 6-10 0-9-5ZM11-5C15 2 14 10 12 15L8 11C10 6 10 0 9-5Z';
const EYES = 'M-5.600 0.600h3M2.600 0.600h3';
const CLOAK = 'M-28 32C-26 18-14 13-7 12L0 18L7 12C14 13 26 18 28 32Z';
const COLLAR = 'M-15 13L0 20L15 13L10 22L0 26L-10 22Z';

const RIM = { cic: 5, wing: 3.4, division: 2.6, character: 2.6 } as const;
const LETTERS = 11;

/** A general or character in a medallion of 104 around 0, 0. */
export const LeaderCounter = memo(function LeaderCounter(look: LeaderLook) {
  const { side, kind, nation, name, division, morale, strength, full } = look;
  const { ground, edge } = LIVERIES[side];
  const badge = kind === 'cic' ? '★' : kind === 'wing' ? '◆' : kind === 'character' ? '†' : numeral(division);
  return (
    <g className="nq-counter">
      <circle cx="4" cy="5" r="50" fill={INK} fillOpacity="0.32" />
      <circle r="50" fill={ground} stroke={kind === 'cic' ? '#a8781a' : edge} strokeWidth={RIM[kind]} />
      {side === 1 && <circle r="44" fill="none" stroke={edge} strokeWidth="1.2" />}
      <g transform="translate(0 -6)">
        <path d={CLOAK} fill={division >= 0 ? divisionInk(division) : INK} />
        <path d={COLLAR} fill={PAPER} stroke={INK} strokeWidth="1.2" />
        <path d={FACE} fill="#e8c39a" stroke={INK} strokeWidth="1.6" />
        <path d={HAIR} fill="#4a2f18" />
        <path d={BEARD} fill="#4a2f18" />
        <path d={EYES} stroke={INK} strokeWidth="2.2" strokeLinecap="round" />
        <path d={PLUME} fill={edge} stroke={INK} strokeWidth="1.2" />
        <path d={HAT} fill={INK} />
      </g>
      <g transform="translate(-34 22) scale(0.66)">
        <Standard nation={nation} />
      </g>
      <g transform="translate(-34 -30)">
        <circle r="15" fill={PAPER} stroke={INK} strokeWidth="2" />
        <text y="8.4" className="nq-morale" fill={INK}>
          {morale}
        </text>
      </g>
      <g transform="translate(36 -28)">
        <rect x="-13" y="-12" width="26" height="24" rx="4" fill={division >= 0 ? divisionInk(division) : INK} />
        <text y="6" className="nq-numeral" fill={PAPER}>
          {badge}
        </text>
      </g>
      <g transform="translate(38 4)">
        {Array.from({ length: full }, (_, point) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: points of strength have no other name than their place
            key={point}
            d="M0-5.4L4.6 0L0 5.4L-4.6 0Z"
            transform={`translate(0 ${point * 11 - (full - 1) * 3})`}
            fill={point < strength ? BLOOD : PAPER}
            stroke={INK}
            strokeWidth="1.2"
          />
        ))}
      </g>
      <path d="M-48 29H48L43 36.5L48 44H-48L-43 36.5Z" fill={PAPER} stroke={INK} strokeWidth="1.4" />
      <text
        y="42"
        className="nq-person"
        fill={INK}
        {...(name.length > LETTERS ? { textLength: 80, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
      >
        {name}
      </text>
    </g>
  );
});
