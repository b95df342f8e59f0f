/** What nobody is asked: where one thing alone can be done, it is done. */
import type { AnyAction, Match, Play, Seat } from '@carroccio/kernel';

/** Who sits at the keyboard, and whether they want to be asked all the same. */
export interface People {
  humans: readonly Seat[];
  ask: boolean;
}

interface Unasked {
  seat: Seat;
  action: AnyAction;
  /** Whether everybody may know that it was the only thing. */
  forced: boolean;
}

/**
 * The only thing that can be done now. What the machine may not take, since others would learn something by it, the one
 * person at a keyboard does by himself: nobody learns more than by a key pressed.
 */
export function unasked(play: Play, { humans, ask }: People): Unasked | null {
  const forced = play.forced();
  if (forced) return ask && humans.includes(forced.seat) ? null : { ...forced, forced: true };
  const [seat, other] = humans;
  if (ask || seat === undefined || other !== undefined || !play.decision()?.seats.includes(seat)) return null;
  const [action, second] = play.legal(seat);
  return action && !second && play.familyTypes(seat).length === 0 ? { seat, action, forced: false } : null;
}

/** Does it; tells what was done. */
export function doUnasked(match: Match, people: People): Unasked | null {
  const only = unasked(match.play, people);
  if (!only) return null;
  const done = only.forced ? match.takeForced() : match.act(only.seat, only.action);
  return done?.ok ? only : null;
}
