/** Why something cannot be done that was asked for from outside: codes, which every language puts into its own words. */
import type { Fault } from '../books/fault.ts';
import type { OptionValue } from './game.ts';
import type { Seat } from './shape.ts';

interface Problems {
  // A match that cannot begin so.
  'unknown-scenario': { game: string; scenario: string; scenarios: readonly string[] };
  'number-of-seats': { scenario: string; seats: number; fewest: number; most: number };
  'unknown-option': { scenario: string; option: string; options: readonly string[] };
  'option-value': { option: string; value: OptionValue; values: readonly OptionValue[] };
  'number-of-bots': { seats: number; bots: number };

  // A game that is not there, or a pack it cannot be played with.
  'no-game': { game: string; games: readonly string[] };
  unplayable: { game: string };
  'unfit-pack': { faults: readonly Fault[] };

  // A record that cannot be replayed.
  'no-record': { faults: readonly Fault[] };
  'other-game': { game: string; wanted: string };
  'other-version': { version: number; wanted: number };
  beginning: { why: Problem };
  entry: { entry: number; why: Problem };
  'state-differs': { entry: number };
  'end-differs': object;
  'other-seed': object;
  'other-result': object;

  // What an entry of a record can meet besides.
  refused: { rule: string; reason: string };
  over: object;

  // A patch that cannot be applied, or leaves a position that cannot be played.
  'many-operations': { limit: number };
  'long-patch': { limit: number };
  'deep-patch': { limit: number };
  /** The number is written out: JSON has no infinite ones. */
  'large-number': { number: string; least: number; most: number };
  outside: { path: string };
  'nothing-there': { path: string };
  /** An operation that JSON Patch does not allow there; `why` is its own name for it. */
  operation: { op: string; path: string; why: string };
  'large-position': { size: number; depth: number };
  'unknown-step': { step: string };
  'nobody-asked': { step: string; seat: Seat };
  'foreign-part': object;
  /** What the game says of a state that it can never have. */
  impossible: { says: readonly string[] };
  /** What no check foresaw: what the rules ran into. */
  broken: { why: string };

  // Dice, length, bots.
  'impossible-result': { result: number; least: number; most: number };
  'many-entries': { limit: number };
  'no-bot': { game: string; bot: string; bots: readonly string[] };
}

export type ProblemCode = keyof Problems;
export type ProblemOf<C extends ProblemCode> = Readonly<{ code: C } & Problems[C]>;
export type Problem = { [C in ProblemCode]: ProblemOf<C> }[ProblemCode];
