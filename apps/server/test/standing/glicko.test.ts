import { describe, expect, test } from 'vitest';
import { rated, UNRATED } from '../../src/standing/glicko.ts';
import { scoreOf, shareOf } from '../../src/standing/pairs.ts';

test('the example of the paper comes out as printed', () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { against: { rating: 1400, deviation: 30 }, score: 1 },
    { against: { rating: 1550, deviation: 100 }, score: 0 },
    { against: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('whoever does not play becomes less certain, and stays where he is', () => {
  const after = rated({ rating: 1700, deviation: 100, volatility: 0.06 }, []);
  expect(after.rating).toBe(1700);
  expect(after.deviation).toBeCloseTo(100.54, 1);
});

test('a draw between equals changes nothing but certainty; a great surprise also volatility', () => {
  expect(rated(UNRATED, [{ against: UNRATED, score: 0.5 }]).rating).toBeCloseTo(1500, 6);
  const strong = { rating: 2200, deviation: 40, volatility: 0.06 };
  const lost = Array.from({ length: 5 }, () => ({ against: { rating: 1300, deviation: 40 }, score: 0 }));
  expect(rated(strong, lost).volatility).toBeGreaterThan(0.06);
});

describe('two of those who played', () => {
  const result = (winners: number[], ...scores: (number | null)[]) => ({ result: { winners, scores } });
  const settled = (kind: string, by: number) => ({ settled: { kind, by } });

  test.each([
    [result([0], null, null), 0, 1, 1],
    [result([0], null, null), 1, 0, 0],
    [result([], null, null), 0, 1, 0.5],
    [result([0, 2], 9, 3, 9), 0, 2, 0.5],
    [result([0], 9, 3, 5), 2, 1, 1],
    [result([0], 9, 5, 5), 2, 1, 0.5],
    [settled('resigned', 0), 0, 1, 0],
    [settled('time', 0), 1, 0, 1],
    [settled('resigned', 0), 1, 2, 0.5],
    [settled('draw', 0), 1, 0, 0.5],
    [settled('end', 0), 1, 0, null],
    [settled('closed', 0), 1, 0, null],
  ])('%j: seat %i against %i gets %j', (outcome, seat, other, score) => {
    expect(scoreOf(outcome, seat, other)).toBe(score);
  });

  test('share what they got of all others', () => {
    expect(shareOf(result([0], 9, 3, 5), 2, [0, 1])).toBe(0.5);
    expect(shareOf(settled('end', 0), 2, [0, 1])).toBeNull();
  });
});
