/**
 * A match looked at afterwards, skill and luck apart: at each roll what it changed against what was to be expected, at
 * each choice what it cost against the best one compared. The same for a seed and a care, on any machine.
 */
import { type AnyAction, at, equal, type Match, type Play, type Seat, type Thinking } from '@carroccio/kernel';
import { botsOf, thinkingChance } from '../thinking.ts';
import { type Estimate, Estimator, estimateOf } from './estimate.ts';
import type { Afterwards, Amount, Care, Costly, TurningPoint, Weight } from './types.ts';
import { type Step, stepsOf } from './walk.ts';

export const CARE: Care = { worlds: 12, again: 3 };

/** How many of the luckiest rolls are looked at again; choices that seem to have cost something all are. */
const AGAIN = 12;
/** What part of the work the first look is, about. */
const FIRST_LOOK = 0.7;
const TURNING_POINTS = 5;
/** A choice counts as a mistake only if another was better by so many standard errors. */
const DOUBT = 2;

/** Looks at a match bit by bit and tells what share is done, so that whoever waits hears how far it is and may stop. */
export function* lookAfterwards(match: Match, seed: string, care: Care = CARE): Generator<number, Afterwards> {
  const steps = stepsOf(match);
  const looker = new Looker(match, seed, care);
  const start = looker.estimate(match.moment(0)).chances;
  const weights: Weight[] = [];
  let chances = start;
  for (const step of steps) {
    const weight = looker.weigh(step, chances);
    weights.push(weight);
    chances = weight.chances;
    yield (FIRST_LOOK * weights.length) / steps.length;
  }
  yield* looker.lookAgain(steps, weights);
  return { care, seed, start, entries: weights, ...summed(start, weights) };
}

/** The same at once. */
export function afterwardsOf(match: Match, seed: string, care: Care = CARE): Afterwards {
  const looking = lookAfterwards(match, seed, care);
  for (;;) {
    const next = looking.next();
    if (next.done) return next.value;
  }
}

class Looker {
  readonly #estimator: Estimator;
  readonly #match: Match;
  readonly #seed: string;
  readonly #care: Care;

  constructor(match: Match, seed: string, care: Care) {
    this.#match = match;
    this.#estimator = new Estimator(match.game, seed);
    this.#seed = seed;
    this.#care = care;
  }

  estimate(play: Play): Estimate {
    return this.#estimator.of(play, this.#first());
  }

  weigh(step: Step, chances: number[]): Weight {
    const { entry, before, after, deed } = step;
    if (!deed) return { entry, seat: null, chances: this.estimate(after).chances };
    const { seat, action, drew } = deed;
    const compared = this.#compared(before, seat, action, entry);
    // What could not be otherwise, and left nothing to chance, changes nothing.
    if (!drew && compared.length < 2 && !after.result) return { entry, seat, chances };
    const reached = this.estimate(after);
    const luck = drew ? this.#luck(step, reached, this.#first()) : undefined;
    const cost = this.#cost(before, seat, action, compared, this.#first());
    return { entry, seat, chances: reached.chances, ...(luck && { luck }), ...(cost && { cost }) };
  }

  /** What stood out is looked at in new worlds, more of them, and what they say counts. */
  *lookAgain(steps: readonly Step[], weights: readonly Weight[]): Generator<number> {
    const lucky = luckiest(weights);
    const costly = weights.filter(({ cost }) => cost);
    const again = [
      ...lucky.map(weight => () => this.#luckAgain(weight, at(steps, weight.entry - 1))),
      ...costly.map(weight => () => this.#costAgain(weight, at(steps, weight.entry - 1))),
    ];
    for (const [index, look] of again.entries()) {
      look();
      yield FIRST_LOOK + ((1 - FIRST_LOOK) * (index + 1)) / again.length;
    }
  }

  #luckAgain(weight: Weight, step: Step): void {
    const numbers = this.#second();
    weight.luck = this.#luck(step, this.#estimator.of(step.after, numbers), numbers);
  }

  #costAgain(weight: Weight, { before, deed }: Step): void {
    if (!deed || !weight.cost) return;
    const cost = this.#cost(before, deed.seat, deed.action, [weight.cost.better], this.#second());
    if (cost) weight.cost = cost;
    else delete weight.cost;
  }

  #luck({ before, deed }: Step, reached: Estimate, numbers: readonly number[]): Amount[] {
    if (!deed) return [];
    const begin = (imagined: Play): boolean => must(imagined, deed.seat, deed.action);
    const expected = estimateOf(this.#estimator.worlds(before, numbers, deed.seat, begin));
    return reached.chances.map((chance, seat) => ({
      points: chance - at(expected.chances, seat),
      error: Math.hypot(at(reached.errors, seat), at(expected.errors, seat)),
    }));
  }

  /** What was done, and what else is worth comparing with it. */
  #compared(play: Play, seat: Seat, action: AnyAction, entry: number): readonly AnyAction[] {
    if (play.legal(seat).length < 2 && play.families(seat).length === 0) return [action];
    const chance = thinkingChance(`${this.#seed} compared ${entry}`);
    const still: Thinking = { draw: (n, from) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
    const known = play.resample(seat, chance);
    const { mind } = this.#match.game;
    const others = mind?.value
      ? mind.candidates(known, seat, still)
      : botsOf(this.#match.game).map(bot => bot.choose(play.resample(seat, chance), seat, still).action);
    const different = others.filter((other, index) => others.findIndex(one => equal(one, other)) === index);
    return [action, ...different.filter(other => !equal(other, action))];
  }

  /** All are compared in the same worlds, as the seat may imagine them. */
  #cost(
    play: Play,
    seat: Seat,
    action: AnyAction,
    compared: readonly AnyAction[],
    numbers: readonly number[],
  ): Costly | undefined {
    const others = compared.filter(other => !equal(other, action));
    if (others.length === 0) return undefined;
    const outcomes = (one: AnyAction): number[][] =>
      this.#estimator.worlds(play, numbers, seat, imagined => must(imagined, seat, one));
    const done = outcomes(action);
    const costs = others.map((better): Costly => {
      const gained = outcomes(better).map((chances, world) =>
        chances.map((chance, whose) => chance - at(at(done, world), whose)),
      );
      const { chances, errors } = estimateOf(gained);
      return { better, points: at(chances, seat), error: at(errors, seat), gave: chances.map(gain => -gain) };
    });
    const worst = costs.reduce((a, b) => (b.points > a.points ? b : a));
    return worst.points > DOUBT * worst.error && worst.points > 0 ? worst : undefined;
  }

  #first(): number[] {
    return Array.from({ length: this.#care.worlds }, (_, number) => number);
  }

  #second(): number[] {
    const { worlds, again } = this.#care;
    return Array.from({ length: worlds * again }, (_, number) => worlds + number);
  }
}

/** Does it, and says whether chance had a part in it. */
function must(play: Play, seat: Seat, action: AnyAction): boolean {
  const applied = play.apply(seat, action);
  if (!applied.ok) throw new Error(`what was done is refused in an imagined world: ${applied.refusal.reason}`);
  return applied.drew;
}

function luckiest(weights: readonly Weight[]): Weight[] {
  const largest = ({ luck = [] }: Weight): number => Math.max(...luck.map(({ points }) => Math.abs(points)));
  return weights
    .filter(({ luck }) => luck)
    .sort((a, b) => largest(b) - largest(a) || a.entry - b.entry)
    .slice(0, AGAIN);
}

function summed(
  start: readonly number[],
  weights: readonly Weight[],
): Pick<Afterwards, 'luck' | 'cost' | 'rest' | 'turning'> {
  const end = weights.at(-1)?.chances ?? start;
  const luck = start.map((_, seat) => total(weights.flatMap(({ luck: one }) => one?.[seat] ?? [])));
  const gave = (seat: Seat): number => weights.reduce((sum, { cost }) => sum + (cost?.gave[seat] ?? 0), 0);
  return {
    luck,
    cost: start.map((_, seat) =>
      total(weights.flatMap(({ seat: whose, cost }) => (whose === seat && cost ? [cost] : []))),
    ),
    rest: start.map((before, seat) => at(end, seat) - before - at(luck, seat).points - gave(seat)),
    turning: weights
      .flatMap(turnsOf)
      .sort((a, b) => b.points - a.points || a.entry - b.entry)
      .slice(0, TURNING_POINTS)
      .sort((a, b) => a.entry - b.entry),
  };
}

const total = (amounts: readonly Amount[]): Amount => ({
  points: amounts.reduce((sum, { points }) => sum + points, 0),
  error: Math.hypot(...amounts.map(({ error }) => error)),
});

/** What is no larger than its error turned nothing. */
function turnsOf({ entry, seat, luck, cost }: Weight): TurningPoint[] {
  const turns: TurningPoint[] = [];
  if (luck) {
    const lucky = luck.reduce((best, one, index) => (one.points > at(luck, best).points ? index : best), 0);
    const { points, error } = at(luck, lucky);
    if (points > error) turns.push({ entry, by: 'luck', seat: lucky, points, error });
  }
  if (cost && seat !== null) turns.push({ entry, by: 'choice', seat, points: cost.points, error: cost.error });
  return turns;
}
