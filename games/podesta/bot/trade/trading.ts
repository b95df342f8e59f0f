/** The commercial phase: cards, market, Benefici, the bank. */
import { at } from '@carroccio/kernel';
import { PURSE } from '../../src/09-money/money.ts';
import { isUnrepresented } from '../../src/10-office/trust.ts';
import { isSpada, symbols } from '../../src/21-trade/hands.ts';
import { allLots, held, mostToBuy, mostToSell } from '../../src/21-trade/market.ts';
import { openDeal } from '../deals/offers.ts';
import { bestOf, type Choice, type ChoiceOf, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { each, sumsOf } from '../sums.ts';
import { debtsDue, isDueSoon } from '../worth.ts';
import { cardProfit, WORTH_A_CARD } from './cards.ts';
import { capacity, kept, resale, SIX, solvent } from './lots.ts';

export function trade(mind: Mind, choices: Choices): Choice {
  return (
    repay(mind, choices) ??
    card(mind, choices) ??
    openDeal(mind, choices) ??
    push(mind, choices) ??
    sell(mind) ??
    buy(mind) ??
    borrow(mind) ??
    beneficio(mind, choices) ??
    plain(choices, 'endPhase')
  );
}

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

function sell(mind: Mind): Choice | undefined {
  const sales = sumsOf(mind, 'sell').map(
    ({ said }): ChoiceOf<'sell'> => ({ type: 'sell', good: said('good'), lots: forSale(mind, said('good')) }),
  );
  return bestOf(sales, ({ good, lots }) => lots * at(mind.state.prices, good));
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

/** What a purchase on the market earns for each of the few lots that may be bought. */
function buy(mind: Mind): Choice | undefined {
  const { state, table, seat, me, monthsLeft } = mind;
  if (monthsLeft <= 1) return undefined;
  const purse = me.purse - (monthsLeft > 2 ? 20 : 0);
  const purchases = sumsOf(mind, 'buy').flatMap(sum =>
    each(sum).map((lots): ChoiceOf<'buy'> => ({ type: 'buy', good: sum.said('good'), lots })),
  );
  return bestOf(purchases, ({ good, lots }) => {
    const price = at(state.prices, good);
    if (lots * price > purse || lots > mostToBuy(table, seat, good) || !solvent(mind, lots, lots * price)) return 0;
    const gain = resale(mind, good, lots, 10 * lots) - lots * price;
    const rivals = state.players.reduce((sum, _, other) => sum + (other === seat ? 0 : held(state, other, good)), 0);
    return gain <= 10 * lots ? 0 : gain / Math.sqrt(lots) - rivals - price / 50;
  });
}

function card(mind: Mind, choices: Choices): Choice | undefined {
  return bestOf(ofType(choices, 'showCard'), choice => cardProfit(mind, choice.card) - WORTH_A_CARD);
}

/** The bank lends to whoever has better use for florins than a fifth, and will be asked for them after the end only. */
function borrow(mind: Mind): Choice | undefined {
  const { table, state, me, monthsLeft } = mind;
  const free = state.communes.some((_, commune) => isUnrepresented(state, commune));
  if (monthsLeft < 5 || monthsLeft > table.world.data.contributions.bank.months) return undefined;
  if (!free || me.purse > 900) return undefined;
  const loan = bestOf(sumsOf(mind, 'borrow'), ({ most }) => most);
  return loan && { type: 'borrow', commune: loan.said('commune'), florins: loan.most };
}

/** Debts are paid back as soon as the purse can do without. */
function repay(mind: Mind, choices: Choices): Choice | undefined {
  const { state, me } = mind;
  return ofType(choices, 'repay').find(({ loan, from }) => {
    const { capital, interest, due } = at(state.loans, loan);
    return from === PURSE && me.purse >= capital + interest + (isDueSoon(mind, due) ? 150 : 900);
  });
}

/** Benefici are bought with what is left over, for the Proditor among them. */
function beneficio(mind: Mind, choices: Choices): Choice | undefined {
  const { me, monthsLeft, state } = mind;
  if (monthsLeft <= 1 || me.benefici.length >= 8) return undefined;
  const free = state.holder.some((holder, sestiere) => holder < 0 && at(state.place, sestiere) >= 0);
  return me.purse - debtsDue(mind) >= (free ? 1100 : 800) ? ofType(choices, 'buyBeneficio')[0] : undefined;
}
