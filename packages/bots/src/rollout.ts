import type { Bot, Chance, Play, Thinking } from '@carroccio/kernel';
import { ENDLESS } from './contest.ts';
import { randomBot } from './random.ts';
import { type Clock, nextSeat } from './thinking.ts';

/** How one match that was played on from a position ended. */
export interface RolledOut {
  winners: readonly number[];
  /** By seat; `null` for one that has no score. */
  scores: readonly (number | null)[];
  why: string;
  /** Actions taken by all seats. */
  length: number;
}

export interface RolloutTerms {
  /** How many matches are played on. */
  count: number;
  /** Milliseconds that a bot may think about one action. */
  budgetMs: number;
  /** A match that is not over after so many actions is given up. */
  most?: number;
}

/**
 * Plays matches on from a position as a seat may imagine it: in each of them what is hidden from the seat, and all chance,
 * is drawn anew, and one bot plays every seat. `null` for one that was given up.
 */
export function rollOut(
  play: Play,
  seat: number,
  bot: Bot,
  chance: Chance,
  { count, budgetMs, most = ENDLESS }: RolloutTerms,
  clock: Clock,
): (RolledOut | null)[] {
  return Array.from({ length: count }, () => playedOn(play.resample(seat, chance), bot, chance, budgetMs, most, clock));
}

function playedOn(
  play: Play,
  bot: Bot,
  chance: Chance,
  budgetMs: number,
  most: number,
  clock: Clock,
): RolledOut | null {
  let length = 0;
  while (!play.result) {
    if (length >= most) return null;
    const seat = nextSeat(play);
    play.apply(seat, choiceOf(play, seat, bot, chance, budgetMs, clock));
    length++;
  }
  const { winners, scores, why } = play.result;
  return { winners, scores, why, length };
}

function choiceOf(play: Play, seat: number, bot: Bot, chance: Chance, budgetMs: number, clock: Clock) {
  // The random player looks at nothing: it needs no position of its own.
  if (bot === randomBot) return play.anyAction(seat, chance);
  const began = clock();
  const thinking: Thinking = { draw: (n, from) => chance.draw(n, from), budgetMs, elapsedMs: () => clock() - began };
  return bot.choose(play.resample(seat, chance), seat, thinking).action;
}
