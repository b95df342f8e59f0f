/** Agreements between players (chapter 20 and part 2 of the interpretation): what can be promised and what it does. */
import { at, type Refusal } from '@carroccio/kernel';
import { hostings, takeIn, waiting } from './exile.ts';
import { drop, put } from './hands.ts';
import { leagued } from './lasting.ts';
import { held, takeLots } from './market.ts';
import { governed, PURSE, pay, treasury } from './money.ts';
import { besiegers } from './movement.ts';
import { freeCaptive, score, settleTrust } from './office.ts';
import type { DealPlace, Podesta } from './shape.ts';
import { type Deal, GOOD_KINDS, type Leg, type LegKind, now, SESTIERI, type State, TOKEN_KINDS } from './state.ts';
import { giveTrust, mayTurn } from './trust.ts';
import type { Live, Table } from './world.ts';

/** A clause before it is known who gives: `give` means from the proposer to his partner. */
export interface Clause {
  give: boolean;
  kind: LegKind;
  a: number;
  b: number;
  c: number;
}

const MOST_LEGS = 6;
/** Offers a player may make in a month. */
export const MOST_OFFERS = 2;
const FLORINS = [10, 50, 100, 200, 500, 1000, 2000, 5000];
const LOTS = [1, 2, 3, 5];
const PROMISES = 4;
/** The battle under way, as the object of a surrender. */
export const THIS_BATTLE = -1;
const RULE = 'pod.20c';

export const legOf = ({ proposer, partner }: Deal, { give, ...rest }: Clause): Leg => ({
  from: give ? proposer : partner,
  to: give ? partner : proposer,
  ...rest,
});

/** Whether a Podestà of one party stands in a commune of the other (pod.20d, pod.26a). */
function haveMet({ world, state }: Table, one: number, other: number): boolean {
  const visits = (guest: number, host: number): boolean =>
    state.communes.some(
      ({ podesta, cell, captor }) =>
        podesta === guest && captor < 0 && cell >= 0 && governed(state, host).includes(world.communeAt[cell] ?? -1),
    );
  return visits(one, other) || visits(other, one);
}

const refuse = (what: string): Refusal<Podesta> => ({ rule: RULE, reason: 'cannot', what });

/** What a giver has already promised in this deal of one kind. */
const promised = (
  { legs }: Deal,
  { from, kind }: Leg,
  same: (leg: Leg) => boolean,
  amount: (leg: Leg) => number,
): number =>
  legs.filter(leg => leg.from === from && leg.kind === kind && same(leg)).reduce((sum, leg) => sum + amount(leg), 0);

/** What a party has already bound its purse to in this deal: florins, and the keep of refugees. */
const owed = ({ world }: Table, { legs }: Deal, from: number): number =>
  legs
    .filter(leg => leg.from === from)
    .reduce((sum, { kind, a }) => {
      if (kind === 'florins') return sum + a;
      return kind === 'refugees' ? sum + at(world.tax, a % SESTIERI) : sum;
    }, 0);

/** Why a clause cannot stand in a deal. `hidden`: also look at what only the giver can see. */
export function whyNoLeg(table: Table, deal: Deal, leg: Leg, hidden: boolean): Refusal<Podesta> | undefined {
  const { state } = table;
  const { from, to, kind, a, b, c } = leg;
  const [giver, taker] = [at(state.players, from), at(state.players, to)];
  switch (kind) {
    case 'florins': {
      const sum = a + owed(table, deal, from);
      return sum > giver.purse ? { rule: RULE, reason: 'tooDear', florins: sum } : undefined;
    }
    case 'treasury': {
      // R42: public money only to another treasury, and only for something communal.
      const communal =
        leagued(state, from, to) || deal.legs.some(other => ['troops', 'surrender', 'league'].includes(other.kind));
      if (!communal) return { rule: 'pod.14c', reason: 'cannot', what: 'treasury' };
      if (state.communes[a]?.podesta !== from || state.communes[c]?.podesta !== to) return refuse('treasury');
      const sum =
        b +
        promised(
          deal,
          leg,
          other => other.a === a,
          other => other.b,
        );
      return sum > at(state.communes, a).treasury ? { rule: RULE, reason: 'tooDear', florins: sum } : undefined;
    }
    case 'goods': {
      const lots =
        b +
        promised(
          deal,
          leg,
          other => other.a === a,
          other => other.b,
        );
      return lots > held(state, from, a) ? { rule: 'pod.22j', reason: 'noStock', good: a } : undefined;
    }
    case 'beneficio': {
      if (!hidden) return undefined;
      const kinds =
        1 +
        promised(
          deal,
          leg,
          other => other.a === a,
          () => 1,
        );
      const owned = giver.benefici.filter(one => one === a).length;
      return kinds > owned ? { rule: 'pod.31g', reason: 'noBeneficio', kind: a } : undefined;
    }
    case 'sestiere': {
      if (state.holder[a] !== from || (state.place[a] ?? -1) < 0) return refuse('sestiere');
      if (deal.legs.some(other => other.kind === 'sestiere' && other.a === a)) return refuse('sestiere');
      if (!mayTurn(table, to, a)) return { rule: 'pod.12f', reason: 'turnsSpent', sestiere: a };
      return haveMet(table, from, to) ? undefined : { rule: 'pod.26a', reason: 'counterNeeded', commune: a };
    }
    case 'troops':
      if (state.holder[a] !== from || at(state.back, a) > 0 || at(state.lent, a) >= 0) return refuse('troops');
      return deal.legs.some(other => other.kind === 'troops' && other.a === a) ? refuse('troops') : undefined;
    case 'hospitality':
      return state.communes[a]?.podesta === from && taker.exiled && giver.faction === taker.faction && taker.host !== a
        ? undefined
        : refuse('hospitality');
    case 'refugees': {
      const sum = at(table.world.tax, a % SESTIERI) + owed(table, deal, from);
      if (sum > giver.purse || deal.legs.some(other => other.kind === kind && other.a === a)) return refuse('refugees');
      return hostings(table, from, a).some(({ commune, from: purse }) => commune === b && purse === PURSE)
        ? undefined
        : refuse('refugees');
    }
    case 'release':
      return state.communes[a]?.captor === from && state.communes[a]?.podesta === to ? undefined : refuse('release');
    case 'league':
      return whyNoLeague(table, deal);
    case 'surrender':
      return surrenders(table, from, to).includes(a) ? undefined : refuse('surrender');
    case 'promise':
      return deal.legs.some(other => other.kind === kind && other.from === from && other.a === a)
        ? refuse('promise')
        : undefined;
  }
}

/** Why the two parties cannot join in a league (pod.20a, pod.20d, R45). */
function whyNoLeague(table: Table, { proposer, partner, legs }: Deal): Refusal<Podesta> | undefined {
  const { state } = table;
  const [one, other] = [at(state.players, proposer), at(state.players, partner)];
  if (legs.some(({ kind }) => kind === 'league')) return refuse('league');
  if (one.home < 0 || other.home < 0) return { rule: 'pod.20e', reason: 'exilesMayNot', seat: proposer };
  if (one.faction !== other.faction) return { rule: 'pod.20a', reason: 'cannot', what: 'faction' };
  if (one.league >= 0 && other.league >= 0) return { rule: 'pod.20a', reason: 'partners', seat: partner };
  return haveMet(table, proposer, partner)
    ? undefined
    : { rule: 'pod.20d', reason: 'counterNeeded', commune: other.home };
}

/** What `from` could surrender to `to`: communes besieged by him, or the battle under way (pod.42d, pod.44p). */
function surrenders({ state }: Table, from: number, to: number): number[] {
  if (state.battle) {
    const [one, other] = [sideOf(state, from), sideOf(state, to)];
    return one >= 0 && other >= 0 && one !== other ? [THIS_BATTLE] : [];
  }
  return governed(state, from).filter(commune => besiegers(state, commune).some(({ seat }) => seat === to));
}

const sideOf = ({ battle }: State, seat: number): number => battle?.seats.findIndex(side => side[0] === seat) ?? -1;

/** Every clause that can be added to the deal being drafted. */
export function clauses(table: Table, deal: Deal, place: DealPlace): Clause[] {
  if (deal.legs.length >= MOST_LEGS) return [];
  const { state } = table;
  const found: Clause[] = [];
  const add = (give: boolean, kind: LegKind, a: number, b = 0, c = 0): void => {
    const leg = legOf(deal, { give, kind, a, b, c });
    if (!whyNoLeg(table, deal, leg, leg.from === deal.proposer)) found.push({ give, kind, a, b, c });
  };
  for (const give of [true, false]) {
    const [from, to] = give ? [deal.proposer, deal.partner] : [deal.partner, deal.proposer];
    for (const florins of FLORINS) add(give, 'florins', florins);
    for (let good = 0; good < GOOD_KINDS; good++) for (const lots of LOTS) add(give, 'goods', good, lots);
    for (let kind = 0; kind < TOKEN_KINDS; kind++) add(give, 'beneficio', kind);
    for (let what = 0; what < PROMISES; what++) add(give, 'promise', what);
    state.communes.forEach(({ captor, podesta }, commune) => {
      if (captor === from && podesta === to) add(give, 'release', commune);
    });
    for (const source of governed(state, from))
      for (const target of governed(state, to))
        for (const florins of FLORINS.slice(2)) add(give, 'treasury', source, florins, target);
    if (place === 'battle') continue;
    state.holder.forEach((holder, sestiere) => {
      if (holder !== from) return;
      add(give, 'sestiere', sestiere);
      add(give, 'troops', sestiere);
    });
    for (const commune of governed(state, from)) {
      add(give, 'hospitality', commune);
      for (const sestiere of waiting(state)) add(give, 'refugees', sestiere, commune);
    }
    for (const commune of surrenders(table, from, to)) add(give, 'surrender', commune);
  }
  if (place !== 'battle') add(true, 'league', 0);
  return found;
}

/** Whether every clause can be carried out, clause after clause. */
export function canBeKept(table: Table, deal: Deal): boolean {
  return deal.legs.every((leg, index) => {
    // What makes a treasury's payment communal may stand anywhere in the deal.
    const later = deal.legs.slice(index + 1).filter(({ kind }) => leg.kind === 'treasury' && kind !== 'treasury');
    const others = { ...deal, legs: [...deal.legs.slice(0, index), ...later] };
    return whyNoLeg(table, others, leg, true) === undefined;
  });
}

/** Everybody who has to agree: the partner, then the league he would be admitted to. */
export function partiesOf({ state }: Table, { proposer, partner, legs }: Deal): number[] {
  if (!legs.some(({ kind }) => kind === 'league')) return [partner];
  const league = Math.max(at(state.players, proposer).league, at(state.players, partner).league);
  const members = state.players.flatMap((player, seat) => (league >= 0 && player.league === league ? [seat] : []));
  return [partner, ...members.filter(seat => seat !== partner && seat !== proposer)];
}

/** All clauses are carried out at once. */
export function execute(live: Live, deal: Deal): void {
  const { flow } = live;
  flow.emit({ type: 'agreed', rule: RULE, seat: deal.proposer, partner: deal.partner });
  const last: LegKind[] = ['sestiere', 'league', 'surrender'];
  for (const leg of deal.legs) if (!last.includes(leg.kind)) carryOut(live, leg, deal);
  for (const kind of last) for (const leg of deal.legs) if (leg.kind === kind) carryOut(live, leg, deal);
}

function carryOut(live: Live, leg: Leg, deal: Deal): void {
  const { state, flow, world } = live;
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
      if (state.holder[a] !== from || commune < 0) return;
      giveTrust(live, a, to, 0, 'pod.16e');
      settleTrust(live, commune, to);
      return;
    }
    case 'troops':
      state.lent[a] = to;
      return;
    case 'hospitality':
      at(state.players, to).host = a;
      flow.emit({ type: 'lodged', rule: 'pod.19b', seat: to, commune: a });
      return;
    case 'refugees':
      takeIn(live, from, a, b, PURSE);
      return;
    case 'release':
      freeCaptive(live, a, 'pod.32b');
      return;
    case 'league':
      joinLeague(live, from, to);
      return;
    case 'surrender':
      if (a === THIS_BATTLE) {
        flow.unwind('afterBattle');
        flow.next({ step: 'battleEnd', winner: sideOf(state, to), surrender: true, carroccio: [false, false] });
        return;
      }
      if (at(state.communes, a).podesta !== from) return;
      score(live, to, world.data.lengths.points.surrender, 'surrender', 'pod.3e');
      score(live, from, -world.data.lengths.points.surrender, 'surrender', 'pod.3j');
      flow.next({ step: 'conquest', seat: to, commune: a });
      return;
    case 'promise':
      state.promises = [...state.promises.slice(-11), { from, to, what: a, month: now(state) }];
      return;
  }
}

function joinLeague({ state, flow }: Live, one: number, other: number): void {
  const [first, second] = [at(state.players, one), at(state.players, other)];
  const used = state.players.map(({ league }) => league);
  const fresh = [0, 1, 2].find(league => !used.includes(league)) ?? 3;
  const league = first.league >= 0 ? first.league : second.league >= 0 ? second.league : fresh;
  for (const seat of [one, other])
    if (at(state.players, seat).league !== league) {
      at(state.players, seat).league = league;
      flow.emit({ type: 'leagueJoined', rule: 'pod.20a', seat, league });
    }
}

export const canTalk = ({ talks, players }: State, seat: number): boolean =>
  at(talks, seat) < MOST_OFFERS && !at(players, seat).out;
