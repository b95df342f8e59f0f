/** Le clausole di un accordo, in italiano. */
import { GRAMMAR } from '@carroccio/kernel/text';
import { LEAVE } from '../src/20-agreements/clauses.ts';
import { PAYMENT } from '../src/20-agreements/promises.ts';
import type { LegKind } from '../src/state.ts';
import type { Names } from './names.ts';

const { count, form } = GRAMMAR.it;

const PROMISES = ['pace', 'aiuto in guerra', 'un pagamento', 'nessuna mira sui suoi sestieri'];
const KINDS: Record<LegKind, string> = {
  florins: 'fiorini',
  treasury: 'denaro pubblico',
  goods: 'merci',
  beneficio: 'un Beneficio',
  sestiere: 'la fedeltà di un sestiere',
  troops: 'una compagnia per una battaglia',
  share: 'una parte in una carta Mercator',
  hospitality: 'ospitalità',
  refugees: 'un rifugio per sestieri esiliati',
  release: 'la liberazione di un prigioniero',
  league: 'la lega',
  surrender: 'la resa',
  promise: 'una promessa',
};

export const promiseName = (what: number): string => PROMISES[what] ?? '';
export const kindName = (kind: LegKind): string => KINDS[kind];

const months = (count: number): string => form(count, 'un mese', `${count} mesi`);

export const clauseWords = (names: Names, kind: LegKind, a: number, b: number, c: number): string => {
  switch (kind) {
    case 'florins':
      return `${names.florins(a)}`;
    case 'treasury':
      return `${names.florins(b)} dalla cassa di ${names.commune(a)} a quella di ${names.commune(c)}`;
    case 'goods':
      return names.lots(b, a);
    case 'beneficio':
      return names.token(a);
    case 'sestiere':
      return `la fedeltà di ${names.sestiere(a)}`;
    case 'troops':
      return `la compagnia ${names.unit(a)} per una battaglia`;
    case 'share':
      return `${count(b, 'partita', 'partite')} della carta ${names.mercator(a)}`;
    case 'hospitality':
      return `ospitalità a ${names.commune(a)}`;
    case 'refugees':
      return `rifugio a ${names.commune(b)} per ${names.sestiere(a)}`;
    case 'release':
      return `la liberazione del Podestà di ${names.commune(a)}`;
    case 'league':
      return a === LEAVE ? 'l’uscita dalla lega' : 'una lega';
    case 'surrender':
      return a < 0 ? 'la resa in questa battaglia' : `la resa di ${names.commune(a)}`;
    case 'promise':
      return a === PAYMENT
        ? `la promessa di ${names.florins(c)} entro ${months(b)}`
        : `una promessa per ${months(b)}: ${promiseName(a)}`;
  }
};
