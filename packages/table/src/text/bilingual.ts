import type { Language } from '@carroccio/kernel';
import { useLanguage } from './language.ts';

export type Bilingual<T> = Readonly<Record<Language, T>>;

/** Words in both languages; what one has, the other must have. */
export const bilingual = <T>(words: { en: T; it: NoInfer<T> }): Bilingual<T> => words;

export const useText = <T>(words: Bilingual<T>): T => words[useLanguage()];
