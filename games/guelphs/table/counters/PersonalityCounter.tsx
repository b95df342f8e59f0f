import { memo } from 'react';
import { Body } from './Body.tsx';
import { BADGES } from './badges.ts';
import { CAVALRY_INK, groundFor, INK, PAPER, stripeOf } from './colours.ts';
import './counters.css';
import { Figure } from './Figure.tsx';
import { hatching } from './hatching.ts';
import { ADJUTANT, CAPITANO, HELM_CUTS, HERO, KING, SIGNS } from './heads.ts';
import type { CapitanoLook, HeroLook, PersonalityLook, StandardLook } from './look.ts';

export const PERSON_SIZE = 100;
const BAND = 15;

/** A Capitano, Hero or Standard in a box of 100 around 0, 0. */
export const PersonalityCounter = memo(function PersonalityCounter(look: PersonalityLook) {
  const ground = groundFor(look.battle, look.side);
  const { fill, hatch, lines } = stripeOf(look.stripe);
  return (
    <g className="counter">
      <Body size={PERSON_SIZE} ground={ground} tilt={0} />
      <path
        d="M-50-35V-42Q-50-50-42-50H42Q50-50 50-42V-35Z"
        fill={fill}
        stroke={INK}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      {lines !== 'plain' && (
        <path
          d={hatching(lines, PERSON_SIZE, BAND)}
          transform="translate(-50 -50)"
          className="counter-hatch"
          stroke={hatch}
        />
      )}
      {look.kind === 'capitano' && <Capitano look={look} ground={ground} />}
      {look.kind === 'hero' && <Hero look={look} ground={ground} />}
      {look.kind === 'standard' && <Standard look={look} />}
      <Name text={look.name} adjutant={look.kind === 'capitano' && look.adjutant} />
    </g>
  );
});

/** Longer names are set narrower: about so many letters have room. */
const LETTERS = 10;

function Name({ text, adjutant }: { text: string; adjutant: boolean }) {
  const tight = text.length > LETTERS ? { textLength: 90, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text y="44" className={adjutant ? 'counter-person counter-adjutant' : 'counter-person'} fill={INK} {...tight}>
      {text}
    </text>
  );
}

interface Drawn<Look> {
  readonly look: Look;
  readonly ground: string;
}

function Capitano({ look: { combat, range, capacity, king, adjutant, side }, ground }: Drawn<CapitanoLook>) {
  return (
    <>
      <g transform="translate(-24 -3) scale(0.84)">
        <Figure
          of={adjutant ? ADJUTANT : king ? KING : CAPITANO}
          ink={INK}
          ground={ground}
          mirrored={false}
          faint={false}
        />
        {!adjutant && <path d={HELM_CUTS} fill={ground} />}
      </g>
      <path
        d={BADGES[side]}
        transform="translate(-38 18) scale(0.66)"
        fill={INK}
        stroke={ground}
        strokeWidth="3"
        paintOrder="stroke"
      />
      <Value sign="combat" y={-22} value={combat} />
      <Value sign="range" y={-2} value={range} />
      <Value sign="capacity" y={18} value={capacity} />
    </>
  );
}

function Value({ sign, y, value }: { sign: keyof typeof SIGNS; y: number; value: number }) {
  return (
    <>
      <path d={SIGNS[sign]} transform={`translate(9 ${y}) scale(0.82)`} fill={INK} fillRule="evenodd" />
      <text x="33" y={y + 8} className="counter-value" fill={sign === 'combat' ? CAVALRY_INK : INK}>
        {value}
      </text>
    </>
  );
}

function Hero({ look: { combat, wounded, side }, ground }: Drawn<HeroLook>) {
  return (
    <>
      <g transform="translate(-17 1) scale(0.86)">
        <Figure of={HERO} ink={INK} ground={ground} mirrored={false} faint={false} />
        <path d={HELM_CUTS} fill={ground} />
      </g>
      <path d={BADGES[side]} transform="translate(36 -18) scale(0.9)" fill={INK} />
      <Value sign="combat" y={12} value={combat} />
      {wounded && (
        <path
          d="M-40 4C-35 11-33 14-33 18A7 7 0 0 1-47 18C-47 14-45 11-40 4Z"
          fill={CAVALRY_INK}
          stroke={PAPER}
          strokeWidth="2"
        />
      )}
    </>
  );
}

/** A banner on its pole, with the sign of the side. */
function Standard({ look: { side, stripe } }: { look: StandardLook }) {
  return (
    <>
      <path d="M-33-32H-29V30H-33Z" fill={INK} />
      <path
        d="M-29-28C-14-33 4-22 24-28C28-29 36-27 40-26L33-12L40 4C26 0 12 10-4 8C-14 7-22 7-29 9Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d={BADGES[side]}
        transform="translate(2 -10) scale(1.3)"
        fill={stripe === 'white' ? INK : stripeOf(stripe).fill}
        stroke={INK}
        strokeWidth="0.5"
      />
    </>
  );
}
