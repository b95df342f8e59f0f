import {
  BadBeginning,
  type Beginning,
  type Bot,
  type Game,
  Match,
  type MatchRecord,
  type Pack,
} from '@carroccio/kernel';
import { botNamed, type Clock, nextSeat, think, thinkingChance } from './thinking.ts';

/** A match between bots. */
export interface Contest extends Beginning {
  /** The bot of each seat; one name seats it everywhere. */
  bots: readonly string[];
  budgetMs: number;
}

export interface Finished {
  winners: readonly number[];
  /** By seat; `null` for one that has no score. */
  scores: readonly (number | null)[];
  why: string;
  /** The game's own figures, each with a value for every seat. */
  figures: Readonly<Record<string, readonly number[]>>;
  /** Actions taken by all seats. */
  length: number;
  record: MatchRecord;
}

/** A match that does not end is a bug in the rules; this many actions are more than any rulebook's game takes. */
export const ENDLESS = 50_000;

/** Seats the bots of a contest. */
export function seated(game: Game, names: readonly string[], seats: number): readonly Bot[] {
  if (names.length !== 1 && names.length !== seats)
    throw new BadBeginning({ code: 'number-of-bots', seats, bots: names.length });
  return Array.from({ length: seats }, (_, seat) => botNamed(game, names[seat] ?? names[0] ?? ''));
}

/** Plays a match to its end. `null` when it does not end. */
export function holdContest(game: Game, contest: Contest, clock: Clock, pack?: Pack): Finished | null {
  const { bots: names, budgetMs, ...beginning } = contest;
  const match = new Match(game, beginning, pack);
  const bots = seated(game, names, match.play.position.seats);
  const chance = thinkingChance(`${beginning.seed} bots`);
  while (!match.play.result) {
    if (match.length >= ENDLESS) return null;
    const seat = nextSeat(match.play);
    const bot = bots[seat];
    if (!bot) throw new Error(`nobody sits at seat ${seat}`);
    const { action } = think(match.play, seat, bot, chance, budgetMs, clock);
    match.act(seat, action);
  }
  return finishedMatch(match);
}

/** What a match that is over came to. */
export function finishedMatch(match: Match): Finished {
  const { result, scene } = match.play;
  if (!result) throw new Error('the match is not over');
  const { winners, scores, why } = result;
  const told = match.log.map(({ event }) => event);
  const figures = match.game.figures?.(told, scene) ?? {};
  return { winners, scores, why, figures, length: match.length, record: match.record() };
}
