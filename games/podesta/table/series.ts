/** What is counted over a match. */
import type { Podesta } from '@carroccio/podesta/survey';
import type { Series } from '@carroccio/table/table.ts';
import { both } from './text/index.ts';

/** Accounts below this are purses. */
const PURSES = 6;
const isPurse = (account: number): boolean => account >= 0 && account < PURSES;

export const SERIES: readonly Series<Podesta>[] = [
  {
    id: 'points',
    name: both(words => words.series.points),
    counts: event => (event.type === 'points' ? { seat: event.seat, amount: event.points } : null),
  },
  {
    id: 'income',
    name: both(words => words.series.income),
    counts: event => (event.type === 'paid' && isPurse(event.to) ? { seat: event.to, amount: event.florins } : null),
  },
  {
    id: 'outlay',
    name: both(words => words.series.outlay),
    counts: event =>
      event.type === 'paid' && isPurse(event.from) ? { seat: event.from, amount: event.florins } : null,
  },
];
