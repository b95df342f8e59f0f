/** The clauses of an agreement, in English. */
import type { FieldWords, Json, Scene } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { PAYMENT } from '../src/20-agreements/promises.ts';
import { THIS_BATTLE } from '../src/20-agreements/surrender.ts';
import { LEG_KINDS, type LegKind, type Said } from '../src/20-agreements/terms.ts';
import type { Podesta } from '../src/shape.ts';
import type { Names } from './names.ts';

const { form, list } = GRAMMAR.en;

const PROMISES = ['peace', 'aid in war', 'a payment', 'no courting of his sestieri'];

export const promiseName = (what: number): string => PROMISES[what] ?? '';

const months = (count: number): string => form(count, 'a month', `${count} months`);

/** By kind: what it is called, and how a clause of it reads. */
const CLAUSES: { readonly [K in LegKind]: { name: string; say(names: Names, clause: Said<K>): string } } = {
  florins: { name: 'florins', say: (names, { florins }) => names.florins(florins) },
  treasury: {
    name: 'public money',
    say: (names, { chest, florins, into }) =>
      `${names.florins(florins)} of the treasury of ${names.commune(chest)} for that of ${names.commune(into)}`,
  },
  goods: { name: 'goods', say: (names, { good, lots }) => names.lots(lots, good) },
  beneficio: { name: 'a Beneficio', say: (names, { token }) => names.token(token) },
  release: {
    name: 'the release of a captive',
    say: (names, { commune }) => `the release of the Podestà of ${names.commune(commune)}`,
  },
  surrender: {
    name: 'surrender',
    say: (names, { commune }) =>
      commune === THIS_BATTLE ? 'surrender in this battle' : `the surrender of ${names.commune(commune)}`,
  },
  promise: {
    name: 'a promise',
    say: (names, { what, months: term, florins }) =>
      what === PAYMENT
        ? `the promise of ${names.florins(florins)} within ${months(term)}`
        : `a promise for ${months(term)}: ${promiseName(what)}`,
  },
  sestiere: {
    name: 'the trust of a sestiere',
    say: (names, { sestiere }) => `the trust of ${names.sestiere(sestiere)}`,
  },
  troops: {
    name: 'a company for a battle',
    say: (names, { sestiere }) => `the company ${names.unit(sestiere)} for a battle`,
  },
  share: {
    name: 'a part in a Mercator card',
    say: (names, { card, lots }) => `${lots} of the lots of ${names.mercator(card)}`,
  },
  hospitality: { name: 'hospitality', say: (names, { commune }) => `hospitality in ${names.commune(commune)}` },
  refugees: {
    name: 'a refuge for exiled sestieri',
    say: (names, { sestiere, commune }) => `a refuge in ${names.commune(commune)} for ${names.sestiere(sestiere)}`,
  },
  league: { name: 'the league', say: (_, { leaving }) => (leaving ? 'leaving the league' : 'a league') },
};

export const kindName = (kind: LegKind): string => CLAUSES[kind].name;

export const clauseWords = <K extends LegKind>(names: Names, clause: Said<K>): string =>
  CLAUSES[clause.kind].say(names, clause);

/** What one gives, and what he takes for it. */
export function offerWords(names: Names, give: readonly Said[], take: readonly Said[]): string {
  const said = (clauses: readonly Said[]): string => list(clauses.map(clause => clauseWords(names, clause)));
  if (give.length === 0) return `ask for ${said(take)}`;
  return take.length === 0 ? `give ${said(give)}` : `give ${said(give)} for ${said(take)}`;
}

/** The fields of an offer, and what can stand in them. */
export function offerFields(names: Names): Record<string, FieldWords<Scene<Podesta>>> {
  const number = (name: (value: number) => string) => (value: Json) => (typeof value === 'number' ? name(value) : '');
  return {
    give: { label: 'Given' },
    take: { label: 'Asked for' },
    kind: {
      label: 'Clause',
      value: value => LEG_KINDS.flatMap(kind => (kind === value ? [kindName(kind)] : []))[0] ?? '',
    },
    chest: { label: 'From the treasury of', value: number(names.commune) },
    into: { label: 'Into the treasury of', value: number(names.commune) },
    token: { label: 'Beneficio', value: number(names.token) },
    what: { label: 'Promise', value: number(promiseName) },
    months: { label: 'For how long', value: number(months) },
    sestiere: { label: 'Sestiere', value: number(names.sestiere) },
    card: { label: 'Card', value: number(names.mercator) },
    payer: { label: 'Who keeps them', value: number(names.from) },
    leaving: { label: 'The league', value: value => (value === true ? 'leaving it' : 'joining in one') },
  };
}
