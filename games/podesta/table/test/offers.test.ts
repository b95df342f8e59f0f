/** The sheet of an offer: its clauses, what else they could say, and what both would have then. */
import type { Item } from '@carroccio/kernel';
import { describe, expect, it } from 'vitest';
import { begun, changed, itemOf, kindsLeft, optionsAt, type Row } from '../deals/rows.ts';

const sum = (field: string, most: number, step = 1) => ({ field, kind: 'sum', least: step, most, step }) as const;
const one = (field: string, ...of: number[]) => ({ field, kind: 'one', of }) as const;
const ITEMS: readonly Item[] = [
  { kind: 'florins', fields: [sum('florins', 600, 10)] },
  { kind: 'goods', fields: [one('good', 2), sum('lots', 4)] },
  { kind: 'goods', fields: [one('good', 5), sum('lots', 1)] },
  { kind: 'promise', fields: [one('what', 0, 1), one('months', 1, 3), one('florins', 0)] },
  { kind: 'promise', fields: [one('what', 2), one('months', 1, 3), one('florins', 100, 200)] },
  { kind: 'beneficio', fields: [one('token', 6)] },
];
const row = (kind: string, terms: Row['terms'], id = 1): Row => ({ id, kind, terms });

describe('a clause on the sheet', () => {
  it('begins with what no other says yet, and of one thing there is one sum', () => {
    const first = begun(ITEMS, 'goods', []);
    expect(first).toEqual({ kind: 'goods', terms: { good: 2, lots: 1 } });
    const rows = [row('goods', { good: 2, lots: 3 }), row('florins', { florins: 50 }, 2)];
    expect(begun(ITEMS, 'goods', rows)).toEqual({ kind: 'goods', terms: { good: 5, lots: 1 } });
    expect(begun(ITEMS, 'florins', rows)).toBeUndefined();
    expect(kindsLeft(ITEMS, [...rows, row('goods', { good: 5, lots: 1 }, 3)])).toEqual(['promise', 'beneficio']);
    // Two Benefici of a kind may be had.
    expect(begun(ITEMS, 'beneficio', [row('beneficio', { token: 6 })])).toEqual({
      kind: 'beneficio',
      terms: { token: 6 },
    });
  });

  it('offers what goes with what was said before', () => {
    const peace = row('promise', { what: 0, months: 3, florins: 0 });
    expect([0, 1, 2].map(index => optionsAt(ITEMS, peace, index))).toEqual([[0, 1, 2], [1, 3], [0]]);
    const payment = changed(ITEMS, peace, 0, 'what', 2);
    expect(payment.terms).toEqual({ what: 2, months: 3, florins: 100 });
    expect(optionsAt(ITEMS, payment, 2)).toEqual([100, 200]);
    expect(changed(ITEMS, payment, 0, 'what', 1).terms).toEqual({ what: 1, months: 3, florins: 0 });
  });

  it('takes no more of another thing than there is, and leaves alone what is being typed', () => {
    const cloth = row('goods', { good: 2, lots: 4 });
    expect(changed(ITEMS, cloth, 0, 'good', 5).terms).toEqual({ good: 5, lots: 1 });
    expect(changed(ITEMS, row('florins', { florins: 10 }), 0, 'florins', 5).terms).toEqual({ florins: 5 });
    expect([itemOf(ITEMS, cloth)?.fields[1], itemOf(ITEMS, row('goods', { good: 3, lots: 1 }))]).toEqual([
      sum('lots', 4),
      undefined,
    ]);
  });
});
