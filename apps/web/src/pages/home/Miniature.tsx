import type { Drawn } from '@carroccio/table/ui/icons/Drawing.tsx';
import type { ComponentType } from 'react';
import { ofGames } from '../../tables.ts';

const PICTURES = ofGames(
  import.meta.glob<ComponentType<Drawn>>('../../../../../games/*/table/Picture.tsx', {
    eager: true,
    import: 'Picture',
  }),
);

/** The picture of a game. */
export default function Miniature({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return Picture && <Picture />;
}
