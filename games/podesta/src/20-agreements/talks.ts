/** What can be said to each other in the political and commercial phases (pod.R135, pod.R140). */
import type { Look, Offer } from '@carroccio/kernel';
import { inTurn } from '../05-month/phase-offers.ts';
import { alive } from '../10-office/office.ts';
import type { Podesta } from '../shape.ts';
import { type Deal, NOBODY, type State } from '../state.ts';
import type { Table, Tables } from '../world.ts';
import { canBeKept } from './clauses.ts';
import { canTalk, MOST_OFFERS, partiesOf, propose } from './deals.ts';
import { RULE } from './kinds.ts';
import { duePayments, honour } from './promises.ts';
import { proposals, whyNoProposal } from './proposals.ts';

type Phase = 'political' | 'commercial';

interface TalkOffers {
  propose: Offer<Podesta, Phase, 'propose'>;
  takeUp: Offer<Podesta, Phase, 'takeUp'>;
  revoke: Offer<Podesta, Phase, 'revoke'>;
  honour: Offer<Podesta, Phase, 'honour'>;
}

/** In somebody's phase the others may speak to him, and answer offers that stand. */
export const speakers = (look: Pick<Look<Podesta>, 'state' | 'others'>, seat: number): number[] =>
  look
    .others(seat)
    .filter(
      other =>
        canTalk(look.state, other) ||
        look.state.offers.some(({ proposer, partner }) => proposer === other || partner === other),
    );

const partners = (table: Table, active: number, seat: number): number[] =>
  canTalk(table.state, seat)
    ? alive(table.state).filter(other => other !== seat && (seat === active || other === active))
    : [];

function standing(state: State, id: number): Deal {
  const offer = state.offers.find(one => one.id === id);
  if (!offer) throw new Error(`offer ${id} does not stand`);
  return offer;
}

const withoutOffer = (state: State, id: number): Deal[] => state.offers.filter(one => one.id !== id);

export const talkOffers = ({ look, live }: Tables): TalkOffers => ({
  propose: {
    ...proposals(look, 'phase', (table, { seat }, who) => partners(table, seat, who)),
    contains(l, { seat }, who, action) {
      const { partner } = action;
      if (!canTalk(l.state, who)) return { rule: RULE, reason: 'talkedEnough', most: MOST_OFFERS };
      if (partner === who) return { rule: RULE, reason: 'cannot', what: 'oneself' };
      if (!partners(look(l), seat, who).includes(partner))
        return { rule: RULE, reason: 'notTheirTurn', seat: who === seat ? partner : seat };
      return whyNoProposal(look(l), who, action, 'phase');
    },
    take(flow, frame, who, action) {
      flow.next(frame);
      propose(live(flow), who, action, 'phase');
    },
  },
  takeUp: {
    // What everybody sees cannot be kept has lapsed, though it is struck off when the turn ends (pod.R135).
    list: (l, _, who) =>
      l.state.offers
        .filter(offer => offer.partner === who && canBeKept(look(l), offer, NOBODY))
        .map(({ id }) => ({ type: 'takeUp', offer: id })),
    why: ({ state }, _, who, { offer }) => ({
      rule: RULE,
      reason: 'cannot',
      what: state.offers.some(({ id, partner }) => id === offer && partner === who) ? 'deal' : 'moot',
    }),
    take(flow, frame, _, { offer }) {
      const { state } = flow;
      const deal = standing(state, offer);
      state.offers = withoutOffer(state, offer);
      state.deal = deal;
      flow.next({ step: 'answer', left: partiesOf(look(flow), deal), place: 'phase' }, frame);
    },
  },
  revoke: {
    list: ({ state }, _, who) =>
      state.offers.filter(({ proposer }) => proposer === who).map(({ id }) => ({ type: 'revoke', offer: id })),
    why: () => ({ rule: RULE, reason: 'cannot', what: 'moot' }),
    take(flow, frame, _, { offer }) {
      const { proposer: seat, partner } = standing(flow.state, offer);
      flow.state.offers = withoutOffer(flow.state, offer);
      flow.emit({ type: 'offerEnded', rule: RULE, seat, partner });
      flow.next(frame);
    },
  },
  honour: inTurn({
    list: ({ state }, { seat }) => duePayments(state, seat).map(({ id }) => ({ type: 'honour', promise: id })),
    why({ state }, _, who, { promise }) {
      const given = state.promises.find(({ id, from }) => id === promise && from === who);
      return given
        ? { rule: RULE, reason: 'tooDear', florins: given.florins }
        : { rule: RULE, reason: 'cannot', what: 'moot' };
    },
    take(flow, frame, _, { promise }) {
      honour(live(flow), promise);
      flow.next(frame);
    },
  }),
});
