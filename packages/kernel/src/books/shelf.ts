import type { GamePackage } from './package.ts';
import type { Language } from './rulebook.ts';

type Bilingual<T> = Readonly<Record<Language, T>>;

/** What the apps show of a game before it is opened, and how it is opened: rules and data are loaded only then. */
export interface Shelf {
  readonly id: string;
  /** In the language of its rulebook, whichever the reader speaks. */
  readonly title: string;
  /** As the page's `lang` has it; English unless told. */
  readonly titleLanguage?: string;
  readonly players: { readonly fewest: number; readonly most: number };
  readonly minutes: { readonly shortest: number; readonly longest: number };
  /** The colour of its matches in a list. */
  readonly tincture: 'or' | 'gules' | 'vert' | 'purpure' | 'azure' | 'sable';
  /** The scenario to begin with, where the first is not the easiest. */
  readonly begin?: string;
  readonly words: Bilingual<{ readonly period: string; readonly about: string }>;
  /** Its own bots, by name. */
  readonly bots: Readonly<Record<string, Bilingual<{ readonly name: string; readonly about: string }>>>;
  load(): Promise<GamePackage>;
}
