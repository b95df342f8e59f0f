/** The engine of one game, away from the page so that nothing it does ever blocks it. */
import { Engine, failureOf } from '@carroccio/engine';
import { loadPackage } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import { keepEntries, openKept } from '../keep/entries.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { newSeed } from './seed.ts';

interface Loaded {
  game: string;
  registry: Registry;
  engine: Engine;
}

let loaded: Promise<Loaded> | undefined;
/** The names in the database of matches that are kept, by their names in the engine. */
const kept = new Map<string, string>();
/** What is being written; each after the one before. */
let writing: Promise<void> = Promise.resolve();

async function start(game: string): Promise<Loaded> {
  const registry = new Registry([await loadPackage(game)]);
  const engine = new Engine(registry, {
    version: 'web',
    seed: newSeed,
    clock: () => performance.now(),
    push: message => answer(message),
    keep: (match, played, stayed) => {
      const id = kept.get(match);
      if (id === undefined) return;
      const written = keepEntries(id, played, stayed);
      writing = writing.then(() => written);
    },
  });
  return { game, registry, engine };
}

const answer = (message: FromWorker): void => postMessage(message);

async function open(id: string): Promise<string | null> {
  if (!loaded) throw new Error('no game was loaded');
  const { game, registry, engine } = await loaded;
  const match = await openKept(id, pack => registry.game(game, pack));
  if (!match) return null;
  const name = engine.hold(match);
  kept.set(name, id);
  return name;
}

/** An answer is given when what it tells of is on disk. */
async function reply(data: Exclude<ToWorker, { load: string }>): Promise<FromWorker> {
  const { id } = 'open' in data ? data.open : data.request;
  try {
    if ('open' in data) return { id, ok: true, result: await open(data.open.kept) };
    if (!loaded) throw new Error('no game was loaded');
    const response = await (await loaded).engine.answer(data.request);
    await writing;
    return response;
  } catch (error) {
    writing = Promise.resolve();
    return { id, ok: false, error: failureOf(error, 'en') };
  }
}

/** Requests are answered in the order in which they came. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('load' in data) {
    loaded = start(data.load);
    return;
  }
  last = last.then(async () => answer(await reply(data)));
});
