import {
  type AnyRefusal,
  type Followed,
  forecast,
  Generator,
  type NoOdds,
  type Odds,
  type Position,
  type Seat,
  type SeatView,
  startChance,
} from '@carroccio/kernel';
import { Denied } from './denial.ts';
import type { Room } from './room.ts';
import type { Standing, StandingAnswer } from './standing.ts';
import type { OfferKind, Proposal, Settled } from './talks.ts';
import { type Eyes, Seeing, type Window } from './window.ts';

/** One moment for one desk: a window for each of its eyes, and what is being agreed. */
export interface Told {
  windows: Window[];
  offers: readonly Proposal[];
  /** Answers that its seats have given beforehand. */
  standing: Standing[];
  settled: Settled | null;
}

export type Table = Pick<SeatView, 'game' | 'version' | 'scenario' | 'options' | 'seatNames'>;

export interface Guess {
  position: Position;
  /** The number of the decision for the seat, to send with its action. */
  at: number | null;
}

/** A place in a room: somebody who plays some of the seats (or none) and sees through their eyes. */
export class Desk {
  readonly #room: Room;
  readonly #seeing: Seeing[];
  readonly #plays: readonly Seat[];
  readonly #told: (news: Told) => void;
  /** What it was told last, but for what is only added each time. */
  #known = '';

  /** Without `plays`, it plays the seats through whose eyes it sees. */
  constructor(room: Room, eyes: readonly Eyes[], told: (news: Told) => void, plays?: readonly Seat[]) {
    this.#room = room;
    this.#seeing = eyes.map(one => new Seeing(one));
    this.#plays = plays ?? eyes.filter(one => one !== null);
    this.#told = told;
  }

  /** What never changes in this match. */
  get table(): Table {
    const { game, version, scenario, options, seatNames } = this.#room.match.play.view(null);
    return { game, version, scenario, options, seatNames };
  }

  /** What there is to see now that this desk has not seen. */
  look(): Told {
    return this.#look().told;
  }

  /**
   * Tells what is new. Where nothing is for these eyes, nothing is told: that somebody did something in secret, and how
   * often, is a secret too.
   */
  tell(): void {
    const { told, isNews } = this.#look();
    if (isNews) this.#told(told);
  }

  #look(): { told: Told; isNews: boolean } {
    const { match, standing, talks, settled } = this.#room;
    const seen = this.#seeing.map(seeing => seeing.look(match));
    const rest = {
      offers: talks.open.map(offer => ({ ...offer, waiting: [...offer.waiting] })),
      standing: this.#plays.flatMap(seat => standing.of(seat)),
      settled,
    };
    const known = JSON.stringify([seen.map(({ window }) => ({ ...window, state: null, log: null })), rest]);
    const isNews = known !== this.#known || seen.some(({ added }) => added);
    this.#known = known;
    return { told: { windows: seen.map(({ window }) => window), ...rest }, isNews };
  }

  act(seat: Seat, actions: readonly unknown[], at: number, key: string): Followed & Told {
    const followed = this.#room.act(this, this.#own(seat), actions, at, key);
    return { ...followed, ...this.look() };
  }

  undo(seat: Seat): Told {
    this.#room.undo(this, this.#own(seat));
    return this.look();
  }

  redo(): Told {
    this.#player();
    this.#room.redo(this);
    return this.look();
  }

  offer(seat: Seat, kind: OfferKind | 'resign'): Told {
    this.#room.offer(this, this.#own(seat), kind);
    return this.look();
  }

  answer(seat: Seat, offer: number, agree: boolean): Told {
    this.#room.answer(this, this.#own(seat), offer, agree);
    return this.look();
  }

  resume(): Told {
    this.#player();
    this.#room.resume(this);
    return this.look();
  }

  /** A seat answers beforehand. */
  hold(seat: Seat, answer: StandingAnswer): Told {
    const { match, standing } = this.#room;
    if (!Object.hasOwn(match.game.steps, answer.step)) throw new Denied({ code: 'unknown-step', step: answer.step });
    standing.add(this.#own(seat), answer);
    this.#room.refresh();
    return this.look();
  }

  release(seat: Seat, answer: number): Told {
    this.#room.standing.remove(this.#own(seat), answer);
    return this.look();
  }

  /** Whether the seat is asked even where only one thing can be done. */
  ask(seat: Seat, always: boolean): Told {
    this.#room.ask(this.#own(seat), always);
    return this.look();
  }

  odds(seat: Seat, action: unknown): { refusal: AnyRefusal } | { odds: Odds } | { none: NoOdds } {
    const { play } = this.#room.match;
    const found = play.find(this.#own(seat), action);
    if (!found.ok) return { refusal: found.refusal };
    const odds = forecast(play, seat, found.action);
    return typeof odds === 'string' ? { none: odds } : { odds };
  }

  /** Why the seat may not do this; `null` when it may. */
  explain(seat: Seat, action: unknown): AnyRefusal | null {
    return this.#room.match.play.explain(this.#own(seat), action);
  }

  /** The position as the seat might imagine it: everything hidden from it, the coming dice too, is drawn anew. */
  guess(seat: Seat, seed: string): Guess {
    const { play } = this.#room.match;
    const { position } = play.resample(this.#own(seat), new Generator(startChance('sfc32', seed)));
    return { position, at: play.at(seat) };
  }

  leave(): void {
    this.#room.leave(this);
  }

  #player(): void {
    if (this.#plays.length === 0) throw new Denied({ code: 'not-your-seat', seat: null });
  }

  #own(seat: Seat): Seat {
    if (this.#plays.includes(seat)) return seat;
    throw new Denied({ code: 'not-your-seat', seat });
  }
}
