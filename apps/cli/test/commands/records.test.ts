import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { broken, carroccio, folders, oneErrorLine, type Parsed, tiny } from '../carroccio.ts';

const folder = folders();

let good = '';

beforeAll(async () => {
  const { stdout } = await tiny(['engine'], {
    input: [
      '{"id":1,"method":"new","params":{"game":"ford","scenario":"footbridge","seed":"s"}}',
      '{"id":2,"method":"act","params":{"match":"m1","seat":0,"action":{"type":"march","unit":1}}}',
      '{"id":3,"method":"act","params":{"match":"m1","seat":1,"action":{"type":"charge","unit":3,"target":1}}}',
      '{"id":4,"method":"act","params":{"match":"m1","seat":0,"action":{"type":"brace"}}}',
      '{"id":5,"method":"save","params":{"match":"m1"}}',
    ].join('\n'),
  });
  good = JSON.stringify(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').result.record);
});

function saved(change: (record: Parsed) => void = () => undefined): string {
  const record = JSON.parse(good);
  change(record);
  const file = join(folder(), 'match.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}

async function finished(): Promise<string> {
  const cwd = folder();
  await tiny(['simulate', '--game', 'ford', '--games', '1', '--threads', '1', '--seed', 'r', '--save', 'records'], {
    cwd,
  });
  return join(cwd, 'records', 'ford-0.json');
}

describe.concurrent('verify', () => {
  test('a good record, in both languages', async ({ expect }) => {
    const file = saved();
    const english = await tiny(['verify', file]);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(
      /ford, footbridge; entries re-played: 3\ndice checked against the seed: \d; results drawn in all: \d+\n/,
    );
    expect(english.stdout).toMatch(/Genuine\.\n$/);
    const italian = await tiny(['verify', file, '--lang', 'it']);
    expect(italian.stdout).toMatch(/voci rigiocate: 3[\s\S]*Autentica\.\n$/);
  });

  test.for<[string, (record: Parsed) => void, RegExp]>([
    ['a changed action', record => (record.history[2].action = { type: 'counter' }), /differs/],
    ['an action that was refused', record => (record.history[0].action.unit = 0), /entry 1 cannot be played/],
    ['a changed seed', record => (record.seed = 'other'), /the seed is not the one that was committed to/],
    ['a field too many', record => (record.cheat = true), /not a match record/],
  ])('%s fails in one line', async ([, change, says], { expect }) => {
    const { code, stdout, stderr } = await tiny(['verify', saved(change)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(says);
  });

  test('a finished match, and a changed result', async ({ expect }) => {
    const file = await finished();
    expect((await tiny(['verify', file])).stdout).toContain('the result is the one the match gives');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    record.result.winners = record.result.winners.length === 0 ? [0] : [];
    writeFileSync(file, JSON.stringify(record));
    expect(await tiny(['verify', file])).toMatchObject({ code: 1, stdout: '' });
  });

  test('scripted results are told', async ({ expect }) => {
    const { stdout } = await tiny(['engine'], {
      input: [
        `{"id":1,"method":"load","params":{"record":${good}}}`,
        '{"id":2,"method":"dice","params":{"match":"m1","values":[6,6,1]}}',
        '{"id":3,"method":"save","params":{"match":"m1"}}',
      ].join('\n'),
    });
    const file = join(folder(), 'scripted.json');
    writeFileSync(file, JSON.stringify(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').result.record));
    const { code, stderr } = await tiny(['verify', file]);
    expect(code).toBe(1);
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(/results were scripted or the position was edited \(entry 4\)/);
    expect((await tiny(['replay', file])).stdout).toContain('4. results scripted: 6, 6, 1');
  });

  test('what is no record, not JSON, or not there', async ({ expect }) => {
    const file = join(folder(), 'x.json');
    expect(await tiny(['verify', file])).toMatchObject({ code: 1, stderr: expect.stringMatching(/cannot read/) });
    writeFileSync(file, '{"format": 1,\n "game" "ford"}');
    const { code, stderr } = await tiny(['verify', file]);
    expect(code).toBe(1);
    expect(stderr).toContain('is not JSON: line 2, column 9');
  });

  test('a record of a game that is not playable here', async ({ expect }) => {
    const { code, stderr } = await broken(['verify', saved(record => (record.game = 'marsh'))]);
    expect(code).toBe(1);
    expect(stderr).toContain('not playable yet');
  });
});

describe.concurrent('replay', () => {
  test('tells every entry with its rules', async ({ expect }) => {
    const { code, stdout, stderr } = await tiny(['replay', saved()]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      '   1. Red: March with soldier 1  ford.2\n        Soldier 1 marches to cell 2  ford.2.1\n',
    );
    expect(stdout).toContain('   3. Red: Brace  ford.3.1\n        Soldier 1 braces  ford.3.1\n        Morale: ');
    expect(stdout).toMatch(/The match is not over\.\n$/);
  });

  test('a part of it, with boards and events, in Italian', async ({ expect }) => {
    const args = ['replay', saved(), '--from', '2', '--to', '2', '--board', '--events', '--lang', 'it'];
    const { stdout } = await tiny(args);
    expect(stdout).not.toContain('   1. ');
    expect(stdout).not.toContain('   3. ');
    expect(stdout).toContain('   2. Blu: Carica il soldato 1 con il soldato 3  ford.2\n');
    expect(stdout).toContain('{"type":"charged","rule":"ford.3","unit":3,"target":1}\n');
    expect(stdout).toContain('        r0   .  r1  b3   .  b2');
  });

  test('a finished match ends with its result', async ({ expect }) => {
    const { stdout } = await tiny(['replay', await finished()]);
    expect(stdout).toMatch(/\n\n(Red won|Blue won|A draw): .* ford\.[12.]+\nScores: Red \d, Blue \d\n$/);
  });

  test('stops where the record is wrong', async ({ expect }) => {
    const file = saved(record => (record.history[1].action.unit = 2));
    const { code, stdout, stderr } = await tiny(['replay', file]);
    expect(code).toBe(1);
    expect(stdout).toContain('   1. Red');
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toContain('entry 2 cannot be played');
  });
});

describe.concurrent('chronicle', () => {
  test('tells a match in prose, in both languages', async ({ expect }) => {
    const cwd = folder();
    const contest = ['--scenario', 'campaldino-fast', '--bots', 'random', '--games', '1', '--threads', '1'];
    await carroccio(['simulate', '--game', 'guelphs', ...contest, '--save', 'records'], { cwd });
    const file = join(cwd, 'records', 'guelphs-0.json');
    const english = await carroccio(['chronicle', file, '--lang', 'en']);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(/Campaldino/);
    expect(Math.max(...english.stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(78);
    const italian = await carroccio(['chronicle', file, '--lang', 'it']);
    expect(italian.stdout).toMatch(/battaglia/);
    expect(italian.stdout).not.toBe(english.stdout);
  });

  test('a game that tells none says so', async ({ expect }) => {
    const { code, stderr } = await tiny(['chronicle', saved()]);
    expect(code).toBe(1);
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(/nobody has written how to tell a match of "ford"/);
  });
});

describe.concurrent('analyse', () => {
  test('tells luck and mistakes apart, in both languages, the same each time', async ({ expect }) => {
    const file = await finished();
    const english = await tiny(['analyse', file, '--worlds', '4', '--lang', 'en']);
    expect(english).toMatchObject({ code: 0, stderr: '' });
    expect(english.stdout).toMatch(/Chances at the start: .*\d%, .*\d%\n/);
    expect(english.stdout).toMatch(/[▁▂▃▄▅▆▇█]/);
    expect(english.stdout).toMatch(/Luck (gave|was)/);
    expect(english.stdout).toMatch(/lear mistake/);
    expect((await tiny(['analyse', file, '--worlds', '4', '--lang', 'en'])).stdout).toBe(english.stdout);
    const italian = await tiny(['analyse', file, '--worlds', '4', '--lang', 'it', '--every']);
    expect(italian.stdout).toMatch(/Probabilità all’inizio/);
    expect(italian.stdout).toMatch(/fortuna/i);
    expect(italian.stdout).toMatch(/Ogni voce che ha cambiato le probabilità/);
  });

  test('as JSON: every entry, with what it changed', async ({ expect }) => {
    const file = await finished();
    const { code, stdout } = await tiny(['analyse', file, '--worlds', '4', '--json']);
    expect(code).toBe(0);
    const after: Parsed = JSON.parse(stdout);
    expect(after).toMatchObject({ game: 'ford', care: { worlds: 4 }, seed: 'afterwards' });
    expect(after.entries).toHaveLength(JSON.parse(readFileSync(file, 'utf8')).history.length);
    expect(after.turning.length).toBeLessThanOrEqual(5);
    expect(after.says.length).toBeGreaterThan(1);
  });

  test('one world is refused, and so is what is no record', async ({ expect }) => {
    const one = await tiny(['analyse', saved(), '--worlds', '1']);
    expect(one).toMatchObject({ code: 2, stdout: '' });
    expect(one.stderr).toMatch(/at least 2/);
    const { code, stderr } = await tiny(['analyse', saved(record => (record.cheat = true))]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/not a match record/);
  });
});
