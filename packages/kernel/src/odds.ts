import type { Chance } from './chance.ts';
import type { AnyAction, AnyEvent } from './erased.ts';
import { canonical } from './json.ts';
import type { Play } from './play.ts';
import type { Modifier, Seat } from './shape.ts';
import { mayKnow } from './tell.ts';

export interface Outcome {
  /** Exact, in lowest terms: "5/36". */
  chance: string;
  /** The same as a number. */
  probability: number;
  /** What would happen, without the dice themselves. */
  events: AnyEvent[];
}

/** The exact distribution of what an action leads to, up to what it hangs on or the next decision, likeliest first. */
export interface Odds {
  modifiers: Modifier[];
  outcomes: Outcome[];
}

/** Beyond this many different sequences of results an exact answer is not worth its time. */
const MOST_BRANCHES = 10_000;

/** Gives the results it is told to, notes how many there could have been, then takes the first of each. */
class ForcedChance implements Chance {
  readonly taken: number[] = [];
  readonly sizes: number[] = [];
  readonly #forced: readonly number[];

  constructor(forced: readonly number[]) {
    this.#forced = forced;
  }

  draw(n: number, from = 0): number {
    const result = this.#forced[this.taken.length] ?? 0;
    this.taken.push(result);
    this.sizes.push(n);
    return from + result;
  }

  /** The next sequence of results to try, as one counts on an odometer; `null` after the last. */
  following(): number[] | null {
    for (let last = this.taken.length - 1; last >= 0; last--) {
      const next = (this.taken[last] ?? 0) + 1;
      if (next < (this.sizes[last] ?? 0)) return [...this.taken.slice(0, last), next];
    }
    return null;
  }

  /** One over this is the probability of the sequence taken. */
  weight(): bigint {
    return this.sizes.reduce((product, size) => product * BigInt(size), 1n);
  }
}

interface Tally {
  above: bigint;
  below: bigint;
  events: AnyEvent[];
}

/**
 * Plays a legal action with every possible sequence of results. `null` when the game does not say that dice and open
 * information alone decide what follows, or when there are too many sequences.
 */
export function oddsOf(play: Play, seat: Seat, action: AnyAction): Odds | null {
  const stakes = play.stakes(seat, action);
  if (!stakes) return null;
  const tallies = new Map<string, Tally>();
  let branches = 0;
  for (let forced: number[] | null = []; forced !== null; ) {
    if (++branches > MOST_BRANCHES) return null;
    const chance = new ForcedChance(forced);
    const happened = play.foresee(seat, action, chance, stakes.until);
    const events = happened.filter(event => event.type !== 'roll' && mayKnow(event, seat));
    count(tallies, events, chance.weight());
    forced = chance.following();
  }
  const outcomes = [...tallies.values()].map(outcome).sort((a, b) => b.probability - a.probability);
  return { modifiers: stakes.modifiers, outcomes };
}

function count(tallies: Map<string, Tally>, events: AnyEvent[], weight: bigint): void {
  const key = canonical(events);
  const tally = tallies.get(key);
  if (!tally) tallies.set(key, { above: 1n, below: weight, events });
  else {
    tally.above = tally.above * weight + tally.below;
    tally.below *= weight;
    const common = divisor(tally.above, tally.below);
    tally.above /= common;
    tally.below /= common;
  }
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

const outcome = ({ above, below, events }: Tally): Outcome => ({
  chance: `${above}/${below}`,
  probability: Number(above) / Number(below),
  events,
});
