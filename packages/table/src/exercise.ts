import type { Exercise, Question } from '@carroccio/kernel';
import type { Bilingual } from './text/bilingual.ts';

export interface KindWords {
  readonly title: string;
  readonly question: string;
  /** What a choice does as often as its figure says: "hits". */
  readonly figure: string;
  /** What the figure hangs on. */
  readonly reason: string;
}

/** The exercises of a game; by kind, what the odds are asked, and in which words. */
export interface Exercises {
  readonly kinds: Readonly<Record<string, Question>>;
  readonly words: Readonly<Record<string, Bilingual<KindWords>>>;
  readonly exercises: readonly Exercise[];
}
