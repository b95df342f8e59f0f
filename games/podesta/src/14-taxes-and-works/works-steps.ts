/** Paying for works and finding suppliers (chapter 15). */
import { at, type Steps } from '@carroccio/kernel';
import { alive } from '../10-office/office.ts';
import { stock } from '../21-trade/market.ts';
import { OF_LOTS, sums } from '../families/sums.ts';
import type { Podesta } from '../shape.ts';
import type { Tables } from '../world.ts';
import { callOff, conclude, deliverable, finishWork, labourPayers, marketCanFill, pledge } from './works.ts';

type WorksSteps = Pick<Steps<Podesta>, 'labour' | 'supplies' | 'supplyAnswer'>;

export function worksSteps({ look, live, world }: Tables): WorksSteps {
  return {
    labour: {
      rule: 'pod.15h',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        payLabour: {
          list: (l, { commune, work }, seat) =>
            labourPayers(look(l), seat, commune).map(from => ({ type: 'payLabour', commune, work, from })),
          why: () => ({ rule: 'pod.15f', reason: 'tooDear', florins: world.data.works.labour }),
          take: (flow, _, seat, { commune, work, from }) => finishWork(live(flow), seat, commune, work, from),
        },
        leaveWork: {
          list: () => [{ type: 'leaveWork' }],
          take: (flow, { commune, work }) => flow.emit({ type: 'workWaits', rule: 'pod.15h', commune, work }),
        },
      },
    },

    supplies: {
      rule: 'pod.15.1l',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        supply: sums({
          ...OF_LOTS,
          ranges: (l, purchase) =>
            alive(l.state)
              .filter(supplier => !purchase.refused.includes(supplier))
              .flatMap(supplier =>
                purchase.need.flatMap((_, good) => {
                  const most = deliverable(look(l), purchase, supplier, good);
                  return most < 1 ? [] : [{ least: { type: 'supply' as const, supplier, good, lots: 1 }, most }];
                }),
              ),
          why: (_, purchase, __, { supplier, good, lots }) => {
            if (purchase.refused.includes(supplier)) return { rule: 'pod.15.1l', reason: 'cannot', what: 'asked' };
            const most = at(purchase.need, good);
            return lots > most
              ? { rule: 'pod.15.1l', reason: 'noMore', most }
              : { rule: 'pod.21g', reason: 'tooFresh', good };
          },
          take(flow, { step: _, ...purchase }, seat, { supplier, good, lots }) {
            if (supplier === seat) {
              flow.next({ step: 'supplies', ...pledge(purchase, supplier, good, lots) });
              return;
            }
            flow.emit({ type: 'supplyAsked', rule: 'pod.15.1l', seat, supplier, good, lots });
            flow.next({ step: 'supplyAnswer', purchase, supplier, good, lots });
          },
        }),
        fromMarket: {
          list: (l, purchase) => (marketCanFill(look(l), purchase) ? [{ type: 'fromMarket' }] : []),
          why: (l, { need }) => ({
            rule: 'pod.21c',
            reason: 'noStock',
            good: need.findIndex((lots, good) => lots > stock(look(l), good)),
          }),
          take: (flow, { step: _, ...purchase }) => conclude(live(flow), purchase),
        },
        callOff: {
          list: (l, purchase) => (marketCanFill(look(l), purchase) ? [] : [{ type: 'callOff' }]),
          why: () => ({ rule: 'pod.15.1l', reason: 'cannot', what: 'choice' }),
          take: (flow, purchase) => callOff(live(flow), purchase),
        },
      },
    },

    supplyAnswer: {
      rule: 'pod.15.1l',
      seats: (_, { supplier }) => [supplier],
      offers: {
        agree: {
          list: () => [{ type: 'agree' }],
          take: (flow, { purchase, supplier, good, lots }) =>
            flow.next({ step: 'supplies', ...pledge(purchase, supplier, good, lots) }),
        },
        decline: {
          list: () => [{ type: 'decline' }],
          take(flow, { purchase, supplier }) {
            flow.emit({ type: 'declined', rule: 'pod.15.1l', seat: supplier });
            flow.next({ step: 'supplies', ...purchase, refused: [...purchase.refused, supplier] });
          },
        },
      },
    },
  };
}
