import type { Followed, Match, Seat } from '@carroccio/kernel';
import type { Aside } from './aside.ts';
import { Denied } from './denial.ts';
import { Desk, type Told } from './desk.ts';
import { StandingAnswers } from './standing.ts';
import { type OfferKind, type Settled, Talks } from './talks.ts';
import type { Eyes } from './window.ts';

/** How a room is set up, beside the match itself. */
export interface RoomTerms {
  /** Seats that want to be asked even where only one thing can be done. */
  asked?: readonly Seat[];
  /** Seats that agree to whatever is taken back: bots. */
  easy?: readonly Seat[];
  /** What was answered before, by seat and key. */
  answered?: readonly { seat: Seat; key: string; followed: Followed }[];
  /** How it had ended, or paused. */
  settled?: Settled | null;
  /** What it knew beside the match. */
  aside?: Aside | null;
  /** Called after every change with how many entries of the history stayed as they were. */
  changed?(stayed: number): void;
}

/** Answers are remembered by their keys, the last so many of each seat: nobody makes another's forgotten. */
const KEYS_REMEMBERED = 500;
/** More in a row than any match has: a standing answer that answers itself. */
const RUNAWAY = 1000;

/**
 * A match and those who look at it, each through his own window. It has no clock, no storage and no network: it is
 * handed actions and gives moments.
 */
export class Room {
  readonly match: Match;
  readonly standing = new StandingAnswers();
  readonly talks = new Talks();
  readonly #terms: RoomTerms;
  readonly #asked: Set<Seat>;
  readonly #desks = new Set<Desk>();
  readonly #answers = new Map<Seat, Map<string, Followed>>();
  #settled: Settled | null = null;

  constructor(match: Match, terms: RoomTerms = {}) {
    this.match = match;
    this.#terms = terms;
    this.#asked = new Set(terms.asked ?? []);
    this.#settled = terms.settled ?? null;
    if (terms.aside) this.#takeAside(terms.aside);
    for (const { seat, key, followed } of terms.answered ?? []) this.#remember(seat, key, followed);
    this.#goOn();
    this.#tellKeeper();
  }

  /** Somebody sits down who plays these seats and sees through these eyes; `told` gets every moment that others bring about. */
  open(eyes: readonly Eyes[], told: (news: Told) => void, plays?: readonly Seat[]): Desk {
    const desk = new Desk(this, eyes, told, plays);
    this.#desks.add(desk);
    return desk;
  }

  leave(desk: Desk): void {
    this.#desks.delete(desk);
  }

  get settled(): Settled | null {
    return this.#settled;
  }

  /** What it knows beside the match, to be kept. */
  get aside(): Aside {
    return { talks: this.talks.kept, standing: this.standing.kept, asked: [...this.#asked].sort((a, b) => a - b) };
  }

  /** Another room of the same match has gone on, and what it did is in the match already: everybody is told. */
  goneOn({ settled, answered, aside }: Required<Pick<RoomTerms, 'settled' | 'answered' | 'aside'>>): void {
    this.#settled = settled;
    for (const { seat, key, followed } of answered) this.#remember(seat, key, followed);
    if (aside) this.#takeAside(aside);
    this.match.takeStayed();
    for (const desk of this.#desks) desk.tell();
  }

  #takeAside({ talks, standing, asked }: Aside): void {
    this.talks.takeOver(talks);
    this.standing.takeOver(standing);
    this.#asked.clear();
    for (const seat of asked) this.#asked.add(seat);
  }

  /** A seat wants to press every button, or no longer. */
  ask(seat: Seat, always: boolean): void {
    if (always) this.#asked.add(seat);
    else this.#asked.delete(seat);
    this.#change(null, () => undefined);
  }

  isAsked(seat: Seat): boolean {
    return this.#asked.has(seat);
  }

  /** A seat acts, once or several times as one thing. The same key twice gets the same answer and does nothing. */
  act(desk: Desk, seat: Seat, actions: readonly unknown[], at: number, key: string): Followed {
    const known = this.#answers.get(seat)?.get(key);
    if (known) return known;
    if (this.#settled) throw new Denied({ code: 'over' });
    const followed = this.#change(desk, () => {
      const done = this.match.follow(seat, actions, at, () => this.#goOn());
      if (done.taken > 0) this.talks.forget('undo');
      return done;
    });
    this.#remember(seat, key, followed);
    return followed;
  }

  /** Takes back what the seat did last, or asks the others whether it may. */
  undo(desk: Desk, seat: Seat): void {
    if (this.#settled) throw new Denied({ code: 'over' });
    const done = this.match.undo(seat, this.#terms.easy ?? []);
    if (done.ok) {
      this.#change(desk, () => undefined, false);
      return;
    }
    if (done.denial !== 'needs-consent') throw new Denied({ code: 'nothing-to-undo' });
    this.#offer(desk, seat, 'undo');
  }

  redo(desk: Desk): void {
    if (!this.match.redo().ok) throw new Denied({ code: 'nothing-to-redo' });
    this.#change(desk, () => undefined, false);
  }

  offer(desk: Desk, seat: Seat, kind: OfferKind | 'resign'): void {
    if (this.#settled || this.match.play.result) throw new Denied({ code: 'over' });
    if (kind === 'resign') this.#change(desk, () => this.#settle({ kind: 'resigned', by: seat }));
    else if (kind === 'undo') this.undo(desk, seat);
    else this.#offer(desk, seat, kind);
  }

  answer(desk: Desk, seat: Seat, offer: number, agree: boolean): void {
    this.#change(
      desk,
      () => {
        const agreed = this.talks.answer(offer, seat, agree);
        if (!agreed) return;
        if (agreed.kind === 'undo') this.match.undo(agreed.by, this.match.play.look.others(agreed.by));
        else this.#settle({ kind: agreed.kind, by: agreed.by });
      },
      false,
    );
  }

  /** Whoever keeps the match ends it: time is up, or the house closes the table. */
  end(settled: Settled): void {
    const ended = this.#settled !== null && this.#settled.kind !== 'adjourn';
    if (!ended && !this.match.play.result) this.#change(null, () => this.#settle(settled));
  }

  /** Those who adjourned go on. */
  resume(desk: Desk): void {
    if (this.#settled?.kind !== 'adjourn') throw new Denied({ code: 'over' });
    this.#change(desk, () => {
      this.#settled = null;
    });
  }

  /** Something else than this room has changed the match. */
  refresh(): void {
    this.#change(null, () => undefined, false);
  }

  /** Changes something, lets the machine do what is its own, and tells everybody but the one who gets it as his answer. */
  #change<T>(desk: Desk | null, change: () => T, goOn = true): T {
    this.standing.forgetEnded();
    const done = change();
    if (goOn) this.#goOn();
    this.#tellKeeper();
    for (const other of this.#desks) if (other !== desk) other.tell();
    return done;
  }

  #tellKeeper(): void {
    const stayed = this.match.takeStayed();
    if (stayed !== null) this.#terms.changed?.(stayed);
  }

  #offer(desk: Desk, seat: Seat, kind: OfferKind): void {
    const others = this.match.play.look.others(seat).filter(other => !this.#terms.easy?.includes(other));
    this.#change(desk, () => this.talks.offer(kind, seat, others), false);
  }

  #settle(settled: Settled): void {
    this.#settled = settled;
  }

  /** Takes what is forced and what seats have said beforehand, until somebody has to choose. */
  #goOn(): void {
    for (let times = 0; times < RUNAWAY && !this.#settled; times++) {
      const forced = this.match.play.forced();
      if (forced && !this.#asked.has(forced.seat)) this.match.takeForced();
      else {
        const answer = this.standing.answerTo(this.match.play);
        if (!answer) return;
        this.match.act(answer.seat, answer.action);
      }
    }
  }

  #remember(seat: Seat, key: string, followed: Followed): void {
    const answers = this.#answers.get(seat) ?? new Map<string, Followed>();
    this.#answers.set(seat, answers.set(key, followed));
    const [oldest] = answers.keys();
    if (answers.size > KEYS_REMEMBERED && oldest !== undefined) answers.delete(oldest);
  }
}
