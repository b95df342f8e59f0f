import type { Chance } from './chance.ts';
import type { AnyAction, AnyEvent } from './erased.ts';
import { ALWAYS, asNumber, both, either, type Fraction, outOf } from './fraction.ts';
import type { Case } from './game.ts';
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

  /** The probability of the sequence taken. */
  likelihood(): Fraction {
    return outOf(
      1n,
      this.sizes.reduce((product, size) => product * BigInt(size), 1n),
    );
  }
}

interface Tally {
  likelihood: Fraction;
  events: AnyEvent[];
}

/** Everything lies as it does. */
const AS_IT_IS: readonly Case[] = [{ likelihood: ALWAYS, lay: () => undefined }];

/**
 * Plays a legal action with every possible sequence of results, in every case that the game distinguishes. `null` when
 * the game does not say that chance and what the seat may know alone decide what follows, or when there are too many
 * sequences.
 */
export function oddsOf(play: Play, seat: Seat, action: AnyAction): Odds | null {
  const stakes = play.stakes(seat, action);
  if (!stakes) return null;
  const tallies = new Map<string, Tally>();
  let branches = 0;
  for (const { likelihood, lay } of stakes.cases ?? AS_IT_IS)
    for (let forced: number[] | null = []; forced !== null; ) {
      if (++branches > MOST_BRANCHES) return null;
      const chance = new ForcedChance(forced);
      const happened = play.foresee(seat, action, chance, stakes, lay);
      const events = happened.filter(event => event.type !== 'roll' && mayKnow(event, seat));
      count(tallies, events, both(likelihood, chance.likelihood()));
      forced = chance.following();
    }
  const outcomes = [...tallies.values()].map(outcome).sort((a, b) => b.probability - a.probability);
  return { modifiers: stakes.modifiers, outcomes };
}

function count(tallies: Map<string, Tally>, events: AnyEvent[], likelihood: Fraction): void {
  const key = canonical(events);
  const tally = tallies.get(key);
  if (!tally) tallies.set(key, { likelihood, events });
  else tally.likelihood = either(tally.likelihood, likelihood);
}

const outcome = ({ likelihood, events }: Tally): Outcome => ({
  chance: `${likelihood.above}/${likelihood.below}`,
  probability: asNumber(likelihood),
  events,
});
