/** Deals through Mercator cards (chapter 22): what a card is worth, who covers it, how it is concluded. */
import { at, type Refusal } from '@carroccio/kernel';
import { BANK, pay } from '../09-money/money.ts';
import { alive } from '../10-office/office.ts';
import { GOODS } from '../data/shapes.ts';
import type { Podesta } from '../shape.ts';
import type { State } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { drop } from './hands.ts';
import { giveLots, priceFollows, sellable, stock, takeLots } from './market.ts';

interface Bargain {
  seat: number;
  card: number;
  lots: number;
  shares: number[];
  asked: number[];
}

const cardGood = ({ world }: Table, card: number): number => GOODS.indexOf(at(world.data.mercator.cards, card).good);

/** The lots a card stands for now: a purchase shrinks to what the market has (R15). */
export function cardLots(table: Table, card: number): number {
  const { kind, lots } = at(table.world.data.mercator.cards, card);
  return kind === 'buy' ? Math.min(lots, stock(table, cardGood(table, card))) : lots;
}

/** How many lots of a card's deal a player could take on. */
export function capacity(table: Table, seat: number, card: number, fee: number): number {
  const { kind, price } = at(table.world.data.mercator.cards, card);
  if (kind === 'sell') return sellable(table.state, seat, cardGood(table, card));
  return Math.max(0, Math.floor((at(table.state.players, seat).purse - fee) / price));
}

/**
 * Why a player shows no card this month any more, whatever he holds (pod.22d, pod.22g, R14). The year's limit is common
 * to all: one player may use it up (pod.22e).
 */
export function whyNoMoreCards(state: State, seat: number): Refusal<Podesta> | undefined {
  if (state.cardsPlayed >= state.cardsAllowed)
    return { rule: 'pod.22d', reason: 'yearLimit', most: state.cardsAllowed };
  if (state.cardThisMonth) return { rule: 'pod.22g', reason: 'monthTaken', seat };
  return state.declinedCard.includes(seat) ? { rule: 'pod.22g', reason: 'cardDeclined', seat } : undefined;
}

/** A player has been asked for a card and has none to play: what was agreed about his cards is void (pod.22g, pod.22i). */
export function declineCard(state: State, seat: number): void {
  if (!state.declinedCard.includes(seat)) state.declinedCard.push(seat);
  state.pledges = state.pledges.filter(pledge => pledge.seat !== seat);
}

/** Why a Mercator card cannot be shown now (pod.22c, pod.22d, pod.22g, R14, R15). */
export function whyNoCard(table: Table, seat: number, card: number): Refusal<Podesta> | undefined {
  const { state, world } = table;
  const { fee } = world.data.mercator;
  const { mercator, purse } = at(state.players, seat);
  if (!mercator.includes(card)) return { rule: 'pod.22c', reason: 'notInHand', card };
  const late = whyNoMoreCards(state, seat);
  if (late) return late;
  if (purse < fee) return { rule: 'pod.22c', reason: 'tooDear', florins: fee };
  const lots = cardLots(table, card);
  if (lots === 0) return { rule: 'pod.22a', reason: 'noStock', good: cardGood(table, card) };
  let covered = capacity(table, seat, card, fee);
  for (const other of alive(state)) if (other !== seat) covered += capacity(table, other, card, 0);
  return covered >= lots ? undefined : { rule: 'pod.22i', reason: 'cannot', what: 'cover' };
}

export const ownShare = ({ seat, lots, shares }: Bargain): number =>
  lots - shares.reduce((sum, part, other) => sum + (other === seat ? 0 : part), 0);

/** Whether the card's player can cover what nobody shares. */
export const canConclude = (table: Table, bargain: Bargain): boolean =>
  ownShare(bargain) <= capacity(table, bargain.seat, bargain.card, table.world.data.mercator.fee);

/** The deal is made: the card's player conducts it, each at the card's price; the market moves (pod.22b, pod.22k). */
export function concludeBargain(live: Live, bargain: Bargain): void {
  const { state, world, flow } = live;
  const { seat, card, lots, shares } = bargain;
  const { kind, price } = at(world.data.mercator.cards, card);
  const good = cardGood(live, card);
  drop(at(state.players, seat).mercator, card);
  state.mercatorUsed.push(card);
  state.cardsPlayed++;
  state.cardThisMonth = true;
  flow.emit({ type: 'cardPlayed', rule: 'pod.22a', seat, card, lots });
  pay(live, seat, BANK, world.data.mercator.fee, 'pod.22c');
  const parts = shares.map((part, other) => (other === seat ? ownShare(bargain) : part));
  parts.forEach((part, trader) => {
    if (part === 0) return;
    if (kind === 'buy') {
      pay(live, trader, BANK, part * price, 'pod.22a');
      giveLots(live, trader, good, part, 'pod.22a');
    } else {
      takeLots(live, trader, -1, good, part, 'pod.22a');
      pay(live, BANK, trader, part * price, 'pod.22a');
    }
  });
  // pod.21m: by the lots alone, whatever the card's price.
  priceFollows(live, good, kind === 'buy' ? lots : -lots);
}

/** What partners have agreed beforehand to take of a card, as far as they still can (pod.22i). */
export function pledgedShares(table: Table, seat: number, card: number): number[] {
  const shares = table.state.players.map(() => 0);
  let left = cardLots(table, card);
  for (const { partner, lots } of pledgesFor(table.state, seat, card)) {
    if (lots > left || lots > capacity(table, partner, card, 0)) continue;
    shares[partner] = lots;
    left -= lots;
  }
  return shares;
}

const pledgesFor = ({ pledges }: State, seat: number, card: number): State['pledges'] =>
  pledges.filter(pledge => pledge.seat === seat && pledge.card === card);
