/**
 * A process that tests mistakes one after the other. Tests that work on and on without finishing a file hang: it says
 * so, and its parent ends it. Work is what they use of the processor, for a busy machine is not a mistake.
 */
import { type Asked, type Finding, openTester, type Tester, usedMs } from './tester.ts';

export interface Question {
  tests: Asked[];
  mistake?: Parameters<Tester['run']>[1];
  /** How much work one file may be. */
  mostMs: number;
}

export type Word = 'ready' | 'hung' | Finding;

const WATCH_EVERY_MS = 500;

const say = (word: Word): void => {
  process.send?.(word);
};

let progressAt = usedMs();
const onProgress = (): void => {
  progressAt = usedMs();
};

const [, , game = ''] = process.argv;
// A mistake may reject a promise that nobody awaits: it is noticed through the runner, not by dying.
process.on('unhandledRejection', () => {});
const tester = await openTester(game, onProgress);
process.on('message', async ({ tests, mistake, mostMs }: Question) => {
  onProgress();
  const watch = setInterval(() => {
    if (usedMs() - progressAt > mostMs) say('hung');
  }, WATCH_EVERY_MS);
  const finding = await tester.run(tests, mistake);
  clearInterval(watch);
  say(finding);
});
process.on('disconnect', () => process.exit());
say('ready');
