/** Beside a sum stands what it comes to, and what will be left. */
import { type AnyAction, Match } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { settingOf, sightOf } from '@carroccio/table/testing/index.ts';
import { expect, test } from 'vitest';
import { lay } from '../index.tsx';

const setting = settingOf(podesta);
const table = lay(setting);
const match = new Match(setting.game, { scenario: 'short', seed: 'means', seats: 3 });
const beginning = sightOf(match.play, 'en', 0);

/** The first seat with 900 florins, prices of 120, and a chest of 400 in the first commune. */
const state = structuredClone(beginning.state);
if (!isTold(state)) throw new Error('there is no purse');
state.players[0].purse = 900;
state.prices.fill(120);
state.communes[0].treasury = 400;
const sight = { ...beginning, state };

interface Told {
  players: [{ purse: number }, ...{ purse: number }[]];
  prices: number[];
  communes: [{ treasury: number }, ...{ treasury: number }[]];
}
function isTold(value: object): value is Told {
  return 'players' in value && 'prices' in value && 'communes' in value;
}

const beside = (action: AnyAction) => table.means?.(action, sight);

test.each([
  {
    does: 'three lots bought',
    action: { type: 'buy', good: 0, lots: 3 },
    said: '3 × 120 = 360 florins; Purse: 900 → 540',
  },
  {
    does: 'two lots sold',
    action: { type: 'sell', good: 0, lots: 2 },
    said: '2 × 120 = 240 florins; Purse: 900 → 1,140',
  },
  { does: 'a bid from the purse', action: { type: 'bid', from: -1, florins: 350 }, said: 'Purse: 900 → 550' },
  {
    does: 'nothing written yet',
    action: { type: 'buy', good: 0, lots: Number.NaN },
    said: 'Price of a lot: 120; Purse: 900',
  },
])('$does', ({ action, said }) => {
  expect(beside(action)).toBe(said);
});

test('what a treasury pays is taken from the treasury', () => {
  expect(beside({ type: 'transfer', from: 0, to: 1, florins: 150 })).toMatch(/^Treasury of \S+: 400 → 250$/);
});
