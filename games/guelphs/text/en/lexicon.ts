import { GRAMMAR } from '@carroccio/kernel/text';
import type { OrderKind } from '../../src/shape.ts';
import type { Lexicon } from '../speech.ts';

const { count } = GRAMMAR.en;

export const LEXICON: Lexicon = {
  kinds: { I: 'infantry', X: 'crossbows', A: 'archers', P: 'palvesari' },
  // By the sheet as it lies on the table: its north is seldom at the top.
  facings: {
    N: 'up',
    NE: 'upper right',
    E: 'right',
    SE: 'lower right',
    S: 'down',
    SW: 'lower left',
    W: 'left',
    NW: 'upper left',
  },
  capitani: { Saracens: 'the Saracen Capitano' },
  battaglia(name) {
    if (name.startsWith('Compagnia')) return `the ${name}`;
    return name === 'Saracens' ? 'the Battaglia of the Saracens' : `the Battaglia of ${name}`;
  },
  unknown: {
    unit: 'that unit',
    capitano: 'that Capitano',
    battaglia: 'that Battaglia',
    hero: 'the Hero',
    hex: 'that hex',
    facing: 'another way',
  },
};

export const ORDER_NAMES: Readonly<Record<OrderKind, string>> = {
  move: 'Move/Attack',
  fire: 'Fire',
  reorganize: 'Reorganization',
  withdraw: 'Withdraw',
  charge: 'Carica!',
  echelon: 'Echelon',
  reload: 'Reload',
};

/** "the Guelphs": the army of a side. */
export const army = (side: number): string => (side === 0 ? 'the Guelphs' : 'the Ghibellines');
export const adjective = (side: number): string => (side === 0 ? 'Guelph' : 'Ghibelline');

export const orderPoints = (points: number): string => count(points, 'Order Point', 'Order Points');
export const movementPoints = (points: number): string => count(points, 'movement point', 'movement points');
export const hitsOf = (hits: number): string => count(hits, 'hit', 'hits');
