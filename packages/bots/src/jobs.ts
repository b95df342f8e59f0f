import {
  type Choice,
  type MatchRecord,
  type Pack,
  Play,
  type Position,
  type Registry,
  replay,
} from '@carroccio/kernel';
import { type Afterwards, afterwardsOf, type Care } from './afterwards/index.ts';
import { type Contest, type Finished, holdContest } from './contest.ts';
import { type RolledOut, type RolloutTerms, rollOut } from './rollout.ts';
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

/** Matches are played on from a position. */
export interface RolloutJob extends Omit<ThinkJob, 'kind'>, RolloutTerms {
  kind: 'rollout';
}

/** A match that was played is looked at. */
export interface AfterwardsJob {
  kind: 'afterwards';
  record: MatchRecord;
  seed: string;
  care: Care;
}

export type BotJob = ThinkJob | ContestJob | RolloutJob | AfterwardsJob;
export type BotResult = Choice | Finished | null | (RolledOut | null)[] | Afterwards;

export function doThink(registry: Registry, job: ThinkJob, clock: Clock): Choice {
  const game = registry.game(job.game, job.pack);
  const play = new Play(game, job.position);
  return think(play, job.seat, botNamed(game, job.bot), thinkingChance(job.seed), job.budgetMs, clock);
}

export function doRollout(registry: Registry, job: RolloutJob, clock: Clock): (RolledOut | null)[] {
  const game = registry.game(job.game, job.pack);
  const play = new Play(game, job.position);
  return rollOut(play, job.seat, botNamed(game, job.bot), thinkingChance(job.seed), job, clock);
}

/** Does whatever it is. */
export function doJob(registry: Registry, job: BotJob, clock: Clock): BotResult {
  if (job.kind === 'contest') return doContest(registry, job, clock);
  if (job.kind === 'afterwards') return doAfterwards(registry, job);
  return job.kind === 'rollout' ? doRollout(registry, job, clock) : doThink(registry, job, clock);
}

const doContest = (registry: Registry, job: ContestJob, clock: Clock): Finished | null =>
  holdContest(registry.game(job.game, job.pack), job.contest, clock, job.pack);

export const doAfterwards = (registry: Registry, { record, seed, care }: AfterwardsJob): Afterwards =>
  afterwardsOf(replay(registry.game(record.game, record.pack), record), seed, care);
