/** What is thought aside about matches: whoever closes a match ends what is thought about it. */
import type { AfterwardsJob, RolloutJob, ThinkJob } from '@carroccio/bots';
import { Failure } from './failure.ts';

/** What takes long enough to be done elsewhere. */
export type Aside = ThinkJob | RolloutJob | AfterwardsJob;

export class Thoughts {
  readonly #about = new Map<string, Set<Aside>>();
  readonly #cancel: (job: Aside) => void;

  constructor(cancel: (job: Aside) => void) {
    this.#cancel = cancel;
  }

  /** Thinks about a match; fails where it is closed meanwhile. */
  async about<J extends Aside, R>(match: string, job: J, think: (job: J) => R | Promise<R>): Promise<R> {
    const thoughts = this.#about.get(match) ?? new Set();
    this.#about.set(match, thoughts.add(job));
    try {
      const thought = await think(job);
      if (thoughts.has(job)) return thought;
    } catch (error) {
      if (thoughts.has(job)) throw error;
    } finally {
      thoughts.delete(job);
    }
    throw Failure.about('denied', { code: 'cancelled' });
  }

  close(match: string): void {
    const thoughts = this.#about.get(match);
    this.#about.delete(match);
    for (const job of thoughts ?? []) {
      thoughts?.delete(job);
      this.#cancel(job);
    }
  }
}
