import { type AnyAction, equal, type Patch, type Play } from '@carroccio/kernel';
import type { Spot } from './picture.ts';
import type { Bilingual } from './text/bilingual.ts';

/** Some fields of an action: every action that has them, with these values, is meant. */
export type Meant = { readonly type: string } & Readonly<Record<string, unknown>>;

/** One thing a lesson says, and what it wants done. */
export interface LessonStep {
  /** Paragraphs. */
  readonly say: Bilingual<readonly string[]>;
  /** Where to look. */
  readonly point?: Spot;
  /** Rules one may read more in. */
  readonly rules?: readonly string[];
  /** What the learner must do; without it he reads and goes on. */
  readonly want?: Meant;
  /** Said when he does something else that would be legal. */
  readonly otherwise?: Bilingual<string>;
  /** What chance gives from here on. */
  readonly dice?: readonly number[];
  /** What the others at the table, or the learner's hand led by the teacher, do before this step. */
  readonly first?: readonly Meant[];
}

/** A lesson: a real position, the real engine, and words. */
export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly title: Bilingual<string>;
  readonly about: Bilingual<string>;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The cell around which it all happens. */
  readonly near: number;
  /** The learner's seat. */
  readonly seat: number;
  /** Changes the scenario's first position into the lesson's. */
  readonly position: Patch;
  readonly steps: readonly LessonStep[];
  /** What the learner now knows: paragraphs, read when all steps are taken. */
  readonly finished: Bilingual<readonly string[]>;
}

/** The lessons of a game, in the order in which they teach it, and what they lead to. */
export interface Course {
  readonly lessons: readonly Lesson[];
  /** The first match to play: one that the lessons have taught. */
  readonly match: {
    readonly scenario: string;
    /** As few as the scenario allows, if nothing is said. */
    readonly seats?: number;
    readonly options?: Readonly<Record<string, string | number | boolean>>;
  };
}

/** Paragraphs in both languages. */
export const say = (en: Paragraphs, it: Paragraphs): Bilingual<readonly string[]> => ({
  en: listed(en),
  it: listed(it),
});

type Paragraphs = string | readonly string[];

const listed = (paragraphs: Paragraphs): readonly string[] =>
  typeof paragraphs === 'string' ? [paragraphs] : paragraphs;

/** What the seat may do that is meant: one of the actions it is offered, or this very one where they are not listed. */
export function meantOf(play: Pick<Play, 'legal' | 'explain'>, seat: number, meant: Meant): AnyAction | undefined {
  const legal = play.legal(seat);
  const listed = legal.find(action => equal(action, meant)) ?? legal.find(action => isMeant(action, meant));
  return listed ?? (play.explain(seat, meant) === null ? { ...meant } : undefined);
}

export const isMeant = (action: AnyAction, meant: Meant): boolean =>
  Object.entries(meant).every(([field, value]) => JSON.stringify(action[field]) === JSON.stringify(value));
