import { Play } from '@carroccio/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { registry } from '../../kernel/test/tiny/index.ts';
import { holdContest } from '../src/index.ts';
import { BotThreads } from '../src/threads.ts';

// Worker threads run the built code: the test command builds before it tests.
const TINY = new URL('../../kernel/test/tiny/dist/index.js', import.meta.url);
const threads = new BotThreads(TINY, 2);
afterAll(() => threads.close());

const contest = (seed: string) => ({ scenario: 'abbey', seats: 3, seed, bots: ['random'], budgetMs: 1 });

describe('bots in worker threads', () => {
  test('play the same matches as here', async () => {
    const seeds = ['1', '2', '3', '4', '5'];
    const there = await Promise.all(
      seeds.map(seed => threads.contest({ kind: 'contest', game: 'relics', contest: contest(seed) })),
    );
    const here = seeds.map(seed => holdContest(registry.game('relics'), contest(seed), () => 0));
    expect(there.map(finished => finished?.record)).toEqual(here.map(finished => finished?.record));
  });

  test('choose a legal action', async () => {
    const { play } = Play.begin(registry.game('ford'), { scenario: 'ford', seed: 's' });
    const { action } = await threads.think({
      kind: 'think',
      game: 'ford',
      position: play.position,
      seat: 0,
      bot: 'random',
      seed: 'x',
      budgetMs: 10,
    });
    expect(play.explain(0, action)).toBeNull();
  });

  test('tell what went wrong and go on', async () => {
    const job = { kind: 'contest' as const, game: 'relics', contest: { ...contest('1'), bots: ['genius'] } };
    await expect(threads.contest(job)).rejects.toThrow('relics has no bot "genius"');
    await expect(threads.contest({ ...job, game: 'chess' })).rejects.toThrow('there is no game "chess"');
    await expect(threads.contest({ ...job, contest: contest('1') })).resolves.not.toBeNull();
  });

  test('what nobody waits for any more is stopped, at work or in the queue, and others go on', async () => {
    const one = new BotThreads(TINY, 1);
    const jobs = ['1', '2', '3'].map(seed => ({ kind: 'contest' as const, game: 'relics', contest: contest(seed) }));
    const [working, queued, last] = jobs.map(job => one.contest(job));
    for (const job of jobs.slice(0, 2)) one.cancel(job);
    await expect(working).rejects.toThrow('nobody waits for it any more');
    await expect(queued).rejects.toThrow('nobody waits for it any more');
    await expect(last).resolves.not.toBeNull();
    await one.close();
  });

  test('a module that exports no registry is said so', async () => {
    const wrong = new BotThreads(new URL('../dist/random.js', import.meta.url), 1);
    await expect(wrong.contest({ kind: 'contest', game: 'ford', contest: contest('1') })).rejects.toThrow(
      'exports no registry',
    );
    await wrong.close();
    await expect(wrong.contest({ kind: 'contest', game: 'ford', contest: contest('1') })).rejects.toThrow('closed');
  });
});
