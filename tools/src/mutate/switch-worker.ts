/** A process that tries many mistakes in one run of the tests, and tells of each as it is noticed. */

import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import type { Mistake } from './plant/mistake.ts';
import { placeOf, runnerOf, specificationsOf } from './runner.ts';
import { switched } from './switches.ts';
import { CHANNEL, type Told } from './switching-runner.ts';
import { usedMs } from './tester.ts';

export interface Trial {
  game: string;
  /** The mistakes that are switched; the number of each is its place in this list. */
  mistakes: Mistake[];
  /** Which of them are tried. */
  tried: number[];
  /** The test files, in the order they are run. */
  tests: string[];
}

export type Tale = Told | { type: 'file'; file: string; ok: boolean } | { type: 'hung' } | { type: 'done' };

/** The slowest test, repeated: more work than that without a word goes on for ever. */
const MOST_MS = 20_000;
const WATCH_EVERY_MS = 500;

const say = (tale: Tale): void => {
  process.send?.(tale);
};

const carriesTold = (message: unknown): message is { data: Told } =>
  typeof message === 'object' && message !== null && 'data' in message;

let heardAt = usedMs();
const channel = new BroadcastChannel(CHANNEL);
channel.onmessage = message => {
  heardAt = usedMs();
  if (carriesTold(message))
    say('file' in message.data ? { ...message.data, file: placeOf(message.data.file) } : message.data);
};
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (trial: Trial) => run(trial));

async function run({ game, mistakes, tried, tests }: Trial): Promise<void> {
  const numbered = mistakes.map((mistake, id) => ({ ...mistake, id }));
  const byFile = new Map<string, typeof numbered>();
  for (const one of numbered) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  const vitest = await runnerOf(
    game,
    {
      runner: fileURLToPath(new URL('./switching-runner.js', import.meta.url)),
      provide: { switches: mistakes.length, tried },
      reporters: [
        {
          onTestModuleEnd: module => {
            heardAt = usedMs();
            say({ type: 'file', file: placeOf(module.moduleId), ok: module.ok() });
          },
        },
      ],
    },
    (text, file) => (file.startsWith(`games/${game}/src/`) ? switched(file, text, byFile.get(file) ?? []) : undefined),
  );
  const specifications = await specificationsOf(vitest);
  heardAt = usedMs();
  const watch = setInterval(() => {
    if (usedMs() - heardAt > MOST_MS) say({ type: 'hung' });
  }, WATCH_EVERY_MS);
  await vitest.runTestSpecifications(
    tests.flatMap(file => specifications.get(file) ?? []),
    false,
  );
  clearInterval(watch);
  say({ type: 'done' });
}
