/** Inks and grounds of the counters. */
export const INK = '#1c1510';
export const PAPER = '#fdf9ee';
export const BLOOD = '#8a1410';

interface Livery {
  readonly ground: string;
  readonly edge: string;
  /** What is lost shows through paler. */
  readonly faint: string;
}

/** The first side in blue with a plain edge, the second in red with a double one. */
export const LIVERIES: readonly [Livery, Livery] = [
  { ground: '#c3d5ec', edge: '#1f4680', faint: '#8fa8c9' },
  { ground: '#f0c9b4', edge: '#8a2a1a', faint: '#cf9c86' },
];

/** Divisions, by their place in the army; each counter bears the number too. */
const DIVISION_INKS = ['#5b2a68', '#1f5a36', '#8a5a10', '#7a1c1c', '#27496d', '#3d3a36'] as const;

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
/** Nothing for pieces that belong to no division yet. */
export const numeral = (place: number): string => (place < 0 ? '' : (NUMERALS[place] ?? String(place + 1)));
export const divisionInk = (place: number): string => DIVISION_INKS[place % DIVISION_INKS.length] ?? INK;
