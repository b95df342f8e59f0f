/** What things are worth to the bot, in points. */
import { at } from '@carroccio/kernel';
import { alive } from '../src/10-office/office.ts';
import { isUnrepresented } from '../src/10-office/trust.ts';
import { PEACE, promiseBetween } from '../src/20-agreements/promises.ts';
import { leagued } from '../src/24-annales/lasting.ts';
import { accountOf } from '../src/48-victory/scoring.ts';
import { now } from '../src/state.ts';
import type { Mind } from './mind.ts';

/** What the taxes of a new commune are worth: work and arms that somebody is paid to supply. */
export const TAXES = 3;
/** Companies that never leave home: whoever loses it loses twelve points. */
export const HOME_GUARD = 4;
/** A Proditor in florins: six Benefici hold one. */
export const STRIP_COST = 250;

/** A point in florins, at the end of the match. */
export const POINT = 500;
/** What a florin of a treasury is worth in the purse: part of it comes back for arms and works. */
export const PUBLIC = 0.5;

/** What a sum is worth: five hundred florins are a point at the end, and they can earn something before it. */
export const florinsToPoints = ({ monthsLeft }: Mind, florins: number): number =>
  (florins / POINT) * (monthsLeft > 2 ? 1.1 : 1);

/** Months before a debt is due in which it is saved for. */
const FORESIGHT = 8;

export const isDueSoon = ({ state, answerable }: Mind, due: number): boolean =>
  due - now(state) < Math.min(FORESIGHT, answerable);

/** What the seat has to pay back to the bank soon: whoever cannot is out of the game. */
export const debtsDue = (mind: Mind): number =>
  mind.state.loans
    .filter(loan => loan.seat === mind.seat && loan.commune < 0)
    .filter(({ due }) => isDueSoon(mind, due))
    .reduce((sum, { capital, interest }) => sum + capital + interest, 0);

/** What stays in the purse for debts and for the market, until nothing can be sold any more. */
export const reserve = (mind: Mind): number => debtsDue(mind) + working(mind);

function working({ state, me, monthsLeft }: Mind): number {
  if (monthsLeft <= 1) return 0;
  const free = state.communes.some((_, commune) => isUnrepresented(state, commune));
  if (!me.elected) return 300;
  // Five lots of the cheapest good bring the same florins whatever they cost.
  const capital = 5 * Math.min(...state.prices);
  return free || monthsLeft <= 3 ? 400 : Math.min(1100, Math.max(400, capital));
}

export const isRival = ({ state, seat }: Mind, other: number): boolean =>
  other >= 0 && other !== seat && !leagued(state, seat, other);

/** Whether the seat has given its word. */
export const hasPromised = ({ state, seat }: Mind, other: number, what: number): boolean =>
  promiseBetween(state, seat, other, what) !== undefined;

/** A rival who may be attacked: the seat keeps its word. */
export const isFoe = (mind: Mind, other: number): boolean => isRival(mind, other) && !hasPromised(mind, other, PEACE);

/** Who has most points among some players. */
export const leader = ({ table }: Mind, seats: readonly number[]): number =>
  seats.reduce((top, other) => (accountOf(table, other).total > accountOf(table, top).total ? other : top));

/** How much a loss of this rival is worth: all of it against one, less among many, most against whoever leads. */
export function rivalry(mind: Mind, rival: number): number {
  const { state, seat } = mind;
  const others = alive(state).filter(other => other !== seat);
  if (!others.includes(rival)) return 0;
  return rival === leader(mind, others) ? 1 / Math.sqrt(others.length) : 0.5 / others.length;
}

/** The richest treasury of the seat, and what is in it. */
export function richest({ state, communes }: Mind): { commune: number; florins: number } {
  let found = { commune: -1, florins: 0 };
  for (const commune of communes) {
    const { treasury } = at(state.communes, commune);
    if (treasury > found.florins) found = { commune, florins: treasury };
  }
  return found;
}
