/** How much time there is at a table, as the server counts it. */
export type LateWay = 'loss' | 'bot' | 'claim';

export type Pace =
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number; readonly late: LateWay }
  | { readonly kind: 'letter'; readonly days: number; readonly late: LateWay };

export interface Holiday {
  readonly until: number;
  readonly left: number;
}

/** One seat's clock: what was left when it began to run, or stopped. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
}

/** Milliseconds that are left. */
export const leftOf = ({ left, since }: SeatClock, now: number): number =>
  left - (since === null ? 0 : Math.max(0, now - since));

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Minutes and seconds. */
export function shortTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole days, and the hours beside them. */
export function longTime(milliseconds: number): { days: number; hours: number } {
  const left = Math.max(0, milliseconds);
  return { days: Math.floor(left / DAY), hours: Math.ceil((left % DAY) / HOUR) };
}
