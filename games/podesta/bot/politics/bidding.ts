/** Sums that are laid in secret: bids, offers, extra pay and bribes. */
import { at, type Chance } from '@carroccio/kernel';
import { isUnrepresented } from '../../src/10-office/trust.ts';
import { sellable } from '../../src/21-trade/market.ts';
import { armourers, mostOffered } from '../../src/26-armies/arming.ts';
import { SESTIERI } from '../../src/state.ts';
import type { Choice, Mind } from '../mind.ts';
import { nearest, sumsOf } from '../sums.ts';
import { ANIMALS, METALS } from '../trade/goods.ts';

/** Lays a sum, or as much of it as there is. */
export function lay(mind: Mind, wanted: number): Choice {
  return { type: 'lay', florins: nearest(at(sumsOf(mind, 'lay'), 0), wanted) };
}

/** Bids are counters of tens. */
const BID = 10;

/** What playing early is worth: most while communes wait to be courted, little afterwards; nobody should foresee it. */
export function orderBid(mind: Mind, chance: Chance): Choice {
  const { state, me, monthsLeft } = mind;
  const free = state.communes.some((_, commune) => isUnrepresented(state, commune));
  const most = monthsLeft === 1 || !free ? (me.purse > 1000 ? 1 : 0) : 6;
  return lay(mind, me.purse < 10 * BID ? 0 : BID * chance.draw(most + 1));
}

/** What the seat asks for arming a sestiere: all there is to be had when nobody else can deliver. */
export function armingOffer(mind: Mind, caller: number, sestiere: number): number {
  const { table, state, seat } = mind;
  const most = mostOffered(table, caller, sestiere);
  const cost = state.prices[METALS] ?? 0;
  const worth = sestiere % SESTIERI === 0 ? cost + (state.prices[ANIMALS] ?? 0) : cost;
  if (armourers(table, sestiere).every(other => other === seat)) return most;
  const margin = caller === seat ? 0.1 : 0.2;
  return Math.min(most, Math.ceil((worth * (1 + margin)) / 10) * 10);
}

/** Whether delivering is better than keeping the lots. */
export function wantsToDeliver(mind: Mind, caller: number): boolean {
  const { state, seat } = mind;
  if (caller === seat) return true;
  const needed = ownNeed(mind);
  return sellable(state, seat, METALS) > needed;
}

/** Companies of the seat's own communes that it could still arm itself. */
function ownNeed({ state, communes, me }: Mind): number {
  return state.place.filter(
    (commune, sestiere) =>
      communes.includes(commune) &&
      state.armed[sestiere] === 0 &&
      state.face[sestiere] === me.faction &&
      at(state.communes, commune).treasury >= 300,
  ).length;
}

/** A company put up for auction: only public money is bid, and only where there is plenty. */
export function companyBid({ state, communes }: Mind): { from: number; florins: number } | undefined {
  const [richest] = communes
    .filter(commune => at(state.communes, commune).treasury >= 2500)
    .sort((a, b) => at(state.communes, b).treasury - at(state.communes, a).treasury);
  return richest === undefined ? undefined : { from: richest, florins: 550 };
}
