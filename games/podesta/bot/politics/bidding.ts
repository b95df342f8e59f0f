/** Sums that are laid coin by coin: bids, offers, fees and bribes. */
import { at, type Chance } from '@carroccio/kernel';
import { counters } from '../../src/09-money/money.ts';
import { isUnrepresented } from '../../src/10-office/trust.ts';
import { sellable } from '../../src/21-trade/market.ts';
import { armourers, mostOffered } from '../../src/26-armies/arming.ts';
import { SESTIERI } from '../../src/state.ts';
import { type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { ANIMALS, METALS } from '../trade/goods.ts';

/** Lays the next counter of a sum, and seals when none is missing. */
export function lay(choices: Choices, florins: number): Choice {
  const wanted = counters(Math.floor(florins));
  const coins = ofType(choices, 'coin');
  const next = wanted.map(value => coins.find(coin => coin.florins === value)).find(coin => coin !== undefined);
  return next ?? plain(choices, 'seal', 'noOffer');
}

/** Bids are one counter of tens: whoever has laid it can lay only smaller ones. */
const BID = 10;

/** What playing early is worth: most while communes wait to be courted, little afterwards; nobody should foresee it. */
export function orderBid({ state, me, monthsLeft }: Mind, choices: Choices, chance: Chance): Choice {
  const coins = ofType(choices, 'coin').filter(({ florins }) => florins >= BID);
  const free = state.communes.some((_, commune) => isUnrepresented(state, commune));
  const most = monthsLeft === 1 || !free ? (me.purse > 1000 ? 1 : 0) : 6;
  const bid = coins.length === 0 || me.purse < 10 * BID ? 0 : BID * chance.draw(most + 1);
  return coins.find(({ florins }) => florins === bid) ?? plain(choices, 'seal');
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
