import { type DataWords, wordsOfData } from '@carroccio/table/data/words.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { ofGames } from '../../tables.ts';

const OWN = ofGames(
  import.meta.glob<DataWords>('../../../../../games/*/table/text/data-words.ts', { eager: true, import: 'DATA_WORDS' }),
);

/** What a game's data are called. */
export const useDataWords = (game: string): ReturnType<typeof wordsOfData> => wordsOfData(OWN[game], useLanguage());
