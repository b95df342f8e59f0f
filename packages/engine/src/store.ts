import type { Match, Pack } from '@carroccio/kernel';
import { Failure } from './failure.ts';

/** A match under way, with the data pack it is played with. */
export interface Held {
  match: Match;
  pack?: Pack;
}

/** Matches in memory. */
export class Store {
  readonly #held = new Map<string, Held>();
  readonly #most: number;
  #last = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(held: Held): string {
    if (this.#held.size >= this.#most)
      throw new Failure('too-many-matches', `${this.#most} matches are open already; close some`);
    const id = `m${++this.#last}`;
    this.#held.set(id, held);
    return id;
  }

  get(id: string): Held {
    const held = this.#held.get(id);
    if (!held) throw new Failure('unknown-match', `there is no match "${id}"`);
    return held;
  }

  close(id: string): void {
    this.get(id);
    this.#held.delete(id);
  }
}
