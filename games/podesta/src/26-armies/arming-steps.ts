/** Hiring companies of fortune and arming the sestieri (chapters 28 and 31). */

import { at, type Steps } from '@carroccio/kernel';
import { engage } from '../05-month/year-steps.ts';
import { coinActions, coins, laid, magnitudeOf, spendOnWar, warMeans } from '../09-money/money.ts';
import { drop } from '../21-trade/hands.ts';
import { battleOf } from '../30-battle/battle.ts';
import { joinBattle } from '../30-battle/battle-setup.ts';
import { isSealed } from '../chosen.ts';
import { endOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import { CHIT } from '../state.ts';
import type { Tables } from '../world.ts';
import { armourers, bestOffer, buyArms, deliverArms, marketArms, mostOffered } from './arming.ts';

type ArmingSteps = Pick<Steps<Podesta>, 'hiring' | 'arming' | 'armingFallback'>;

export function armingSteps({ look, live, world }: Tables): ArmingSteps {
  const minimum = world.data.contributions.company.minimum;
  return {
    hiring: {
      rule: 'pod.31o',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        coin: {
          list: ({ state }, { from, sum, last }, seat) =>
            coins(sum, last, warMeans(state, seat, from), minimum).map(florins => ({ type: 'coin', florins })),
          why: (_, __, ___, { florins }) => ({ rule: 'pod.31o', reason: 'tooDear', florins }),
          take: (flow, frame, _, { florins }) =>
            flow.next({ ...frame, sum: frame.sum + florins, last: magnitudeOf(florins) }),
        },
        seal: {
          list: (_, { sum }) => (sum >= minimum ? [{ type: 'seal' }] : []),
          why: () => ({ rule: 'pod.31o', reason: 'tooDear', florins: minimum }),
          take(flow, { company, station, from, sum, why }, seat) {
            const table = live(flow);
            spendOnWar(table, seat, from, sum, 'pod.31o');
            if (why !== 'captive') {
              drop(at(flow.state.players, seat).benefici, CHIT + company);
              flow.emit({ type: 'tokenUsed', rule: 'pod.31b', seat, kind: CHIT + company, use: 'hire' });
            }
            engage(table, seat, company, sum, station, from);
            if (why === 'battle') joinBattle(table, seat, company);
          },
          odds: (l, { why }) => (why === 'captive' ? endOutlook(l, battleOf(l.state).winner) : null),
        },
      },
    },

    arming: {
      rule: 'pod.28d',
      seats: (l, { sestiere }) => armourers(look(l), sestiere),
      done: (_, __, ___, chosen) => isSealed(chosen) || chosen.some(({ type }) => type === 'noOffer'),
      offers: {
        coin: {
          list: (l, { seat, sestiere }, _, chosen) => coinActions(chosen, mostOffered(look(l), seat, sestiere)),
          why: (l, { seat, sestiere }) => ({
            rule: 'pod.28d',
            reason: 'ceiling',
            florins: mostOffered(look(l), seat, sestiere),
          }),
        },
        seal: { list: () => [{ type: 'seal' }] },
        noOffer: {
          list: (_, __, ___, chosen) => (chosen.length === 0 ? [{ type: 'noOffer' }] : []),
          why: () => ({ rule: 'pod.28d', reason: 'cannot', what: 'laid' }),
        },
      },
      reveal(flow, { seat, sestiere }, choices) {
        const table = live(flow);
        const offers = choices.flatMap((chosen, bidder) =>
          isSealed(chosen) ? [{ seat: bidder, florins: laid(chosen).sum }] : [],
        );
        for (const offer of offers) flow.emit({ type: 'armingOffer', rule: 'pod.28d', ...offer });
        if (offers.length === 0) return;
        const caller = seat;
        const winner = bestOffer(table, caller, offers);
        const florins = offers.find(offer => offer.seat === winner)?.florins ?? 0;
        deliverArms(table, caller, sestiere, winner, florins);
      },
    },

    armingFallback: {
      rule: 'pod.28d',
      seats: (l, { seat, sestiere }) =>
        l.state.armed[sestiere] === 0 && marketArms(look(l), seat, sestiere).length > 0 ? [seat] : [],
      offers: {
        buyArms: {
          list: (l, { seat, sestiere }) => marketArms(look(l), seat, sestiere).map(from => ({ type: 'buyArms', from })),
          why: () => ({ rule: 'pod.28d', reason: 'cannot', what: 'moot' }),
          take: (flow, { seat, sestiere }, _, { from }) => buyArms(live(flow), seat, sestiere, from),
        },
        leaveUnarmed: { list: () => [{ type: 'leaveUnarmed' }], take: () => undefined },
      },
    },
  };
}
