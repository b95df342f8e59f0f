import type { AnyAction, AnyEvent, Game } from '../game/erased.ts';
import type { Case, Stakes, Unforeseen } from '../game/game.ts';
import type { Modifier, Seat } from '../game/shape.ts';
import { mayKnow } from '../game/tell.ts';
import { ALWAYS, asNumber, both, either, type Fraction, NEVER, outOf } from '../json/fraction.ts';
import { canonical } from '../json/json.ts';
import type { Chance } from './chance.ts';
import type { Play } from './play.ts';

export interface Likelihood {
  /** Exact, in lowest terms: "5/36". */
  chance: string;
  /** The same as a number. */
  probability: number;
}

/** One way in which an outcome may come about: what would happen, without the dice themselves. */
export interface Way extends Likelihood {
  events: AnyEvent[];
}

/** What may come of a choice. Its events are those of its likeliest way. */
export interface Outcome extends Way {
  /** The ways that lead to it where there are several (other totals, other cards), likeliest first. */
  ways: Way[];
}

/** The exact distribution of what an action leads to, up to what it hangs on or the next decision, likeliest first. */
export interface Odds {
  /** Where one question is asked: how likely the yes is. */
  success: Likelihood | null;
  modifiers: Modifier[];
  outcomes: Outcome[];
}

/** Why there are no odds: nothing hangs on chance, nobody can say, or counting every way would take too long. */
export type NoOdds = Unforeseen | 'nothing' | 'too-many';

/** Beyond this many different sequences of results an exact answer is not worth its time. */
const MOST_BRANCHES = 10_000;

/** The same step more often than this, one after the other, is counted frame by frame. */
const MOST_FRAMES = 2;

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

/** Plays a legal action with every possible sequence of results, in every case that the game distinguishes. */
export function forecast(play: Play, seat: Seat, action: AnyAction): Odds | NoOdds {
  const stakes = play.stakes(seat, action);
  if (stakes === null) return 'nothing';
  if (typeof stakes === 'string') return stakes;
  const { instead = [] } = stakes;
  const long = instead.length > MOST_FRAMES && instead.every(({ step }) => step === instead[0]?.step);
  const ways = long ? frameByFrame(play, seat, stakes) : everyWay(play, seat, action, stakes);
  if (ways === null) return 'too-many';
  if (ways.size === 0) return 'nothing';
  const { modifiers, succeeds } = stakes;
  return {
    success: succeeds ? likelihoodOf(successOf(ways, told => succeeds(told))) : null,
    modifiers,
    outcomes: merged(play.game, ways),
  };
}

const seenBy = (seat: Seat, happened: readonly AnyEvent[]): AnyEvent[] =>
  happened.filter(event => event.type !== 'roll' && mayKnow(event, seat));

/** Every sequence of results for itself; empty where nothing is drawn, `null` where there are too many. */
function everyWay(play: Play, seat: Seat, action: AnyAction, stakes: Stakes): Map<string, Tally> | null {
  const ways = new Map<string, Tally>();
  const cases = stakes.cases ?? AS_IT_IS;
  let branches = 0;
  let drawn = cases.length > 1;
  for (const { likelihood, lay } of cases)
    for (let forced: number[] | null = []; forced !== null; ) {
      if (++branches > MOST_BRANCHES) return null;
      const chance = new ForcedChance(forced);
      const events = seenBy(seat, play.foresee(seat, action, chance, stakes, lay));
      count(ways, canonical(events), events, both(likelihood, chance.likelihood()));
      drawn ||= chance.taken.length > 0;
      forced = chance.following();
    }
  return drawn ? ways : new Map();
}

interface Reached extends Tally {
  play: Play;
  over: boolean;
}

/** What follows in several frames, frame by frame: ways that have led to the same table are one from there on. */
function frameByFrame(
  play: Play,
  seat: Seat,
  { cases = AS_IT_IS, instead = [], until }: Stakes,
): Map<string, Tally> | null {
  let branches = 0;
  let drawn = cases.length > 1;
  let reached: Reached[] = [{ likelihood: ALWAYS, events: [], play, over: true }];
  for (const [index, frame] of instead.entries()) {
    const next = new Map<string, Reached>();
    for (const before of reached)
      if (!before.over) keep(next, `${next.size}`, before);
      else
        for (const { likelihood, lay } of index === 0 ? cases : AS_IT_IS)
          for (let forced: number[] | null = []; forced !== null; ) {
            if (++branches > MOST_BRANCHES) return null;
            const chance = new ForcedChance(forced);
            const after = before.play.foreseeFrame(frame, chance, until, lay);
            const events = [...before.events, ...seenBy(seat, after.events)];
            const { state, stack } = after.play.position;
            const key = JSON.stringify([consequences(play.game, events), after.over, state, stack]);
            const chances = both(before.likelihood, both(likelihood, chance.likelihood()));
            keep(next, key, { ...after, events, likelihood: chances });
            drawn ||= chance.taken.length > 0;
            forced = chance.following();
          }
    reached = [...next.values()];
  }
  const ways = new Map<string, Tally>();
  for (const { events, likelihood } of reached) count(ways, canonical(events), events, likelihood);
  return drawn ? ways : new Map();
}

function keep(reached: Map<string, Reached>, key: string, one: Reached): void {
  const known = reached.get(key);
  if (known) known.likelihood = either(known.likelihood, one.likelihood);
  else reached.set(key, one);
}

/** The odds of a legal action, where there are any. */
export function oddsOf(play: Play, seat: Seat, action: AnyAction): Odds | null {
  const odds = forecast(play, seat, action);
  return typeof odds === 'string' ? null : odds;
}

function count(tallies: Map<string, Tally>, key: string, events: AnyEvent[], likelihood: Fraction): void {
  const tally = tallies.get(key);
  if (!tally) tallies.set(key, { likelihood, events });
  else tally.likelihood = either(tally.likelihood, likelihood);
}

const successOf = (ways: ReadonlyMap<string, Tally>, succeeds: (told: readonly AnyEvent[]) => boolean): Fraction =>
  [...ways.values()]
    .filter(({ events }) => succeeds(events))
    .reduce((sum, { likelihood }) => either(sum, likelihood), NEVER);

/** Ways that do the same to the pieces are one outcome. */
function merged(game: Game, ways: ReadonlyMap<string, Tally>): Outcome[] {
  const outcomes = new Map<string, Tally[]>();
  for (const way of ways.values()) {
    const key = canonical(consequences(game, way.events));
    outcomes.set(key, [...(outcomes.get(key) ?? []), way]);
  }
  return [...outcomes.values()].map(outcome).sort(likeliestFirst);
}

function outcome(tallies: readonly Tally[]): Outcome {
  const ways = tallies.map(({ likelihood, events }) => ({ ...likelihoodOf(likelihood), events })).sort(likeliestFirst);
  const all = tallies.reduce((sum, { likelihood }) => either(sum, likelihood), NEVER);
  return { ...likelihoodOf(all), events: ways[0]?.events ?? [], ways: ways.length > 1 ? ways : [] };
}

/** What events do to the pieces, without how they came about. */
function consequences(game: Game, events: readonly AnyEvent[]): object[] {
  return events.flatMap((event): object[] => {
    const details = game.details?.[event.type];
    if (details === true) return [];
    if (details === undefined) return [event];
    return [Object.fromEntries(Object.entries(event).filter(([field]) => !details.includes(field)))];
  });
}

const likeliestFirst = (a: Likelihood, b: Likelihood): number => b.probability - a.probability;

const likelihoodOf = (fraction: Fraction): Likelihood => ({
  chance: `${fraction.above}/${fraction.below}`,
  probability: asNumber(fraction),
});
