/**
 * Compares the actions worth a thought by imagining how the match goes on after each. Every imagined world is the same for
 * all of them: hidden things and dice drawn alike. Those that fall behind are left out, round by round.
 */
import {
  type AnyAction,
  at,
  type Chance,
  type Choice,
  equal,
  Generator,
  type Mind,
  type Play,
  startChance,
  type Thinking,
  type Weighed,
} from '@carroccio/kernel';
import { nextSeat } from '../thinking.ts';
import { judge } from './judge.ts';

export interface Effort {
  /** How many worlds are imagined for one decision, all candidates together. */
  worlds: number;
  /** How many quiet moments lie between the choice and the judgement. */
  rests: number;
  /** How many standard errors another choice must be better than the quick one. */
  margin: number;
}

/** A continuation that finds no rest is judged where it is. */
const FARTHEST = 120;

interface Runner {
  readonly action: AnyAction;
  /** The chance to win in each world imagined so far. */
  readonly chances: number[];
}

/** What the seat does, and how what it compared came out. */
export function search(mind: Mind, play: Play, seat: number, thinking: Thinking, effort: Effort): Choice {
  const [quick, ...others] = mind.candidates(play, seat, thinking);
  if (!quick) throw new Error('nothing to choose');
  if (others.length === 0 || thinking.budgetMs === 0) return { action: quick };
  const runners = [quick, ...others].map((action): Runner => ({ action, chances: [] }));
  race(mind, play, seat, thinking, effort, runners);
  const chosen = winnerOf(runners, effort.margin);
  const considered = runners.filter(({ chances }) => chances.length > 0).map(weighed);
  considered.sort(
    (a, b) => Number(equal(b.action, chosen.action)) - Number(equal(a.action, chosen.action)) || b.chance - a.chance,
  );
  return { action: chosen.action, evaluation: 2 * meanOf(chosen.chances) - 1, considered };
}

/** Sequential halving: each round spends as much, on half as many; the quick choice stays to be compared with. */
function race(mind: Mind, play: Play, seat: number, thinking: Thinking, effort: Effort, runners: Runner[]): void {
  const base = thinking.draw(2 ** 32);
  const rounds = Math.max(1, Math.ceil(Math.log2(runners.length)));
  let running = runners;
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(effort.worlds / rounds / running.length));
    for (const last = world + worlds; world < last; world++) {
      for (const runner of running) {
        const imagined = imagine(play, seat, base, world);
        runner.chances.push(outcome(mind, imagined, seat, runner.action, effort.rests));
      }
      if (thinking.elapsedMs() > thinking.budgetMs) return;
    }
    const best = [...running].sort((a, b) => meanOf(b.chances) - meanOf(a.chances));
    const kept = best.slice(0, Math.ceil(best.length / 2));
    running = running.filter((runner, index) => index === 0 || kept.includes(runner));
  }
}

/** World number so-and-so of this decision: what the seat may not know, and the dice to come. */
function imagine(play: Play, seat: number, base: number, world: number): { play: Play; chance: Chance } {
  const chance = new Generator(startChance('sfc32', `${base} ${world}`));
  return { play: play.resample(seat, chance), chance };
}

/** The seat's chance some rests after an action. */
function outcome(
  mind: Mind,
  { play, chance }: { play: Play; chance: Chance },
  seat: number,
  action: AnyAction,
  rests: number,
): number {
  const still: Thinking = { draw: (n, from) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
  play.apply(seat, action);
  for (let actions = 0, rested = 0; !play.result && actions < FARTHEST; actions++) {
    if (mind.rests(play) && ++rested >= rests) break;
    const next = nextSeat(play);
    play.apply(next, mind.quick.choose(play, next, still).action);
  }
  return at(judge(mind, play), seat);
}

/** The best of those that ran to the end, if it is better than the quick choice beyond doubt. */
function winnerOf(runners: readonly Runner[], margin: number): Runner {
  const quick = at(runners, 0);
  const longest = Math.max(...runners.map(({ chances }) => chances.length));
  const rivals = runners.filter(({ chances }) => chances.length === longest);
  const best = rivals.reduce((a, b) => (meanOf(b.chances) > meanOf(a.chances) ? b : a), quick);
  if (best === quick) return quick;
  const gains = best.chances.map((chance, world) => chance - at(quick.chances, world));
  return meanOf(gains) > margin * errorOf(gains) ? best : quick;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of a mean; of few values it is as wide as it can be. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 1;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

const weighed = ({ action, chances }: Runner): Weighed => ({
  action,
  chance: meanOf(chances),
  error: errorOf(chances),
});
