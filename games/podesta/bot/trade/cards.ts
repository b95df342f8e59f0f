/** Mercator cards: what their bargains bring, alone or with a partner. */
import { at } from '@carroccio/kernel';
import { capacity as coverable, pledgedShares } from '../../src/21-trade/bargains.ts';
import { held, sellable } from '../../src/21-trade/market.ts';
import { type Choice, type Choices, type Mind, plain } from '../mind.ts';
import { nearest, sumsOf } from '../sums.ts';
import { resale, solvent } from './lots.ts';
import { cardOf } from './mercator.ts';

/** A card is not spent for less. */
export const WORTH_A_CARD = 120;

/** What a card's deal brings to whoever plays it, its fee paid; partners take the lots that are shared. */
export function cardProfit(mind: Mind, card: number, shared = pledged(mind, card)): number {
  const { table, state, seat, me, monthsLeft } = mind;
  const { kind, good, lots, price } = cardOf(mind, card);
  const { fee } = table.world.data.mercator;
  const own = lots - shared;
  if (kind === 'sell') {
    return sellable(state, seat, good) < own ? -1 : own * (price - at(state.prices, good)) - fee;
  }
  const cost = fee + own * price;
  if (monthsLeft <= 1 || me.purse < cost || !solvent(mind, own, cost)) return -1;
  return resale(mind, good, own, 5 * lots) - own * price - fee;
}

/** Lots of a card that partners have agreed to take. */
const pledged = ({ table, seat }: Mind, card: number): number =>
  pledgedShares(table, seat, card).reduce((sum, part) => sum + part, 0);

/** Lots of a card that the seat could not take on itself. */
export function uncovered(mind: Mind, card: number): number {
  const { table, seat } = mind;
  return Math.max(0, cardOf(mind, card).lots - coverable(table, seat, card, table.world.data.mercator.fee));
}

/** What a part in somebody's card is worth, in florins. */
export function partWorth(mind: Mind, card: number, part: number): number {
  const { state, monthsLeft, me } = mind;
  const { kind, good, price } = cardOf(mind, card);
  if (kind === 'sell') return part * (price - at(state.prices, good));
  const cost = part * price;
  if (monthsLeft <= 1 || me.purse - cost < 200 || !solvent(mind, part, cost)) return -1;
  return resale(mind, good, part, 0) - cost;
}

/** What lots that come in are worth where they complete a card for the months that follow. */
export function completing(mind: Mind, good: number, lots: number): number {
  const { state, seat, me, monthsLeft, table } = mind;
  if (monthsLeft <= 1 || state.cardsPlayed >= state.cardsAllowed) return 0;
  const own = held(state, seat, good);
  const market = at(state.prices, good);
  const worth = me.mercator
    .map(card => cardOf(mind, card))
    .filter(card => card.kind === 'sell' && card.good === good && own < card.lots && own + lots >= card.lots)
    .map(card => card.lots * card.price - table.world.data.mercator.fee - own * market - WORTH_A_CARD);
  return Math.max(0, ...worth);
}

/** The bargain is closed alone if it can be; a partner is asked for no more than is missing. */
export function bargain(mind: Mind, frame: { card: number; lots: number }, choices: Choices): Choice {
  const { me, table, state, seat } = mind;
  const close = choices.find(({ type }) => type === 'closeBargain');
  if (close) return close;
  const { kind, good, price } = cardOf(mind, frame.card);
  const own =
    kind === 'sell'
      ? sellable(state, seat, good)
      : Math.floor(Math.max(0, me.purse - table.world.data.mercator.fee) / price);
  const missing = frame.lots - own;
  const share = sumsOf(mind, 'share').find(({ most }) => most >= missing);
  return share
    ? { type: 'share', partner: share.said('partner'), lots: nearest(share, missing) }
    : plain(choices, 'callOff');
}

/** Whether a share in somebody's bargain pays. */
export const wantsShare = (mind: Mind, { card, part }: { card: number; part: number }): boolean =>
  partWorth(mind, card, part) > 0;
