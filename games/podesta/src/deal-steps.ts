/** Drafting and answering offers (part 2 of the interpretation). */
import type { Steps } from '@carroccio/kernel';
import {
  addLeg,
  canBeKept,
  clauses,
  legOf,
  RULE,
  sideOf,
  THIS_BATTLE,
  topics,
  whyNoLeg,
  whyNoTopic,
} from './clauses.ts';
import { conclude, draftOf, partiesOf } from './deals.ts';
import { conquestOutlook, endOutlook } from './outlook.ts';
import type { DealPlace, Podesta } from './shape.ts';
import type { Deal, Leg, State } from './state.ts';
import type { Tables } from './world.ts';

type DealSteps = Pick<Steps<Podesta>, 'draft' | 'clause' | 'answer'>;

const dealOf = ({ deal }: State): Deal => {
  if (!deal) throw new Error('no deal is on the table');
  return deal;
};

const topicOf = (state: State): { give: boolean; kind: Leg['kind'] } => {
  const { topic } = dealOf(state);
  if (!topic) throw new Error('no clause is being added');
  return topic;
};

const speaksOf = ({ legs }: Deal, kind: Leg['kind']): boolean => legs.some(leg => leg.kind === kind);

/** Under the walls and on the field one talks about surrender (1.4, part 2). */
const isDue = (deal: Deal, place: DealPlace): boolean => place === 'phase' || speaksOf(deal, 'surrender');

const isHeldInSecret = (kind: Leg['kind']): boolean => kind === 'beneficio' || kind === 'share';

/** How often something may be taken back before an offer is sent or dropped: a limit of ours, so that talks end. */
const MOST_SECOND_THOUGHTS = 12;
const mayGrow = ({ redone }: Deal): boolean => redone < MOST_SECOND_THOUGHTS;

export function dealSteps({ look, live }: Tables): DealSteps {
  return {
    draft: {
      rule: RULE,
      seats: (_, { seat }) => [seat],
      offers: {
        clause: {
          list: (l, { place }) =>
            mayGrow(dealOf(l.state))
              ? topics(look(l), dealOf(l.state), place).map(topic => ({ type: 'clause', ...topic }))
              : [],
          why: (l, _, __, { give, kind }) =>
            mayGrow(dealOf(l.state))
              ? whyNoTopic(look(l), dealOf(l.state), give, kind)
              : { rule: RULE, reason: 'noMore', most: MOST_SECOND_THOUGHTS },
          take(flow, { seat, place }, _, { give, kind }) {
            // Only who holds such a thing can speak of giving it.
            if (give && isHeldInSecret(kind)) flow.reveal();
            dealOf(flow.state).topic = { give, kind };
            flow.next({ step: 'clause', seat, place });
          },
        },
        dropLeg: {
          list: ({ state }) => dealOf(state).legs.map((_, leg) => ({ type: 'dropLeg', leg })),
          why: () => ({ rule: RULE, reason: 'cannot', what: 'deal' }),
          take(flow, frame, _, { leg }) {
            const deal = dealOf(flow.state);
            deal.legs.splice(leg, 1);
            deal.redone++;
            flow.next(frame);
          },
        },
        send: {
          list: ({ state }, { place }) =>
            dealOf(state).legs.length > 0 && isDue(dealOf(state), place) ? [{ type: 'send' }] : [],
          why: (_, { place }) => ({ rule: RULE, reason: 'cannot', what: place === 'phase' ? 'deal' : 'surrender' }),
          take(flow, { place }) {
            const deal = dealOf(flow.state);
            deal.sent = true;
            // The partner reads it.
            flow.reveal();
            flow.next({ step: 'answer', left: partiesOf(look(flow), deal), place });
          },
        },
        withdrawOffer: {
          list: () => [{ type: 'withdrawOffer' }],
          take(flow) {
            const { proposer, partner } = dealOf(flow.state);
            flow.state.deal = null;
            flow.emit({ type: 'offerEnded', rule: RULE, seat: proposer, partner });
          },
        },
      },
    },

    clause: {
      rule: RULE,
      seats: (_, { seat }) => [seat],
      offers: {
        addLeg: {
          list(l) {
            const { give, kind } = topicOf(l.state);
            return clauses(look(l), dealOf(l.state), give, kind).map(clause => ({ type: 'addLeg', ...clause }));
          },
          why(l, _, __, { type: ___, ...clause }) {
            const deal = dealOf(l.state);
            const { give, kind } = topicOf(l.state);
            if (clause.give !== give || clause.kind !== kind) return { rule: RULE, reason: 'cannot', what: kind };
            return whyNoLeg(look(l), deal, legOf(deal, clause), give) ?? { rule: RULE, reason: 'cannot', what: kind };
          },
          take(flow, { seat, place }, _, { type: __, ...clause }) {
            const deal = dealOf(flow.state);
            if (clause.give && isHeldInSecret(clause.kind)) flow.reveal();
            addLeg(deal, legOf(deal, clause));
            deal.topic = null;
            flow.next({ step: 'draft', seat, place });
          },
        },
        thinkAgain: {
          list: () => [{ type: 'thinkAgain' }],
          take(flow, { seat, place }) {
            const deal = dealOf(flow.state);
            deal.topic = null;
            deal.redone++;
            flow.next({ step: 'draft', seat, place });
          },
        },
      },
    },

    answer: {
      rule: RULE,
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        accept: {
          list(l, _, seat) {
            const deal = dealOf(l.state);
            return seat !== deal.partner || canBeKept(look(l), deal, seat) ? [{ type: 'accept' }] : [];
          },
          why: () => ({ rule: RULE, reason: 'cannot', what: 'deal' }),
          take(flow, { left, place }) {
            const deal = dealOf(flow.state);
            // What was agreed upon is carried out before everybody's eyes.
            flow.reveal();
            if (left.length > 1) {
              flow.next({ step: 'answer', left: left.slice(1), place });
              return;
            }
            flow.state.deal = null;
            conclude(live(flow), deal);
          },
          odds(l) {
            const given = dealOf(l.state).legs.find(({ kind }) => kind === 'surrender');
            if (!given) return null;
            return given.a === THIS_BATTLE
              ? endOutlook(l, sideOf(l.state, given.to))
              : conquestOutlook(given.to, given.a);
          },
        },
        decline: {
          list: () => [{ type: 'decline' }],
          take(flow, _, seat) {
            const { proposer, partner } = dealOf(flow.state);
            flow.state.deal = null;
            flow.emit({ type: 'declined', rule: RULE, seat });
            flow.emit({ type: 'offerEnded', rule: RULE, seat: proposer, partner });
          },
        },
        counter: {
          list: ({ state }, _, seat) =>
            seat === dealOf(state).partner && !dealOf(state).counter ? [{ type: 'counter' }] : [],
          why: ({ state }, _, seat) =>
            seat === dealOf(state).partner
              ? { rule: RULE, reason: 'noMore', most: 1 }
              : { rule: RULE, reason: 'cannot', what: 'deal' },
          take(flow, { place }, seat) {
            const { state } = flow;
            const { proposer, partner, legs } = dealOf(state);
            // The counter-offer starts from what was offered, clause by clause; hidden things are left out.
            const kept = legs.filter(({ kind }) => !isHeldInSecret(kind));
            state.deal = draftOf(state, partner, proposer, kept, true);
            flow.emit({ type: 'offered', rule: RULE, seat, partner: proposer });
            flow.next({ step: 'draft', seat, place });
          },
        },
        letStand: {
          list: ({ state }, { place }, seat) =>
            place !== 'battle' && seat === dealOf(state).partner && !dealOf(state).stood ? [{ type: 'letStand' }] : [],
          why: () => ({ rule: RULE, reason: 'cannot', what: 'deal' }),
          take(flow) {
            const { state } = flow;
            const deal = dealOf(state);
            state.deal = null;
            state.offers.push({ ...deal, stood: true });
            const { proposer: seat, partner, expires: until } = deal;
            flow.emit({ type: 'offerStands', rule: RULE, seat, partner, until });
          },
        },
      },
    },
  };
}
