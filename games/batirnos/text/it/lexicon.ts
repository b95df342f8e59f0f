import { GRAMMAR } from '@carroccio/kernel/text';
import type { TestKind } from '../../src/shape.ts';
import type { Lexicon } from '../speech.ts';

const nth = (place: number): string => GRAMMAR.it.nth(place + 1, 'f');
const nthMale = (place: number): string => GRAMMAR.it.nth(place + 1);

export const LEXICON: Lexicon = {
  seats: {
    french: 'Francesi',
    spanish: 'Spagnoli',
    frondeSpanish: 'Fronda e Spagnoli',
    spanishFronde: 'Spagnoli e Fronda',
    frenchEnglish: 'Francesi e Inglesi',
    north: 'Nord',
    south: 'Sud',
  },
  facings: {
    N: 'nord',
    NE: 'nord-est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ovest',
    NW: 'nord-ovest',
  },
  leader(role, place, army) {
    if (role === 'cic') return `il comandante in capo (${army})`;
    if (role === 'wing') return `il ${nthMale(place)} generale intermedio (${army})`;
    return role === 'character'
      ? `il ${nthMale(place)} personaggio (${army})`
      : `il generale della ${nth(place)} divisione (${army})`;
  },
  division: (place, reserve, army) => (reserve ? `riserva (${army})` : `${nth(place)} divisione (${army})`),
  unknown: {
    unit: 'quell’unità',
    leader: 'quel comandante',
    division: 'quella divisione',
    card: 'quella carta',
    troop: 'quelle truppe',
    hex: 'quell’esa',
    facing: 'un’altra parte',
    objective: 'quell’obiettivo',
    army: 'quell’esercito',
  },
};

export const TESTS: Readonly<Record<TestKind, string>> = {
  fire: 'tiro',
  melee: 'mischia',
  charge: 'carica',
  chain: 'catena di comando',
  nerve: 'truppe indebolite',
  evasion: 'evasione',
  recovery: 'recupero',
  rumours: 'voci di rotta',
  arrival: 'arrivo',
};

export const FOCUS = { move: 'movimento', fire: 'tiro', melee: 'mischia' } as const;
export const MARKERS = { shaken: 'scossa', paralysed: 'paralizzata' } as const;
export const CHASES = { incalzare: 'Incalzare', inseguire: 'Inseguire', charge: 'una carica' } as const;
export const PHASES = { move: 'Movimento', fire: 'Tiro', melee: 'Mischia', rally: 'Riordino' } as const;
