/** What can stand in an agreement (chapter 20, pod.R136): clauses, and why one cannot. */
import { at, type Refusal } from '@carroccio/kernel';
import { governed, PURSE, treasury } from '../09-money/money.ts';
import { isBanishedBy, mayTurn } from '../10-office/trust.ts';
import { hostings, waiting } from '../16-factions-and-exile/exile.ts';
import { capacity, cardLots, whyNoMoreCards } from '../21-trade/bargains.ts';
import { held } from '../21-trade/market.ts';
import { leagued } from '../24-annales/lasting.ts';
import { besiegers } from '../26-armies/movement.ts';
import { setAside } from '../30-battle/extra-pay.ts';
import type { DealPlace, Podesta } from '../shape.ts';
import {
  type Deal,
  FIRST_MERCENARY,
  GOOD_KINDS,
  type Leg,
  type LegKind,
  SESTIERI,
  type State,
  TOKEN_KINDS,
} from '../state.ts';
import type { Table } from '../world.ts';
import { PAYMENT, PROMISED_SUMS, PROMISES, promiseBetween, TERMS } from './promises.ts';

/** A clause before it is known who gives: `give` means from the proposer to his partner. */
interface Clause {
  give: boolean;
  kind: LegKind;
  a: number;
  b: number;
  c: number;
}

export const MOST_LEGS = 6;
const FLORINS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const LOTS = [1, 2, 3, 5];
/** The battle under way, as the object of a surrender. */
export const THIS_BATTLE = -1;
/** What a clause about a league says. */
const JOIN = 0;
export const LEAVE = 1;
/** What makes a payment of public money communal (R42). */
const COMMUNAL: readonly LegKind[] = ['troops', 'surrender', 'league', 'refugees'];
export const RULE = 'pod.20c';

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

/** Whether a term of a clause names one of so many things. */
const isOneOf = (many: number, index: number): boolean => index >= 0 && index < many;

const refuse = (what: LegKind): Refusal<Podesta> => ({ rule: RULE, reason: 'cannot', what });

/** The clauses of the same giver and kind that speak of the same thing. */
const alike = ({ legs }: Deal, { from, kind, a }: Leg): Leg[] =>
  legs.filter(leg => leg.from === from && leg.kind === kind && leg.a === a);
const lotsOf = (legs: readonly Leg[]): number => legs.reduce((sum, { b }) => sum + b, 0);

/** What a party has already bound its purse to in this deal: florins, and the keep of refugees. */
const owed = ({ world }: Table, { legs }: Deal, from: number): number =>
  legs
    .filter(leg => leg.from === from)
    .reduce((sum, { kind, a, c }) => {
      if (kind === 'florins') return sum + a;
      return kind === 'refugees' && c === PURSE ? sum + at(world.tax, a % SESTIERI) : sum;
    }, 0);

/** The same for a treasury: sums for another one, and the keep of refugees. */
const publiclyOwed = ({ world }: Table, { legs }: Deal, commune: number): number =>
  legs.reduce((sum, { kind, a, b, c }) => {
    if (kind === 'treasury' && a === commune) return sum + b;
    return kind === 'refugees' && c === commune ? sum + at(world.tax, a % SESTIERI) : sum;
  }, 0);

/** Why a clause cannot stand in a deal. `hidden`: also look at what only the giver can see. */
export function whyNoLeg(table: Table, deal: Deal, leg: Leg, hidden: boolean): Refusal<Podesta> | undefined {
  const { state } = table;
  const { from, to, kind, a, b, c } = leg;
  const [giver, taker] = [at(state.players, from), at(state.players, to)];
  const same = alike(deal, leg);
  // Extra pay is its payer's secret (pod.38b).
  const laid = (account: number): number => (hidden ? setAside(state, account) : 0);
  switch (kind) {
    case 'florins': {
      const sum = a + owed(table, deal, from);
      return sum > giver.purse - laid(from) ? { rule: RULE, reason: 'tooDear', florins: sum } : undefined;
    }
    case 'treasury': {
      // R42: public money only to another treasury, and only for something communal.
      if (!leagued(state, from, to) && !deal.legs.some(other => COMMUNAL.includes(other.kind)))
        return { rule: 'pod.14c', reason: 'cannot', what: 'treasury' };
      if (state.communes[a]?.podesta !== from || state.communes[c]?.podesta !== to) return refuse(kind);
      const sum = b + publiclyOwed(table, deal, a);
      return sum > at(state.communes, a).treasury - laid(treasury(a))
        ? { rule: RULE, reason: 'tooDear', florins: sum }
        : undefined;
    }
    case 'goods':
      if (!isOneOf(GOOD_KINDS, a)) return refuse(kind);
      return b + lotsOf(same) > held(state, from, a) ? { rule: 'pod.22j', reason: 'noStock', good: a } : undefined;
    case 'beneficio': {
      if (!hidden) return undefined;
      const owned = giver.benefici.filter(one => one === a).length;
      return same.length >= owned ? { rule: 'pod.31g', reason: 'noBeneficio', kind: a } : undefined;
    }
    case 'sestiere':
      if (state.holder[a] !== from || (state.place[a] ?? -1) < 0 || same.length > 0) return refuse(kind);
      if (isBanishedBy(state, to, a)) return { rule: 'pod.17c', reason: 'absent', sestiere: a };
      if (!mayTurn(table, to, a)) return { rule: 'pod.12f', reason: 'turnsSpent', sestiere: a };
      return haveMet(table, from, to)
        ? undefined
        : { rule: 'pod.26a', reason: 'counterNeeded', commune: at(state.place, a) };
    case 'troops':
      if (!isOneOf(FIRST_MERCENARY, a)) return refuse(kind);
      // A company lent to somebody else already is a secret of the two.
      // Nor does the taker know whether it has marched; in the field it waits with its army (pod.29t).
      if ((hidden && (at(state.lent, a) >= 0 || at(state.armyOf, a) >= 0)) || state.lent[a] === to) return refuse(kind);
      return state.holder[a] !== from || at(state.back, a) > 0 || same.length > 0 ? refuse(kind) : undefined;
    case 'share':
      return whyNoShare(table, deal, leg, hidden);
    case 'hospitality':
      return state.communes[a]?.podesta === from && taker.exiled && giver.faction === taker.faction && taker.host !== a
        ? undefined
        : refuse(kind);
    case 'refugees': {
      const hosted = isOneOf(FIRST_MERCENARY, a) ? hostings(table, from, a) : [];
      if (same.length > 0 || !hosted.some(one => one.commune === b && one.from === c)) return refuse(kind);
      const tax = at(table.world.tax, a % SESTIERI);
      const sum = tax + (c === PURSE ? owed(table, deal, from) : publiclyOwed(table, deal, c));
      return sum > (c === PURSE ? giver.purse : at(state.communes, c).treasury)
        ? { rule: 'pod.47a', reason: 'tooDear', florins: sum }
        : undefined;
    }
    case 'release':
      return state.communes[a]?.captor === from && state.communes[a]?.podesta === to && same.length === 0
        ? undefined
        : refuse(kind);
    case 'league':
      return a === LEAVE ? whyNoLeaving(state, deal, leg) : whyNoLeague(table, deal);
    case 'surrender':
      return same.length === 0 && surrenders(table, from, to).includes(a) ? undefined : refuse(kind);
    case 'promise':
      return same.length > 0 || promiseBetween(state, from, to, a) ? refuse(kind) : undefined;
  }
}

/** A part in a card of the giver's hand, as large as the taker can cover (pod.22i, R15). */
function whyNoShare(table: Table, deal: Deal, leg: Leg, hidden: boolean): Refusal<Podesta> | undefined {
  const { from, to, a: card, b: lots } = leg;
  const { state } = table;
  if (hidden && !at(state.players, from).mercator.includes(card)) return { rule: 'pod.22c', reason: 'notInHand', card };
  const late = whyNoMoreCards(state, from);
  if (late) return late;
  // What others have agreed to take is known to the card's holder.
  const agreed = hidden ? state.pledges.filter(pledge => pledge.seat === from && pledge.card === card) : [];
  if (agreed.some(({ partner }) => partner === to) || alike(deal, leg).length > 0) return refuse('share');
  const taken = agreed.reduce((sum, pledge) => sum + pledge.lots, 0);
  if (lots + taken > cardLots(table, card) || lots > capacity(table, to, card, 0))
    return { rule: 'pod.22i', reason: 'cannot', what: 'cover' };
  return undefined;
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

const whyNoLeaving = ({ players }: State, { legs }: Deal, { from }: Leg): Refusal<Podesta> | undefined =>
  at(players, from).league < 0 || legs.some(({ kind }) => kind === 'league') ? refuse('league') : undefined;

/** What `from` could surrender to `to`: communes besieged by him, or the battle under way (pod.42d, pod.44p). */
export function surrenders({ state }: Table, from: number, to: number): number[] {
  if (state.battle) {
    const [one, other] = [sideOf(state, from), sideOf(state, to)];
    return one >= 0 && other >= 0 && one !== other ? [THIS_BATTLE] : [];
  }
  return governed(state, from).filter(commune => besiegers(state, commune).some(({ seat }) => seat === to));
}

export const sideOf = ({ battle }: State, seat: number): number =>
  battle?.seats.findIndex(side => side[0] === seat) ?? -1;

/** In a battle only what touches it: money, goods, Benefici, captives, promises and the surrender itself. */
const IN_BATTLE: readonly LegKind[] = ['florins', 'treasury', 'goods', 'beneficio', 'release', 'surrender', 'promise'];
const EVERYTHING: readonly LegKind[] = [
  ...IN_BATTLE,
  'sestiere',
  'troops',
  'share',
  'hospitality',
  'refugees',
  'league',
];

/** The triples that a clause of a kind could hold, before the rules are asked. */
function thinkable(table: Table, from: number, to: number, kind: LegKind): number[][] {
  const { state, world } = table;
  const loyal = (): number[][] => state.holder.flatMap((holder, sestiere) => (holder === from ? [[sestiere]] : []));
  switch (kind) {
    case 'florins':
      return FLORINS.map(florins => [florins]);
    case 'treasury':
      return governed(state, from).flatMap(source =>
        governed(state, to).flatMap(target => FLORINS.slice(3).map(florins => [source, florins, target])),
      );
    case 'goods':
      return Array.from({ length: GOOD_KINDS }, (_, good) => good).flatMap(good => LOTS.map(lots => [good, lots]));
    case 'beneficio':
      return Array.from({ length: TOKEN_KINDS }, (_, token) => [token]);
    case 'sestiere':
    case 'troops':
      return loyal();
    case 'share':
      return at(state.players, from).mercator.flatMap(card =>
        Array.from({ length: at(world.data.mercator.cards, card).lots }, (_, index) => [card, index + 1]),
      );
    case 'hospitality':
      return governed(state, from).map(commune => [commune]);
    case 'refugees':
      return waiting(state).flatMap(sestiere =>
        hostings(table, from, sestiere).map(({ commune, from: payer }) => [sestiere, commune, payer]),
      );
    case 'release':
      return state.communes.flatMap(({ captor }, commune) => (captor === from ? [[commune]] : []));
    case 'league':
      return [[JOIN], [LEAVE]];
    case 'surrender':
      return surrenders(table, from, to).map(what => [what]);
    case 'promise':
      return PROMISES.flatMap(what =>
        TERMS.flatMap(months =>
          what === PAYMENT ? PROMISED_SUMS.map(florins => [what, months, florins]) : [[what, months]],
        ),
      );
  }
}

/** Every clause of a kind that can be added to the deal being drafted. */
export const clauses = (table: Table, deal: Deal, give: boolean, kind: LegKind): Clause[] =>
  imagined(table, deal, give, kind).filter(clause => canStand(table, deal, clause));

function imagined(table: Table, deal: Deal, give: boolean, kind: LegKind): Clause[] {
  const [from, to] = give ? [deal.proposer, deal.partner] : [deal.partner, deal.proposer];
  // A card in somebody else's hand is unknown: only its holder can offer a part in it.
  if (kind === 'share' && !give) return [];
  return thinkable(table, from, to, kind)
    .map(([a = 0, b = 0, c = 0]) => ({ give, kind, a, b, c }))
    .filter(({ a }) => give || kind !== 'league' || a === LEAVE);
}

function canStand(table: Table, deal: Deal, clause: Clause): boolean {
  const leg = legOf(deal, clause);
  return hasRoom(deal, leg) && !whyNoLeg(table, deal, leg, clause.give);
}

/** Sums and lots of one thing are one clause. */
export const joins = (leg: Leg, other: Leg): boolean => {
  if (leg.kind !== other.kind || leg.from !== other.from) return false;
  if (leg.kind === 'florins') return true;
  return (leg.kind === 'goods' || leg.kind === 'treasury') && leg.a === other.a && leg.c === other.c;
};

/** Sums and lots of one thing grow together; anything else is a clause of its own. */
export function addLeg(deal: Deal, leg: Leg): void {
  const same = deal.legs.find(one => joins(one, leg));
  if (!same) deal.legs.push(leg);
  else if (leg.kind === 'florins') same.a += leg.a;
  else same.b += leg.b;
}

const hasRoom = ({ legs }: Deal, leg: Leg): boolean => legs.length < MOST_LEGS || legs.some(one => joins(one, leg));

/** Kinds of clauses that can be spoken of now, and by whom they would be given. */
export const topics = (table: Table, deal: Deal, place: DealPlace): { give: boolean; kind: LegKind }[] =>
  (place === 'battle' ? IN_BATTLE : EVERYTHING).flatMap(kind =>
    [true, false]
      .filter(give => imagined(table, deal, give, kind).some(clause => canStand(table, deal, clause)))
      .map(give => ({ give, kind })),
  );

/** Why nothing of this kind can be put into the deal. */
export function whyNoTopic(table: Table, deal: Deal, give: boolean, kind: LegKind): Refusal<Podesta> {
  if (deal.legs.length >= MOST_LEGS) return { rule: RULE, reason: 'noMore', most: MOST_LEGS };
  const [from, to] = give ? [deal.proposer, deal.partner] : [deal.partner, deal.proposer];
  if (kind === 'share' && !give) return { rule: 'pod.22g', reason: 'cannot', what: kind };
  for (const [a = 0, b = 0, c = 0] of thinkable(table, from, to, kind)) {
    const why = whyNoLeg(table, deal, legOf(deal, { give, kind, a, b, c }), give);
    if (why) return why;
  }
  return refuse(kind);
}

/** Whether every clause can be carried out, clause after clause, as far as a seat can see (null: all of it). */
export function canBeKept(table: Table, deal: Deal, seat: number | null): boolean {
  return deal.legs.every((leg, index) => {
    // What makes a treasury's payment communal may stand anywhere in the deal.
    const later = deal.legs.slice(index + 1).filter(({ kind }) => leg.kind === 'treasury' && kind !== 'treasury');
    const others = { ...deal, legs: [...deal.legs.slice(0, index), ...later] };
    return whyNoLeg(table, others, leg, seat === null || leg.from === seat) === undefined;
  });
}
