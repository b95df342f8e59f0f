import { type Game, type GamePackage, type Pack, Registry } from '@carroccio/kernel';
import { meantBy } from './nearest.ts';
import { Failed, WrongUsage } from './words/failure.ts';

/** The module that exports the games as `registry`: loaded here, and by its address in worker threads. */
export interface GamesModule {
  readonly url: URL;
  load(): Promise<{ readonly registry?: unknown }>;
}

export const gamesAt = (url: URL): GamesModule => ({ url, load: () => import(url.href) });

export async function loadRegistry({ url, load }: GamesModule): Promise<Registry> {
  const { registry } = await load();
  if (registry instanceof Registry) return registry;
  throw new Error(`${url.href} exports no registry`);
}

export function packageNamed(registry: Registry, id: string): GamePackage {
  const found = registry.packages.find(({ rulebook }) => rulebook.id === id);
  if (found) return found;
  const ids = registry.packages.map(({ rulebook }) => rulebook.id);
  throw new WrongUsage({ code: 'no-game', game: id, meant: meantBy(id, ids), games: ids });
}

/** The game, with a data pack's parts in place of its own when there is a pack. */
export function playableGame(registry: Registry, id: string, pack?: Pack): Game {
  const { rulebook, build } = packageNamed(registry, id);
  if (!build) throw new Failed({ code: 'not-playable', game: id, title: rulebook.title });
  return registry.game(id, pack);
}
