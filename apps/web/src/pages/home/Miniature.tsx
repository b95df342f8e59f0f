import type { ComponentType } from 'react';
import { BatirnosPicture } from '../../pictures/Batirnos.tsx';
import { GuelphsPicture } from '../../pictures/Guelphs.tsx';
import { GuiscardPicture } from '../../pictures/Guiscard.tsx';
import { PodestaPicture } from '../../pictures/Podesta.tsx';
import type { Drawn } from '../../ui/icons/Drawing.tsx';

const PICTURES: Readonly<Record<string, ComponentType<Drawn>>> = {
  batirnos: BatirnosPicture,
  guelphs: GuelphsPicture,
  guiscard: GuiscardPicture,
  podesta: PodestaPicture,
};

/** The picture of a game. */
export default function Miniature({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return Picture && <Picture />;
}
