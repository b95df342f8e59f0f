import type { ThinkJob } from '@carroccio/bots';
import type { Choice } from '@carroccio/kernel';
import { EngineError } from './client.ts';
import { internal } from './facts.ts';
import type { FromThinker, ToThinker } from './thinking-messages.ts';

/** Somebody thought of something else, and what was being thought is not wanted any more. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

interface Thought {
  take(choice: Choice): void;
  fail(error: Error): void;
}

/** Bots think in a worker of their own: whoever asks the engine for anything else is answered at once. */
export class Thinker {
  readonly #game: string;
  #worker: Worker | undefined;
  #thought: Thought | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** One thought at a time: a new one puts an end to the one before. */
  think(job: ThinkJob): Promise<Choice> {
    if (this.#thought) this.cancel();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((take, fail) => {
      this.#thought = { take, fail };
      worker.postMessage({ think: job } satisfies ToThinker);
    });
  }

  /** Ends what is being thought; whoever waits for it hears that it was cancelled. */
  cancel(): void {
    if (!this.#thought) return;
    this.close();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#settle(({ fail }) => fail(new Cancelled('the thought was cancelled')));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
      if ('choice' in data) this.#settle(({ take }) => take(data.choice));
      else if ('facts' in data) this.#settle(({ fail }) => fail(new EngineError(data.facts)));
    });
    worker.addEventListener('error', event =>
      this.#settle(({ fail }) => fail(new EngineError(internal(event.message)))),
    );
    worker.postMessage({ load: this.#game } satisfies ToThinker);
    return worker;
  }

  #settle(how: (thought: Thought) => void): void {
    const thought = this.#thought;
    this.#thought = undefined;
    if (thought) how(thought);
  }
}
