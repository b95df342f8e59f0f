import { describe, expect, test } from 'vitest';
import {
  type Form,
  type Game,
  type Pairing,
  pairingsOf,
  roundsOf,
  standingsOf,
} from '../../src/tournaments/pairings.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index));

/** Plays a tournament to its end: of two, the one earlier in the alphabet wins. */
function played(form: Form, players: readonly string[]): Game[] {
  const games: Game[] = [];
  for (let round = 1; round <= roundsOf(form, players.length); round++)
    for (const pairing of pairingsOf(form, players, round, games))
      games.push({ ...pairing, round, score: pairing.second === null || pairing.first < pairing.second ? 1 : 0 });
  return games;
}

const pair = ({ first, second }: Pairing): string => [first, second ?? '-'].sort().join('');

describe('round robin', () => {
  test.each([2, 3, 4, 5, 8, 9])('of %i: everybody meets everybody once, and plays or is free once a round', count => {
    const players = names(count);
    const games = played('round-robin', players);
    const met = games.filter(({ second }) => second !== null).map(pair);
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe((count * (count - 1)) / 2);
    for (let round = 1; round <= roundsOf('round-robin', count); round++) {
      const seen = games.filter(one => one.round === round).flatMap(({ first, second }) => [first, second]);
      expect(seen.filter(player => player !== null).sort()).toEqual(players);
    }
  });
});

describe('Swiss', () => {
  test.each([4, 5, 7, 8, 11, 16])('of %i: nobody meets anybody twice, nobody is free twice, the best wins', count => {
    const games = played('swiss', names(count));
    const met = games.map(pair);
    expect(new Set(met).size).toBe(met.length);
    expect(standingsOf(names(count), games)[0]?.player).toBe('A');
  });

  test('pairs those who stand alike', () => {
    const games = played('swiss', names(8)).filter(({ round }) => round === 1);
    const winners = games.map(({ first, second, score }) => (score === 1 ? first : second));
    for (const { first, second } of pairingsOf('swiss', names(8), 2, games))
      expect(winners.includes(first)).toBe(winners.includes(second));
  });
});

describe('knock-out', () => {
  test.each([2, 3, 4, 6, 8, 13])('of %i: whoever loses is out, and the last is the best', count => {
    const games = played('knock-out', names(count));
    expect(games.filter(({ second }) => second !== null).length).toBe(count - 1);
    const last = games.filter(({ round }) => round === roundsOf('knock-out', count));
    expect(last.map(pair)).toEqual(['AB']);
  });

  test('of a draw the better seeded goes on', () => {
    const games = pairingsOf('knock-out', names(4), 1, []).map(one => ({ ...one, round: 1, score: 0.5 }));
    expect(pairingsOf('knock-out', names(4), 2, games).map(pair)).toEqual(['AB']);
  });
});

test('of equals whoever had the harder way is first', () => {
  const games = [
    { first: 'A', second: 'B', round: 1, score: 1 },
    { first: 'C', second: 'D', round: 1, score: 1 },
    { first: 'B', second: 'D', round: 2, score: 1 },
  ];
  expect(standingsOf(['C', 'A', 'B', 'D'], games).map(({ player }) => player)).toEqual(['A', 'B', 'C', 'D']);
});
