/** What stands on cardboard: counters with the ground of a faction, and plain markers. */
import type { Kind } from '@carroccio/podesta/survey';
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import type { ReactNode } from 'react';
import { factionArms } from '../arms.ts';
import { Figure } from '../counters/SoldierCounter.tsx';
import { INK, PAPER } from '../counters/tones.ts';

/** Red parchment for Guelphs, yellow for Ghibellines (pod.9c.f). */
const GROUNDS = ['#e9b7ab', '#f0dc8c'];

function Shield({ blazon, x, y, scale }: { blazon: Blazon; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Arms blazon={blazon} surface={SHIELD} manner="painted" />
    </g>
  );
}

function Ground({ fill }: { fill: string }) {
  return <rect x="-50" y="-50" width="100" height="100" fill={fill} stroke={INK} strokeWidth="1" />;
}

interface CompanyFaceProps {
  readonly faction: number;
  readonly arms: Blazon;
  /** The sestiere's number, in Roman figures; nothing for mercenaries. */
  readonly number: string;
  readonly kind: Kind;
  readonly ratings: string;
}

/** A company: its banner and number, its arm, its factors, and the faction it adheres to. */
export function CompanyFace({ faction, arms, number, kind, ratings }: CompanyFaceProps) {
  return (
    <>
      <Ground fill={GROUNDS[faction] ?? PAPER} />
      <Shield blazon={arms} x={-45} y={-45} scale={0.3} />
      <text x="0" y="-27" className="pod-print-number">
        {number}
      </text>
      <Shield blazon={factionArms(faction)} x={22} y={-45} scale={0.22} />
      <g transform="translate(4 4) scale(1.05)">
        <Figure kind={kind} />
      </g>
      <text y="43" className="pod-print-ratings">
        {ratings}
      </text>
    </>
  );
}

const PAWN = 'M-17 28Q-17 20-11 16Q-8 4-6-4H6Q8 4 11 16Q17 20 17 28ZM0-25A11 11 0 1 1 0-3A11 11 0 1 1 0-25Z';

/** The Podestà of a commune. */
export function PodestaFace({ faction, arms, name }: { faction: number; arms: Blazon; name: string }) {
  return (
    <>
      <Ground fill={GROUNDS[faction] ?? PAPER} />
      <Shield blazon={arms} x={-45} y={-45} scale={0.4} />
      <Shield blazon={factionArms(faction)} x={22} y={-45} scale={0.22} />
      <path d={PAWN} transform="translate(16 4)" fill={PAPER} stroke={INK} strokeWidth="3" />
      <Words>{name}</Words>
    </>
  );
}

interface MarkerFaceProps {
  readonly ground: string;
  readonly words: string;
  readonly children: ReactNode;
}

export function MarkerFace({ ground, words, children }: MarkerFaceProps) {
  return (
    <>
      <Ground fill={ground} />
      <g transform="translate(0 -6)">{children}</g>
      <Words>{words}</Words>
    </>
  );
}

/** Longer words are set narrower: about so many letters have room. */
const LETTERS = 11;

function Words({ children }: { children: string }) {
  const tight = children.length > LETTERS ? { textLength: 92, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text y="44" className="pod-print-words" {...tight}>
      {children}
    </text>
  );
}

/** A faction's shield, to hide what lies under it. */
export function ShieldFace({ faction }: { faction: number }) {
  return (
    <>
      <Ground fill={GROUNDS[faction] ?? PAPER} />
      <Shield blazon={factionArms(faction)} x={-36} y={-44} scale={0.73} />
    </>
  );
}
