/** What one pair of eyes sees of a match. It is made here and nowhere else: what a seat may not know never leaves a room. */
import {
  type AnyAction,
  clone,
  type Decision,
  type Described,
  differences,
  type EndEvent,
  type Logged,
  type Match,
  type Patch,
  type Seat,
} from '@carroccio/kernel';

/** A seat, or (`null`) somebody who only looks on. */
export type Eyes = Seat | null;

/** A moment of the match for these eyes: all of it, except what is only added to what they had. */
export interface Window {
  eyes: Eyes;
  /** How many entries the history has for them. */
  entries: number;
  /** Who took the last action. */
  last: Seat | null;
  decision: Decision | null;
  /** The number of the decision for this seat, to send with its action; `null` when it has nothing to decide. */
  at: number | null;
  legal: readonly AnyAction[];
  families: readonly Described[];
  /** What this seat has already chosen in the secret decision under way. */
  chosen: readonly AnyAction[];
  result: Omit<EndEvent, 'type'> | null;
  /** The state as these eyes see it, or how it differs from the one they had. */
  state: { whole: object } | { change: Patch };
  /** So many lines of the log stay as they were; these follow. */
  log: { stay: number; more: Logged[] };
}

/** One pair of eyes, and what they have seen so far. */
export class Seeing {
  readonly eyes: Eyes;
  #state: object | null = null;
  /** About how long it is as text. */
  #size = 0;
  #told: readonly Logged[] = [];

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  /** What there is to see now, the whole of it the first time; and whether state or log have become others. */
  look(match: Match): { window: Window; added: boolean } {
    const { eyes } = this;
    const { decision, at, chosen, result, state } = match.play.view(eyes);
    const { entries, last, log } = match.story(eyes);
    const seat = eyes ?? -1;
    const before = this.#told.length;
    const window: Window = {
      eyes,
      entries,
      last,
      decision,
      at,
      legal: match.play.legal(seat),
      families: match.play.families(seat),
      chosen,
      result,
      state: this.#changeTo(state),
      log: this.#moreOf(log),
    };
    const { state: seen, log: told } = window;
    const added = 'whole' in seen || seen.change.length > 0 || told.more.length > 0 || told.stay < before;
    return { window, added };
  }

  #changeTo(state: object): Window['state'] {
    const before = this.#state;
    // A state is changed in place by the rules: what was seen is kept as it was.
    const now = clone(state);
    this.#state = now;
    if (!before) return { whole: now };
    const change = differences(before, now);
    const { length } = JSON.stringify(change);
    // A state grows slowly: only what comes near to it is compared with it as it is now.
    if (length * 4 < this.#size) return { change };
    this.#size = JSON.stringify(now).length;
    return length < this.#size ? { change } : { whole: now };
  }

  /** After an undo the lines from there on are other ones, even where they say the same. */
  #moreOf(log: readonly Logged[]): Window['log'] {
    let stay = Math.min(this.#told.length, log.length);
    while (stay > 0 && this.#told[stay - 1]?.event !== log[stay - 1]?.event) stay--;
    this.#told = log;
    return { stay, more: log.slice(stay) };
  }
}
