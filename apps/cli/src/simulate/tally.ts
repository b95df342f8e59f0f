import { type Finished, scoreOf } from '@carroccio/bots';

/** The matches that ended in one way. */
interface Ending {
  games: number;
  /** By the seats' names. */
  wins: Record<string, number>;
  draws: number;
  /** Actions, on average, and how far chance alone may have moved that: one standard error. */
  meanLength: number;
  lengthError: number;
}

/** What many matches came to. */
export interface Summary {
  games: number;
  finished: number;
  /** By the seats' names; a shared win counts for each winner. */
  wins: Record<string, number>;
  draws: number;
  /** Actions in a finished match, on average. */
  meanLength: number;
  /** What decided them, and for whom. */
  endings: Record<string, Ending>;
  /** The mean of each seat's score, and of each of the game's own figures, by the seats' names. */
  scores: Record<string, number>;
  figures: Record<string, Record<string, number>>;
}

/** Counts matches, in the order in which they are told. */
export class Tally {
  #games = 0;
  #finished = 0;
  #draws = 0;
  #actions = 0;
  readonly #wins = new Map<string, number>();
  readonly #endings = new Map<string, EndingTally>();
  readonly #scores = new Means();
  readonly #figures = new Map<string, Means>();

  /** Every seat is counted from the start: one that never wins has 0 wins. */
  constructor(seatNames: readonly string[]) {
    for (const name of seatNames) this.#wins.set(name, 0);
  }

  addFailed(): void {
    this.#games++;
  }

  addFinished(finished: Omit<Finished, 'record'>, seatNames: readonly string[]): void {
    this.#games++;
    this.#finished++;
    this.#actions += finished.length;
    if (finished.winners.length === 0) this.#draws++;
    for (const seat of finished.winners) increment(this.#wins, seatNames[seat] ?? String(seat));
    const ending = this.#endings.get(finished.why) ?? new EndingTally(this.#wins.keys());
    this.#endings.set(finished.why, ending);
    ending.add(finished, seatNames);
    this.#scores.add(finished.scores, seatNames);
    for (const [figure, values] of Object.entries(finished.figures)) {
      const means = this.#figures.get(figure) ?? new Means();
      this.#figures.set(figure, means);
      means.add(values, seatNames);
    }
  }

  summary(): Summary {
    return {
      games: this.#games,
      finished: this.#finished,
      wins: Object.fromEntries(this.#wins),
      draws: this.#draws,
      meanLength: this.#finished === 0 ? 0 : this.#actions / this.#finished,
      endings: Object.fromEntries(
        [...this.#endings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([why, ending]) => [why, ending.summary()]),
      ),
      scores: this.#scores.bySeat(),
      figures: Object.fromEntries([...this.#figures].map(([figure, means]) => [figure, means.bySeat()])),
    };
  }
}

class EndingTally {
  #draws = 0;
  readonly #wins: Map<string, number>;
  readonly #lengths: number[] = [];

  constructor(seatNames: Iterable<string>) {
    this.#wins = new Map([...seatNames].map(name => [name, 0]));
  }

  add({ winners, length }: Pick<Finished, 'winners' | 'length'>, seatNames: readonly string[]): void {
    this.#lengths.push(length);
    if (winners.length === 0) this.#draws++;
    for (const seat of winners) increment(this.#wins, seatNames[seat] ?? String(seat));
  }

  summary(): Ending {
    const { matches, share, error } = scoreOf(this.#lengths);
    return {
      games: matches,
      wins: Object.fromEntries(this.#wins),
      draws: this.#draws,
      meanLength: share,
      lengthError: matches < 2 ? 0 : error,
    };
  }
}

/** The mean of a value for each seat, over the matches in which the seat was taken. */
class Means {
  readonly #sums = new Map<string, { sum: number; count: number }>();

  /** A seat without a value does not count. */
  add(values: readonly (number | null)[], seatNames: readonly string[]): void {
    values.forEach((value, seat) => {
      if (value === null) return;
      const name = seatNames[seat] ?? String(seat);
      const { sum, count } = this.#sums.get(name) ?? { sum: 0, count: 0 };
      this.#sums.set(name, { sum: sum + value, count: count + 1 });
    });
  }

  bySeat(): Record<string, number> {
    return Object.fromEntries([...this.#sums].map(([name, { sum, count }]) => [name, sum / count]));
  }
}

const increment = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
