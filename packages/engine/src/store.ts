import type { Match, Pack } from '@carroccio/kernel';
import { Failure } from './failure.ts';

/** A match under way, with the data pack it is played with. */
export interface Held {
  match: Match;
  pack?: Pack;
  /** A copy with other chance and other secrets: it has no beginning, and no record. */
  imagined?: true;
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
      throw Failure.about('too-many-matches', { code: 'too-many-matches', most: this.#most });
    const id = `m${++this.#last}`;
    this.#held.set(id, held);
    return id;
  }

  get(id: string): Held {
    const held = this.#held.get(id);
    if (!held) throw Failure.about('unknown-match', { code: 'unknown-match', match: id });
    return held;
  }

  close(id: string): void {
    this.get(id);
    this.#held.delete(id);
  }
}
