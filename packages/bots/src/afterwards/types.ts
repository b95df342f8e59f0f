/** What is made of a match that has been played: skill and luck apart. Plain data. */
import type { AnyAction, Seat } from '@carroccio/kernel';

export interface Care {
  /** In how many imagined worlds every moment, roll and choice is looked at first. */
  worlds: number;
  /** In how many times as many, all of them new, what stood out is looked at again: the worst of many guesses is none. */
  again: number;
}

/** A sum of chances, from 0 to 1 each, and how far it may be off: one standard error. */
export interface Amount {
  points: number;
  error: number;
}

export interface Costly extends Amount {
  /** What would have been better. */
  better: AnyAction;
  /** By seat: what it gave or took, of which the cost is what it took from whoever chose. */
  gave: number[];
}

/** One entry of the history, and what came of it. */
export interface Weight {
  /** After how many entries of the history. */
  entry: number;
  /** Who acted; `null` where chance was set or the position changed by hand. */
  seat: Seat | null;
  /** The chance of every seat after it. */
  chances: number[];
  /** By seat: what the dice and cards that it brought changed, against what was to be expected. */
  luck?: Amount[];
  /** What the choice cost whoever made it, against the best of those compared; only where it is more than its error. */
  cost?: Costly;
}

export interface TurningPoint {
  entry: number;
  /** Whether chance turned the match, or a choice. */
  by: 'luck' | 'choice';
  /** Whom it helped most, or whom his choice cost. */
  seat: Seat;
  points: number;
  error: number;
}

export interface Afterwards {
  /** How it was looked at: the same again gives the same. */
  care: Care;
  seed: string;
  /** The chance of every seat before the first entry. */
  start: number[];
  entries: Weight[];
  /** By seat: all luck, and all that choices cost. */
  luck: Amount[];
  cost: Amount[];
  /** By seat: what neither luck nor a single costly choice explains: many small differences in play. */
  rest: number[];
  /** What mattered most, in the order of the match. */
  turning: TurningPoint[];
}
