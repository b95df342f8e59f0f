/** Ratings from matches between players. */
import { Generator, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { type Outcome, ratingsOf } from '../src/index.ts';

/** Matches of two, the first of whom wins so many of a hundred. */
function matches(one: number, other: number, count: number, wins: number): Outcome[] {
  return Array.from({ length: count }, (_, number) => ({
    players: number % 2 === 0 ? [one, other] : [other, one],
    shares: (number * 37) % 100 < wins === (number % 2 === 0) ? [1, 0] : [0, 1],
  }));
}

describe('ratings', () => {
  test('three wins of four are about 190 points, and 1500 the mean', () => {
    const [strong, weak] = ratingsOf(2, matches(0, 1, 1000, 75));
    expect((strong?.rating ?? 0) - (weak?.rating ?? 0)).toBeGreaterThan(180);
    expect((strong?.rating ?? 0) - (weak?.rating ?? 0)).toBeLessThan(200);
    expect((strong?.rating ?? 0) + (weak?.rating ?? 0)).toBeCloseTo(3000);
  });

  test('more matches make them surer', () => {
    const error = (count: number): number => ratingsOf(2, matches(0, 1, count, 60))[0]?.error ?? 0;
    expect(error(100)).toBeGreaterThan(2 * error(1600));
    expect(error(1600)).toBeGreaterThan(0);
  });

  test('the error bars say how far off they are', () => {
    // Two alike: in about one of three tries the difference from the mean is more than one standard error.
    const chance = new Generator(startChance('sfc32', 'alike'));
    let within = 0;
    for (let tried = 0; tried < 60; tried++) {
      const outcomes = Array.from({ length: 60 }, (): Outcome => {
        const won = chance.draw(2);
        return { players: [0, 1], shares: [won, 1 - won] };
      });
      const [one] = ratingsOf(2, outcomes);
      if (one && Math.abs(one.rating - 1500) <= one.error) within++;
    }
    expect(within).toBeGreaterThan(60 * 0.5);
    expect(within).toBeLessThan(60 * 0.86);
  });

  test('who never lost is rated, and who played nobody stands at the mean', () => {
    const [best, , third] = ratingsOf(3, matches(0, 1, 10, 100));
    expect(best?.rating).toBeGreaterThan(1600);
    expect(best?.rating).toBeLessThan(2500);
    expect(third?.rating).toBeCloseTo(1500);
  });

  test('where several play, whoever won the larger part beat the others, and equal parts are draws', () => {
    const [one, two, three] = ratingsOf(3, [{ players: [2, 0, 1], shares: [0.5, 0.5, 0] }]);
    expect(one?.rating).toBeCloseTo(three?.rating ?? 0);
    expect(one?.rating).toBeGreaterThan(two?.rating ?? 0);
  });

  test('without matches nobody knows anything', () => {
    expect(ratingsOf(2, [])).toEqual([
      { rating: 1500, error: 0 },
      { rating: 1500, error: 0 },
    ]);
  });
});
