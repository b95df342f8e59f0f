import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { broken, folder, oneErrorLine, tiny } from './carroccio.ts';

const json = (stdout: string) => {
  const { seconds, ...rest } = JSON.parse(stdout);
  return { seconds, rest };
};

describe.concurrent('simulate', () => {
  test('comes to the same for a seed, whatever the number of threads', async ({ expect }) => {
    const args = ['simulate', '--game', 'ford', '--bots', 'random,random', '--games', '40', '--seed', 'x', '--json'];
    const [one, many] = await Promise.all([tiny([...args, '--threads', '1']), tiny([...args, '--threads', '3'])]);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    const { rest, seconds } = json(one.stdout);
    expect(seconds).toBeGreaterThan(0);
    expect(json(many.stdout).rest).toEqual(rest);
    expect(rest).toMatchObject({ game: 'ford', games: 40, finished: 40, seed: 'x', bots: ['random', 'random'] });
    expect(rest.wins.red + rest.wins.blue + rest.draws).toBe(40);
    expect(rest.scenarios.ford.games).toBe(20);
    expect(rest.scenarios.footbridge.games).toBe(20);
    expect(rest.meanLength).toBe((rest.scenarios.ford.meanLength + rest.scenarios.footbridge.meanLength) / 2);
    const endings: number[] = Object.values(rest.endings);
    expect(endings.reduce((sum, count) => sum + count, 0)).toBe(40);
  });

  test('another seed or option comes to something else', async ({ expect }) => {
    const args = ['simulate', '--game', 'ford', '--scenario', 'ford', '--games', '20', '--json', '--seed'];
    const [x, y, fierce] = await Promise.all([
      tiny([...args, 'x']),
      tiny([...args, 'y']),
      tiny([...args, 'x', '--option', 'fierce=true']),
    ]);
    expect(json(x.stdout).rest.scenarios).not.toEqual(json(y.stdout).rest.scenarios);
    expect(json(x.stdout).rest.scenarios).not.toEqual(json(fierce.stdout).rest.scenarios);
  });

  test('prints a table in both languages', async ({ expect }) => {
    const args = ['simulate', '--game', 'ford', '--games', '10', '--seed', 'x'];
    const english = await tiny(args);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(/scenario +games +finished +Red +Blue +draws +length +endings\n/);
    expect(english.stdout).toMatch(/The footbridge +5 +5 +\d \(\d+%\) /);
    expect(english.stdout).toMatch(/all +10 +10 /);
    const italian = await tiny([...args, '--lang', 'it']);
    expect(italian.stdout).toMatch(/scenario +partite +finite +Rosso +Blu +pareggi +durata +conclusioni\n/);
  });

  test('more seats, shared wins', async ({ expect }) => {
    const args = ['simulate', '--game', 'relics', '--seats', '4', '--games', '30', '--seed', 'x', '--json'];
    const { rest } = json((await tiny(args)).stdout);
    expect(Object.keys(rest.wins)).toEqual(['siena', 'pisa', 'lucca', 'arezzo']);
    const wins: number[] = Object.values(rest.wins);
    expect(wins.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(30);
  });

  test('saves records that verify', async ({ expect }) => {
    const cwd = folder();
    await tiny(['simulate', '--game', 'relics', '--games', '3', '--seed', 'x', '--save', 'deep/records'], { cwd });
    const records = join(cwd, 'deep/records');
    expect(readdirSync(records).sort()).toEqual(['relics-0.json', 'relics-1.json', 'relics-2.json']);
    expect((await tiny(['verify', join(records, 'relics-2.json')])).code).toBe(0);
  });

  test('a match that fails is told with its seed and makes the code 1', async ({ expect }) => {
    const args = ['simulate', '--game', 'ford', '--bots', 'random,lost', '--games', '2', '--seed', 'x', '--json'];
    const { code, stdout, stderr } = await broken(args);
    expect(code).toBe(1);
    expect(json(stdout).rest).toMatchObject({ games: 2, finished: 0, meanLength: 0, wins: { red: 0, blue: 0 } });
    expect(stderr.trim().split('\n').sort()).toEqual([
      'carroccio: match 0 (seed "x/0") failed: which way is forward?',
      'carroccio: match 1 (seed "x/1") failed: which way is forward?',
    ]);
  });

  test.for([
    { args: ['--bots', 'random,genius'], says: /no bot "genius"/ },
    { args: ['--bots', 'random,random,random'], says: /2 seats need 2 bots/ },
    { args: ['--scenario', 'frod'], says: /no scenario "frod" \(did you mean ford\?\)/ },
    { args: ['--option', 'kind=true'], says: /no option "kind"/ },
  ])('cannot begin with $args', async ({ args, says }, { expect }) => {
    const { code, stdout, stderr } = await tiny(['simulate', '--game', 'ford', '--seed', 'x', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(says);
  });
});
