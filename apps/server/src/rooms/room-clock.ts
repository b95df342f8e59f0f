import type { Play, Seat } from '@carroccio/kernel';
import type { ShownClock } from '../pace/clock.ts';
import { awayUntil, type Clock, type Pace, replacedBy, shownClock, turned } from '../pace/clock.ts';
import { judged, type Verdict } from '../pace/judge.ts';
import { turnOf } from '../pace/turn.ts';

const NOBODY = { deciding: [], secret: null };

/** The clock of a room, where its table has one. */
export class RoomClock {
  readonly #pace: Pace | null;
  #clock: Clock | null;
  #wasSet = false;

  constructor(pace: Pace | null, clock: Clock | null) {
    this.#pace = pace;
    this.#clock = clock;
  }

  get clock(): Clock | null {
    return this.#clock;
  }

  /** Seats for which bots go on. */
  get replaced(): readonly Seat[] {
    return this.#clock?.replaced ?? [];
  }

  /** The clock, if it was set otherwise than by the turns of the match. */
  get set(): Clock | null {
    return this.#wasSet ? this.#clock : null;
  }

  shown(own: readonly Seat[]): ShownClock[] | null {
    return this.#clock && shownClock(this.#clock, own);
  }

  /** What is to be done about whoever is late. */
  judge(now: number): Verdict | null {
    return this.#pace && this.#clock && judged(this.#pace, this.#clock, now);
  }

  /** A bot goes on for a seat whose time was up. */
  replace(seat: Seat): void {
    if (this.#clock) this.put(replacedBy(this.#clock, seat));
  }

  /** A seat's player is away until then: time by letter waits for him. */
  away(seat: Seat, until: number, now: number): void {
    if (this.#clock && this.#pace?.kind === 'letter') this.put(awayUntil(this.#clock, seat, until, now));
  }

  put(clock: Clock): void {
    this.#clock = clock;
    this.#wasSet = true;
  }

  /** The clock as it is now that something was done. */
  turned(play: Play, halted: boolean, now: number): Clock | null {
    return this.#pace && this.#clock && turned(this.#pace, this.#clock, halted ? NOBODY : turnOf(play), now);
  }

  /** It is on disk. */
  kept(clock: Clock | null): void {
    this.#clock = clock;
    this.#wasSet = false;
  }
}
