import type { Language } from '@carroccio/kernel';
import { en, type TableWords } from './en.ts';
import { it } from './it.ts';

export const WORDS: Readonly<Record<Language, TableWords>> = { en, it };

/** One of the words, in both languages. */
export const both = (word: (words: TableWords) => string): Readonly<Record<Language, string>> => ({
  en: word(en),
  it: word(it),
});
