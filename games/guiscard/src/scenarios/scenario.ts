/** What a scenario brings of its own. Chapters ask the rules of the scenario that is played and never for its name. */
import type { Flow, Frame, Language } from '@carroccio/kernel';
import { read } from '@carroccio/kernel';
import type { Static, TSchema } from 'typebox';
import type { Battle } from '../battle.ts';
import type { Character } from '../data/characters.ts';
import type { Scenario } from '../data/scenarios.ts';
import type { Guiscard } from '../shape.ts';

/** All that a judgement needs: to say how it ends, for good or only to whoever asks how it would. */
export type Verdict = Pick<Flow<Guiscard>, 'end'>;

interface BoughtArmy {
  /** Columns from the side's own edge. */
  readonly depth: number;
  readonly engines: number;
  readonly ladders: number;
  readonly grapnels: number;
  readonly horses: number;
}

/** What the chapters ask. `common/plain.ts` answers for a scenario that says nothing. */
export interface ScenarioRules {
  /** The frames of the set-up, in their order. */
  opening(scenario: Scenario): Frame<Guiscard>[];
  /** A campaign of days: its data have the place and the calendar. */
  readonly isSiege: boolean;
  /** Both players choose a map before they set up. */
  readonly choosesMaps: boolean;
  /** Whether somebody of no group may take part, hired or with an army of relief; factions are those of the groups. */
  mayJoin(one: Character, factions: ReadonlySet<string>): boolean;
  /** Where the players set up what they bought, and how much of each kind a side may buy; null where nobody buys gear. */
  readonly army: BoughtArmy | null;
  /** Whether a character's loss counts for nothing. */
  isUnpriced(id: string): boolean;
  /** Hoplites are set up in formation. */
  readonly setsUpRanks: boolean;
  /** Whether a side is too surprised to shoot in defence. */
  isSurprised(side: number, turn: number): boolean;
  /** Beyond the range nobody is seen unless there are flames so near to one of the two. */
  readonly night: { readonly range: number; readonly light: number } | null;
  /** A stunned enemy whom no friend stands by can be taken. */
  readonly takesPrisoners: boolean;
  /** At the end of every game turn: ends the match if it is decided, as it must be when the turn is the last. */
  judge(b: Battle, flow: Verdict, last: boolean): boolean;
  /** R100: it is judged, too, when a side has nobody able left, who would otherwise simply have lost. */
  readonly judgesTheBeaten: boolean;
  /** The side with a task of its own, or -1. */
  readonly tasked: number;
}

/** What a scenario's data say of a rule of its own: which it is, and its figures. */
export interface Terms {
  readonly kind: string;
}

/** A rule of its own, which the data of any scenario can name and give figures to. */
export interface Article<S extends TSchema = TSchema> {
  readonly kind: string;
  readonly terms: S;
  /** Who must take part, and which groups there must be. */
  people(terms: Terms): readonly string[];
  groups(terms: Terms): readonly string[];
  rules(terms: Terms): Partial<ScenarioRules>;
}

interface Clauses<S extends TSchema> {
  readonly kind: string;
  readonly terms: S;
  people?(terms: Static<S>): readonly string[];
  groups?(terms: Static<S>): readonly string[];
  rules(terms: Static<S>): Partial<ScenarioRules>;
}

export const article = <S extends TSchema>({
  kind,
  terms,
  people = () => [],
  groups = () => [],
  rules,
}: Clauses<S>): Article<S> => ({
  kind,
  terms,
  people: one => people(read(terms, one)),
  groups: one => groups(read(terms, one)),
  rules: one => rules(read(terms, one)),
});

interface ScenarioWords {
  readonly title: string;
  readonly about: string;
  /** The first sentence of its chronicle. */
  readonly heading: string;
  /** Seats that no scenario before it had. */
  readonly seats?: Readonly<Record<string, string>>;
}

export interface ScenarioModule {
  /** By which the data of the scenario are found. */
  readonly id: string;
  readonly words: Readonly<Record<Language, ScenarioWords>>;
  /** The ways to decide a battle that its data, and those of others, can name as `victory`. */
  readonly endings?: readonly Article[];
  /** The rules they can name as `special`. */
  readonly specials?: readonly Article[];
}
