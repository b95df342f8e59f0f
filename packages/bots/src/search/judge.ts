import type { Mind, Play } from '@carroccio/kernel';
import { chancesOf } from './network.ts';

/** The part of a match that is over which each seat has won: a draw is shared by all. */
export function sharesOf(play: Play): number[] | null {
  const { result, position } = play;
  if (!result) return null;
  const winners =
    result.winners.length > 0 ? result.winners : Array.from({ length: position.seats }, (_, seat) => seat);
  return Array.from({ length: position.seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The figures of every seat. */
export const figuresOf = (mind: Mind, play: Play): number[][] =>
  Array.from({ length: play.position.seats }, (_, seat) => mind.figures(play, seat));

/** The chance of every seat as things stand; all alike for a mind that has not been taught. */
export function judge(mind: Mind, play: Play): number[] {
  const over = sharesOf(play);
  if (over) return over;
  const { seats } = play.position;
  return mind.value ? chancesOf(mind.value, figuresOf(mind, play)) : Array.from({ length: seats }, () => 1 / seats);
}
