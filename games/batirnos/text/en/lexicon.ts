import { GRAMMAR } from '@carroccio/kernel/text';
import type { TestKind } from '../../src/shape.ts';
import type { Lexicon } from '../speech.ts';

const nth = (place: number): string => GRAMMAR.en.nth(place + 1);

export const LEXICON: Lexicon = {
  seats: {
    french: 'the French',
    spanish: 'the Spanish',
    frondeSpanish: 'Fronde and Spanish',
    spanishFronde: 'Spanish and Fronde',
    frenchEnglish: 'French and English',
    north: 'the North',
    south: 'the South',
  },
  facings: {
    N: 'north',
    NE: 'north-east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    NW: 'north-west',
  },
  leader(role, place, army) {
    if (role === 'cic') return `the commander-in-chief of ${army}`;
    if (role === 'wing') return `the ${nth(place)} intermediate general of ${army}`;
    return role === 'character'
      ? `the ${nth(place)} character of ${army}`
      : `the general of the ${nth(place)} division of ${army}`;
  },
  division: (place, reserve, army) => (reserve ? `the reserve of ${army}` : `the ${nth(place)} division of ${army}`),
  unknown: {
    unit: 'that unit',
    leader: 'that leader',
    division: 'that division',
    card: 'that card',
    troop: 'those troops',
    hex: 'that hex',
    facing: 'another way',
    objective: 'that objective',
    army: 'that army',
  },
};

export const TESTS: Readonly<Record<TestKind, string>> = {
  fire: 'fire',
  melee: 'melee',
  charge: 'charge',
  chain: 'chain of command',
  nerve: 'weakened troops',
  evasion: 'evasion',
  recovery: 'recovery',
  rumours: 'rumours of rout',
  arrival: 'arrival',
};

export const FOCUS = { move: 'movement', fire: 'fire', melee: 'melee' } as const;
export const MARKERS = { shaken: 'shaken', paralysed: 'paralysed' } as const;
export const CHASES = {
  incalzare: 'a follow-up (Incalzare)',
  inseguire: 'a pursuit (Inseguire)',
  charge: 'a charge',
} as const;
export const PHASES = { move: 'Movement', fire: 'Fire', melee: 'Melee', rally: 'Reorganise' } as const;
