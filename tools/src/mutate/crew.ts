/** Processes that test mistakes, and what they find. A process that hangs or dies has noticed, and is replaced. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mistake } from './plant/mistake.ts';
import type { Asked, Finding } from './tester.ts';
import type { Question, Word } from './worker.ts';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
/** A file is a matter of a second; the first after a start loads the whole game. */
const MOST_MS = 12_000;

/** One process, started when it is first needed. */
export class Worker {
  readonly #game: string;
  #process: ChildProcess | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** What the tests say, or why there is no answer. */
  async ask(question: Question): Promise<Finding | 'hung' | 'died'> {
    this.#process ??= await this.#start();
    const answer = await answerOf(this.#process, question);
    if (answer === 'hung' || answer === 'died') this.close();
    return answer === 'ready' ? 'died' : answer;
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  async #start(): Promise<ChildProcess> {
    const started = fork(WORKER, [this.#game], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if ((await answerOf(started)) === 'ready') return started;
    started.kill('SIGKILL');
    throw new Error('the test runner did not start');
  }
}

type Answer = Word | 'died';

function answerOf(child: ChildProcess, question?: Question): Promise<Answer> {
  return new Promise(resolve => {
    const finish = (answer: Answer): void => {
      child.off('message', finish).off('exit', died);
      resolve(answer);
    };
    const died = (): void => finish('died');
    child.on('message', finish).on('exit', died);
    if (question) child.send(question);
  });
}

export interface Verdict {
  mistake: Mistake;
  /** A test file, or that the tests hung or died; undefined for a mistake that nobody noticed. */
  noticedBy: string | undefined;
  /** For one that was planted by itself. */
  tookMs?: number;
}

/** Tests each mistake in one of the workers; verdicts come as they are found. */
export async function testAll(
  workers: readonly Worker[],
  mistakes: readonly Mistake[],
  testsFor: (mistake: Mistake) => Asked[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const waiting = [...mistakes];
  const work = async (worker: Worker): Promise<void> => {
    for (let mistake = waiting.shift(); mistake; mistake = waiting.shift()) {
      const began = performance.now();
      const answer = await worker.ask({ tests: testsFor(mistake), mistake, mostMs: MOST_MS });
      const noticedBy = typeof answer === 'string' ? `tests that ${answer}` : answer.noticedBy;
      tell({ mistake, noticedBy, tookMs: performance.now() - began });
    }
  };
  await Promise.all(workers.map(work));
}
