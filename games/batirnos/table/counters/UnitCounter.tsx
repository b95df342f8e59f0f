import { memo } from 'react';
import { BLOOD, divisionInk, INK, LIVERIES, numeral, PAPER } from './colours.ts';
import './counters.css';
import { formationOf } from './formations.ts';
import { lieOf } from './lie.ts';
import type { UnitLook } from './look.ts';
import { Smoke, StateMark } from './marks.tsx';
import { Standard } from './standards.tsx';

export const UNIT_SIZE = 126;
const HALF = UNIT_SIZE / 2;

/** The stripe of the division on the upper edge, with a point that looks out of the counter. */
const STRIPE = 'M-63-49V-56Q-63-63-56-63H56Q63-63 63-56V-49Z';
const POINTED = 'M-63-49V-56Q-63-63-56-63H-18L0-84L18-63H56Q63-63 63-56V-49Z';

/** Where the middle of the printed face lies, clear of the stripe, by the edge that bears it. */
const FACE = ['translate(0 7)', 'translate(-6 0)', 'translate(0 -8)', 'translate(6 0)'] as const;

/** Fibres of the paper. */
const GRAIN =
  'M-40-44l5 2M-8-50l4 1M30-38l3 3M48-12l4-2M-46 8l3 4M-20 28l5 1M12 40l4-2M36 24l2 4M4-6l4 2M-34-14l2 3M22 4l4 1';

/** About so many letters have room at full size; so many at all. */
const LETTERS = 12;
const MOST_LETTERS = 19;
const shortened = (name: string): string =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 2).trimEnd()}…` : name;

/** A regiment in a box of 126 around 0, 0; only the point of its front reaches out. */
export const UnitCounter = memo(function UnitCounter(look: UnitLook) {
  const { side, facing, division } = look;
  const lie = lieOf(facing);
  const { ground, edge } = LIVERIES[side];
  const square = { x: -HALF, y: -HALF, width: UNIT_SIZE, height: UNIT_SIZE, rx: 8 };
  return (
    <g className="nq-counter">
      <rect {...square} transform={`translate(4 5) rotate(${lie.tilt})`} fill={INK} fillOpacity="0.32" />
      <g transform={`rotate(${lie.tilt})`}>
        <rect {...square} fill={ground} stroke={edge} strokeWidth="2.6" />
        {side === 1 && (
          <rect x="-57.5" y="-57.5" width="115" height="115" rx="4" fill="none" stroke={edge} strokeWidth="1.2" />
        )}
        <path d={GRAIN} stroke="#3b2c1d" strokeOpacity="0.16" strokeWidth="1.4" fill="none" />
        <path
          d={facing === null ? STRIPE : POINTED}
          transform={`rotate(${lie.edge * 90})`}
          fill={divisionInk(division)}
          stroke={INK}
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <g transform={FACE[lie.edge]}>
          <Face look={look} turned={lie.edge * 90} />
        </g>
      </g>
    </g>
  );
});

function Face({ look, turned }: { look: UnitLook; turned: number }) {
  const { side, type, code, nation, name, division, strength, full, second, open } = look;
  const { edge } = LIVERIES[side];
  const { men, lost } = formationOf(type, full, strength, second);
  const weak = strength === 1;
  return (
    <>
      <g transform="translate(-34 -34)">
        <Standard nation={nation} />
      </g>
      <text x="7" y="-30" className="nq-code" fill={INK}>
        {code}
      </text>
      <Strength value={strength} weak={weak} />
      <g transform={`translate(6 4) rotate(${turned})`}>
        {open && <path d="M-34-26H34M-34 26H34" className="nq-open" />}
        <path d={men} fill={INK} />
        <path d={lost} fill="none" stroke={edge} strokeWidth="1.2" strokeOpacity="0.75" />
      </g>
      <g transform="translate(-44 9)">
        <rect x="-10.5" y="-10.5" width="21" height="21" rx="3" fill={divisionInk(division)} stroke={PAPER} />
        <text y="5.6" className="nq-numeral" fill={PAPER}>
          {numeral(division)}
        </text>
      </g>
      <text
        y="53"
        className="nq-name"
        fill={INK}
        {...(name.length > LETTERS ? { textLength: 110, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
      >
        {shortened(name)}
      </text>
      <States look={look} />
    </>
  );
}

function Strength({ value, weak }: { value: number; weak: boolean }) {
  return (
    <>
      {weak && <path d="M28-53H58V-22H28Z" fill={BLOOD} stroke={PAPER} strokeWidth="1.6" />}
      <text x="43" y="-26" className="nq-strength" fill={weak ? PAPER : INK}>
        {value}
      </text>
    </>
  );
}

function States({ look: { shaken, paralysed, ambushed, moved, fired } }: { look: UnitLook }) {
  const states = [shaken && 'shaken', paralysed && 'paralysed', ambushed && 'ambushed'] as const;
  const shown = states.filter(state => state !== false);
  return (
    <>
      {shown.map((state, index) => (
        <StateMark key={state} state={state} x={45 - 27 * Math.floor(index / 2)} y={-4 + 28 * (index % 2)} />
      ))}
      {fired && <Smoke x={-44} y={-11} />}
      {moved && (
        <g transform="translate(-44 31)">
          <circle r="8.4" fill={INK} />
          <path d="M-4 0L-1 3.4L4.400-3.400" fill="none" stroke={PAPER} strokeWidth="2.4" />
        </g>
      )}
    </>
  );
}
