import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEAT_MESSAGES, SeatReplySchema, SeatVoice } from '@carroccio/engine';
import { Match, type Registry } from '@carroccio/kernel';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../packages/kernel/test/tiny/index.ts';
import { isCommand, wordsOfCommand } from '../../src/seats/command-line.ts';
import { type ProgramFault, programOf } from '../../src/seats/program.ts';
import { faultTold, ProgramSeats } from '../../src/seats/programs.ts';
import { folders, tiny } from '../carroccio.ts';

const folder = folders();
const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const program = (how: string): string => `"${process.execPath}" "${beside('./outside-program.mjs')}" ${how}`;
const ford = (games: Registry = registry): Match =>
  new Match(games.game('ford'), { scenario: 'footbridge', seed: 'example' });

describe('a command', () => {
  test('is cut into words, quotes kept together', () => {
    expect(wordsOfCommand(`python3  "my bot.py" --name='a b' it's`)).toEqual([
      'python3',
      'my bot.py',
      '--name=a b',
      "it's",
    ]);
  });

  test('is told from the name of a bot', () => {
    expect(['random', 'expert', './bot', 'python3 bot.py', 'bot.exe'].map(isCommand)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

/** The first so many decisions of seat 0 as a program plays them; seat 1 does the first thing it can. */
async function played(command: string, decisions: number, limitMs = 20_000) {
  const match = ford();
  const faults: ProgramFault[] = [];
  const programs = new ProgramSeats(
    match,
    [programOf(command), 'human'],
    { language: 'en', limitMs, seed: 's' },
    fault => faults.push(fault),
  );
  try {
    for (let asked = 0; asked < decisions && !match.play.result; ) {
      const seat = match.play.decision()?.seats[0] ?? 0;
      const action = seat === 0 ? await programs.choose(0) : match.play.legal(seat)[0];
      if (seat === 0) asked++;
      expect(match.act(seat, action)).toMatchObject({ ok: true });
    }
  } finally {
    programs.close();
  }
  return { match, faults, told: faults.map(fault => faultTold(fault, match, 'en')) };
}

describe('a program at a seat', () => {
  test('answers by the index of an action, or by an action', async () => {
    const first = await played(program('first'), 3);
    expect(first.faults).toEqual([]);
    expect(first.match.record().history[0]).toEqual({ seat: 0, action: { type: 'march', unit: 1 } });
    expect((await played(program('last'), 3)).faults).toEqual([]);
  });

  test('that answers what is not legal is corrected, and the third time it is out', async () => {
    const { told } = await played(program('illegal'), 5);
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/^Red \(.*\): its action is not legal: .* \(ford\.2\); any legal action was taken for it$/);
    expect(told[2]).toMatch(/from now on any legal action is taken for it$/);
  });

  test.each([
    ['outside', /it chose index 2 of 2 actions/],
    ['babble', /its answer is not \{"id":…,"index":…\} or .*: I would rather not/],
  ])('that answers nonsense (%s) is told what was wrong', async (how, words) => {
    expect((await played(program(how), 1)).told[0]).toMatch(words);
  });

  test('that answers too late is not waited for', async () => {
    const { faults } = await played(program('slow'), 1, 50);
    expect(faults).toMatchObject([{ kind: 'late', limitMs: 50, out: false }]);
  });

  test('that crashes is out, with its last words', async () => {
    const { told, match } = await played(program('crash'), 4);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/it ended with 1, saying: Error: cannot think; from now on/);
    expect(match.length).toBeGreaterThan(4);
  });

  test('that does not exist is out', async () => {
    const { told } = await played('./no-such-program', 2);
    expect(told).toEqual([
      'Red (./no-such-program): it cannot be started: there is no such program; from now on any legal action is taken for it',
    ]);
  });

  test('may ask back what may come of an action, and why one is not legal', () => {
    const match = ford();
    const voice = new SeatVoice(match, 0, { language: 'en', limitMs: 1000, seed: 's', clock: () => 0 });
    const hasOdds = (action: unknown) => voice.reply({ ask: 0, method: 'odds', params: { action } }).ok;
    while (!match.play.legal(0).some(hasOdds)) {
      const seat = match.play.decision()?.seats[0] ?? 0;
      match.act(seat, match.play.legal(seat)[0]);
    }
    const replies = [
      voice.reply({ ask: 1, method: 'odds', params: { action: match.play.legal(0).find(hasOdds) } }),
      voice.reply({ ask: 2, method: 'odds', params: { action: { type: 'fly' } } }),
      voice.reply({ ask: 3, method: 'explain', params: { action: { type: 'fly' } } }),
      voice.reply({ ask: 4, method: 'explain', params: { action: match.play.legal(0)[0] } }),
    ];
    expect(replies).toMatchObject([
      {
        ask: 1,
        ok: true,
        result: { outcomes: expect.arrayContaining([expect.objectContaining({ probability: expect.any(Number) })]) },
      },
      { ask: 2, ok: false, error: { code: 'refused' } },
      { ask: 3, ok: true, result: { legal: false, text: expect.stringMatching(/./) } },
      { ask: 4, ok: true, result: { legal: true } },
    ]);
    for (const reply of replies) expect(Check(SeatReplySchema, reply)).toBe(true);
  });

  test('may ask back how matches end that go on from an action, within the time it has', () => {
    const match = ford();
    let now = 0;
    const terms = { language: 'en', limitMs: 1000, seed: 's', clock: () => now } as const;
    const voice = new SeatVoice(match, 0, terms);
    voice.choose(1, { draw: (_n, from = 0) => from });
    const [action] = match.play.legal(0);
    const playOn = (params: object) =>
      voice.reply({ ask: 1, method: 'rollout', params: { action, count: 8, ...params } });
    const reply = playOn({});
    expect(Check(SeatReplySchema, reply)).toBe(true);
    expect(reply).toMatchObject({ ok: true, result: { seat: 0, policy: 'random', unfinished: 0 } });
    if (!reply.ok || !('wins' in reply.result)) throw new Error('no rollout');
    expect(reply.result).toMatchObject({ results: { length: 8 } });
    expect(playOn({ most: 1 })).toMatchObject({ ok: true, result: { unfinished: 8 } });
    expect(playOn({ action: { type: 'fly' } })).toMatchObject({ ok: false, error: { code: 'refused' } });
    expect(playOn({ policy: 'nobody' })).toMatchObject({ ok: false, error: { code: 'unknown-bot' } });
    now = 1000;
    expect(playOn({})).toMatchObject({ ok: true, result: { unfinished: 8 } });
    expect(match.length).toBe(0);
  });

  test('that asks back is answered while it chooses', async () => {
    const { match, faults } = await played(program('asking'), 2);
    expect([faults, match.length > 0]).toEqual([[], true]);
  });

  test('is told what the schema of the protocol says', () => {
    const match = ford();
    const voice = new SeatVoice(match, 0, { language: 'it', limitMs: 1, seed: 's', clock: () => 0 });
    const asked = voice.choose(1, { draw: (_n, from = 0) => from });
    expect(Check(SEAT_MESSAGES.begin, voice.begin())).toBe(true);
    expect(Check(SEAT_MESSAGES.choose, asked)).toBe(true);
    expect(asked.params.text).toHaveLength(asked.params.actions.length);
    expect(Check(SEAT_MESSAGES.end, voice.end())).toBe(true);
  });
});

describe('on the command line', () => {
  test('a program plays a seat of a match', async () => {
    const seats = ['--seat', `red=${program('first')}`, '--seat', `blue=${program('last')}`];
    const ran = await tiny(['play', 'ford', 'footbridge', '--seed', 'example', ...seats]);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toContain('outside-program.mjs');
  });

  test('and of many; what it does wrong is counted', async () => {
    const seats = ['--seat', `blue=${program('illegal')}`, '--limit', '60000', '--json'];
    const ran = await tiny(['simulate', '--game', 'ford', '--games', '4', '--seed', 'x', ...seats]);
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(
      /^carroccio: Blue \(.*\): \d+ faults in 4 matches; in \d match(es)? it was out, .*; the first: its action is not legal/,
    );
    const { finished, faults } = JSON.parse(ran.stdout);
    expect({ finished, faults }).toMatchObject({ finished: 4, faults: [{ seat: 'blue', matches: 4 }] });
  });

  test('what is played at random for a program that cannot be started is no success; who played is said', async () => {
    const ran = await tiny(['simulate', '--game', 'ford', '--games', '2', '--seat', 'red=./nobody.py']);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain('Red: ./nobody.py, random');
    expect(ran.stderr).toContain('in 2 matches it was out, and the rest was played at random for it');
  });

  test('what a program says to its standard error can be kept', async () => {
    const file = join(folder(), 'said.txt');
    const seats = ['--seat', `red=${program('crash')}`, '--program-log', file];
    await tiny(['simulate', '--game', 'ford', '--games', '1', '--limit', '60000', ...seats]);
    expect(readFileSync(file, 'utf8')).toContain('cannot think');
  });

  test('a seat of simulate is for a program', async () => {
    const ran = await tiny(['simulate', '--game', 'ford', '--seat', 'red=random', '--games', '1']);
    expect(ran).toMatchObject({
      code: 2,
      stderr: 'carroccio: "random" is not a program: write it as ./random, or as a command with its words\n',
    });
  });
});

describe('the examples in Python', () => {
  test.each(['eager_bot.py', 'odds_bot.py', 'rollout_bot.py'])('%s plays whole matches without a fault', async name => {
    expect(python(), 'python3 is needed for the examples of bots: install it').not.toBe('');
    const bot = (file: string): string => `python3 "${beside(`../../../../examples/bots/${file}`)}"`;
    const seats = ['--seat', `red=${bot(name)}`, '--seat', `blue=${bot('random_bot.py')}`];
    const ran = await tiny([
      'simulate',
      '--game',
      'ford',
      '--games',
      '2',
      '--seed',
      'x',
      ...seats,
      '--json',
      '--limit',
      '60000',
    ]);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ran.stdout)).toMatchObject({ finished: 2, faults: [] });
  });

  test.each(['ford footbridge', 'relics abbey'])('the bot of the protocol’s page plays %s to its end', game => {
    const page = readFileSync(beside('../../../../docs/protocol.md'), 'utf8');
    const bot = /## A complete bot.*?```python\n(.*?)```/s.exec(page)?.[1] ?? '';
    const engine = [process.execPath, beside('../tiny-carroccio.mjs'), 'engine'];
    const said = execFileSync('python3', ['-c', bot, ...game.split(' '), ...engine], { encoding: 'utf8' });
    expect(said).toMatch(/'winners': \[.*\]/);
  });

  test('search through copies and matches played on', () => {
    const search = beside('../../../../examples/bots/flat_search.py');
    const engine = [process.execPath, beside('../tiny-carroccio.mjs'), 'engine'];
    const said = execFileSync('python3', [search, 'ford', 'footbridge', '2', ...engine], { encoding: 'utf8' });
    expect(said).toMatch(/'winners': /);
  });
});

function python(): string {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
