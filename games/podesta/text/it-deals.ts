/** Le clausole di un accordo, in italiano. */
import type { FieldWords, Json, Scene } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { PAYMENT } from '../src/20-agreements/promises.ts';
import { THIS_BATTLE } from '../src/20-agreements/surrender.ts';
import { LEG_KINDS, type LegKind, type Said } from '../src/20-agreements/terms.ts';
import type { Podesta } from '../src/shape.ts';
import type { Names } from './names.ts';

const { count, form, list } = GRAMMAR.it;

const PROMISES = ['pace', 'aiuto in guerra', 'un pagamento', 'nessuna mira sui suoi sestieri'];

export const promiseName = (what: number): string => PROMISES[what] ?? '';

const months = (count: number): string => form(count, 'un mese', `${count} mesi`);

/** By kind: what it is called, and how a clause of it reads. */
const CLAUSES: { readonly [K in LegKind]: { name: string; say(names: Names, clause: Said<K>): string } } = {
  florins: { name: 'fiorini', say: (names, { florins }) => names.florins(florins) },
  treasury: {
    name: 'denaro pubblico',
    say: (names, { chest, florins, into }) =>
      `${names.florins(florins)} dalla cassa di ${names.commune(chest)} a quella di ${names.commune(into)}`,
  },
  goods: { name: 'merci', say: (names, { good, lots }) => names.lots(lots, good) },
  beneficio: { name: 'un Beneficio', say: (names, { token }) => names.token(token) },
  release: {
    name: 'la liberazione di un prigioniero',
    say: (names, { commune }) => `la liberazione del Podestà di ${names.commune(commune)}`,
  },
  surrender: {
    name: 'la resa',
    say: (names, { commune }) =>
      commune === THIS_BATTLE ? 'la resa in questa battaglia' : `la resa di ${names.commune(commune)}`,
  },
  promise: {
    name: 'una promessa',
    say: (names, { what, months: term, florins }) =>
      what === PAYMENT
        ? `la promessa di ${names.florins(florins)} entro ${months(term)}`
        : `una promessa per ${months(term)}: ${promiseName(what)}`,
  },
  sestiere: {
    name: 'la fedeltà di un sestiere',
    say: (names, { sestiere }) => `la fedeltà di ${names.sestiere(sestiere)}`,
  },
  troops: {
    name: 'una compagnia per una battaglia',
    say: (names, { sestiere }) => `la compagnia ${names.unit(sestiere)} per una battaglia`,
  },
  share: {
    name: 'una parte in una carta Mercator',
    say: (names, { card, lots }) => `${count(lots, 'partita', 'partite')} della carta ${names.mercator(card)}`,
  },
  hospitality: { name: 'ospitalità', say: (names, { commune }) => `ospitalità a ${names.commune(commune)}` },
  refugees: {
    name: 'un rifugio per sestieri esiliati',
    say: (names, { sestiere, commune }) => `rifugio a ${names.commune(commune)} per ${names.sestiere(sestiere)}`,
  },
  league: { name: 'la lega', say: (_, { leaving }) => (leaving ? 'l’uscita dalla lega' : 'una lega') },
};

export const kindName = (kind: LegKind): string => CLAUSES[kind].name;

export const clauseWords = <K extends LegKind>(names: Names, clause: Said<K>): string =>
  CLAUSES[clause.kind].say(names, clause);

/** Che cosa dà uno, e che cosa prende in cambio. */
export function offerWords(names: Names, give: readonly Said[], take: readonly Said[]): string {
  const said = (clauses: readonly Said[]): string => list(clauses.map(clause => clauseWords(names, clause)));
  if (give.length === 0) return `chiede ${said(take)}`;
  return take.length === 0 ? `dà ${said(give)}` : `dà ${said(give)} per ${said(take)}`;
}

/** I campi di un’offerta, e che cosa vi può stare. */
export function offerFields(names: Names): Record<string, FieldWords<Scene<Podesta>>> {
  const number = (name: (value: number) => string) => (value: Json) => (typeof value === 'number' ? name(value) : '');
  return {
    give: { label: 'Si dà' },
    take: { label: 'Si chiede' },
    kind: {
      label: 'Clausola',
      value: value => LEG_KINDS.flatMap(kind => (kind === value ? [kindName(kind)] : []))[0] ?? '',
    },
    chest: { label: 'Dalla cassa di', value: number(names.commune) },
    into: { label: 'Nella cassa di', value: number(names.commune) },
    token: { label: 'Beneficio', value: number(names.token) },
    what: { label: 'Promessa', value: number(promiseName) },
    months: { label: 'Per quanto', value: number(months) },
    sestiere: { label: 'Sestiere', value: number(names.sestiere) },
    card: { label: 'Carta', value: number(names.mercator) },
    payer: { label: 'Chi li mantiene', value: number(names.from) },
    leaving: { label: 'La lega', value: value => (value === true ? 'ne esce' : 'vi entra') },
  };
}
