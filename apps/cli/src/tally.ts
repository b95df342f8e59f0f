import type { Finished } from '@carroccio/bots';

/** What many matches came to. */
export interface Summary {
  games: number;
  finished: number;
  /** By the seats' names; a shared win counts for each winner. */
  wins: Record<string, number>;
  draws: number;
  /** Actions in a finished match, on average. */
  meanLength: number;
  endings: Record<string, number>;
}

/** Counts matches. The order in which they end does not change what it comes to. */
export class Tally {
  #games = 0;
  #finished = 0;
  #draws = 0;
  #actions = 0;
  readonly #wins = new Map<string, number>();
  readonly #endings = new Map<string, number>();

  /** Every seat is counted from the start: one that never wins has 0 wins. */
  constructor(seatNames: readonly string[]) {
    for (const name of seatNames) this.#wins.set(name, 0);
  }

  addFailed(): void {
    this.#games++;
  }

  addFinished(finished: Finished, seatNames: readonly string[]): void {
    this.#games++;
    this.#finished++;
    this.#actions += finished.length;
    if (finished.winners.length === 0) this.#draws++;
    for (const seat of finished.winners) increment(this.#wins, seatNames[seat] ?? String(seat));
    increment(this.#endings, finished.why);
  }

  summary(): Summary {
    return {
      games: this.#games,
      finished: this.#finished,
      wins: Object.fromEntries(this.#wins),
      draws: this.#draws,
      meanLength: this.#finished === 0 ? 0 : this.#actions / this.#finished,
      endings: Object.fromEntries([...this.#endings].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}

const increment = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
