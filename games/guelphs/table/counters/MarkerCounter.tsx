import type { ReactNode } from 'react';
import { Body } from './Body.tsx';
import { INK } from './colours.ts';
import './counters.css';

export const MARKER_SIZE = 100;

interface MarkerCounterProps {
  readonly ground: string;
  /** Around 0, 0, above the words. */
  readonly sign: ReactNode;
  readonly words: string;
}

/** Longer words are set narrower: about so many letters have room. */
const LETTERS = 10;

/** An informational marker (gg.2.2.3) in a box of 100 around 0, 0. */
export function MarkerCounter({ ground, sign, words }: MarkerCounterProps) {
  const tight = words.length > LETTERS ? { textLength: 90, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <g className="counter">
      <Body size={MARKER_SIZE} ground={ground} tilt={0} />
      <g transform="translate(0 -8)">{sign}</g>
      <text y="42" className="counter-person" fill={INK} {...tight}>
        {words}
      </text>
    </g>
  );
}
