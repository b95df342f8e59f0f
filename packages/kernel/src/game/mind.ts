/** What a game knows about playing well; the search that uses it (`packages/bots`) knows no game. */
import type { Chance } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import type { Bot, PlayOf } from './bot.ts';
import type { AnyAction } from './erased.ts';
import type { Action, Seat, Shape } from './shape.ts';

/**
 * A small network: figures of one seat in, its standing out. The chances of all seats follow from their standings
 * alone, so that they always add up. Fitted by `npm run train`.
 */
export interface Network {
  /** By figure: what is taken off it, and what it is then divided by, so that all weigh alike. */
  readonly means: readonly number[];
  readonly spreads: readonly number[];
  /** By figure: what it counts by itself. */
  readonly direct: readonly number[];
  /** By hidden unit: the weight of each figure, and a constant as the last. */
  readonly hidden: readonly (readonly number[])[];
  /** By hidden unit: what it counts. */
  readonly out: readonly number[];
}

export interface MindOf<G extends Shape> {
  /** The level that searches; `null` where the mind judges matches and no level plays by it. */
  readonly name: string | null;
  /** Plays on in imagined matches, and wherever no other choice is worth a thought. */
  readonly quick: Bot;
  /** The actions worth comparing, what `quick` would do first; one alone where it is clear, forced or of little weight. */
  candidates(play: PlayOf<G>, seat: Seat, chance: Chance): readonly Action<G>[];
  /** Whether the position is quiet enough to be judged. */
  rests(play: PlayOf<G>): boolean;
  /** What tells how a seat stands, from what everybody may know: as many figures as there are names. */
  figures(play: PlayOf<G>, seat: Seat): number[];
  readonly figureNames: readonly string[];
  /** `null` until one has been fitted. */
  readonly value: Network | null;
}

/** A game's mind without its types. */
export interface Mind {
  readonly name: string | null;
  readonly quick: Bot;
  candidates(play: Play, seat: Seat, chance: Chance): readonly AnyAction[];
  rests(play: Play): boolean;
  figures(play: Play, seat: Seat): number[];
  readonly figureNames: readonly string[];
  readonly value: Network | null;
}

/** Checks a game's mind against its types and forgets them. */
export function defineMind<G extends Shape>(mind: MindOf<G>): Mind;
export function defineMind(mind: {
  name: string | null;
  quick: Bot;
  candidates(play: never, seat: Seat, chance: Chance): readonly AnyAction[];
  rests(play: never): boolean;
  figures(play: never, seat: Seat): number[];
  figureNames: readonly string[];
  value: Network | null;
}): Mind {
  return mind;
}
