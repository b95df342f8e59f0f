/** The commercial phase (chapters 21 to 23 and 25). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { inTurn } from '../05-month/phase-offers.ts';
import { BANK, pay } from '../09-money/money.ts';
import { alive } from '../10-office/office.ts';
import { rob, thefts, whyNoTheft } from '../10-office/politics-steps.ts';
import { speakers, talkOffers } from '../20-agreements/talks.ts';
import { drawOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import { GOOD_KINDS } from '../state.ts';
import type { Table, Tables } from '../world.ts';
import { borrow, loanPayers, loansOffered, MERCHANT, repay, repayable, whyNoLoan, whyNoRepayment } from './bank.ts';
import {
  canConclude,
  capacity,
  cardLots,
  concludeBargain,
  declineCard,
  ownShare,
  pledgedShares,
  whyNoCard,
} from './bargains.ts';
import { anyToDraw, drawToken, isScudo, isSpada, kindsHeld, lacking, proof, symbols, useToken } from './hands.ts';
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

type CommerceSteps = Pick<Steps<Podesta>, 'commercial' | 'bargain' | 'shareAnswer'>;

const SIX = Array.from({ length: GOOD_KINDS }, (_, good) => good);
const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);

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

/** Why a Beneficio does not move a price (pod.23f, pod.23g, R51). */
function whyNoSway({ state, world }: Table, seat: number, token: number, good: number): Refusal<Podesta> {
  const most = world.data.benefici.economicPerTurn;
  if (!isSpada(token) && !isScudo(token)) return { rule: 'pod.23f', reason: 'cannot', what: 'token' };
  return lacking(
    state,
    seat,
    token,
    'pod.23f',
    state.turn.swayed.includes(good)
      ? { rule: 'pod.23g', reason: 'oncePerGood', good }
      : { rule: 'pod.23g', reason: 'lotsLimit', most },
  );
}

export function commerceSteps(tables: Tables): CommerceSteps {
  const { look, live, world } = tables;
  const { price: beneficioPrice, perTurn } = world.data.benefici;
  return {
    // Lots, cards and Benefici are what a merchant lives on (pod.21a), in exile too (pod.19g).
    commercial: {
      rule: 'pod.5g',
      seats: (_, { seat }) => [seat],
      invites: (l, { seat }) => speakers(l, seat),
      offers: {
        showCard: inTurn({
          list: (l, { seat }) =>
            at(l.state.players, seat)
              .mercator.filter(card => !whyNoCard(look(l), seat, card))
              .map(card => ({ type: 'showCard', card })),
          why: (l, { seat }, _, { card }) => whyNoCard(look(l), seat, card),
          take(flow, frame, seat, { card }) {
            flow.reveal();
            flow.emit({ type: 'cardShown', rule: 'pod.22g', seat, card });
            const shares = pledgedShares(look(flow), seat, card);
            const asked = shares.flatMap((lots, partner) => (lots > 0 ? [partner] : []));
            flow.next({ step: 'bargain', seat, card, lots: cardLots(look(flow), card), shares, asked }, frame);
          },
        }),
        buy: inTurn({
          list: (l, { seat }) =>
            SIX.flatMap(good =>
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
        }),
        sell: inTurn({
          list: (l, { seat }) =>
            SIX.flatMap(good =>
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
        }),
        buyBeneficio: inTurn({
          list: ({ state }, { seat }) =>
            state.turn.benefici < perTurn && at(state.players, seat).purse >= beneficioPrice && anyToDraw(state)
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
          odds: (l, { seat }) => drawOutlook(l, seat),
        }),
        sway: inTurn({
          list: (l, { seat }) => sways(look(l), seat),
          why: (l, { seat }, _, { token, good }) => whyNoSway(look(l), seat, token, good),
          take(flow, frame, seat, { token, good }) {
            const table = live(flow);
            table.state.turn.swayed.push(good);
            useToken(table, seat, token, 'price', 'pod.23f');
            const step = symbols(token) * world.data.goods.step;
            movePrice(table, good, isSpada(token) ? step : -step, 'pod.21l');
            flow.next(frame);
          },
        }),
        borrow: inTurn({
          list: (l, { seat }) =>
            loansOffered(look(l), seat, MERCHANT).map(florins => ({ type: 'borrow', commune: MERCHANT, florins })),
          why: (l, { seat }, _, { commune, florins }) =>
            commune === MERCHANT
              ? whyNoLoan(look(l), seat, MERCHANT, florins)
              : { rule: 'pod.25b', reason: 'cannot', what: 'choice' },
          take(flow, frame, seat, { florins }) {
            borrow(live(flow), seat, MERCHANT, florins);
            flow.next(frame);
          },
        }),
        repay: inTurn({
          list: (l, { seat }) =>
            repayable(look(l), seat, true).flatMap(loan =>
              loanPayers(look(l), seat, loan).map(from => ({ type: 'repay' as const, loan, from })),
            ),
          why: (l, { seat }, _, { loan, from }) => whyNoRepayment(look(l), seat, loan, from),
          take(flow, frame, seat, { loan, from }) {
            repay(live(flow), seat, loan, from);
            flow.next(frame);
          },
        }),
        ...talkOffers(tables),
        steal: inTurn({
          list: (l, { seat }) => thefts(look(l), seat),
          why: ({ state }, { seat }, _, { victim }) => whyNoTheft(state, seat, victim),
          take(flow, frame, seat, { victim, what }) {
            flow.next(frame);
            rob(live(flow), seat, victim, what);
          },
          odds: ({ state }, _, __, { victim }) => (proof(state, victim, -1) ? null : 'hidden'),
        }),
        endPhase: inTurn({
          list: () => [{ type: 'endPhase' }],
          take: (flow, _, seat) => declineCard(flow.state, seat),
        }),
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
            declineCard(flow.state, seat);
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
