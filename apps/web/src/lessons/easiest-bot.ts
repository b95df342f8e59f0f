import { botsOf } from '@carroccio/bots';
import type { Game } from '@carroccio/kernel';

/** The easiest of a game's own bots; where it has none, chance. */
export const easiestBot = (game: Game): string => (game.bots?.[0] ?? botsOf(game)[0])?.name ?? '';
