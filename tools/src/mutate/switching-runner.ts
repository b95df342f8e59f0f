/**
 * The tests' side of the switches. A test that has passed is asked again, at once, with each mistake that it came by and
 * that nobody has noticed yet.
 */
import { setMaxListeners } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';
import { expect, inject, type RunnerTestCase, TestRunner } from 'vitest';
import { ROUND, SWITCH } from './switches.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many switches there are, and which are still tried. */
    switches: number;
    tried: number[];
  }
}

/** What is told while tests are run; files as the runner names them. */
export type Told =
  | { type: 'trying'; id: number }
  | { type: 'noticed'; id: number; file: string; why: string }
  /** No test of these noticed it so far. */
  | { type: 'reached'; ids: number[]; file: string }
  /** Came by while modules were loaded: what is worked out then stays as it was. */
  | { type: 'loaded'; ids: number[] }
  /** A test that fails when it is asked again without a mistake: what it says of mistakes is worth nothing. */
  | { type: 'unsteady'; test: string };

export const CHANNEL = 'planted mistakes';

const NONE = -1;
/** A test that costs more is asked once only. */
const SLOW_MS = 1_000;
/** How many more rounds of loops, and switches, a mistaken test may make before it is said to go on for ever. */
const MANY = 20;
const SOME = 50_000;

class Switchboard {
  readonly loaded: Uint8Array;
  readonly reached: Uint8Array;
  /** Mistakes that are still tried. */
  readonly open: Set<number>;
  readonly channel = new BroadcastChannel(CHANNEL);
  made = NONE;
  passed = 0;
  limit = Number.POSITIVE_INFINITY;
  noting: Uint8Array;

  constructor(switches: number, tried: readonly number[]) {
    this.loaded = new Uint8Array(switches);
    this.reached = new Uint8Array(switches);
    this.noting = this.loaded;
    this.open = new Set(tried);
    this.channel.unref();
  }

  readonly round = (): void => {
    if (++this.passed > this.limit) throw new Error('goes on and on');
  };

  readonly isMade = (id: number): boolean => {
    this.round();
    if (id === this.made) return true;
    if (this.made === NONE) this.noting[id] = 1;
    return false;
  };

  tell(told: Told): void {
    this.channel.postMessage(told);
  }
}

let shared: Switchboard | undefined;

/** Files share one board, as they share modules. */
function boardOf(): Switchboard {
  shared ??= new Switchboard(inject('switches'), inject('tried'));
  Reflect.set(globalThis, SWITCH, shared.isMade);
  Reflect.set(globalThis, ROUND, shared.round);
  return shared;
}

const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const idsIn = (marks: Uint8Array, open: ReadonlySet<number>): number[] => [...open].filter(id => marks[id] === 1);

export default class SwitchingRunner extends TestRunner {
  readonly #board = boardOf();

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const board = this.#board;
    board.tell({ type: 'loaded', ids: idsIn(board.loaded, board.open) });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const board = this.#board;
    const proof = TestRunner.getTestFn(test);
    // Each time it is asked it listens to the same signal.
    setMaxListeners(0, test.context.signal);
    board.reached.fill(0);
    board.noting = board.reached;
    board.passed = 0;
    const began = usedMs();
    try {
      await proof();
      if (usedMs() - began <= SLOW_MS) await this.#repeat(test, proof, board.passed * MANY + SOME);
    } finally {
      board.noting = board.loaded;
    }
  }

  async #repeat(
    { file: { filepath: file }, name }: RunnerTestCase,
    proof: () => unknown,
    limit: number,
  ): Promise<void> {
    const board = this.#board;
    for (const id of idsIn(board.reached, board.open)) {
      board.tell({ type: 'trying', id });
      const why = await this.#complaint(proof, id, limit);
      if (why === undefined) continue;
      if ((await this.#complaint(proof, NONE, limit)) !== undefined) {
        board.tell({ type: 'unsteady', test: `${file}: ${name}` });
        break;
      }
      board.open.delete(id);
      board.tell({ type: 'noticed', id, file, why: `${name}: ${why}` });
    }
    board.tell({ type: 'reached', ids: idsIn(board.reached, board.open), file });
  }

  /** What a test says with a mistake made; a test that asserts nothing any more has noticed too. */
  async #complaint(proof: () => unknown, id: number, limit: number): Promise<string | undefined> {
    const board = this.#board;
    const { assertionCalls } = expect.getState();
    board.made = id;
    board.passed = 0;
    board.limit = limit;
    try {
      await proof();
      return expect.getState().assertionCalls === assertionCalls ? 'asserts nothing' : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      board.made = NONE;
      board.limit = Number.POSITIVE_INFINITY;
    }
  }
}
