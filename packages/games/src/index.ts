/** The registry: the one place that names the games of the house, in the order in which they are shown. */
import { shelf as batirnos } from '@carroccio/batirnos/shelf';
import { shelf as guelphs } from '@carroccio/guelphs/shelf';
import { shelf as guiscard } from '@carroccio/guiscard/shelf';
import type { GamePackage, Shelf } from '@carroccio/kernel';
import { shelf as podesta } from '@carroccio/podesta/shelf';

export const SHELVES: readonly Shelf[] = [guelphs, batirnos, guiscard, podesta];

export const shelfOf = (id: string): Shelf | undefined => SHELVES.find(shelf => shelf.id === id);

export function loadPackage(id: string): Promise<GamePackage> {
  const shelf = shelfOf(id);
  if (!shelf) throw new Error(`there is no game "${id}"`);
  return shelf.load();
}
