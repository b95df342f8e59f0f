/** What the two parties would have once an offer is carried out. */
import { held } from '@carroccio/podesta/survey';
import type { Labels } from '../labels.ts';
import type { Row } from './rows.ts';

/** A clause that goes from one to the other. */
export type Moved = Pick<Row, 'kind' | 'terms'> & { readonly from: number; readonly to: number };

/** Something a party has, now and later. */
export interface Balance {
  readonly what: string;
  readonly now: number;
  readonly later: number;
}

const numberOf = (terms: Row['terms'], name: string): number => {
  const value = terms[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

/** What goes in less what goes out, of the clauses of a kind. */
const change = (moved: readonly Moved[], seat: number, kind: string, amount: (terms: Row['terms']) => number): number =>
  moved.reduce((sum, { kind: which, from, to, terms }) => {
    if (which !== kind) return sum;
    return sum + (to === seat ? amount(terms) : 0) - (from === seat ? amount(terms) : 0);
  }, 0);

/** The purse always, and whatever else changes. */
export function balances(labels: Labels, seat: number, moved: readonly Moved[]): Balance[] {
  const { sight, words, names, table } = labels;
  const { players, communes, holder } = sight.state;
  const player = players[seat];
  if (!player) return [];
  const row = (what: string, now: number, by: number): Balance => ({ what, now, later: now + by });
  const chests = communes.flatMap(({ podesta, treasury }, commune) => {
    const by =
      change(moved, seat, 'treasury', terms => (terms.into === commune ? numberOf(terms, 'florins') : 0)) +
      change(moved, seat, 'treasury', terms => (terms.chest === commune ? numberOf(terms, 'florins') : 0));
    return podesta === seat && by !== 0 ? [row(words.short.treasury(names.commune(commune)), treasury, by)] : [];
  });
  const goods = player.lots.flatMap((_, good) => {
    const by = change(moved, seat, 'goods', terms => (terms.good === good ? numberOf(terms, 'lots') : 0));
    return by === 0 ? [] : [row(names.good(good), held(table.state, seat, good), by)];
  });
  const tokens = change(moved, seat, 'beneficio', () => 1);
  const sestieri = change(moved, seat, 'sestiere', () => 1);
  return [
    row(
      words.tracks.purse,
      player.purse,
      change(moved, seat, 'florins', terms => numberOf(terms, 'florins')),
    ),
    ...chests,
    ...goods,
    ...(tokens === 0 ? [] : [row(words.tracks.benefici, player.beneficiCount, tokens)]),
    ...(sestieri === 0 ? [] : [row(words.tracks.loyal, holder.filter(whose => whose === seat).length, sestieri)]),
  ];
}
