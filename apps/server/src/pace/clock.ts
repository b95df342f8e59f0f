/** What time does to the seats of a table. Pure: whoever asks says what time it is, in milliseconds. */
import type { Seat } from '@carroccio/kernel';

/** What becomes of a seat whose time is up. */
export const LATE_WAYS = ['loss', 'bot', 'claim'] as const;
export type LateWay = (typeof LATE_WAYS)[number];

/** How much time there is: a bank with an increment for each turn, or so many days for each turn. */
export type Pace =
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number; readonly late: LateWay }
  | { readonly kind: 'letter'; readonly days: number; readonly late: LateWay };

interface SeatClock {
  /** What was left when it began to run, or stopped. */
  readonly left: number;
  /** Since when it runs. A time to come: until then it waits. */
  readonly since: number | null;
  /** When it chose in a secret decision that is still open: the others see it run until all have chosen. */
  readonly chose: number | null;
  /** Until when its player is away: by letter it waits for him. */
  readonly away: number;
}

export interface Clock {
  readonly seats: readonly SeatClock[];
  /** The secret decision under way. */
  readonly secret: number | null;
  /** Seats whose time was up, and a bot goes on for them. */
  readonly replaced: readonly Seat[];
}

/** Who must choose now, and the number of the secret decision they choose in. */
export interface Turn {
  readonly deciding: readonly Seat[];
  readonly secret: number | null;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** Before a live match begins everybody finds to the table. */
const GATHERING = MINUTE;

const STOPPED = { since: null, chose: null };

const bankOf = (pace: Pace): number => (pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY);

/** The clock as the match begins. */
export function started(pace: Pace, seats: number, turn: Turn, now: number): Clock {
  const still: Clock = {
    seats: Array.from({ length: seats }, () => ({ left: bankOf(pace), ...STOPPED, away: 0 })),
    secret: null,
    replaced: [],
  };
  return turned(pace, still, turn, pace.kind === 'live' ? now + GATHERING : now);
}

/** Somebody has acted: the clocks of those who need choose no longer stop, those of the ones who must now run. */
export function turned(pace: Pace, clock: Clock, { deciding, secret }: Turn, now: number): Clock {
  const same = secret !== null && secret === clock.secret;
  const seats = clock.seats.map((one, seat): SeatClock => {
    const asked = deciding.includes(seat);
    if (same && one.since !== null) return { ...one, chose: asked ? null : (one.chose ?? now) };
    const goesOn = asked && one.since !== null && one.chose === null && secret === null;
    if (goesOn) return one;
    const stopped = stop(pace, one, now);
    return asked ? run(pace, stopped, now) : stopped;
  });
  return { ...clock, seats, secret };
}

/** Everything stands still: the match is over, or adjourned. */
export const halted = (pace: Pace, clock: Clock, now: number): Clock =>
  turned(pace, clock, { deciding: [], secret: null }, now);

/** A seat's player is away until then, or (by a time that is past) back again. */
export function awayUntil(clock: Clock, seat: Seat, until: number, now: number): Clock {
  return change(clock, seat, one => {
    if (one.since === null || one.chose !== null) return { ...one, away: until };
    return { ...one, left: one.left - spent(one, now), since: Math.max(until, now), away: until };
  });
}

/** A bot goes on for a seat: its time is no matter any more. */
export const replacedBy = (clock: Clock, seat: Seat): Clock => ({
  ...change(clock, seat, one => ({ ...one, ...STOPPED })),
  replaced: [...clock.replaced, seat],
});

/** What a seat has left. */
export const leftOf = (clock: Clock, seat: Seat, now: number): number => {
  const one = clock.seats[seat];
  return one ? one.left - spent(one, now) : 0;
};

/** Seats whose time is up. */
export const lateIn = (clock: Clock, now: number): Seat[] =>
  [...clock.seats.keys()].filter(seat => isRunning(clock, seat) && leftOf(clock, seat, now) <= 0);

/** When the next of them, or of some of them, is late; `null` when nobody's clock runs. */
export function dueOf(clock: Clock, among: readonly Seat[] = [...clock.seats.keys()]): number | null {
  const ends = clock.seats.flatMap(({ left, since }, seat) =>
    among.includes(seat) && isRunning(clock, seat) && since !== null ? [since + left] : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** One seat's clock as somebody sees it: what was left at `since`, when it began to run. */
export interface ShownClock {
  readonly left: number;
  readonly since: number | null;
}

/** Who has chosen in secret, and when, only his own clock tells. */
export const shownClock = (clock: Clock, own: readonly Seat[]): ShownClock[] =>
  clock.seats.map((one, seat) => {
    if (one.chose === null || !own.includes(seat)) return { left: one.left, since: one.since };
    return { left: one.left - spent(one, one.chose), since: null };
  });

function isRunning({ seats, replaced }: Clock, seat: Seat): boolean {
  const one = seats[seat];
  return one?.since != null && one.chose === null && !replaced.includes(seat);
}

const spent = ({ since, chose }: SeatClock, now: number): number =>
  since === null ? 0 : Math.max(0, (chose ?? now) - since);

function stop(pace: Pace, one: SeatClock, now: number): SeatClock {
  if (one.since === null) return one;
  const increment = pace.kind === 'live' ? pace.increment * 1000 : 0;
  return { ...one, left: one.left - spent(one, now) + increment, ...STOPPED };
}

const run = (pace: Pace, one: SeatClock, now: number): SeatClock =>
  pace.kind === 'letter'
    ? { ...one, left: bankOf(pace), since: Math.max(now, one.away), chose: null }
    : { ...one, since: now, chose: null };

const change = (clock: Clock, seat: Seat, how: (one: SeatClock) => SeatClock): Clock => ({
  ...clock,
  seats: clock.seats.map((one, index) => (index === seat ? how(one) : one)),
});
