/** Bots think in a thread of their own: whoever waits is heard meanwhile, and a thought can be ended. */
import { randomBot, think, thinkingChance } from '@carroccio/bots';
import type { BotThreads, ThinkJob } from '@carroccio/bots/threads';
import type { Bot, Choice, Match, Seat } from '@carroccio/kernel';

/** What somebody who plays by himself is going to do. */
export interface Thought<T> {
  readonly coming: T | Promise<T>;
  /** Nobody waits for it any more. */
  cancel(): void;
}

const BUDGET_MS = 1000;

export class Thinker {
  readonly #games: URL;
  #threads: Promise<BotThreads> | undefined;

  /** `games` is the module that exports the games. */
  constructor(games: URL) {
    this.#games = games;
  }

  /** A bot's choice for a seat, by chance that comes from the seed alone. */
  think({ game, pack, play }: Match, seat: Seat, bot: Bot, seed: string): Thought<Choice> {
    // It needs no time, and so no thread.
    if (bot === randomBot) {
      return { coming: think(play, seat, bot, thinkingChance(seed), 0, () => 0), cancel: () => undefined };
    }
    const job: ThinkJob = {
      kind: 'think',
      game: game.rulebook.id,
      ...(pack ? { pack } : {}),
      position: play.position,
      seat,
      bot: bot.name,
      seed,
      budgetMs: BUDGET_MS,
    };
    this.#threads ??= this.#begin();
    const threads = this.#threads;
    let wanted = true;
    const coming = threads.then(ready =>
      wanted ? ready.think(job) : Promise.reject(new Error('nobody waits for it')),
    );
    const cancel = (): void => {
      wanted = false;
      coming.catch(() => undefined);
      void threads.then(ready => ready.cancel(job));
    };
    return { coming, cancel };
  }

  async close(): Promise<void> {
    await (await this.#threads)?.close();
  }

  /** Loaded when the first has to think: most matches end without. */
  async #begin(): Promise<BotThreads> {
    const { BotThreads } = await import('@carroccio/bots/threads');
    return new BotThreads(this.#games, 1);
  }
}
