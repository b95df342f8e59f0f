import type { Play } from '@carroccio/kernel';
import type { Turn } from './clock.ts';

/** Who must choose now, and whether in secret. */
export function turnOf(play: Play): Turn {
  const { sealed, opened } = play.position;
  return { deciding: play.decision()?.seats ?? [], secret: sealed === null ? null : opened };
}
