/** The clauses of an agreement, in English. */
import { GRAMMAR } from '@carroccio/kernel/text';
import { LEAVE } from '../src/20-agreements/clauses.ts';
import { PAYMENT } from '../src/20-agreements/promises.ts';
import type { LegKind } from '../src/state.ts';
import type { Names } from './names.ts';

const { form } = GRAMMAR.en;

const PROMISES = ['peace', 'aid in war', 'a payment', 'no courting of his sestieri'];
const KINDS: Record<LegKind, string> = {
  florins: 'florins',
  treasury: 'public money',
  goods: 'goods',
  beneficio: 'a Beneficio',
  sestiere: 'the trust of a sestiere',
  troops: 'a company for a battle',
  share: 'a part in a Mercator card',
  hospitality: 'hospitality',
  refugees: 'a refuge for exiled sestieri',
  release: 'the release of a captive',
  league: 'the league',
  surrender: 'surrender',
  promise: 'a promise',
};

export const promiseName = (what: number): string => PROMISES[what] ?? '';
export const kindName = (kind: LegKind): string => KINDS[kind];

const months = (count: number): string => form(count, 'a month', `${count} months`);

export const clauseWords = (names: Names, kind: LegKind, a: number, b: number, c: number): string => {
  switch (kind) {
    case 'florins':
      return `${names.florins(a)}`;
    case 'treasury':
      return `${names.florins(b)} of the treasury of ${names.commune(a)} for that of ${names.commune(c)}`;
    case 'goods':
      return names.lots(b, a);
    case 'beneficio':
      return names.token(a);
    case 'sestiere':
      return `the trust of ${names.sestiere(a)}`;
    case 'troops':
      return `the company ${names.unit(a)} for a battle`;
    case 'share':
      return `${b} of the lots of ${names.mercator(a)}`;
    case 'hospitality':
      return `hospitality in ${names.commune(a)}`;
    case 'refugees':
      return `a refuge in ${names.commune(b)} for ${names.sestiere(a)}`;
    case 'release':
      return `the release of the Podestà of ${names.commune(a)}`;
    case 'league':
      return a === LEAVE ? 'leaving the league' : 'a league';
    case 'surrender':
      return a < 0 ? 'surrender in this battle' : `the surrender of ${names.commune(a)}`;
    case 'promise':
      return a === PAYMENT
        ? `the promise of ${names.florins(c)} within ${months(b)}`
        : `a promise for ${months(b)}: ${promiseName(a)}`;
  }
};
