import { equal } from '../json/json.ts';
import { type Chance, pick } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import type { AnyAction, AnyEvent, AnyRefusal } from './erased.ts';
import type { Described } from './family.ts';
import type { Look } from './game.ts';
import type { Action, EndEvent, Frame, Seat, Shape } from './shape.ts';

/** What a bot has to think with: chance of its own (the match's dice are never touched) and time. */
export interface Thinking extends Chance {
  /** Milliseconds it may take; a bot that needs no time ignores it. */
  readonly budgetMs: number;
  /** Milliseconds since it began to think. */
  elapsedMs(): number;
}

/** How one of the actions that were compared came out. */
export interface Weighed<A = AnyAction> {
  action: A;
  /** The chance to win after it, from 0 to 1. */
  chance: number;
  /** How far that may be off: one standard error. */
  error: number;
}

export interface Choice<A = AnyAction> {
  action: A;
  /** What was compared, the best first, by a bot that compares. */
  considered?: Weighed<A>[];
  /** How the bot sees its chances after this action, from -1 (lost) to 1 (won); absent when it has no opinion. */
  evaluation?: number;
}

/**
 * A player that is not a person. It is handed the match as its seat may know it: everything hidden has been drawn
 * again, the coming dice too, so that it cannot cheat. The position is a copy of its own: a bot that searches clones
 * it (`play.clone()`), draws the hidden part again (`play.resample(seat, thinking)`) and plays it out
 * (`play.apply(…)`) as often as it likes.
 */
export interface Bot {
  readonly name: string;
  choose(play: Play, seat: Seat, thinking: Thinking): Choice;
}

/** `Play` as a game's own bot sees it, with the game's types. */
export interface PlayOf<G extends Shape> {
  readonly look: Look<G>;
  readonly result: Omit<EndEvent<G['endings']>, 'type'> | null;
  decision(): { step: string; rule: string; seats: readonly Seat[]; invited: readonly Seat[]; frame: Frame<G> } | null;
  legal(seat: Seat): readonly Action<G>[];
  /** What else can be chosen: families with more members than anybody would list. */
  families(seat: Seat): readonly Described[];
  /** Any legal action, listed or not. */
  anyAction(seat: Seat, chance: Chance): Action<G>;
  /** What the seat has already chosen in the secret decision under way. */
  chosen(seat: Seat): readonly Action<G>[];
  apply(seat: Seat, action: Action<G>): { ok: true; events: AnyEvent[] } | { ok: false; refusal: AnyRefusal };
  clone(chance?: Chance): PlayOf<G>;
  resample(seat: Seat, chance: Chance): PlayOf<G>;
}

/** What somebody sees who overlooks a share of what he could do; never nothing at all. */
export function overlook<A>(choices: readonly A[], share: number, chance: Chance): readonly A[] {
  if (share === 0 || choices.length < 2) return choices;
  const seen = choices.filter(() => chance.draw(1000) >= share * 1000);
  return seen.length > 0 ? seen : [pick(chance, choices)];
}

/** What somebody would choose, what he would choose if he did not see that, and so on: so many at most. */
export function inTurn<A>(choices: readonly A[], most: number, choose: (seen: readonly A[]) => A): A[] {
  const found: A[] = [];
  for (let seen = choices; seen.length > 0 && found.length < most; ) {
    const choice = choose(seen);
    const left = seen.filter(other => !equal(other, choice));
    found.push(choice);
    // What is in no list cannot be left out of it.
    if (left.length === seen.length) break;
    seen = left;
  }
  return found;
}

export interface BotOf<G extends Shape> {
  readonly name: string;
  choose(play: PlayOf<G>, seat: Seat, thinking: Thinking): Choice<Action<G>>;
}

/** Checks a game's bot against its types and forgets them. */
export function defineBot<G extends Shape>(bot: BotOf<G>): Bot;
export function defineBot(bot: { name: string; choose(play: never, seat: Seat, thinking: Thinking): Choice }): Bot {
  return bot;
}
