/** Agreements between players (chapter 20, pod.R137, pod.R140): who talks, and what a deal does. */
import { at } from '@carroccio/kernel';
import { pay, treasury } from '../09-money/money.ts';
import { freeCaptive, leaveLeague, quarterCompanies, score, settleTrust } from '../10-office/office.ts';
import { giveTrust } from '../10-office/trust.ts';
import { takeIn } from '../16-factions-and-exile/exile.ts';
import { drop, put } from '../21-trade/hands.ts';
import { takeLots } from '../21-trade/market.ts';
import { recallStranger } from '../26-armies/army.ts';
import { endMootSieges } from '../43-sieges/siege-end.ts';
import { type Deal, type Leg, type LegKind, NOBODY, now, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { canBeKept, LEAVE, RULE, sideOf, THIS_BATTLE } from './clauses.ts';
import { promise } from './promises.ts';

/** Offers a player may make in a month (pod.R134). */
export const MOST_OFFERS = 2;

export const canTalk = ({ talks, players }: State, seat: number): boolean =>
  at(talks, seat) < MOST_OFFERS && !at(players, seat).out;

/** An offer is opened; it can be accepted until the month ends. */
export function openTalks({ state, flow }: Live, proposer: number, partner: number, legs: Leg[] = []): void {
  state.talks[proposer] = at(state.talks, proposer) + 1;
  state.deal = draftOf(state, proposer, partner, legs, false);
  flow.emit({ type: 'offered', rule: legs.length > 0 ? 'pod.42d' : RULE, seat: proposer, partner });
}

export const draftOf = (state: State, proposer: number, partner: number, legs: Leg[], counter: boolean): Deal => ({
  id: state.nextOffer++,
  proposer,
  partner,
  legs,
  sent: false,
  counter,
  stood: false,
  expires: now(state),
});

/** Everybody who has to agree: the partner, then the league he would be admitted to. */
export function partiesOf({ state }: Table, { proposer, partner, legs }: Deal): number[] {
  if (!legs.some(({ kind, a }) => kind === 'league' && a !== LEAVE)) return [partner];
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
  const last: LegKind[] = ['league', 'sestiere', 'surrender'];
  for (const leg of deal.legs) if (!last.includes(leg.kind)) carryOut(live, leg, deal);
  for (const kind of last) for (const leg of deal.legs) if (leg.kind === kind) carryOut(live, leg, deal);
}

function carryOut(live: Live, leg: Leg, deal: Deal): void {
  const { state, flow } = live;
  const { from, to, kind, a, b, c } = leg;
  const open = kind === 'league' || kind === 'surrender' || kind === 'sestiere' || kind === 'release';
  const told = open ? {} : { only: [deal.proposer, deal.partner] };
  flow.emit({ type: 'clause', rule: RULE, from, to, kind, a, b, c, ...told });
  switch (kind) {
    case 'florins':
      pay(live, from, to, a, RULE);
      return;
    case 'treasury':
      pay(live, treasury(a), treasury(c), b, 'pod.20b');
      return;
    case 'goods':
      takeLots(live, from, to, a, b, 'pod.22j');
      return;
    case 'beneficio':
      flow.reveal();
      drop(at(state.players, from).benefici, a);
      put(at(state.players, to).benefici, a);
      return;
    case 'sestiere': {
      const commune = at(state.place, a);
      giveTrust(live, a, to, 0, 'pod.16e');
      recallStranger(live, a);
      settleTrust(live, commune, to);
      return;
    }
    case 'troops':
      state.lent[a] = to;
      return;
    case 'share':
      state.pledges.push({ seat: from, card: a, partner: to, lots: b });
      return;
    case 'hospitality':
      at(state.players, to).host = a;
      flow.emit({ type: 'lodged', rule: 'pod.19b', seat: to, commune: a });
      quarterCompanies(live, to);
      return;
    case 'refugees':
      takeIn(live, from, a, b, c);
      return;
    case 'release':
      freeCaptive(live, a, 'pod.32b');
      return;
    case 'league':
      if (a === LEAVE) leaveLeague(live, from, 'pod.20a');
      else joinLeague(live, from, to);
      return;
    case 'surrender':
      surrender(live, from, to, a);
      return;
    case 'promise':
      promise(live, from, to, a, b, c);
      return;
  }
}

/** A battle or a besieged commune is given up on terms (pod.3e, pod.42d, pod.44p). */
function surrender(live: Live, from: number, to: number, what: number): void {
  const { state, flow, world } = live;
  if (what === THIS_BATTLE) {
    flow.unwind('afterBattle');
    flow.next({ step: 'battleEnd', winner: sideOf(state, to), surrender: true, carroccio: [false, false] });
    return;
  }
  // Sestieri of the same deal may have cost him the government already.
  if (at(state.communes, what).podesta !== from) return;
  score(live, to, world.data.lengths.points.surrender, 'surrender', 'pod.3e');
  score(live, from, -world.data.lengths.points.surrender, 'surrender', 'pod.3j');
  flow.next({ step: 'conquest', seat: to, commune: what });
}

function joinLeague(live: Live, one: number, other: number): void {
  const { state, flow } = live;
  const [first, second] = [at(state.players, one), at(state.players, other)];
  const used = state.players.map(({ league }) => league);
  const fresh = [0, 1, 2].find(league => !used.includes(league)) ?? 3;
  const league = first.league >= 0 ? first.league : second.league >= 0 ? second.league : fresh;
  for (const seat of [one, other])
    if (at(state.players, seat).league !== league) {
      at(state.players, seat).league = league;
      flow.emit({ type: 'leagueJoined', rule: 'pod.20a', seat, league });
    }
  endMootSieges(live);
}
