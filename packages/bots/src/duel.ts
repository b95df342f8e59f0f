/** Matches between two players, sides changed: who is better, and how sure that is. */
import { type Bot, type Game, Match, type Pack } from '@carroccio/kernel';
import { ENDLESS } from './contest.ts';
import { sharesOf } from './search/judge.ts';
import { type Clock, nextSeat, think, thinkingChance } from './thinking.ts';

export interface Duel {
  scenario: string;
  /** Who sits where. */
  bots: readonly Bot[];
  seed: string;
  budgetMs: number;
}

/** What part of the match each seat won; `null` for one that does not end. */
export function fight(
  game: Game,
  { scenario, bots, seed, budgetMs }: Duel,
  clock: Clock,
  pack?: Pack,
): number[] | null {
  const match = new Match(game, { scenario, seats: bots.length, seed, stream: 'sfc32' }, pack);
  const chance = thinkingChance(`${seed} bots`);
  while (!match.play.result) {
    if (match.length >= ENDLESS) return null;
    const seat = nextSeat(match.play);
    const bot = bots[seat];
    if (!bot) throw new Error(`nobody sits at seat ${seat}`);
    match.act(seat, think(match.play, seat, bot, chance, budgetMs, clock).action);
  }
  return sharesOf(match.play);
}

/** A share of matches won, and its standard error. */
export interface Score {
  matches: number;
  share: number;
  error: number;
}

export function scoreOf(shares: readonly number[]): Score {
  const matches = shares.length;
  const share = matches === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / matches;
  const spread = matches < 2 ? 0.25 : shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / (matches - 1);
  return { matches, share, error: Math.sqrt(spread / Math.max(1, matches)) };
}
