/** The worker thread of the soak: plays and checks one random match a job. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from '@carroccio/bots/pool';
import type { Pack, Registry } from '@carroccio/kernel';
import { checkWalk, THOROUGH, type Walk, type WalkReport } from '@carroccio/kernel/suite';

export interface SoakJob {
  game: string;
  pack?: Pack;
  walk: Walk;
  oneIn: number;
  replayed: number;
}

const { registry }: { registry: Registry } = await import(workerData);

function answer({ game, pack, walk, oneIn, replayed }: SoakJob): Answer<WalkReport> {
  try {
    return { result: checkWalk(registry.game(game, pack), walk, { ...THOROUGH, oneIn, replayed }) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (job: SoakJob) => parentPort?.postMessage(answer(job)));
