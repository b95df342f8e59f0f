/** The engine of one game, away from the page so that nothing it does ever blocks it. */
import { Engine, failureOf } from '@carroccio/engine';
import { loadPackage } from '@carroccio/games';
import { Registry } from '@carroccio/kernel';
import { type Keeping, openKept } from '../keep/entries.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { newSeed } from './seed.ts';

interface Loaded {
  game: string;
  registry: Registry;
  engine: Engine;
}

let loaded: Promise<Loaded> | undefined;
/** Matches that are kept, by their names in the engine. */
const kept = new Map<string, Keeping>();
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
      const keeping = kept.get(match);
      if (!keeping) return;
      keeping.changed(stayed);
      writing = writing.then(() => keeping.write(played));
    },
  });
  return { game, registry, engine };
}

const answer = (message: FromWorker): void => postMessage(message);

async function open(id: string): Promise<string | null> {
  if (!loaded) throw new Error('no game was loaded');
  const { game, registry, engine } = await loaded;
  const found = await openKept(id, pack => registry.game(game, pack));
  if (!found) return null;
  const name = engine.hold(found.match);
  kept.set(name, found.keeping);
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
