/** The engine of one game, away from the page so that nothing it does ever blocks it. */
import { Engine } from '@carroccio/engine';
import { loadPackage } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import type { FromWorker, ToWorker } from './messages.ts';
import { newSeed } from './seed.ts';

let engine: Promise<Engine> | undefined;

async function start(game: string): Promise<Engine> {
  const registry = new Registry([await loadPackage(game)]);
  return new Engine(registry, { version: 'web', seed: newSeed, clock: () => performance.now() });
}

const answer = (response: FromWorker): void => postMessage(response);

/** Requests are answered in the order in which they came. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('load' in data) {
    engine = start(data.load);
    return;
  }
  const { request } = data;
  last = last.then(async () => {
    try {
      if (!engine) throw new Error('no game was loaded');
      answer(await (await engine).answer(request));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      answer({ id: request.id, ok: false, error: { code: 'internal', message } });
    }
  });
});
