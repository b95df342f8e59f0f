import type { Seat } from '@carroccio/kernel';
import { type Clock, lateIn, type Pace, replacedBy } from './clock.ts';

/** What the server does when somebody's time is up, as the table was opened. */
export type Verdict = { readonly kind: 'loss'; readonly seat: Seat } | { readonly kind: 'bot'; readonly clock: Clock };

/** `null` while nobody is late, or the others are to say what becomes of it. */
export function judged(pace: Pace, clock: Clock, now: number): Verdict | null {
  const [first, ...rest] = lateIn(clock, now);
  if (first === undefined || pace.late === 'claim') return null;
  if (pace.late === 'loss') return { kind: 'loss', seat: first };
  return { kind: 'bot', clock: [first, ...rest].reduce(replacedBy, clock) };
}
