/** The games of this house: how each is loaded, on demand. */
import type { GamePackage } from '@carroccio/kernel';

interface Shelf {
  id: string;
  title: string;
  players: { fewest: number; most: number };
  minutes: { shortest: number; longest: number };
  load(): Promise<GamePackage>;
}

export const GAMES: readonly Shelf[] = [
  {
    id: 'guelphs',
    title: 'Guelphs & Ghibellines',
    players: { fewest: 2, most: 2 },
    minutes: { shortest: 60, longest: 240 },
    load: () => import('@carroccio/guelphs').then(({ guelphs }) => guelphs),
  },
  {
    id: 'batirnos',
    title: '¡¡No queda sino batirnos!! Esa',
    players: { fewest: 2, most: 2 },
    minutes: { shortest: 60, longest: 180 },
    load: () => import('@carroccio/batirnos').then(({ batirnos }) => batirnos),
  },
  {
    id: 'guiscard',
    title: 'Guiscard',
    players: { fewest: 2, most: 2 },
    minutes: { shortest: 30, longest: 180 },
    load: () => import('@carroccio/guiscard').then(({ guiscard }) => guiscard),
  },
  {
    id: 'podesta',
    title: 'I Podestà',
    players: { fewest: 2, most: 6 },
    minutes: { shortest: 90, longest: 360 },
    load: () => import('@carroccio/podesta').then(({ podesta }) => podesta),
  },
];

export function loadPackage(id: string): Promise<GamePackage> {
  const shelf = GAMES.find(game => game.id === id);
  if (!shelf) throw new Error(`there is no game "${id}"`);
  return shelf.load();
}
