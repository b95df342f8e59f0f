import { loadPackage, shelfOf } from '@carroccio/games';
import type { GamePackage } from '@carroccio/kernel';
import { use } from 'react';

const loaded = new Map<string, Promise<GamePackage>>();

/** A game's package, loaded once; the page waits for it. `null` when there is no such game. */
export function usePackage(game: string): GamePackage | null {
  const known = loaded.get(game) ?? (shelfOf(game) ? loadPackage(game) : null);
  if (known) loaded.set(game, known);
  return known && use(known);
}
