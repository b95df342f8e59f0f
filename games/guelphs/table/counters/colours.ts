import type { Ground } from '@carroccio/guelphs/survey';

export type BattleId = Ground['battle'];
export type SideId = 0 | 1;

/** What is printed: dark enough for every ground below. */
export const INK = '#1c1510';
export const CAVALRY_INK = '#7a0c0c';
export const CROSSBOW_INK = '#5b1f6e';
export const PAPER = '#fdf9ee';
export const HIT_GROUND = '#6d1010';

/** gg.2.2.2d: Guelphs on yellow, Ghibellines on light blue, a shade for each battle. */
export const GROUNDS: Readonly<Record<BattleId, readonly [guelph: string, ghibelline: string]>> = {
  montaperti: ['#efc956', '#97b9de'],
  benevento: ['#f5e7ac', '#c3dcf0'],
  campaldino: ['#f2d980', '#aecdea'],
};

/** A battle no table knows yet has the middle shades. */
const UNSHADED = ['#f2d980', '#aecdea'] as const;

export const groundFor = (battle: BattleId, side: SideId): string => (GROUNDS[battle] ?? UNSHADED)[side];

/** The stripe of a Battaglia: its colour and the hatching by which heralds print it without colour. */
export interface Stripe {
  readonly fill: string;
  readonly hatch: string;
  readonly lines: Hatching;
}

export type Hatching = 'plain' | 'upright' | 'level' | 'falling' | 'rising' | 'crossed' | 'dotted' | 'wavy' | 'bars';

export const STRIPES: Readonly<Record<string, Stripe>> = {
  black: { fill: '#1d1815', hatch: '#1d1815', lines: 'plain' },
  white: { fill: '#fbf6e9', hatch: '#fbf6e9', lines: 'plain' },
  red: { fill: '#b3261e', hatch: '#f3b9ac', lines: 'upright' },
  blue: { fill: '#24548f', hatch: '#b4cdea', lines: 'level' },
  green: { fill: '#2f6b3f', hatch: '#b4d8b4', lines: 'falling' },
  purple: { fill: '#662a73', hatch: '#d9b6e0', lines: 'rising' },
  orange: { fill: '#d9711b', hatch: '#5a2a02', lines: 'wavy' },
  brown: { fill: '#6b4423', hatch: '#d8b892', lines: 'crossed' },
  grey: { fill: '#8d8a84', hatch: '#2b2926', lines: 'dotted' },
};

/** A stripe no table knows yet is told by its hatching. */
const UNKNOWN: Stripe = { fill: '#fbf6e9', hatch: '#1d1815', lines: 'bars' };

export const stripeOf = (name: string): Stripe => STRIPES[name] ?? UNKNOWN;
