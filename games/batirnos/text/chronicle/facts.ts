/** What a chronicle tells: one fact a sentence, or nearly. Each language has its own prose for every kind. */
import type { Scenario } from '../../src/data/scenarios.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import type { Batirnos } from '../../src/shape.ts';

/** A leader, or whoever has taken his place since. */
export interface Commander {
  leader: number;
  successor: boolean;
}

/** What became of a unit in a fight or under fire, from nothing to the worst. */
export const FATES = ['held', 'hurt', 'gave', 'fell', 'shaken', 'destroyed'] as const;
export type Fate = (typeof FATES)[number];

/** One unit and what it did to another. */
export interface Pair {
  unit: number;
  other: number;
}

export type Fact =
  | { kind: 'heading'; scenario: ScenarioId }
  | { kind: 'commanders' }
  | { kind: 'mustered'; points: readonly [number, number] }
  | { kind: 'starter'; side: number }
  | { kind: 'night' }
  | { kind: 'dawn' }
  | { kind: 'tide' }
  | { kind: 'quiet'; turns: number[]; first: boolean }
  | { kind: 'turn'; turn: number; side: number; how: 'had' | 'kept' | 'gained' | 'next' }
  | {
      kind: 'fight';
      first: boolean;
      /** Who led the attack, then those who seconded him. */
      attackers: number[];
      foe: number;
      how: 'attack' | 'charge' | 'rash';
      countered: boolean;
      own: Fate;
      theirs: Fate;
      pursued: boolean;
      /** A leader fell in it. */
      mourned: boolean;
    }
  | { kind: 'volley'; unit: number; target: number; losses: number; fate: Fate; mourned: boolean }
  | { kind: 'fire'; pairs: Pair[] }
  | { kind: 'skirmish'; pairs: Pair[] }
  | { kind: 'overrun'; unit: number; battery: number }
  | { kind: 'balked'; units: number[] }
  | { kind: 'lost'; units: number[] }
  | { kind: 'dispersed'; units: number[] }
  | { kind: 'rallied'; units: number[] }
  | { kind: 'astray'; divisions: number[] }
  | { kind: 'arrived'; leaders: number[]; units: number[] }
  | { kind: 'tookCommand'; leader: number }
  | { kind: 'wounded'; who: Commander }
  | { kind: 'killed'; who: Commander; replaced: boolean }
  | { kind: 'sweptAway'; who: Commander }
  | { kind: 'objective'; objective: number; side: number }
  | { kind: 'routed'; divisions: number[] }
  | { kind: 'crisis'; side: number; lost: number; start: number }
  | { kind: 'standing'; determination: readonly [number | null, number | null] }
  | {
      kind: 'ended';
      why: Batirnos['endings'];
      winner: number | null;
      scores: readonly [number, number];
      judged: Scenario['end']['kind'];
      /** The place that a scenario's own victory hangs on. */
      goal: number | null;
    }
  | { kind: 'toll'; destroyed: readonly [number, number]; routed: readonly [number, number]; killed: Commander[] }
  | { kind: 'unopened' }
  | { kind: 'unfinished' };

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

/** The prose of a language: a fact and how many of its kind came before, so that no sentence follows its like. */
export type Prose = { [K in Fact['kind']]: (fact: FactOf<K>, turn: number) => string };

/** Several of which the last is said with these words before it: "Condé, Gassion and that of Sirot". */
export const lastWith = (words: string, items: readonly string[]): string[] =>
  items.map((item, index) => (index > 0 && index === items.length - 1 ? `${words} ${item}` : item));

/** Whether something became of a unit that is at least so bad. */
export const atLeast = (fate: Fate, limit: Fate): boolean => FATES.indexOf(fate) >= FATES.indexOf(limit);

export const isWorse = (one: Fate, other: Fate): boolean => FATES.indexOf(one) > FATES.indexOf(other);
