/** Answering offers (pod.R134, pod.R135). */
import type { Steps } from '@carroccio/kernel';
import { conquestOutlook, endOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import type { Deal, State } from '../state.ts';
import type { Tables } from '../world.ts';
import { canBeKept, legsOf, whyNoOffer } from './clauses.ts';
import { conclude, offer } from './deals.ts';
import { RULE } from './kinds.ts';
import { sideOf, THIS_BATTLE } from './surrender.ts';
import { isOf, type Leg } from './terms.ts';
import { canOffer, drawOffer, sidesOf } from './ways.ts';

type DealSteps = Pick<Steps<Podesta>, 'answer'>;

const dealOf = ({ deal }: State): Deal => {
  if (!deal) throw new Error('no deal is on the table');
  return deal;
};

const surrenderIn = ({ legs }: Deal): Leg<'surrender'> | undefined => {
  for (const leg of legs) if (isOf(leg, 'surrender')) return leg;
  return undefined;
};

/** The answer to an offer with another, by whom it was made to; there is one for each offer. */
const countering = ({ deal }: State, seat: number): { proposer: number; partner: number } | null =>
  deal && seat === deal.partner && !deal.counter ? { proposer: seat, partner: deal.proposer } : null;

export function dealSteps({ look, live }: Tables): DealSteps {
  return {
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
          contains(l, { place }, seat, { give, take }) {
            const parties = countering(l.state, seat);
            if (parties) return whyNoOffer(look(l), { ...parties, legs: legsOf(parties, give, take) }, place);
            return seat === dealOf(l.state).partner
              ? { rule: RULE, reason: 'noMore', most: 1 }
              : { rule: RULE, reason: 'cannot', what: 'deal' };
          },
          describe(l, { place }, seat) {
            const parties = countering(l.state, seat);
            const table = look(l);
            if (!parties || !canOffer(table, parties, place)) return [];
            return [{ type: 'counter', same: {}, fields: sidesOf(table, parties, place) }];
          },
          many(l, { place }, seat) {
            const parties = countering(l.state, seat);
            return parties && canOffer(look(l), parties, place) ? 1 : 0;
          },
          draw(l, { place }, seat, chance) {
            const { proposer: partner } = dealOf(l.state);
            return { type: 'counter', ...drawOffer(look(l), { proposer: seat, partner }, place, chance) };
          },
          take(flow, { place }, seat, { give, take }) {
            const parties = { proposer: seat, partner: dealOf(flow.state).proposer };
            offer(live(flow), { ...parties, legs: legsOf(parties, give, take), counter: true }, place);
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
