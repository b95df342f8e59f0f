import { type Choice, type Pack, Play, type Position, type Registry } from '@carroccio/kernel';
import { type Contest, type Finished, holdContest } from './contest.ts';
import { botNamed, type Clock, think, thinkingChance } from './thinking.ts';

/** A bot is asked for its choice. */
export interface ThinkJob {
  kind: 'think';
  game: string;
  pack?: Pack;
  position: Position;
  seat: number;
  bot: string;
  seed: string;
  budgetMs: number;
}

/** Bots play a whole match. */
export interface ContestJob {
  kind: 'contest';
  game: string;
  pack?: Pack;
  contest: Contest;
}

export type BotJob = ThinkJob | ContestJob;
export type BotResult = Choice | Finished | null;

export function doThink(registry: Registry, job: ThinkJob, clock: Clock): Choice {
  const game = registry.game(job.game, job.pack);
  const play = new Play(game, job.position);
  return think(play, job.seat, botNamed(game, job.bot), thinkingChance(job.seed), job.budgetMs, clock);
}

export const doContest = (registry: Registry, job: ContestJob, clock: Clock): Finished | null =>
  holdContest(registry.game(job.game, job.pack), job.contest, clock, job.pack);
