/** What bots do is given time to be seen, and not more than a person has patience for. */
import { expect, test } from 'vitest';
import { lingerOf, type Pace } from '../../src/match/turns-of-bots.ts';

const PATIENCE = 5000;

/** A turn of so many moments, half of them blows, thought up in no time. */
function wholeTurn(pace: Pace, moments: number): { spent: number; shown: number } {
  let spent = 0;
  for (let moment = 0; moment < moments; moment++) {
    const ms = lingerOf({ pace, blow: moment % 2 === 0, spent });
    if (ms === null) return { spent, shown: moment };
    spent += ms;
  }
  return { spent, shown: moments };
}

test('a blow stays longer than a march', () => {
  const blow = lingerOf({ pace: 250, blow: true, spent: 0 }) ?? 0;
  const march = lingerOf({ pace: 250, blow: false, spent: 0 }) ?? 0;
  expect(blow).toBeGreaterThanOrEqual(4 * march);
  expect(march).toBeGreaterThan(0);
});

test('at the brisk pace the longest turn is over within five seconds, and only its end is shown then', () => {
  expect(wholeTurn(250, 4)).toMatchObject({ shown: 4 });
  const long = wholeTurn(250, 400);
  expect(long.spent).toBeLessThanOrEqual(PATIENCE);
  expect(long.shown).toBeGreaterThan(10);
  expect(long.shown).toBeLessThan(400);
});

test('whoever wants to follow every move does; whoever wants none waits for none', () => {
  expect(wholeTurn(600, 100)).toMatchObject({ shown: 100 });
  expect(wholeTurn(0, 100)).toEqual({ spent: 0, shown: 100 });
});
