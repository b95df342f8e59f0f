import type { Language } from '@carroccio/kernel';
import { shelfOf } from '../index.ts';

interface BotWords {
  readonly name: string;
  readonly about: string;
}

/** The one that plays every game. */
const RANDOM: Readonly<Record<Language, BotWords>> = {
  en: { name: 'Chance', about: 'makes any legal move: an opponent to try the rules on' },
  it: { name: 'Il caso', about: 'fa una mossa lecita qualsiasi: buono per provare le regole' },
};

/** What a bot of a game is called, and how it plays; one without words is called by its name. */
export function botWords(game: string, bot: string, language: Language): BotWords {
  const words = bot === 'random' ? RANDOM : shelfOf(game)?.bots[bot];
  return words?.[language] ?? { name: bot, about: '' };
}
