/** Drafting and answering offers (pod.R134, pod.R135). */
import { type Action, at, type Steps } from '@carroccio/kernel';
import { conquestOutlook, endOutlook } from '../outlook.ts';
import type { DealPlace, Podesta } from '../shape.ts';
import type { Deal, State } from '../state.ts';
import type { Tables } from '../world.ts';
import { canBeKept, clauses, legOf, topics, whyNoLeg, whyNoTopic } from './clauses.ts';
import { conclude, draftOf, partiesOf } from './deals.ts';
import { type Draft, drafted } from './drafting.ts';
import { KINDS, RULE } from './kinds.ts';
import { sideOf, THIS_BATTLE } from './surrender.ts';
import { isOf, type Leg } from './terms.ts';

type DealSteps = Pick<Steps<Podesta>, 'draft' | 'answer'>;

const dealOf = ({ deal }: State): Deal => {
  if (!deal) throw new Error('no deal is on the table');
  return deal;
};

const surrenderIn = ({ legs }: Deal): Leg<'surrender'> | undefined => {
  for (const leg of legs) if (isOf(leg, 'surrender')) return leg;
  return undefined;
};

/** Under the walls and on the field one talks about surrender (pod.R140). */
const isDue = (deal: Deal, place: DealPlace): boolean => place === 'phase' || surrenderIn(deal) !== undefined;

/** How often something may be taken back before an offer is sent or dropped: so that talks end (pod.R144). */
const MOST_SECOND_THOUGHTS = 12;
const mayGrow = ({ redone }: Draft): boolean => redone < MOST_SECOND_THOUGHTS;

const isFinished = (written: readonly Action<Podesta>[]): boolean => {
  const last = written.at(-1)?.type;
  return last === 'send' || last === 'withdrawOffer';
};

export function dealSteps({ look, live }: Tables): DealSteps {
  return {
    // Written under seal: how many clauses an offer has, and how often it was thought over, nobody else can count.
    draft: {
      rule: RULE,
      seats: (_, { seat }) => [seat],
      done: (_, __, ___, written) => isFinished(written),
      offers: {
        clause: {
          list(l, { place }, _, written) {
            const draft = drafted(dealOf(l.state), written);
            if (draft.topic || !mayGrow(draft)) return [];
            return topics(look(l), draft, place).map(topic => ({ type: 'clause', ...topic }));
          },
          why(l, _, __, { give, kind }, written) {
            const draft = drafted(dealOf(l.state), written);
            if (draft.topic) return { rule: RULE, reason: 'cannot', what: draft.topic.kind };
            return mayGrow(draft)
              ? whyNoTopic(look(l), draft, give, kind)
              : { rule: RULE, reason: 'noMore', most: MOST_SECOND_THOUGHTS };
          },
        },
        addLeg: {
          list(l, _, __, written) {
            const draft = drafted(dealOf(l.state), written);
            if (!draft.topic) return [];
            const { give, kind } = draft.topic;
            return clauses(look(l), draft, give, kind).map(clause => ({ type: 'addLeg', ...clause }));
          },
          why(l, _, __, { type: ___, ...clause }, written) {
            const draft = drafted(dealOf(l.state), written);
            const { give, kind } = draft.topic ?? { give: !clause.give, kind: clause.kind };
            if (clause.give !== give || clause.kind !== kind) return { rule: RULE, reason: 'cannot', what: kind };
            return whyNoLeg(look(l), draft, legOf(draft, clause), give) ?? { rule: RULE, reason: 'cannot', what: kind };
          },
        },
        thinkAgain: {
          list: ({ state }, _, __, written) => (drafted(dealOf(state), written).topic ? [{ type: 'thinkAgain' }] : []),
          why: () => ({ rule: RULE, reason: 'cannot', what: 'deal' }),
        },
        dropLeg: {
          list({ state }, _, __, written) {
            const { topic, legs } = drafted(dealOf(state), written);
            return topic ? [] : legs.map((___, leg) => ({ type: 'dropLeg', leg }));
          },
          why: () => ({ rule: RULE, reason: 'cannot', what: 'deal' }),
        },
        send: {
          list({ state }, { place }, _, written) {
            const draft = drafted(dealOf(state), written);
            return !draft.topic && draft.legs.length > 0 && isDue(draft, place) ? [{ type: 'send' }] : [];
          },
          why: (_, { place }) => ({ rule: RULE, reason: 'cannot', what: place === 'phase' ? 'deal' : 'surrender' }),
        },
        withdrawOffer: {
          list: ({ state }, _, __, written) =>
            drafted(dealOf(state), written).topic ? [] : [{ type: 'withdrawOffer' }],
          why: () => ({ rule: RULE, reason: 'cannot', what: 'deal' }),
        },
      },
      reveal(flow, { seat, place }, choices) {
        const { state } = flow;
        const written = at(choices, seat);
        const deal = dealOf(state);
        if (written.at(-1)?.type === 'withdrawOffer') {
          state.deal = null;
          flow.emit({ type: 'offerEnded', rule: RULE, seat: deal.proposer, partner: deal.partner });
          return;
        }
        const sent: Deal = { ...deal, legs: drafted(deal, written).legs, sent: true };
        state.deal = sent;
        flow.next({ step: 'answer', left: partiesOf(look(flow), sent), place });
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
            const given = surrenderIn(dealOf(l.state));
            if (!given) return null;
            return given.commune === THIS_BATTLE
              ? endOutlook(l, sideOf(l.state, given.to))
              : conquestOutlook(given.to, given.commune);
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
            const kept = legs.filter(({ kind }) => !KINDS[kind].secret);
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
