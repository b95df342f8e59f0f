/** What the data of a game are called: its parts, their fields and the things in them. */
import type { Language } from '@carroccio/kernel';
import { GENERAL_WORDS } from './general-words.ts';

type Dictionary = Readonly<Record<string, string>>;

interface WordsOfData {
  readonly parts: Dictionary;
  /** Fields and things of a list, by their names in the data. */
  readonly steps: Dictionary;
  /** Where a name means something else as a field than as a thing. */
  readonly fields?: Dictionary;
}

export type DataWords = Readonly<Record<Language, WordsOfData>>;

/** The words of a game's data in a language; what has none is spelt as the data have it. */
export function wordsOfData(own: DataWords | undefined, language: Language) {
  const words = own?.[language];
  const general = GENERAL_WORDS[language];
  const step = (name: string): string => found(words?.steps, name) ?? found(general.steps, name) ?? spelt(name);
  return {
    part: (name: string): string => found(words?.parts, name) ?? found(general.parts, name) ?? spelt(name),
    step,
    field: (name: string): string => found(words?.fields, name) ?? step(name),
    /** A value that is a word of the data; none where the game has no other word for it. */
    value: (name: string): string | undefined => found(words?.steps, name),
  };
}

const found = (words: Dictionary | undefined, name: string): string | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined;

function spelt(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replaceAll('.', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
