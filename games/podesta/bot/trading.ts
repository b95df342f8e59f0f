/** The commercial phase: cards, market, Benefici, the bank. */
import { at } from '@carroccio/kernel';
import { GOODS } from '../src/data/shapes.ts';
import { isSpada, symbols } from '../src/hands.ts';
import { allLots, held, marketLimit, mostToBuy, mostToSell, sellable } from '../src/market.ts';
import { PURSE } from '../src/money.ts';
import { GOOD_KINDS, now } from '../src/state.ts';
import { isUnrepresented } from '../src/trust.ts';
import { demands } from './demand.ts';
import { best, bestOf, type Choice, type Choices, type Mind, ofType, plain } from './mind.ts';
import { debtsDue, FORESIGHT } from './worth.ts';

const SIX = Array.from({ length: GOOD_KINDS }, (_, good) => good);
/** Lots the market can be expected to take in a turn when nothing limits it. */
const FREE_MARKET = 24;

export function trade(mind: Mind, choices: Choices): Choice {
  return (
    repay(mind, choices) ??
    push(mind, choices) ??
    sell(mind, choices) ??
    card(mind, choices) ??
    buy(mind, choices) ??
    borrow(mind, choices) ??
    beneficio(mind, choices) ??
    plain(choices, 'endPhase')
  );
}

/** Lots of a good that are kept for the seat's own communes. */
const kept = (mind: Mind, good: number): number =>
  demands(mind)
    .filter(demand => demand.good === good && demand.price >= at(mind.state.prices, good))
    .reduce((sum, { lots }) => sum + lots, 0);

/** Lots of a good that would be sold on the market now. */
function forSale(mind: Mind, good: number): number {
  const { table, state, seat, monthsLeft } = mind;
  const most = mostToSell(table, seat, good);
  if (most === 0) return 0;
  const price = at(state.prices, good);
  if (monthsLeft <= 1) return most;
  const free = held(state, seat, good) - kept(mind, good);
  const worthIt = price >= 100 || monthsLeft <= 3 || allLots(state, seat) > 2 * capacity(mind);
  return worthIt ? Math.max(0, Math.min(most, free)) : 0;
}

const capacity = ({ table }: Mind): number => Math.min(FREE_MARKET, marketLimit(table));

function sell(mind: Mind, choices: Choices): Choice | undefined {
  return bestOf(ofType(choices, 'sell'), ({ good, lots }) =>
    lots === forSale(mind, good) ? lots * at(mind.state.prices, good) : 0,
  );
}

/** A Spada raises the price of what is about to be sold. */
function push(mind: Mind, choices: Choices): Choice | undefined {
  const { state } = mind;
  const spare = mind.me.benefici.filter(isSpada).length;
  const [dearest] = SIX.filter(good => forSale(mind, good) > 0).sort(
    (a, b) => forSale(mind, b) * at(state.prices, b) - forSale(mind, a) * at(state.prices, a),
  );
  if (dearest === undefined) return undefined;
  return bestOf(ofType(choices, 'sway'), ({ token, good }) => {
    if (!isSpada(token) || good !== dearest) return 0;
    const gain = 10 * symbols(token) * forSale(mind, good);
    // Swords are for battles too: the last ones are let go only for a good gain.
    return gain - (spare > 2 || mind.monthsLeft <= 3 ? 40 : 90);
  });
}

/** What lots of a good bought now will bring from next month on, all together. */
function resale(mind: Mind, good: number, lots: number, risen: number): number {
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
  return sum + onMarket * price + (left - onMarket) * price * 0.5;
}

/** Lots at hand that nobody but the market will take. */
const unplaced = (mind: Mind): number =>
  SIX.reduce((sum, good) => sum + Math.max(0, held(mind.state, mind.seat, good) - kept(mind, good)), 0);

/** Whether the bank could still be paid after a purchase: it takes lots at a fixed price when florins are short. */
function solvent(mind: Mind, lots: number, florins: number): boolean {
  const { state, seat, me, table } = mind;
  const { perLot } = table.world.data.contributions.bank;
  return me.purse - florins + perLot * (allLots(state, seat) + lots) >= debtsDue(mind);
}

/** What a purchase on the market earns for each of the few lots that may be bought. */
function buy(mind: Mind, choices: Choices): Choice | undefined {
  const { state, table, seat, me, monthsLeft } = mind;
  if (monthsLeft <= 1) return undefined;
  const purse = me.purse - (monthsLeft > 2 ? 20 : 0);
  const found = bestOf(ofType(choices, 'buy'), ({ good, lots }) => {
    const price = at(state.prices, good);
    if (lots * price > purse || lots > mostToBuy(table, seat, good) || !solvent(mind, lots, lots * price)) return 0;
    const gain = resale(mind, good, lots, 10 * lots) - lots * price;
    const rivals = state.players.reduce((sum, _, other) => sum + (other === seat ? 0 : held(state, other, good)), 0);
    return gain <= 10 * lots ? 0 : gain / Math.sqrt(lots) - rivals - price / 50;
  });
  return found;
}

interface Card {
  kind: 'buy' | 'sell';
  good: number;
  lots: number;
  price: number;
}

const cardOf = ({ table }: Mind, card: number): Card => {
  const { kind, good, lots, price } = at(table.world.data.mercator.cards, card);
  return { kind, good: GOODS.indexOf(good), lots, price };
};

/** What a card's deal brings, its fee paid. */
function cardProfit(mind: Mind, card: number): number {
  const { table, state, seat, me, monthsLeft } = mind;
  const { kind, good, lots, price } = cardOf(mind, card);
  const { fee } = table.world.data.mercator;
  if (kind === 'sell') {
    const own = sellable(state, seat, good);
    return own < lots ? -1 : lots * (price - at(state.prices, good)) - fee;
  }
  const cost = fee + lots * price;
  if (monthsLeft <= 1 || me.purse < cost || !solvent(mind, lots, cost)) return -1;
  return resale(mind, good, lots, 5 * lots) - lots * price - fee;
}

function card(mind: Mind, choices: Choices): Choice | undefined {
  return bestOf(ofType(choices, 'showCard'), choice => cardProfit(mind, choice.card) - 120);
}

/** The bargain is closed alone if it can be; a partner is asked for no more than is missing. */
export function bargain(
  { me, table, state, seat }: Mind,
  frame: { card: number; lots: number },
  choices: Choices,
): Choice {
  const close = choices.find(({ type }) => type === 'closeBargain');
  if (close) return close;
  const { kind, good, price } = cardOf({ table, state, seat, me, monthsLeft: 1, communes: [] }, frame.card);
  const own =
    kind === 'sell'
      ? sellable(state, seat, good)
      : Math.floor(Math.max(0, me.purse - table.world.data.mercator.fee) / price);
  const missing = frame.lots - own;
  return (
    bestOf(ofType(choices, 'share'), ({ lots }) => (lots >= missing ? 100 - lots : 0)) ?? plain(choices, 'callOff')
  );
}

/** Whether a share in somebody's bargain pays. */
export function wantsShare(mind: Mind, { card, part }: { card: number; part: number }): boolean {
  const { kind, good, price } = cardOf(mind, card);
  const market = at(mind.state.prices, good);
  if (kind === 'sell') return price > market;
  return mind.monthsLeft > 1 && price < market && mind.me.purse - part * price >= 200;
}

/** The bank lends early in the year to whoever has better use for florins than a fifth. */
function borrow(mind: Mind, choices: Choices): Choice | undefined {
  const { state, me, monthsLeft } = mind;
  const free = state.communes.some((_, commune) => isUnrepresented(state, commune));
  if (monthsLeft < 5 || !free || me.purse > 900) return undefined;
  const offers = ofType(choices, 'borrow');
  return offers.length === 0 ? undefined : best(offers, ({ florins }) => florins).choice;
}

/** Debts are paid back as soon as the purse can do without. */
function repay({ state, me, monthsLeft }: Mind, choices: Choices): Choice | undefined {
  return ofType(choices, 'repay').find(({ loan, from }) => {
    const { capital, interest, due } = at(state.loans, loan);
    const soon = due - now(state) < Math.min(FORESIGHT, monthsLeft);
    return from === PURSE && me.purse >= capital + interest + (soon ? 150 : 900);
  });
}

/** Benefici are bought with what is left over, for the Proditor among them. */
function beneficio(mind: Mind, choices: Choices): Choice | undefined {
  const { me, monthsLeft, state } = mind;
  if (monthsLeft <= 1 || me.benefici.length >= 8) return undefined;
  const free = state.holder.some((holder, sestiere) => holder < 0 && at(state.place, sestiere) >= 0);
  return me.purse - debtsDue(mind) >= (free ? 1100 : 800) ? ofType(choices, 'buyBeneficio')[0] : undefined;
}
