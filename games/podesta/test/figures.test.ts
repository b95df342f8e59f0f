/** What matches are compared by. */
import { expect, test } from 'vitest';
import { BANK } from '../src/09-money/money.ts';
import { figuresOf } from '../src/figures.ts';

test('points and florins by where they came from, and the months played', () => {
  const figures = figuresOf(
    [
      { type: 'monthBegan', rule: 'pod.8', year: 1, month: 1 },
      { type: 'paid', rule: 'pod.21f', from: BANK, to: 0, florins: 120 },
      { type: 'paid', rule: 'pod.10a', from: 1, to: BANK, florins: 50 },
      { type: 'paid', rule: 'pod.20c', from: 0, to: 1, florins: 30 },
      { type: 'points', rule: 'pod.3', seat: 1, why: 'battle', points: 3 },
      { type: 'monthBegan', rule: 'pod.8', year: 1, month: 2 },
    ],
    2,
  );
  expect(figures).toMatchObject({
    market: [120, 0],
    trust: [0, -50],
    otherFlorins: [-30, 30],
    battle: [0, 3],
    siege: [0, 0],
    months: [2, 2],
  });
});
