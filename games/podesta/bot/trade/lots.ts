/** What lots are worth: on the market, which takes only so many in a turn, and to the seat's own communes. */
import { at } from '@carroccio/kernel';
import { allLots, held, marketLimit } from '../../src/21-trade/market.ts';
import { GOOD_KINDS } from '../../src/state.ts';
import type { Mind } from '../mind.ts';
import { debtsDue } from '../worth.ts';
import { demands } from './demand.ts';

export const SIX = Array.from({ length: GOOD_KINDS }, (_, good) => good);
/** Lots the market can be expected to take in a turn when nothing limits it. */
const FREE_MARKET = 24;
/** What is left of the price of a lot that has to wait for another turn. */
const WAITING = 0.5;

/** Lots of a good that are kept for the seat's own communes. */
export const kept = (mind: Mind, good: number): number =>
  demands(mind)
    .filter(demand => demand.good === good && demand.price >= at(mind.state.prices, good))
    .reduce((sum, { lots }) => sum + lots, 0);

/** Lots the market takes in a turn. */
export const capacity = ({ table }: Mind): number => Math.min(FREE_MARKET, marketLimit(table));

/** What lots of a good bought now will bring from next month on, all together. */
export function resale(mind: Mind, good: number, lots: number, risen: number): number {
  const { state, seat } = mind;
  const price = Math.min(480, at(state.prices, good) + risen);
  let left = lots;
  let sum = 0;
  const own = held(state, seat, good);
  for (const demand of demands(mind)) {
    if (demand.good !== good || demand.price <= price) continue;
    const placed = Math.max(0, Math.min(left, demand.lots - own));
    sum += placed * demand.price * 0.95;
    left -= placed;
  }
  // The market takes only so many lots a turn.
  const onMarket = Math.max(0, Math.min(left, capacity(mind) - unplaced(mind)));
  return sum + onMarket * price + (left - onMarket) * price * WAITING;
}

/** Lots at hand that nobody but the market will take. */
const unplaced = (mind: Mind): number =>
  SIX.reduce((sum, good) => sum + Math.max(0, held(mind.state, mind.seat, good) - kept(mind, good)), 0);

/** Whether the bank could still be paid after a purchase: it takes lots at a fixed price when florins are short. */
export function solvent(mind: Mind, lots: number, florins: number): boolean {
  const { state, seat, me, table } = mind;
  const { perLot } = table.world.data.contributions.bank;
  return me.purse - florins + perLot * (allLots(state, seat) + lots) >= debtsDue(mind);
}

/** Lots that would still lie in the warehouse after the next turn's sales. */
export const surplus = (mind: Mind): number => Math.max(0, unplaced(mind) - capacity(mind));

/** What lots given away would have brought: those the market cannot take at once bring less. */
export function forgone(mind: Mind, good: number, lots: number): number {
  const price = at(mind.state.prices, good);
  const waiting = Math.min(lots, surplus(mind));
  return (lots - waiting) * price + waiting * price * WAITING;
}
