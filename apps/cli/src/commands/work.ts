import { availableParallelism } from 'node:os';
import { BotThreads } from '@carroccio/bots/threads';
import type { Context } from '../context.ts';
import { err, out } from '../print/io.ts';
import { databaseAt, openSimulations, playersOf } from '../simulate/shared.ts';
import { errorLine, OK, reasonOf } from '../words/failure.ts';

export interface WorkOptions {
  threads?: number;
}

/** Plays matches of simulations that somebody asks for elsewhere. */
export async function work(context: Context, database: string, options: WorkOptions): Promise<number> {
  const url = databaseAt(database);
  const atOnce = options.threads ?? availableParallelism();
  const simulations = await openSimulations(url, atOnce, (what, error) =>
    err(errorLine(`${what}: ${reasonOf(error)}`)),
  );
  const threads = new BotThreads(context.registryUrl, atOnce);
  const said = context.text.work;
  let matches = 0;
  try {
    await simulations.work(playersOf(context.registry, threads, () => matches++));
    out(said.ready(url.host, atOnce));
    await stopped();
  } finally {
    await simulations.close();
    await threads.close();
  }
  out(said.done(matches));
  return OK;
}

/** Until somebody asks it to stop; who asks twice does not wait. */
function stopped(): Promise<void> {
  return new Promise(resolve => {
    // Listening to signals alone keeps no process alive, and a database may be away for a while.
    const awake = setInterval(() => undefined, 2 ** 30);
    const stop = (): void => {
      clearInterval(awake);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
