import { GRAMMAR } from '@carroccio/kernel/text';
import type { OrderKind } from '../../src/shape.ts';
import type { Lexicon } from '../speech.ts';

const { count } = GRAMMAR.it;

export const LEXICON: Lexicon = {
  kinds: { I: 'fanteria', X: 'balestrieri', A: 'arcieri', P: 'palvesari' },
  // By the sheet as it lies on the table: its north is seldom at the top.
  facings: {
    N: 'in alto',
    NE: 'destra in alto',
    E: 'destra',
    SE: 'destra in basso',
    S: 'in basso',
    SW: 'sinistra in basso',
    W: 'sinistra',
    NW: 'sinistra in alto',
  },
  capitani: { Saracens: 'il Capitano dei Saraceni', Charles: 'Carlo' },
  battaglia(name) {
    if (name.startsWith('Compagnia')) return `la ${name}`;
    if (name === 'Saracens') return 'la Battaglia dei Saraceni';
    return `la Battaglia di ${name === 'Charles I' ? 'Carlo' : name}`;
  },
  unknown: {
    unit: "quell'unità",
    capitano: 'quel Capitano',
    battaglia: 'quella Battaglia',
    hero: "l'Eroe",
    hex: "quell'esagono",
    facing: "un'altra parte",
  },
};

export const ORDER_NAMES: Readonly<Record<OrderKind, string>> = {
  move: 'Movimento/Attacco',
  fire: 'Tiro',
  reorganize: 'Riorganizzazione',
  withdraw: 'Arretramento',
  charge: 'Carica!',
  echelon: 'Ordine Scaglionato',
  reload: 'Ricarica',
};

/** "i Guelfi": the army of a side. */
export const army = (side: number): string => (side === 0 ? 'i Guelfi' : 'i Ghibellini');
export const adjective = (side: number): string => (side === 0 ? 'guelfo' : 'ghibellino');

export const orderPoints = (points: number): string => count(points, 'Punto Ordine', 'Punti Ordine');
export const movementPoints = (points: number): string => count(points, 'punto movimento', 'punti movimento');
export const losses = (hits: number): string => count(hits, 'perdita di coesione', 'perdite di coesione');

/** "a Siena", "ad Arezzo". */
export const to = (name: string): string => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);
