import { BotThreads, type ThinkJob } from '@carroccio/bots/threads';
import type { Choice } from '@carroccio/kernel';

/** A thread in which bots think, one after the other; it is started when the first has to. */
export class Thinker {
  #threads: BotThreads | undefined;

  think(job: ThinkJob): Promise<Choice> {
    this.#threads ??= new BotThreads(new URL(import.meta.resolve('@carroccio/games/all')), 1);
    return this.#threads.think(job);
  }

  async close(): Promise<void> {
    await this.#threads?.close();
  }
}
