/** The worker thread of `BotPool`: imports the registry it is told to and does jobs on its games. */
import { parentPort, workerData } from 'node:worker_threads';
import { Registry } from '@carroccio/kernel';
import { type BotJob, type BotResult, doJob } from './jobs.ts';
import type { Answer } from './pool.ts';

async function load(module: string): Promise<Registry> {
  const loaded: { registry?: unknown } = await import(module);
  if (loaded.registry instanceof Registry) return loaded.registry;
  throw new Error(`${module} exports no registry`);
}

const registry = await load(workerData);
const clock = (): number => performance.now();

function answer(job: BotJob): Answer<BotResult> {
  try {
    return { result: doJob(registry, job, clock) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (job: BotJob) => parentPort?.postMessage(answer(job)));
