import type { Language, Play, Seat } from '@carroccio/kernel';
import { dataLines } from './show-data.ts';

/** The board as the seat (or, as `null`, a spectator) sees it. */
export function boardLines(play: Play, seat: Seat | null, language: Language): string[] {
  const { state } = play.view(seat);
  const printed = play.game.print?.(state, play.scene, language);
  return printed === undefined ? dataLines(state) : printed.split('\n');
}
