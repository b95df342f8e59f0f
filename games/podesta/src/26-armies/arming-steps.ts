/** Arming the sestieri (chapter 28). */

import type { Steps } from '@carroccio/kernel';
import { layUpTo } from '../09-money/laying.ts';
import type { Podesta } from '../shape.ts';
import type { Tables } from '../world.ts';
import { armourers, bestOffer, buyArms, deliverArms, marketArms, mostOffered } from './arming.ts';

type ArmingSteps = Pick<Steps<Podesta>, 'arming' | 'armingFallback'>;

export function armingSteps({ look, live }: Tables): ArmingSteps {
  return {
    arming: {
      rule: 'pod.28d',
      seats: (l, { sestiere }) => armourers(look(l), sestiere),
      offers: {
        lay: layUpTo(
          (l, { seat, sestiere }) => mostOffered(look(l), seat, sestiere),
          (_, florins) => ({ rule: 'pod.28d', reason: 'ceiling', florins }),
        ),
        noOffer: { list: () => [{ type: 'noOffer' }] },
      },
      reveal(flow, { seat, sestiere }, choices) {
        const table = live(flow);
        const offers = choices.flatMap((chosen, bidder) =>
          chosen.flatMap(choice => (choice.type === 'lay' ? [{ seat: bidder, florins: choice.florins }] : [])),
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
