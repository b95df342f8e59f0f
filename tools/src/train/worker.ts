/** The worker thread of training: plays one match a job, to learn from or to test. */
import { parentPort, workerData } from 'node:worker_threads';
import { EFFORT, fight, searcherWith } from '@carroccio/bots';
import type { Answer } from '@carroccio/bots/pool';
import { type Sample, samplesOf } from '@carroccio/bots/train';
import type { Network, Registry } from '@carroccio/kernel';

export interface LearnJob {
  kind: 'learn';
  game: string;
  scenario: string;
  seats: number;
  seed: string;
}

/** A new network at one seat, the one before (or nobody who searches) at the others. */
export interface TestJob extends Omit<LearnJob, 'kind'> {
  kind: 'test';
  seat: number;
  now: Network;
  before: Network | null;
  worlds: number;
}

export type TrainJob = LearnJob | TestJob;
export type TrainResult = Sample[] | number[] | null;

const { registry }: { registry: Registry } = await import(workerData);

function result(job: TrainJob): TrainResult {
  const game = registry.game(job.game);
  const { mind } = game;
  if (!mind) throw new Error(`${job.game} has no mind`);
  const { scenario, seats, seed } = job;
  if (job.kind === 'learn') return samplesOf(game, mind, { scenario, seats, seed });
  const effort = { ...EFFORT, worlds: job.worlds };
  const now = searcherWith({ ...mind, value: job.now }, effort);
  const before = job.before ? searcherWith({ ...mind, value: job.before }, effort) : mind.quick;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === job.seat ? now : before));
  return fight(game, { scenario, bots, seed, budgetMs: 60_000 }, () => 0);
}

function answer(job: TrainJob): Answer<TrainResult> {
  try {
    return { result: result(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (job: TrainJob) => parentPort?.postMessage(answer(job)));
