import type { Bot, Game, Mind } from '@carroccio/kernel';
import { type Effort, search } from './search.ts';

/** What the best opponent spends on a decision. */
export const EFFORT: Effort = { worlds: 48, rests: 2, margin: 1 };

/** The bot that searches with a game's mind. */
export const searcherWith = (mind: Mind, effort: Effort = EFFORT): Bot => ({
  name: mind.name ?? mind.quick.name,
  choose: (play, seat, thinking) => search(mind, play, seat, thinking, effort),
});

const known = new WeakMap<Game, Bot | null>();

/** The game's best opponent, once its mind has been taught, where it is one that plays. */
export function searcherOf(game: Game): Bot | null {
  const found = known.get(game);
  if (found !== undefined) return found;
  const made = game.mind?.value && game.mind.name !== null ? searcherWith(game.mind) : null;
  known.set(game, made);
  return made;
}
