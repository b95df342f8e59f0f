/** What a Podestà does for his communes in the political phase: works, feasts, money (chapters 14, 15, 25 and 45.1). */
import { at, type Offer, type Refusal } from '@carroccio/kernel';
import { inTurn } from '../05-month/phase-offers.ts';
import { governed, payers } from '../09-money/money.ts';
import {
  costOf,
  dueWorks,
  feastPurchase,
  finishWork,
  labourPayers,
  moveTreasury,
  purchasePayers,
  rebuild,
  rebuildings,
  whyNoFeast,
  whyNoWork,
  workPurchase,
} from '../14-taxes-and-works/works.ts';
import {
  borrow,
  HUNDRED,
  loanPayers,
  loansOffered,
  repay,
  repayable,
  whyNoLoan,
  whyNoRepayment,
} from '../21-trade/bank.ts';
import { OF_FLORINS, sums } from '../families/sums.ts';
import type { Podesta } from '../shape.ts';
import type { State } from '../state.ts';
import type { Table, Tables } from '../world.ts';

/** Sums moved between treasuries in a turn: so that a turn comes to an end (pod.R144). */
export const MOST_TRANSFERS = 4;

function whyNoTransfer(state: State, seat: number, from: number, to: number, florins: number): Refusal<Podesta> {
  for (const commune of [from, to])
    if (state.communes[commune]?.podesta !== seat) return { rule: 'pod.14c', reason: 'notGoverned', commune };
  if (state.turn.transfers >= MOST_TRANSFERS) return { rule: 'pod.14c', reason: 'lotsLimit', most: MOST_TRANSFERS };
  if (from === to || florins === 0) return { rule: 'pod.14c', reason: 'cannot', what: 'moot' };
  return { rule: 'pod.14c', reason: 'tooDear', florins };
}

function whyNoRebuilding(table: Table, seat: number, commune: number, florins: number): Refusal<Podesta> {
  if (table.state.communes[commune]?.podesta !== seat) return { rule: 'pod.45.1c', reason: 'notGoverned', commune };
  return rebuildings(table, commune).includes(florins)
    ? { rule: 'pod.45.1c', reason: 'tooDear', florins }
    : { rule: 'pod.45.1c', reason: 'cannot', what: 'moot' };
}

type Communal = 'build' | 'payLabour' | 'feast' | 'borrow' | 'repay' | 'transfer' | 'rebuild';

export function communalOffers({ look, live, world }: Tables): { [T in Communal]: Offer<Podesta, 'political', T> } {
  const sixWorks = world.data.works.works.map((_, work) => work);
  return {
    // pod.18f: in every commune he governs, his first or one acquired.
    build: inTurn({
      list(l, { seat }) {
        const table = look(l);
        return governed(l.state, seat).flatMap(commune =>
          sixWorks
            .filter(work => !whyNoWork(table, seat, commune, work))
            .flatMap(work =>
              payers(table, seat, commune, costOf(workPurchase(table, seat, commune, work, commune))).map(from => ({
                type: 'build' as const,
                commune,
                work,
                from,
              })),
            ),
        );
      },
      why: (l, { seat }, _, { commune, work, from }) =>
        whyNoWork(look(l), seat, commune, work) ??
        (from >= 0 && from !== commune
          ? { rule: 'pod.15f', reason: 'cannot', what: 'chest' }
          : { rule: 'pod.15f', reason: 'tooDear', florins: world.data.works.material }),
      take(flow, frame, seat, { commune, work, from }) {
        flow.next({ step: 'supplies', ...workPurchase(look(flow), seat, commune, work, from) }, frame);
      },
    }),
    payLabour: inTurn({
      list(l, { seat }) {
        const table = look(l);
        return dueWorks(table, seat).flatMap(({ commune, work }) =>
          labourPayers(table, seat, commune).map(from => ({ type: 'payLabour' as const, commune, work, from })),
        );
      },
      why: () => ({ rule: 'pod.15f', reason: 'tooDear', florins: world.data.works.labour }),
      take(flow, frame, seat, { commune, work, from }) {
        flow.next(frame);
        finishWork(live(flow), seat, commune, work, from);
      },
    }),
    feast: inTurn({
      list(l, { seat }) {
        const table = look(l);
        return governed(l.state, seat).flatMap(commune =>
          [false, true]
            .filter(extra => !whyNoFeast(table, seat, commune, extra))
            .flatMap(extra =>
              purchasePayers(table, feastPurchase(table, seat, commune, extra, commune)).map(from => ({
                type: 'feast' as const,
                commune,
                extra,
                from,
              })),
            ),
        );
      },
      why: (l, { seat }, _, { commune, extra, from }) =>
        whyNoFeast(look(l), seat, commune, extra) ?? {
          rule: 'pod.15.1n',
          reason: 'tooDear',
          florins: costOf(feastPurchase(look(l), seat, commune, extra, from)),
        },
      take(flow, frame, seat, { commune, extra, from }) {
        flow.next({ step: 'supplies', ...feastPurchase(look(flow), seat, commune, extra, from) }, frame);
      },
    }),
    borrow: inTurn(
      sums<'political', 'borrow'>({
        ...OF_FLORINS,
        step: HUNDRED,
        ranges: (l, { seat }) => governed(l.state, seat).flatMap(commune => loansOffered(look(l), seat, commune)),
        why: (l, { seat }, _, { commune, florins }) =>
          l.state.communes[commune]?.podesta === seat
            ? whyNoLoan(look(l), seat, commune, florins)
            : { rule: 'pod.25b', reason: 'notGoverned', commune },
        take(flow, frame, seat, { commune, florins }) {
          flow.next(frame);
          borrow(live(flow), seat, commune, florins);
        },
      }),
    ),
    repay: inTurn({
      list: (l, { seat }) =>
        repayable(look(l), seat, false).flatMap(loan =>
          loanPayers(look(l), seat, loan).map(from => ({ type: 'repay' as const, loan, from })),
        ),
      why: (l, { seat }, _, { loan, from }) => whyNoRepayment(look(l), seat, loan, from),
      take(flow, frame, seat, { loan, from }) {
        flow.next(frame);
        repay(live(flow), seat, loan, from);
      },
    }),
    transfer: inTurn(
      sums<'political', 'transfer'>({
        ...OF_FLORINS,
        ranges({ state }, { seat }) {
          const own = governed(state, seat);
          if (state.turn.transfers >= MOST_TRANSFERS) return [];
          return own
            .filter(from => at(state.communes, from).treasury > 0)
            .flatMap(from =>
              own
                .filter(to => to !== from)
                .map(to => ({
                  least: { type: 'transfer' as const, from, to, florins: 1 },
                  most: at(state.communes, from).treasury,
                })),
            );
        },
        why: ({ state }, { seat }, _, { from, to, florins }) => whyNoTransfer(state, seat, from, to, florins),
        take(flow, frame, _, { from, to, florins }) {
          flow.state.turn.transfers++;
          flow.next(frame);
          moveTreasury(live(flow), from, to, florins);
        },
      }),
    ),
    rebuild: inTurn({
      list(l, { seat }) {
        const table = look(l);
        return governed(l.state, seat).flatMap(commune =>
          rebuildings(table, commune).flatMap(florins =>
            payers(table, seat, commune, florins - at(l.state.communes, commune).rebuilt).map(from => ({
              type: 'rebuild' as const,
              commune,
              florins,
              from,
            })),
          ),
        );
      },
      why: (l, { seat }, _, { commune, florins }) => whyNoRebuilding(look(l), seat, commune, florins),
      take(flow, frame, seat, { commune, florins, from }) {
        flow.next(frame);
        rebuild(live(flow), seat, commune, florins, from);
      },
    }),
  };
}
