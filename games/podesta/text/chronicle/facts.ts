/** What a chronicle tells: one fact a sentence. Each language has its own prose for every kind. */
import type { Podesta } from '../../src/shape.ts';
import type { BattleKind } from '../../src/state.ts';

export type Fact =
  | { kind: 'heading'; merchants: { seat: number; commune: number }[] }
  | { kind: 'season'; year: number; quarter: number }
  | { kind: 'quiet' }
  | { kind: 'elected'; seat: number; communes: number[] }
  | { kind: 'conquered'; seat: number; commune: number; from: number }
  | { kind: 'banished'; seat: number }
  | { kind: 'moved'; seat: number; commune: number }
  | {
      kind: 'battle';
      where: number;
      battle: BattleKind;
      winners: number[];
      losers: number[];
      agreed: boolean;
      carroccio: boolean;
    }
  | { kind: 'drawn'; where: number }
  | { kind: 'raided'; seat: number; communes: number[] }
  | { kind: 'built'; communes: number[] }
  | { kind: 'leagued'; seats: number[] }
  | { kind: 'turned'; seat: number; faction: number }
  | { kind: 'betrayed'; company: number }
  | { kind: 'gone'; seat: number }
  | { kind: 'ended'; why: Podesta['endings']; winners: readonly number[]; scores: readonly (number | null)[] }
  | { kind: 'unfinished' };

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

/** The prose of a language: a fact and how many of its kind came before, so that no sentence follows its like. */
export type Prose = { [K in Fact['kind']]: (fact: FactOf<K>, turn: number) => string };
