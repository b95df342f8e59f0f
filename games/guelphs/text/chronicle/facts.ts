/** What a chronicle tells: one fact a sentence, or nearly. Each language has its own prose for every kind. */
import type { ActivationKind, Guelphs } from '../../src/shape.ts';

/** An ending that only one battle has: its words are the battle's. */
export type OwnEnding = Extract<Guelphs['endings'], `own-${string}`>;

export const isOwn = (why: Guelphs['endings']): why is OwnEnding => why.startsWith('own-');

/** Who leads a Battaglia: its Capitano, or the Adjutant who took his place. */
export interface Leader {
  battaglia: number;
  adjutant: boolean;
}

/** Companies alike: same kind, same name on the counter. */
export interface Companies {
  kind: 'C' | 'I' | 'X' | 'A' | 'P' | 'R';
  name: string;
  count: number;
}

/** How a fight came out, for the side that attacked: whom it broke, whom it lost, who gave ground. */
export interface Result {
  broken: Companies[];
  lost: Companies[];
  pushed: boolean;
  yielded: boolean;
}

export type Fact =
  | { kind: 'heading' }
  | { kind: 'drawnUp'; sides: number[] }
  | { kind: 'ambush'; renounced: boolean }
  | { kind: 'battleOffered'; leader: Leader }
  | { kind: 'barons'; loyal: number; gone: number }
  | {
      kind: 'assault';
      leader: Leader;
      first: boolean;
      how: ActivationKind;
      charge: boolean;
      enemies: Leader[];
      result: Result;
    }
  | { kind: 'volley'; leader: Leader; first: boolean; enemies: Leader[]; hits: number; result: Result }
  | { kind: 'manoeuvre'; leaders: Leader[]; first: boolean }
  | { kind: 'wounded'; leader: Leader }
  | { kind: 'killed'; leader: Leader; replaced: boolean }
  | { kind: 'captured'; leader: Leader; replaced: boolean }
  | { kind: 'escaped'; leader: Leader }
  | { kind: 'withdrawn'; leader: Leader }
  | { kind: 'heroLost'; hero: number; weakened: boolean }
  | { kind: 'standardLost'; side: number }
  | { kind: 'carroccioLost'; side: number }
  | { kind: 'tradimento' }
  | { kind: 'donati' }
  | { kind: 'novello'; joins: boolean }
  | { kind: 'weather'; box: string }
  | { kind: 'released'; leaders: Leader[] }
  | { kind: 'confusion' }
  | { kind: 'cameBack'; companies: Companies[] }
  | { kind: 'standing'; levels: readonly [number, number] }
  | { kind: 'ended'; why: Guelphs['endings']; winner: number | null; levels: readonly [number, number] }
  | { kind: 'toll'; lost: readonly [number, number]; fallen: Leader[]; taken: Leader[] }
  | { kind: 'unopened' }
  | { kind: 'unfinished'; levels: readonly [number, number] };

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

/** The prose of a language: a fact and how many of its kind came before, so that no sentence follows its like. */
export type Prose = { [K in Fact['kind']]: (fact: FactOf<K>, turn: number) => string };
