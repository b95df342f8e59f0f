import { type Game, type GamePackage, type Pack, Registry } from '@carroccio/kernel';
import { Failed, WrongUsage } from './failure.ts';
import { suggestion } from './nearest.ts';

export async function loadRegistry(url: URL): Promise<Registry> {
  const loaded: { registry?: unknown } = await import(url.href);
  if (loaded.registry instanceof Registry) return loaded.registry;
  throw new Error(`${url.href} exports no registry`);
}

export function packageNamed(registry: Registry, id: string): GamePackage {
  const found = registry.packages.find(({ rulebook }) => rulebook.id === id);
  if (found) return found;
  const ids = registry.packages.map(({ rulebook }) => rulebook.id);
  throw new WrongUsage(`there is no game "${id}"${suggestion(id, ids)}; there are ${ids.join(', ')}`);
}

/** The game, with a data pack's parts in place of its own when there is a pack. */
export function playableGame(registry: Registry, id: string, pack?: Pack): Game {
  const { rulebook, build } = packageNamed(registry, id);
  if (!build)
    throw new Failed(`${rulebook.title.en} is not playable yet; its rules can be read: carroccio rules --game ${id}`);
  return registry.game(id, pack);
}
