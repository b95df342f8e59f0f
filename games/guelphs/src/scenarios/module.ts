/** A battle as a module: its scenarios, its data, its words, its rules. What the game is made of stands in `index.ts`. */
import type { Language, Rulebook } from '@carroccio/kernel';
import { read } from '@carroccio/kernel';
import type { Static, TSchema } from 'typebox';
import type { Guelphs } from '../shape.ts';
import type { ScenarioRules } from './scenario.ts';

type OwnEnding = Extract<Guelphs['endings'], `own-${string}`>;

/** What is read of a battle in one language. */
export interface BattleWords {
  /** By scenario. */
  readonly scenarios: Readonly<Record<string, { title: string; about: string }>>;
  /** How its chronicle begins. */
  readonly heading: string;
  /** Its own endings: why it ended, and the beginning of the last sentence of the chronicle. */
  readonly endings?: Readonly<Record<OwnEnding, { why: string; told: string }>>;
}

interface Scenario {
  /** The set-up of the data that it is played on. */
  readonly setup: string;
  /** The chapters of special rules in force in it (gg.S.1, gg.S.2…). */
  readonly chapters: readonly number[];
  /** Rules of those chapters that are not. */
  readonly replaced?: RegExp;
  /** The options that not every battle has. */
  readonly options: readonly (keyof Guelphs['options'])[];
}

/** The data of a battle, each in the place of its part of the game's data. */
interface BattleData<SetupId extends string> {
  readonly map: unknown;
  readonly army: unknown;
  readonly setups: Readonly<Record<SetupId, unknown>>;
  readonly special: unknown;
}

interface Definition<Id extends string, SetupId extends string> {
  readonly id: Id;
  readonly data: BattleData<SetupId>;
  readonly words: Readonly<Record<Language, BattleWords>>;
  /** Rules the rulebook does not have. */
  readonly rulebook?: Pick<Rulebook, 'entries' | 'italian' | 'chapters'>;
}

export interface BattleModule<Id extends string = string, SetupId extends string = string>
  extends Definition<Id, SetupId> {
  /** The schema of its special rules' data. */
  readonly special: TSchema;
  /** The Battaglie that only its own rules know by name. */
  names?(special: unknown): string[];
  readonly scenarios: Readonly<Record<string, Scenario & { rules(special: unknown): ScenarioRules }>>;
}

/** A battle whose rules are made from what its own schema has read. */
export function defineBattle<Id extends string, SetupId extends string, S extends TSchema>(
  battle: Definition<Id, SetupId> & {
    readonly special: S;
    names?(special: Static<S>): string[];
    readonly scenarios: Readonly<
      Record<string, Scenario & { readonly setup: SetupId; rules(special: Static<S>): ScenarioRules }>
    >;
  },
): BattleModule<Id, SetupId> {
  const scenarios = Object.entries(battle.scenarios).map(([id, scenario]) => [
    id,
    { ...scenario, rules: (special: unknown) => scenario.rules(read(battle.special, special)) },
  ]);
  const names = (special: unknown): string[] => battle.names?.(read(battle.special, special)) ?? [];
  return { ...battle, names, scenarios: Object.fromEntries(scenarios) };
}
