import { describe, expect, test } from 'vitest';
import { scheduled } from '../../src/tournament/schedule.ts';
import { type Around, broken, oneErrorLine, type Parsed, tiny } from '../carroccio.ts';

const FIRST = `${process.execPath} ${new URL('../seats/outside-program.mjs', import.meta.url).pathname} first`;
const ANY = FIRST.replace(/first$/, 'last');
const CRASH = FIRST.replace(/first$/, 'crash');

const tournament = (words: string, players: readonly string[] = [], around: Around = {}) =>
  tiny(['tournament', ...words.split(' '), ...players.flatMap(player => ['--player', player])], around);

describe('the fixtures of a tournament', () => {
  test('everybody meets everybody, in every scenario, at every seat', () => {
    const fixtures = scheduled({ players: 3, seats: new Map([['ford', 2]]), rounds: 2 });
    expect(fixtures).toHaveLength(12);
    expect(
      fixtures
        .slice(0, 6)
        .map(({ players }) => players.join(''))
        .sort(),
    ).toEqual(['01', '10', '02', '20', '12', '21'].sort());
    expect(fixtures.map(({ round }) => round)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });

  test('three at a table: each of the four groups sits down three times', () => {
    const fixtures = scheduled({ players: 4, seats: new Map([['abbey', 3]]), rounds: 1 });
    expect(fixtures).toHaveLength(12);
    for (let seat = 0; seat < 3; seat++) {
      const counts = [0, 1, 2, 3].map(player => fixtures.filter(({ players }) => players[seat] === player).length);
      expect(counts).toEqual([3, 3, 3, 3]);
    }
  });

  test('two players at a table for three sit down again in turn', () => {
    const fixtures = scheduled({ players: 2, seats: new Map([['abbey', 3]]), rounds: 1 });
    expect(fixtures.map(({ players }) => players)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });
});

describe('tournament', () => {
  test('a level and a program: ratings with error bars, who won what against whom, the same for a seed', async () => {
    const words = '--game ford --rounds 3 --seed x --json --threads';
    const [one, many] = await Promise.all([
      tournament(`${words} 1`, ['random', FIRST]),
      tournament(`${words} 3`, ['random', FIRST], { alone: true }),
    ]);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    const held: Parsed = JSON.parse(one.stdout);
    expect(held).toMatchObject({ game: 'ford', seed: 'x', matches: 12, faults: [] });
    const [best, other]: Parsed = held.standings;
    expect([best.player, other.player].sort()).toEqual([FIRST, 'random'].sort());
    expect(best.rating).toBeGreaterThanOrEqual(other.rating);
    expect(best.rating + other.rating).toBeCloseTo(3000);
    expect(best.error).toBeGreaterThan(0);
    expect(best.score).toMatchObject({ matches: 12 });
    expect(best.against[other.player]).toMatchObject({ meetings: 12 });
    expect(best.against[other.player].share + other.against[best.player].share).toBeCloseTo(1);
    expect(JSON.parse(many.stdout).standings).toEqual(held.standings);
  });

  test('a table in both languages', async () => {
    const words = '--game relics --seats 3 --rounds 2 --seed x --threads 1';
    const [english, italian] = await Promise.all([
      tournament(words, ['random', ANY]),
      tournament(`${words} --lang it`, ['random', ANY]),
    ]);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(/ +player +rating +matches +won of 100\n/);
    expect(english.stdout).toMatch(/1\. .+ \d+ ± \d+ +\d+ +\d+ ± \d+\n/);
    expect(english.stdout).toMatch(/points of 100 against +1\. +2\.\n/);
    expect(italian.stdout).toMatch(/ +giocatore +punteggio +partite +vinte su 100\n/);
  });

  test('a program that fails is told, and its matches are played on', async () => {
    const { code, stdout, stderr } = await tournament('--game ford --scenario ford --rounds 2 --seed x --json', [
      'random',
      CRASH,
    ]);
    expect(code).toBe(0);
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toContain('failed 4 times in 4 matches');
    expect(JSON.parse(stdout)).toMatchObject({ matches: 4, faults: [{ command: CRASH, faults: 4, matches: 4 }] });
  });

  test('a match that fails is told with its seed and makes the code 1', async () => {
    const words =
      'tournament --game ford --scenario ford --player random --player lost --rounds 1 --threads 1 --seed x';
    const { code, stderr } = await broken(words.split(' '));
    expect(code).toBe(1);
    expect(stderr).toContain('carroccio: ford of random and lost (seed "x/ford/0") failed: which way is forward?\n');
  });

  test.for([
    { words: '--game ford', players: [], says: /two players or more/ },
    { words: '--game ford', players: ['random', 'random'], says: /two players or more/ },
    { words: '--game ford', players: ['random', 'genius'], says: /no bot "genius"/ },
    { words: '--game ford --scenario frod', players: ['random', FIRST], says: /no scenario "frod"/ },
  ])('cannot begin with $words and $players', async ({ words, players, says }) => {
    const { code, stdout, stderr } = await tournament(`${words} --seed x`, players);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(says);
  });
});
