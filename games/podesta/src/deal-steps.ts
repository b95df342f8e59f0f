/** Drafting and answering offers (part 2 of the interpretation). */
import type { Steps } from '@carroccio/kernel';
import { canBeKept, clauses, execute, legOf, partiesOf, whyNoLeg } from './deals.ts';
import type { Podesta } from './shape.ts';
import type { Deal, State } from './state.ts';
import type { Tables } from './world.ts';

type DealSteps = Pick<Steps<Podesta>, 'draft' | 'answer'>;

const dealOf = ({ deal }: State): Deal => {
  if (!deal) throw new Error('no deal is on the table');
  return deal;
};

export function dealSteps({ look, live }: Tables): DealSteps {
  return {
    draft: {
      rule: 'pod.20c',
      seats: (_, { seat }) => [seat],
      offers: {
        addLeg: {
          list: (l, { place }) =>
            clauses(look(l), dealOf(l.state), place).map(clause => ({ type: 'addLeg', ...clause })),
          why(l, _, __, { type: ___, ...clause }) {
            const deal = dealOf(l.state);
            return whyNoLeg(look(l), deal, legOf(deal, clause), clause.give);
          },
          take(flow, frame, _, { type: __, ...clause }) {
            const deal = dealOf(flow.state);
            // Only who holds a Beneficio can offer it: the offer tells that he does.
            if (clause.kind === 'beneficio' && clause.give) flow.reveal();
            deal.legs.push(legOf(deal, clause));
            flow.next(frame);
          },
        },
        send: {
          list: ({ state }) => (dealOf(state).legs.length > 0 ? [{ type: 'send' }] : []),
          take(flow, { place }) {
            const deal = dealOf(flow.state);
            deal.sent = true;
            flow.next({ step: 'answer', left: partiesOf(look(flow), deal), place });
          },
        },
        withdrawOffer: {
          list: () => [{ type: 'withdrawOffer' }],
          take(flow) {
            const { proposer, partner } = dealOf(flow.state);
            flow.state.deal = null;
            flow.emit({ type: 'offerEnded', rule: 'pod.20c', seat: proposer, partner });
          },
        },
      },
    },

    answer: {
      rule: 'pod.20c',
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        accept: {
          list(l, _, seat) {
            const deal = dealOf(l.state);
            return seat !== deal.partner || canBeKept(look(l), deal) ? [{ type: 'accept' }] : [];
          },
          why: () => ({ rule: 'pod.20c', reason: 'cannot', what: 'deal' }),
          take(flow, { left, place }) {
            const table = live(flow);
            const deal = dealOf(flow.state);
            if (deal.legs.some(({ kind }) => kind === 'beneficio')) flow.reveal();
            if (left.length > 1) {
              flow.next({ step: 'answer', left: left.slice(1), place });
              return;
            }
            flow.state.deal = null;
            if (canBeKept(table, deal)) execute(table, deal);
            else flow.emit({ type: 'offerEnded', rule: 'pod.20c', seat: deal.proposer, partner: deal.partner });
          },
        },
        decline: {
          list: () => [{ type: 'decline' }],
          take(flow, _, seat) {
            const { proposer, partner } = dealOf(flow.state);
            flow.state.deal = null;
            flow.emit({ type: 'declined', rule: 'pod.20c', seat });
            flow.emit({ type: 'offerEnded', rule: 'pod.20c', seat: proposer, partner });
          },
        },
        counter: {
          list: ({ state }, _, seat) =>
            seat === dealOf(state).partner && !dealOf(state).counter ? [{ type: 'counter' }] : [],
          take(flow, { place }, seat) {
            const { proposer, partner, legs } = dealOf(flow.state);
            const kept = place === 'battle' ? legs.filter(({ kind }) => kind === 'surrender') : [];
            flow.state.deal = { proposer: partner, partner: proposer, legs: kept, sent: false, counter: true };
            flow.emit({ type: 'offered', rule: 'pod.20c', seat, partner: proposer });
            flow.next({ step: 'draft', seat, place });
          },
        },
      },
    },
  };
}
