import { loadPackage } from '@carroccio/games';
import { type Game, Registry } from '@carroccio/kernel';

const known = new Map<string, Promise<Game>>();

/** A game on its own data, for its words, scenarios and options; loaded and built once. */
export function gameOf(id: string): Promise<Game> {
  const loaded = known.get(id) ?? loadPackage(id).then(one => new Registry([one]).game(id));
  known.set(id, loaded);
  return loaded;
}
