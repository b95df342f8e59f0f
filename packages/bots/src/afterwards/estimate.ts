/** What a position is worth to every seat: played on quickly in imagined worlds, to a quiet moment or to the end. */
import {
  at,
  type Bot,
  type Chance,
  equal,
  type Game,
  Generator,
  type Mind,
  type Play,
  startChance,
} from '@carroccio/kernel';
import { ENDLESS } from '../contest.ts';
import { judge, sharesOf } from '../search/judge.ts';
import { nextSeat, quickestBest } from '../thinking.ts';

/** The chance of every seat, and how far each may be off: one standard error. */
export interface Estimate {
  chances: number[];
  errors: number[];
}

/** Where a game's network finds no quiet moment, it judges after so many actions. */
const FARTHEST = 120;

/** Where chance had no part, and what is hidden made no difference so often, the other worlds are taken to be alike. */
const ALIKE = 3;

export class Estimator {
  readonly #mind: Mind | null;
  readonly #quick: Bot;
  readonly #seed: string;

  constructor(game: Game, seed: string) {
    this.#mind = game.mind?.value ? game.mind : null;
    this.#quick = this.#mind?.quick ?? quickestBest(game);
    this.#seed = seed;
  }

  get quick(): Bot {
    return this.#quick;
  }

  /**
   * The chances in these worlds, world by world. What is hidden is drawn anew: from the eyes of the seat that is named,
   * else of each seat in turn, so that nobody's knowledge counts for more.
   */
  worlds(play: Play, numbers: readonly number[], eyes?: number, begin?: (imagined: Play) => boolean): number[][] {
    const enough = play.game.open ? 1 : ALIKE;
    const found: number[][] = [];
    let byChance = false;
    for (const number of numbers) {
      const chance = new Generator(startChance('sfc32', `${this.#seed} ${number}`));
      const imagined = play.resample(eyes ?? number % play.position.seats, chance);
      const begun = begin?.(imagined) ?? false;
      const { chances, drew } = this.#playedOn(imagined, chance);
      byChance ||= begun || drew;
      found.push(chances);
      if (!byChance && found.length >= enough && found.every(one => equal(one, chances)))
        return numbers.map(() => chances);
    }
    return found;
  }

  /** A moment that is quiet is judged as it is, whatever is hidden; one that is not, in imagined worlds. */
  of(play: Play, numbers: readonly number[]): Estimate {
    if (play.result || this.#mind?.rests(play)) return estimateOf([this.#judged(play)]);
    return estimateOf(this.worlds(play, numbers));
  }

  #playedOn(play: Play, chance: Chance): { chances: number[]; drew: boolean } {
    let drew = false;
    const draw = (n: number, from?: number): number => {
      drew = true;
      return chance.draw(n, from);
    };
    const still = { draw, budgetMs: 0, elapsedMs: () => 0 };
    const most = this.#mind ? FARTHEST : ENDLESS;
    for (let actions = 0; !play.result && actions < most && !this.#mind?.rests(play); actions++) {
      const seat = nextSeat(play);
      const { action } = this.#quick.choose(this.#mind ? play : play.resample(seat, chance), seat, still);
      const applied = play.apply(seat, action);
      drew ||= applied.ok && applied.drew;
    }
    return { chances: this.#judged(play), drew };
  }

  #judged(play: Play): number[] {
    if (this.#mind) return judge(this.#mind, play);
    return sharesOf(play) ?? Array.from({ length: play.position.seats }, () => 1 / play.position.seats);
  }
}

/** The mean of some worlds, and its error; one world alone is taken for sure. */
export function estimateOf(worlds: readonly (readonly number[])[]): Estimate {
  const seats = at(worlds, 0).map((_, seat) => worlds.map(world => at(world, seat)));
  return { chances: seats.map(meanOf), errors: seats.map(errorOf) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
