/** The commercial phase (chapters 21 to 23 and 25). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { borrow, loanPayers, loansOffered, MERCHANT, repay, repayable } from './bank.ts';
import { GOODS } from './data/shapes.ts';
import { MOST_OFFERS } from './deals.ts';
import { anyToDraw, drawToken, drop, isScudo, isSpada, kindsHeld, symbols, useToken } from './hands.ts';
import {
  boughtAlready,
  giveLots,
  marketLimit,
  mostToBuy,
  mostToSell,
  movePrice,
  noteTrade,
  priceFollows,
  sellable,
  soldAlready,
  stock,
  takeLots,
} from './market.ts';
import { BANK, pay } from './money.ts';
import { alive } from './office.ts';
import { openTalks, partners, rob, speakers, thefts } from './politics-steps.ts';
import type { Podesta } from './shape.ts';
import { GOOD_KINDS, PRODITOR } from './state.ts';
import type { Live, Table, Tables } from './world.ts';

type CommerceSteps = Pick<Steps<Podesta>, 'commercial' | 'bargain' | 'shareAnswer'>;

const SIX = Array.from({ length: GOOD_KINDS }, (_, good) => good);
const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);

interface Bargain {
  seat: number;
  card: number;
  lots: number;
  shares: number[];
  asked: number[];
}

const cardGood = ({ world }: Table, card: number): number => GOODS.indexOf(at(world.data.mercator.cards, card).good);

/** The lots a card stands for now: a purchase shrinks to what the market has (R15). */
function cardLots(table: Table, card: number): number {
  const { kind, lots } = at(table.world.data.mercator.cards, card);
  return kind === 'buy' ? Math.min(lots, stock(table, cardGood(table, card))) : lots;
}

/** How many lots of a card's deal a player could take on. */
function capacity(table: Table, seat: number, card: number, fee: number): number {
  const { kind, price } = at(table.world.data.mercator.cards, card);
  if (kind === 'sell') return sellable(table.state, seat, cardGood(table, card));
  return Math.max(0, Math.floor((at(table.state.players, seat).purse - fee) / price));
}

/** Why a Mercator card cannot be shown now (pod.22c, pod.22d, pod.22g, R14, R15). */
function whyNoCard(table: Table, seat: number, card: number): Refusal<Podesta> | undefined {
  const { state, world } = table;
  const { fee } = world.data.mercator;
  const { mercator, purse } = at(state.players, seat);
  if (!mercator.includes(card)) return { rule: 'pod.22c', reason: 'notInHand', card };
  if (state.cardsPlayed >= state.cardsAllowed)
    return { rule: 'pod.22d', reason: 'yearLimit', most: state.cardsAllowed };
  if (state.cardThisMonth || state.turn.shownCards > 0) return { rule: 'pod.22g', reason: 'monthTaken', seat };
  if (purse < fee) return { rule: 'pod.22c', reason: 'tooDear', florins: fee };
  const lots = cardLots(table, card);
  if (lots === 0) return { rule: 'pod.22a', reason: 'noStock', good: cardGood(table, card) };
  let covered = capacity(table, seat, card, fee);
  for (const other of alive(state)) if (other !== seat) covered += capacity(table, other, card, 0);
  return covered >= lots ? undefined : { rule: 'pod.22i', reason: 'cannot', what: 'cover' };
}

const ownShare = ({ seat, lots, shares }: Bargain): number =>
  lots - shares.reduce((sum, part, other) => sum + (other === seat ? 0 : part), 0);

/** Whether the card's player can cover what nobody shares. */
const canConclude = (table: Table, bargain: Bargain): boolean =>
  ownShare(bargain) <= capacity(table, bargain.seat, bargain.card, table.world.data.mercator.fee);

/** The deal is made: the card's player conducts it, each at the card's price; the market moves (pod.22b, pod.22k). */
function concludeBargain(live: Live, bargain: Bargain): void {
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
  priceFollows(live, good, kind === 'buy' ? lots : -lots);
}

/** Why a purchase on the market is refused (pod.21f, R9, R12). */
function whyNoPurchase(table: Table, seat: number, good: number, lots: number): Refusal<Podesta> | undefined {
  const { state } = table;
  if (boughtAlready(state, good)) return { rule: 'pod.21f', reason: 'oncePerGood', good };
  if (state.turn.bought + lots > marketLimit(table))
    return { rule: 'pod.21f', reason: 'lotsLimit', most: table.world.data.goods.limit.lots };
  if (lots > stock(table, good)) return { rule: 'pod.21c', reason: 'noStock', good };
  const florins = lots * (state.prices[good] ?? 0);
  return florins > at(state.players, seat).purse ? { rule: 'pod.21f', reason: 'tooDear', florins } : undefined;
}

function whyNoSale(table: Table, seat: number, good: number, lots: number): Refusal<Podesta> | undefined {
  const { state } = table;
  if (soldAlready(state, good)) return { rule: 'pod.21f', reason: 'oncePerGood', good };
  if (state.turn.sold + lots > marketLimit(table))
    return { rule: 'pod.21f', reason: 'lotsLimit', most: table.world.data.goods.limit.lots };
  return lots > sellable(state, seat, good) ? { rule: 'pod.21g', reason: 'tooFresh', good } : undefined;
}

/** Goods whose price the player may still move, and with what (pod.23f, R51). */
function sways(table: Table, seat: number): { type: 'sway'; token: number; good: number }[] {
  const { state, world } = table;
  if (state.turn.swayed.length >= world.data.benefici.economicPerTurn) return [];
  return kindsHeld(state, seat, kind => isSpada(kind) || isScudo(kind)).flatMap(token =>
    SIX.filter(good => !state.turn.swayed.includes(good)).map(good => ({ type: 'sway' as const, token, good })),
  );
}

export function commerceSteps({ look, live, world }: Tables): CommerceSteps {
  const { price: beneficioPrice, perTurn } = world.data.benefici;
  return {
    commercial: {
      rule: 'pod.5g',
      seats: (_, { seat }) => [seat],
      invites: (l, { seat }) => speakers(l, seat),
      offers: {
        showCard: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : at(l.state.players, seat)
                  .mercator.filter(card => !whyNoCard(look(l), seat, card))
                  .map(card => ({ type: 'showCard', card })),
          why: (l, { seat }, _, { card }) => whyNoCard(look(l), seat, card),
          take(flow, frame, seat, { card }) {
            flow.reveal();
            flow.emit({ type: 'cardShown', rule: 'pod.22g', seat, card });
            const shares = flow.state.players.map(() => 0);
            flow.next({ step: 'bargain', seat, card, lots: cardLots(look(flow), card), shares, asked: [] }, frame);
          },
        },
        buy: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : SIX.flatMap(good =>
                  upTo(mostToBuy(look(l), seat, good)).map(lots => ({ type: 'buy' as const, good, lots })),
                ),
          why: (l, { seat }, _, { good, lots }) => whyNoPurchase(look(l), seat, good, lots),
          take(flow, frame, seat, { good, lots }) {
            const table = live(flow);
            pay(table, seat, BANK, lots * at(table.state.prices, good), 'pod.21f');
            giveLots(table, seat, good, lots, 'pod.21e');
            priceFollows(table, good, lots);
            noteTrade(table.state, good, lots);
            flow.next(frame);
          },
        },
        sell: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : SIX.flatMap(good =>
                  upTo(mostToSell(look(l), seat, good)).map(lots => ({ type: 'sell' as const, good, lots })),
                ),
          why: (l, { seat }, _, { good, lots }) => whyNoSale(look(l), seat, good, lots),
          take(flow, frame, seat, { good, lots }) {
            const table = live(flow);
            const price = at(table.state.prices, good);
            takeLots(table, seat, -1, good, lots, 'pod.21e');
            pay(table, BANK, seat, lots * price, 'pod.21f');
            priceFollows(table, good, -lots);
            noteTrade(table.state, good, -lots);
            flow.next(frame);
          },
        },
        buyBeneficio: {
          list: ({ state }, { seat }, who) =>
            who === seat &&
            state.turn.benefici < perTurn &&
            at(state.players, seat).purse >= beneficioPrice &&
            anyToDraw(state)
              ? [{ type: 'buyBeneficio' }]
              : [],
          why: ({ state }) =>
            state.turn.benefici < perTurn
              ? { rule: 'pod.23a', reason: 'tooDear', florins: beneficioPrice }
              : { rule: 'pod.23a', reason: 'lotsLimit', most: perTurn },
          take(flow, frame, seat) {
            const table = live(flow);
            table.state.turn.benefici++;
            pay(table, seat, BANK, beneficioPrice, 'pod.23a');
            flow.emit({ type: 'boughtBeneficio', rule: 'pod.23a', seat });
            drawToken(table, seat, 'pod.23b');
            flow.next(frame);
          },
        },
        sway: {
          list: (l, { seat }, who) => (who === seat ? sways(look(l), seat) : []),
          why: (_, __, ___, { token }) => ({ rule: 'pod.23g', reason: 'noBeneficio', kind: token }),
          take(flow, frame, seat, { token, good }) {
            const table = live(flow);
            table.state.turn.swayed.push(good);
            useToken(table, seat, token, 'price', 'pod.23f');
            const step = symbols(token) * world.data.goods.step;
            movePrice(table, good, isSpada(token) ? step : -step, 'pod.21l');
            flow.next(frame);
          },
        },
        borrow: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : loansOffered(look(l), seat, MERCHANT).map(florins => ({ type: 'borrow', commune: MERCHANT, florins })),
          why: () => ({ rule: 'pod.25e', reason: 'ceiling', florins: world.data.contributions.bank.ceiling }),
          take(flow, frame, seat, { florins }) {
            borrow(live(flow), seat, MERCHANT, florins);
            flow.next(frame);
          },
        },
        repay: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : repayable(look(l), seat, true).flatMap(loan =>
                  loanPayers(look(l), seat, loan).map(from => ({ type: 'repay' as const, loan, from })),
                ),
          take(flow, frame, seat, { loan, from }) {
            repay(live(flow), seat, loan, from);
            flow.next(frame);
          },
        },
        propose: {
          list: (l, { seat }, who) => partners(look(l), seat, who).map(partner => ({ type: 'propose', partner })),
          why: () => ({ rule: 'pod.20c', reason: 'talkedEnough', most: MOST_OFFERS }),
          take(flow, frame, who, { partner }) {
            openTalks(live(flow), who, partner);
            flow.next({ step: 'draft', seat: who, place: 'phase' }, frame);
          },
        },
        steal: {
          list: (l, { seat }, who) => (who === seat ? thefts(look(l), seat) : []),
          why: () => ({ rule: 'pod.23r', reason: 'noBeneficio', kind: PRODITOR }),
          take(flow, frame, seat, { victim, what }) {
            flow.next(frame);
            rob(live(flow), seat, victim, what);
          },
        },
        endPhase: {
          list: (_, { seat }, who) => (who === seat ? [{ type: 'endPhase' }] : []),
          take: () => undefined,
        },
      },
    },

    bargain: {
      rule: 'pod.22i',
      seats: (_, { seat }) => [seat],
      offers: {
        share: {
          list: (l, bargain, seat) =>
            alive(l.state)
              .filter(partner => partner !== seat && !bargain.asked.includes(partner))
              .flatMap(partner =>
                upTo(Math.min(ownShare(bargain), capacity(look(l), partner, bargain.card, 0))).map(lots => ({
                  type: 'share' as const,
                  partner,
                  lots,
                })),
              ),
          why: (_, { card }) => ({ rule: 'pod.22i', reason: 'notInHand', card }),
          take(flow, { step: _, ...bargain }, __, { partner, lots }) {
            flow.next({ step: 'shareAnswer', ...bargain, asked: [...bargain.asked, partner], partner, part: lots });
          },
        },
        closeBargain: {
          list: (l, bargain) => (canConclude(look(l), bargain) ? [{ type: 'closeBargain' }] : []),
          why: () => ({ rule: 'pod.22i', reason: 'cannot', what: 'cover' }),
          take: (flow, { step: _, ...bargain }) => concludeBargain(live(flow), bargain),
        },
        callOff: {
          list: () => [{ type: 'callOff' }],
          take(flow, { card }, seat) {
            flow.state.turn.shownCards++;
            flow.emit({ type: 'cardCalledOff', rule: 'pod.22h', seat, card });
          },
        },
      },
    },

    shareAnswer: {
      rule: 'pod.22i',
      seats: (_, { partner }) => [partner],
      offers: {
        agree: {
          list: () => [{ type: 'agree' }],
          take(flow, { step: _, partner, part, ...bargain }) {
            const shares = bargain.shares.map((lots, seat) => (seat === partner ? part : lots));
            flow.next({ step: 'bargain', ...bargain, shares });
          },
        },
        decline: {
          list: () => [{ type: 'decline' }],
          take(flow, { step: _, partner, part: __, ...bargain }) {
            flow.emit({ type: 'declined', rule: 'pod.22i', seat: partner });
            flow.next({ step: 'bargain', ...bargain });
          },
        },
      },
    },
  };
}
