import type { AnyAction, Bot, Chance, Play, Thinking } from '@carroccio/kernel';
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
  /** What the seat does first in each of them; without it, what the bot chooses. */
  first?: AnyAction;
}

/**
 * Plays matches on from a position as a seat may imagine it: in each of them what is hidden from the seat, and all chance,
 * is drawn anew, and one bot plays every seat. `null` for one that was given up, or that time did not suffice for.
 */
export function rollOut(
  play: Play,
  seat: number,
  bot: Bot,
  chance: Chance,
  { count, budgetMs, most = ENDLESS, first }: RolloutTerms,
  clock: Clock,
  untilMs = Number.POSITIVE_INFINITY,
): (RolledOut | null)[] {
  const isTimeLeft = (): boolean => untilMs === Number.POSITIVE_INFINITY || clock() < untilMs;
  return Array.from({ length: count }, () => {
    if (!isTimeLeft()) return null;
    const imagined = play.resample(seat, chance);
    if (first && !imagined.apply(seat, first).ok) return null;
    const choose = (next: Play, mover: number) => choiceOf(next, mover, bot, chance, budgetMs, clock);
    return playedOn(imagined, choose, first ? 1 : 0, most, isTimeLeft);
  });
}

function playedOn(
  play: Play,
  choose: (play: Play, seat: number) => AnyAction,
  played: number,
  most: number,
  isTimeLeft: () => boolean,
): RolledOut | null {
  let length = played;
  while (!play.result) {
    if (length >= most || !isTimeLeft()) return null;
    const seat = nextSeat(play);
    play.apply(seat, choose(play, seat));
    length++;
  }
  const { winners, scores, why } = play.result;
  return { winners, scores, why, length };
}

function choiceOf(play: Play, seat: number, bot: Bot, chance: Chance, budgetMs: number, clock: Clock): AnyAction {
  // The random player looks at nothing: it needs no position of its own.
  if (bot === randomBot) return play.anyAction(seat, chance);
  const began = clock();
  const thinking: Thinking = { draw: (n, from) => chance.draw(n, from), budgetMs, elapsedMs: () => clock() - began };
  return bot.choose(play.resample(seat, chance), seat, thinking).action;
}
