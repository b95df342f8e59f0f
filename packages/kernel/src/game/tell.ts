import type { Language } from '../books/rulebook.ts';
import { canonical, type Json } from '../json/json.ts';
import type { NoOdds } from '../play/odds.ts';
import type { Decision } from '../play/play.ts';
import { KERNEL_TEXT } from '../text/kernel.ts';
import type { AnyAction, AnyEvent, AnyGameEvent, AnyRefusal, AnyScene, ForcedEvent, Game } from './erased.ts';
import type { EndEvent, KernelReason, RollEvent, Seat } from './shape.ts';

/** Whether a seat (or, as `null`, a spectator) may know of an event. */
export function mayKnow(event: AnyEvent, seat: Seat | null): boolean {
  if (event.type === 'end') return true;
  if ('only' in event && Array.isArray(event.only)) return event.only.includes(seat);
  return !('except' in event && Array.isArray(event.except) && event.except.includes(seat));
}

export const isRoll = (event: AnyEvent): event is RollEvent => event.type === 'roll';
export const isEnd = (event: AnyEvent): event is EndEvent => event.type === 'end';
export const isForced = (event: AnyEvent): event is ForcedEvent => event.type === 'forced';
/** Whether an event is the game's own: neither dice nor the end nor what the machine did by itself. */
export const isOwn = (event: AnyEvent): event is AnyGameEvent => !isRoll(event) && !isEnd(event) && !isForced(event);

/** Puts what happens in a match into words. */
export class Teller {
  readonly #game: Game;
  readonly #scene: AnyScene;
  readonly #language: Language;

  constructor(game: Game, scene: AnyScene, language: Language) {
    this.#game = game;
    this.#scene = scene;
    this.#language = language;
  }

  seat(seat: Seat): string {
    const name = this.#scene.seatNames[seat];
    return (name !== undefined && this.#words.seats[name]) || name || String(seat);
  }

  prompt(decision: Decision): string {
    return this.#said(this.#words.steps[decision.step]?.(decision.frame, this.#scene), decision.step);
  }

  action(action: AnyAction): string {
    return this.#said(this.#words.actions[action.type]?.(action, this.#scene), action.type);
  }

  /** What a field of a family is called; its own name where the game says no more. */
  field(name: string): string {
    return this.#words.fields?.[name]?.label ?? name;
  }

  /** What a value of a field is called. */
  value(name: string, value: Json): string {
    const words = this.#words.fields?.[name]?.value?.(value, this.#scene);
    return words ?? (typeof value === 'string' ? value : canonical(value));
  }

  event(event: AnyEvent): string {
    if (isRoll(event)) return this.#own.roll(event, this.#said(this.#words.rolls[event.why], event.why));
    if (isEnd(event)) {
      const winners = event.winners.map(seat => this.seat(seat));
      return this.#own.end(winners, this.#said(this.#words.endings[event.why], event.why));
    }
    if (isForced(event)) return this.#own.forced(this.seat(event.seat), this.action(event.action));
    return this.#said(this.#words.events[event.type]?.(event, this.#scene), event.type);
  }

  /** What would come of a choice, in one line: what happens to the pieces, without how it came about. */
  outcome(events: readonly AnyEvent[]): string {
    const told = events.flatMap(event => this.#consequence(event));
    return [...new Set(told)].join('; ') || this.#own.nothing;
  }

  noOdds(reason: NoOdds): string {
    return this.#own.noOdds[reason];
  }

  refusal(refusal: AnyRefusal): string {
    if (isKernelReason(refusal.reason)) return this.#own.refusals[refusal.reason](refusal);
    return this.#said(this.#words.refusals[refusal.reason]?.(refusal, this.#scene), refusal.reason);
  }

  #consequence(event: AnyEvent): string[] {
    if (isRoll(event)) return [];
    if (isEnd(event)) return [this.event(event)];
    const words = this.#words.outcomes?.[event.type]?.(event, this.#scene);
    if (words !== undefined) return words === '' ? [] : [words];
    return this.#game.details?.[event.type] === true ? [] : [withoutStop(this.event(event))];
  }

  get #words() {
    return this.#game.text[this.#language];
  }

  get #own() {
    return KERNEL_TEXT[this.#language];
  }

  #said(words: string | undefined, what: string): string {
    if (words === undefined) throw new Error(`${this.#game.rulebook.id} has no ${this.#language} words for "${what}"`);
    return words;
  }
}

/** Sentences that are joined to one lose the full stop they may end with. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

const isKernelReason = (reason: string): reason is KernelReason => Object.hasOwn(KERNEL_TEXT.en.refusals, reason);
