/** The commercial phase (chapters 21 to 23 and 25). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { inTurn } from '../05-month/phase-offers.ts';
import { BANK, pay } from '../09-money/money.ts';
import { alive } from '../10-office/office.ts';
import { rob, thefts, whyNoTheft } from '../10-office/politics-steps.ts';
import { speakers, talkOffers } from '../20-agreements/talks.ts';
import { OF_FLORINS, OF_LOTS, sums } from '../families/sums.ts';
import { drawOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import { GOOD_KINDS, NOBODY } from '../state.ts';
import type { Table, Tables } from '../world.ts';
import {
  borrow,
  HUNDRED,
  loanPayers,
  loansOffered,
  MERCHANT,
  repay,
  repayable,
  whyNoLoan,
  whyNoRepayment,
} from './bank.ts';
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
  soldAlready,
  stock,
  takeLots,
} from './market.ts';

type CommerceSteps = Pick<Steps<Podesta>, 'commercial' | 'bargain' | 'shareAnswer'>;

const SIX = Array.from({ length: GOOD_KINDS }, (_, good) => good);

/** Why a purchase on the market is refused (pod.21f, R9, R12). */
function whyNoPurchase(table: Table, good: number, lots: number): Refusal<Podesta> {
  const { state } = table;
  if (boughtAlready(state, good)) return { rule: 'pod.21f', reason: 'oncePerGood', good };
  if (state.turn.bought + lots > marketLimit(table))
    return { rule: 'pod.21f', reason: 'lotsLimit', most: table.world.data.goods.limit.lots };
  if (lots > stock(table, good)) return { rule: 'pod.21c', reason: 'noStock', good };
  return { rule: 'pod.21f', reason: 'tooDear', florins: lots * at(state.prices, good) };
}

function whyNoSale(table: Table, good: number, lots: number): Refusal<Podesta> {
  const { state } = table;
  if (soldAlready(state, good)) return { rule: 'pod.21f', reason: 'oncePerGood', good };
  if (state.turn.sold + lots > marketLimit(table))
    return { rule: 'pod.21f', reason: 'lotsLimit', most: table.world.data.goods.limit.lots };
  return { rule: 'pod.21g', reason: 'tooFresh', good };
}

/** Why a share is not offered to somebody (pod.22i). */
function whyNoShare(
  { state }: Table,
  bargain: Parameters<typeof ownShare>[0],
  seat: number,
  partner: number,
  lots: number,
): Refusal<Podesta> {
  if (partner === seat || !alive(state).includes(partner)) return { rule: 'pod.22i', reason: 'cannot', what: 'choice' };
  if (bargain.asked.includes(partner)) return { rule: 'pod.22i', reason: 'cannot', what: 'asked' };
  const most = ownShare(bargain);
  return lots > most
    ? { rule: 'pod.22i', reason: 'noMore', most }
    : { rule: 'pod.22i', reason: 'cannot', what: 'cover' };
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
        buy: inTurn(
          sums<'commercial', 'buy'>({
            ...OF_LOTS,
            ranges: (l, { seat }) =>
              SIX.flatMap(good => {
                const most = mostToBuy(look(l), seat, good);
                return most < 1 ? [] : [{ least: { type: 'buy' as const, good, lots: 1 }, most }];
              }),
            why: (l, _, __, { good, lots }) => whyNoPurchase(look(l), good, lots),
            take(flow, frame, seat, { good, lots }) {
              const table = live(flow);
              pay(table, seat, BANK, lots * at(table.state.prices, good), 'pod.21f');
              giveLots(table, seat, good, lots, 'pod.21e');
              priceFollows(table, good, lots);
              noteTrade(table.state, good, lots);
              flow.next(frame);
            },
          }),
        ),
        sell: inTurn(
          sums<'commercial', 'sell'>({
            ...OF_LOTS,
            ranges: (l, { seat }) =>
              SIX.flatMap(good => {
                const most = mostToSell(look(l), seat, good);
                return most < 1 ? [] : [{ least: { type: 'sell' as const, good, lots: 1 }, most }];
              }),
            why: (l, _, __, { good, lots }) => whyNoSale(look(l), good, lots),
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
        ),
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
        borrow: inTurn(
          sums<'commercial', 'borrow'>({
            ...OF_FLORINS,
            step: HUNDRED,
            ranges: (l, { seat }) => loansOffered(look(l), seat, MERCHANT),
            why: (l, { seat }, _, { commune, florins }) =>
              commune === MERCHANT
                ? whyNoLoan(look(l), seat, MERCHANT, florins)
                : { rule: 'pod.25b', reason: 'cannot', what: 'merchants' },
            take(flow, frame, seat, { florins }) {
              borrow(live(flow), seat, MERCHANT, florins);
              flow.next(frame);
            },
          }),
        ),
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
          odds: ({ state }, _, __, { victim }) => (proof(state, victim, NOBODY) ? null : 'hidden'),
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
        share: sums({
          ...OF_LOTS,
          ranges: (l, bargain, seat) =>
            alive(l.state)
              .filter(partner => partner !== seat && !bargain.asked.includes(partner))
              .flatMap(partner => {
                const most = Math.min(ownShare(bargain), capacity(look(l), partner, bargain.card, 0));
                return most < 1 ? [] : [{ least: { type: 'share' as const, partner, lots: 1 }, most }];
              }),
          why: (l, bargain, seat, { partner, lots }) => whyNoShare(look(l), bargain, seat, partner, lots),
          take(flow, { step: _, ...bargain }, __, { partner, lots }) {
            flow.next({ step: 'shareAnswer', ...bargain, asked: [...bargain.asked, partner], partner, part: lots });
          },
        }),
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
