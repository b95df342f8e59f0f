/** Agreements between players (chapter 20, pod.R137, pod.R140): who talks, and what a deal does. */
import { at } from '@carroccio/kernel';
import type { Actions } from '../actions.ts';
import type { DealPlace } from '../shape.ts';
import { type Deal, NOBODY, now, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { canBeKept, legsOf } from './clauses.ts';
import { KINDS, ORDER, RULE } from './kinds.ts';
import { isOf, type Leg, type LegKind } from './terms.ts';

/** Offers a player may make in a month (pod.R134). */
export const MOST_OFFERS = 2;

export const canTalk = ({ talks, players }: State, seat: number): boolean =>
  at(talks, seat) < MOST_OFFERS && !at(players, seat).out;

/** An offer is made, whole: its partner has it before him, and can accept it until the month ends. */
export function offer(
  live: Live,
  deal: Pick<Deal, 'proposer' | 'partner' | 'legs' | 'counter'>,
  place: DealPlace,
): void {
  const { state, flow } = live;
  const { proposer: seat, partner } = deal;
  const made: Deal = { ...deal, id: state.nextOffer++, stood: false, expires: now(state) };
  state.deal = made;
  // He has read it (pod.R149).
  flow.reveal();
  flow.emit({ type: 'offered', rule: place === 'battle' ? 'pod.42d' : RULE, seat, partner });
  flow.next({ step: 'answer', left: partiesOf(live, made), place });
}

/** A player speaks to another: one of his offers of the month. */
export function propose(
  live: Live,
  proposer: number,
  { partner, give, take }: Actions['propose'],
  place: DealPlace,
): void {
  const { state } = live;
  state.talks[proposer] = at(state.talks, proposer) + 1;
  const parties = { proposer, partner };
  offer(live, { ...parties, legs: legsOf(parties, give, take), counter: false }, place);
}

/** Everybody who has to agree: the partner, then the league he would be admitted to. */
export function partiesOf({ state }: Table, { proposer, partner, legs }: Deal): number[] {
  if (!legs.some(leg => isOf(leg, 'league') && !leg.leaving)) return [partner];
  const league = Math.max(at(state.players, proposer).league, at(state.players, partner).league);
  const members = state.players.flatMap((player, seat) => (league >= 0 && player.league === league ? [seat] : []));
  return [partner, ...members.filter(seat => seat !== partner && seat !== proposer)];
}

/** Standing offers that have run out, or that everybody can see have become impossible, are gone. */
export function offersLapse(live: Live, monthEnds: boolean): void {
  const { state, flow } = live;
  const gone = state.offers.filter(
    offer => (monthEnds && offer.expires <= now(state)) || !canBeKept(live, offer, NOBODY),
  );
  state.offers = state.offers.filter(offer => !gone.includes(offer));
  for (const { proposer: seat, partner } of gone)
    flow.emit({ type: 'offerLapsed', rule: RULE, seat, partner, only: [seat, partner] });
}

/** Everybody has agreed: all clauses are carried out at once, or none if one of them cannot be. */
export function conclude(live: Live, deal: Deal): void {
  const { flow } = live;
  const { proposer: seat, partner } = deal;
  if (!canBeKept(live, deal, null)) {
    flow.emit({ type: 'dealFailed', rule: RULE, seat, partner });
    return;
  }
  flow.emit({ type: 'agreed', rule: RULE, seat, partner });
  for (const when of ORDER)
    for (const leg of deal.legs) {
      const { when: then, open } = KINDS[leg.kind];
      if (then !== when) continue;
      flow.emit({ type: 'clause', rule: RULE, ...leg, ...(open ? {} : { only: [seat, partner] }) });
      carryOut(live, leg);
    }
}

const carryOut = <K extends LegKind>(live: Live, leg: Leg<K>): void => KINDS[leg.kind].carryOut(live, leg);
