import type { Choice } from '@carroccio/kernel';
import type { Afterwards } from './afterwards/index.ts';
import type { Finished } from './contest.ts';
import type { AfterwardsJob, BotJob, BotResult, ContestJob, RolloutJob, ThinkJob } from './jobs.ts';
import { Pool } from './pool.ts';
import type { RolledOut } from './rollout.ts';

export type { ContestJob, ThinkJob } from './jobs.ts';

/** Bots in worker threads, so that their thinking never blocks whoever asks. */
export class BotThreads {
  readonly #pool: Pool<BotJob, BotResult>;

  /** `registry` is the module that exports the games as `registry`. */
  constructor(registry: URL, size?: number) {
    this.#pool = new Pool(new URL('../dist/worker.js', import.meta.url), registry.href, size);
  }

  async think(job: ThinkJob): Promise<Choice> {
    const result = await this.#pool.run(job);
    if (result === null || Array.isArray(result) || !('action' in result)) throw new Error('the bot made no choice');
    return result;
  }

  /** `null` when the match did not end. */
  async contest(job: ContestJob): Promise<Finished | null> {
    const result = await this.#pool.run(job);
    if (result === null) return null;
    if (Array.isArray(result) || !('winners' in result)) throw new Error('the bots played no match');
    return result;
  }

  /** How each match ended; `null` for one that was given up. */
  async rollout(job: RolloutJob): Promise<(RolledOut | null)[]> {
    const result = await this.#pool.run(job);
    if (!Array.isArray(result)) throw new Error('the bots played no matches');
    return result;
  }

  async afterwards(job: AfterwardsJob): Promise<Afterwards> {
    const result = await this.#pool.run(job);
    if (result === null || !('turning' in result)) throw new Error('nothing was made of the match');
    return result;
  }

  /** Ends what was asked for with this job; whoever waits for it hears of it. */
  cancel(job: BotJob): void {
    this.#pool.cancel(job);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
