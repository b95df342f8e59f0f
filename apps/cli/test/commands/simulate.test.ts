import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { type Around, broken, folders, oneErrorLine, type Parsed, tiny } from '../carroccio.ts';

const folder = folders();

const simulate = (words: string, around: Around = {}) => tiny(['simulate', ...words.split(' ')], around);

function parsed(stdout: string) {
  const { seconds, ...counted } = JSON.parse(stdout);
  return { seconds, counted };
}

const sum = (counts: object): number =>
  Object.values(counts).reduce((total: number, count: number) => total + count, 0);

describe.concurrent('simulate', () => {
  test('comes to the same for a seed, whatever the number of threads', async ({ expect }) => {
    const words = '--game ford --bots random,random --games 40 --seed x --json --threads';
    const [one, many] = await Promise.all([simulate(`${words} 1`), simulate(`${words} 3`, { alone: true })]);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    const { seconds, counted } = parsed(one.stdout);
    expect(seconds).toBeGreaterThan(0);
    expect(parsed(many.stdout).counted).toEqual(counted);
    expect(counted).toMatchObject({ game: 'ford', games: 40, finished: 40, seed: 'x', bots: ['random', 'random'] });
    expect(sum(counted.wins) + counted.draws).toBe(40);
    const endings: Parsed[] = Object.values(counted.endings);
    expect(sum(endings.map(({ games }) => games))).toBe(40);
    for (const seat of ['red', 'blue']) expect(sum(endings.map(({ wins }) => wins[seat]))).toBe(counted.wins[seat]);
    expect(sum(endings.map(({ draws }) => draws))).toBe(counted.draws);
    expect(sum(endings.map(({ games, meanLength }) => games * meanLength))).toBeCloseTo(40 * counted.meanLength);
    const { ford, footbridge } = counted.scenarios;
    expect([ford.games, footbridge.games]).toEqual([20, 20]);
    expect(counted.meanLength).toBe((ford.meanLength + footbridge.meanLength) / 2);
  });

  test('another seed or option comes to something else', async ({ expect }) => {
    const words = '--game ford --scenario ford --games 20 --threads 1 --json --seed';
    const runs = await Promise.all([
      simulate(`${words} x`),
      simulate(`${words} y`),
      simulate(`${words} x --option fierce=true`),
    ]);
    const [x, y, fierce] = runs.map(({ stdout }) => parsed(stdout).counted.scenarios.ford);
    expect(x).not.toEqual(y);
    expect(x).not.toEqual(fierce);
  });

  test('prints a table in both languages', async ({ expect }) => {
    const words = '--game ford --games 10 --threads 1 --seed x';
    const [english, italian] = await Promise.all([simulate(words), simulate(`${words} --lang it`)]);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(/scenario +games +finished +Red +Blue +draws +length\n/);
    expect(english.stdout).toMatch(/The footbridge +5 +5 +\d \(\d+±\d+%\) /);
    expect(english.stdout).toMatch(/all +10 +10 /);
    expect(english.stdout).toMatch(/\nThe footbridge, what decided +games +Red +Blue +draws +length\n/);
    expect(english.stdout).toMatch(/\n[^\n]+ \d \(\d+±\d+%\)( +\d \(\d+±\d+%\)){3} +[\d.]+±[\d.]+\n/);
    expect(italian.stdout).toContain('che cosa ha deciso');
    expect(english.stdout).toMatch(/\nThe footbridge, mean +Red +Blue +all\nscore( +[\d.]+){3}\n/);
    expect(italian.stdout).toMatch(/scenario +partite +finite +Rosso +Blu +pareggi +durata\n/);
  });

  test('more seats, shared wins', async ({ expect }) => {
    const { stdout } = await simulate('--game relics --seats 4 --games 30 --threads 1 --seed x --json');
    const { wins } = parsed(stdout).counted;
    expect(Object.keys(wins)).toEqual(['siena', 'pisa', 'lucca', 'arezzo']);
    expect(sum(wins)).toBeGreaterThanOrEqual(30);
  });

  test("tells mean scores and the game's own figures, seat by seat", async ({ expect }) => {
    const words = '--game relics --seats 2 --games 20 --threads 1 --seed x';
    const [json, english, italian] = await Promise.all([
      simulate(`${words} --json`),
      simulate(words),
      simulate(`${words} --lang it`),
    ]);
    const { scores, figures } = parsed(json.stdout).counted;
    expect(Object.keys(scores)).toEqual(['siena', 'pisa']);
    // Five relics are offered in every match; a tie leaves one with nobody.
    expect(sum(figures.relics)).toBeGreaterThan(4);
    expect(sum(figures.relics)).toBeLessThanOrEqual(5);
    const won = [figures.relics.siena, figures.relics.pisa].map(mean => mean.toFixed(1)).join(' +');
    expect(english.stdout).toMatch(/mean +Siena +Pisa +all\nscore( +[\d.]+){3}\n/);
    expect(english.stdout).toMatch(new RegExp(`relics won +${won} `));
    expect(italian.stdout).toContain('reliquie vinte');
  });

  test('saves records that verify', async ({ expect }) => {
    const cwd = folder();
    await simulate('--game relics --games 3 --seed x --save deep/records', { cwd });
    const records = join(cwd, 'deep/records');
    expect(readdirSync(records).sort()).toEqual(['relics-0.json', 'relics-1.json', 'relics-2.json']);
    expect((await tiny(['verify', join(records, 'relics-2.json')])).code).toBe(0);
  });

  test('a match that fails is told with its seed and makes the code 1', async ({ expect }) => {
    const words = 'simulate --game ford --bots random,lost --games 2 --threads 1 --seed x --json';
    const { code, stdout, stderr } = await broken(words.split(' '));
    expect(code).toBe(1);
    expect(parsed(stdout).counted).toMatchObject({ games: 2, finished: 0, meanLength: 0, wins: { red: 0, blue: 0 } });
    expect(stderr).toBe(
      'carroccio: match 0 (seed "x/0") failed: which way is forward?\n' +
        'carroccio: match 1 (seed "x/1") failed: which way is forward?\n',
    );
  });

  test.for([
    { words: '--bots random,genius', says: /no bot "genius"/ },
    { words: '--bots random,random,random', says: /2 seats need 2 bots/ },
    { words: '--scenario frod', says: /no scenario "frod" \(did you mean ford\?\)/ },
  ])('cannot begin with $words', async ({ words, says }, { expect }) => {
    const { code, stdout, stderr } = await simulate(`--game ford --seed x ${words}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(says);
  });
});
