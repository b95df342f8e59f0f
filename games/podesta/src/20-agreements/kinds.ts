/**
 * What can stand in an agreement (chapter 20, pod.R136), one row for each kind of clause: what could be said, why it
 * cannot be, and what is done when everybody has agreed. The words for it are in `text`, its worth to a bot in `bot`.
 */
import { at, type Refusal, type RuleId } from '@carroccio/kernel';
import { governed, pay, treasury } from '../09-money/money.ts';
import { freeCaptive, leaveLeague, quarterCompanies, settleTrust } from '../10-office/office.ts';
import { giveTrust, isBanishedBy, mayTurn } from '../10-office/trust.ts';
import { hostings, takeIn, waiting } from '../16-factions-and-exile/exile.ts';
import { drop, put } from '../21-trade/hands.ts';
import { held, takeLots } from '../21-trade/market.ts';
import { leagued } from '../24-annales/lasting.ts';
import { recallStranger } from '../26-armies/army.ts';
import type { Podesta } from '../shape.ts';
import { CHIT, type Deal, GOOD_KINDS, type State, TOKEN_KINDS } from '../state.ts';
import type { Live, Table } from '../world.ts';
import { askedOfPurse, meansOf, sentFrom } from './budget.ts';
import { haveMet, joinLeague, whyNoLeague, whyNoLeaving } from './leagues.ts';
import { PAYMENT, PROMISED_SUMS, PROMISES, promise, promiseBetween, TERMS } from './promises.ts';
import { whyNoShare } from './shares.ts';
import { surrender, surrenders } from './surrender.ts';
import { isOf, LEG_KINDS, type Leg, type LegKind, type Terms } from './terms.ts';

/** In which order clauses are carried out: money first, what changes trust and government last (pod.R137). */
export const ORDER = ['money', 'things', 'leagues', 'trust', 'surrender'] as const;

/** An offer, as far as the rules about its clauses go. */
export type Pact = Pick<Deal, 'proposer' | 'partner' | 'legs'>;

interface Kind<K extends LegKind> {
  /** When it is carried out. */
  readonly when: (typeof ORDER)[number];
  /** May be spoken of in a battle: it touches it (pod.R140). */
  readonly inBattle: boolean;
  /** Makes a payment of public money in the same deal communal (R42). */
  readonly communal: boolean;
  /** Everybody learns of it; the others stay between the two. */
  readonly open: boolean;
  /** The rule by which nobody can ask for it: only who has it knows of it. */
  readonly unasked?: RuleId;
  /** What could be said, before the rules are asked; of sums and lots the least. */
  thinkable(table: Table, from: number, to: number, give: boolean): readonly Terms[K][];
  /** Why it cannot stand in a deal. `hidden`: also look at what only the giver can see. */
  why(table: Table, pact: Pact, leg: Leg<K>, hidden: boolean): Refusal<Podesta> | undefined;
  /** How much of it there is: in steps of its own, beginning with one step; of one thing a party gives one sum. */
  readonly sum?: {
    readonly field: 'florins' | 'lots';
    readonly step: number;
    of(terms: Terms[K]): number;
    with(terms: Terms[K], amount: number): Terms[K];
    /** What the sum is of. */
    thing(terms: Terms[K]): number;
  };
  /** Terms that have this in common can all be said, or none of them. */
  alike?(terms: Terms[K]): number;
  /** Terms that differ in this are chosen apart: what else there is to choose does not go with both. */
  apart?(terms: Terms[K]): number;
  carryOut(live: Live, leg: Leg<K>): void;
}

export const RULE: RuleId = 'pod.20c';
/** Sums are spoken of in tens, public money in hundreds (pod.R134). */
const TEN = 10;
const HUNDRED = 100;
/** Communes are few: a pair of numbers as one. */
const pair = (one: number, other: number): number => one * 100 + other;

const refuse = (what: LegKind): Refusal<Podesta> => ({ rule: RULE, reason: 'cannot', what });
const tooDear = (florins: number, rule: RuleId = RULE): Refusal<Podesta> => ({ rule, reason: 'tooDear', florins });
const unless = (fine: boolean, kind: LegKind): Refusal<Podesta> | undefined => (fine ? undefined : refuse(kind));

/** The clauses of a kind that a party gives already. */
const given = <K extends LegKind>({ legs }: Pact, from: number, kind: K): Leg<K>[] =>
  legs.filter((leg): leg is Leg & Leg<K> => isOf(leg, kind) && leg.from === from);

/** Which Benefici a party holds is hidden; how many, and which companies serve somebody, everybody sees (pod.R146). */
function whyNoBeneficioSeen(state: State, deal: Pact, from: number, token: number): Refusal<Podesta> | undefined {
  if (given(deal, from, 'beneficio').length >= at(state.players, from).benefici.length)
    return { rule: 'pod.20b', reason: 'emptyHand', seat: from };
  const serves = token >= CHIT && at(state.employer, token - CHIT) >= 0;
  return serves ? { rule: 'pod.31g', reason: 'inService', company: token - CHIT } : undefined;
}

function trusting({ holder }: State, seat: number): { sestiere: number }[] {
  const found: { sestiere: number }[] = [];
  for (let sestiere = 0; sestiere < holder.length; sestiere++) if (holder[sestiere] === seat) found.push({ sestiere });
  return found;
}

const upTo = (many: number): number[] => Array.from({ length: many }, (_, index) => index);
/** The same in every offer. */
const ANY_GOOD = upTo(GOOD_KINDS).map(good => ({ good, lots: 1 }));
const ANY_BENEFICIO = upTo(TOKEN_KINDS).map(token => ({ token }));
const ANY_PROMISE = PROMISES.flatMap(what =>
  TERMS.flatMap(months => (what === PAYMENT ? PROMISED_SUMS : [0]).map(florins => ({ what, months, florins }))),
);

/** What a clause does that touches no battle, is no secret and stays between the two. */
const PLAIN = { when: 'things', inBattle: false, communal: false, open: false } as const;
const TALKED_OF_IN_BATTLE = { ...PLAIN, inBattle: true } as const;

export const KINDS: { readonly [K in LegKind]: Kind<K> } = {
  florins: {
    ...TALKED_OF_IN_BATTLE,
    when: 'money',
    thinkable: () => [{ florins: TEN }],
    why(table, { legs }, leg, hidden) {
      const means = meansOf(table, leg.from, hidden);
      const asked = askedOfPurse(table, [...legs, leg], leg.from, means);
      return asked > means.purse ? tooDear(asked) : undefined;
    },
    sum: {
      field: 'florins',
      step: TEN,
      of: ({ florins }) => florins,
      with: (_, florins) => ({ florins }),
      thing: () => 0,
    },
    carryOut: (live, { from, to, florins }) => pay(live, from, to, florins, RULE),
  },

  treasury: {
    ...TALKED_OF_IN_BATTLE,
    when: 'money',
    thinkable: ({ state }, from, to) =>
      governed(state, from).flatMap(chest => governed(state, to).map(into => ({ chest, florins: HUNDRED, into }))),
    // R42: public money only to another treasury, and only for something communal.
    why(table, { legs }, leg, hidden) {
      const { state } = table;
      const { from, to, chest, into } = leg;
      if (!leagued(state, from, to) && !legs.some(({ kind }) => KINDS[kind].communal))
        return { rule: 'pod.14c', reason: 'cannot', what: 'treasury' };
      if (at(state.communes, chest).podesta !== from || at(state.communes, into).podesta !== to)
        return refuse('treasury');
      const means = meansOf(table, from, hidden);
      const sent = sentFrom([...legs, leg], chest);
      if (sent > means.treasury(chest)) return tooDear(sent);
      const asked = askedOfPurse(table, [...legs, leg], from, means);
      return asked > means.purse ? tooDear(asked) : undefined;
    },
    sum: {
      field: 'florins',
      step: HUNDRED,
      of: ({ florins }) => florins,
      with: (terms, florins) => ({ ...terms, florins }),
      thing: ({ chest, into }) => pair(chest, into),
    },
    apart: ({ chest }) => chest,
    carryOut: (live, { chest, into, florins }) => pay(live, treasury(chest), treasury(into), florins, 'pod.20b'),
  },

  goods: {
    ...TALKED_OF_IN_BATTLE,
    thinkable: () => ANY_GOOD,
    why({ state }, deal, { from, good, lots }) {
      const promised = given(deal, from, 'goods').reduce((sum, leg) => (leg.good === good ? sum + leg.lots : sum), 0);
      return lots + promised > held(state, from, good) ? { rule: 'pod.22j', reason: 'noStock', good } : undefined;
    },
    sum: {
      field: 'lots',
      step: 1,
      of: ({ lots }) => lots,
      with: (terms, lots) => ({ ...terms, lots }),
      thing: ({ good }) => good,
    },
    apart: ({ good }) => good,
    carryOut: (live, { from, to, good, lots }) => takeLots(live, from, to, good, lots, 'pod.22j'),
  },

  beneficio: {
    ...TALKED_OF_IN_BATTLE,
    // What a giver does not have he would be refused; what others have nobody knows.
    thinkable({ state }, from, _, give) {
      if (!give) return ANY_BENEFICIO;
      const { benefici } = at(state.players, from);
      return ANY_BENEFICIO.filter(({ token }) => benefici.includes(token));
    },
    why({ state }, deal, { from, token }, hidden) {
      if (!hidden) return whyNoBeneficioSeen(state, deal, from, token);
      const owned = at(state.players, from).benefici.filter(one => one === token).length;
      const promised = given(deal, from, 'beneficio').filter(leg => leg.token === token).length;
      return promised >= owned ? { rule: 'pod.31g', reason: 'noBeneficio', kind: token } : undefined;
    },
    carryOut({ state, flow }, { from, to, token }) {
      flow.reveal();
      drop(at(state.players, from).benefici, token);
      put(at(state.players, to).benefici, token);
    },
  },

  release: {
    ...TALKED_OF_IN_BATTLE,
    open: true,
    thinkable: ({ state }, from) =>
      state.communes.flatMap(({ captor }, commune) => (captor === from ? [{ commune }] : [])),
    why({ state }, deal, { from, to, commune }) {
      const { captor, podesta } = at(state.communes, commune);
      const again = given(deal, from, 'release').some(leg => leg.commune === commune);
      return unless(captor === from && podesta === to && !again, 'release');
    },
    carryOut: (live, { commune }) => freeCaptive(live, commune, 'pod.32b'),
  },

  surrender: {
    ...TALKED_OF_IN_BATTLE,
    when: 'surrender',
    communal: true,
    open: true,
    thinkable: (table, from, to) => surrenders(table, from, to).map(commune => ({ commune })),
    why(table, deal, { from, to, commune }) {
      const again = given(deal, from, 'surrender').some(leg => leg.commune === commune);
      return unless(!again && surrenders(table, from, to).includes(commune), 'surrender');
    },
    carryOut: (live, { from, to, commune }) => surrender(live, from, to, commune),
  },

  promise: {
    ...TALKED_OF_IN_BATTLE,
    thinkable: () => ANY_PROMISE,
    why({ state }, deal, { from, to, what }) {
      const again = given(deal, from, 'promise').some(leg => leg.what === what);
      return unless(!again && !promiseBetween(state, from, to, what), 'promise');
    },
    alike: ({ what }) => what,
    apart: ({ what }) => (what === PAYMENT ? 1 : 0),
    carryOut: (live, { from, to, what, months, florins }) => promise(live, from, to, what, months, florins),
  },

  sestiere: {
    ...PLAIN,
    when: 'trust',
    open: true,
    thinkable: ({ state }, from) => trusting(state, from),
    why(table, deal, { from, to, sestiere }) {
      const { state } = table;
      const commune = at(state.place, sestiere);
      const again = given(deal, from, 'sestiere').some(leg => leg.sestiere === sestiere);
      if (state.holder[sestiere] !== from || commune < 0 || again) return refuse('sestiere');
      if (isBanishedBy(state, to, sestiere)) return { rule: 'pod.17c', reason: 'absent', sestiere };
      if (!mayTurn(table, to, sestiere)) return { rule: 'pod.12f', reason: 'turnsSpent', sestiere };
      return haveMet(table, from, to) ? undefined : { rule: 'pod.26a', reason: 'counterNeeded', commune };
    },
    carryOut(live, { to, sestiere }) {
      const commune = at(live.state.place, sestiere);
      giveTrust(live, sestiere, to, 'pod.16e');
      recallStranger(live, sestiere);
      settleTrust(live, commune, to);
    },
  },

  troops: {
    ...PLAIN,
    communal: true,
    thinkable: ({ state }, from) => trusting(state, from),
    why({ state }, deal, { from, to, sestiere }, hidden) {
      const lent = at(state.lent, sestiere);
      // A company lent to somebody else already is a secret of the two.
      // Nor does the taker know whether it has marched; in the field it waits with its army (pod.29t).
      const away = hidden && (lent >= 0 || at(state.armyOf, sestiere) >= 0);
      const again = given(deal, from, 'troops').some(leg => leg.sestiere === sestiere);
      const there = state.holder[sestiere] === from && at(state.back, sestiere) === 0;
      return unless(there && !away && lent !== to && !again, 'troops');
    },
    carryOut({ state }, { to, sestiere }) {
      state.lent[sestiere] = to;
    },
  },

  share: {
    ...PLAIN,
    unasked: 'pod.22g',
    thinkable: ({ state }, from) => at(state.players, from).mercator.map(card => ({ card, lots: 1 })),
    why(table, deal, leg, hidden) {
      const again = given(deal, leg.from, 'share').some(({ card }) => card === leg.card);
      return again ? refuse('share') : whyNoShare(table, leg, hidden);
    },
    sum: {
      field: 'lots',
      step: 1,
      of: ({ lots }) => lots,
      with: (terms, lots) => ({ ...terms, lots }),
      thing: ({ card }) => card,
    },
    apart: ({ card }) => card,
    carryOut({ state }, { from, to, card, lots }) {
      state.pledges.push({ seat: from, card, partner: to, lots });
    },
  },

  hospitality: {
    ...PLAIN,
    thinkable: ({ state }, from) => governed(state, from).map(commune => ({ commune })),
    why({ state }, _, { from, to, commune }) {
      const [host, guest] = [at(state.players, from), at(state.players, to)];
      const fits = guest.exiled && host.faction === guest.faction && guest.host !== commune;
      return unless(at(state.communes, commune).podesta === from && fits, 'hospitality');
    },
    carryOut(live, { to, commune }) {
      at(live.state.players, to).host = commune;
      live.flow.emit({ type: 'lodged', rule: 'pod.19b', seat: to, commune });
      quarterCompanies(live, to);
    },
  },

  refugees: {
    ...PLAIN,
    communal: true,
    thinkable: (table, from) =>
      waiting(table.state).flatMap(sestiere =>
        hostings(table, from, sestiere).map(({ commune, from: payer }) => ({ sestiere, commune, payer })),
      ),
    why(table, deal, leg, hidden) {
      const { from, sestiere, commune, payer } = leg;
      const again = given(deal, from, 'refugees').some(other => other.sestiere === sestiere);
      const fits = hostings(table, from, sestiere).some(one => one.commune === commune && one.from === payer);
      if (again || !fits) return refuse('refugees');
      const means = meansOf(table, from, hidden);
      const asked = askedOfPurse(table, [...deal.legs, leg], from, means);
      return asked > means.purse ? tooDear(asked, 'pod.47a') : undefined;
    },
    apart: ({ sestiere, commune }) => pair(sestiere, commune),
    carryOut: (live, { from, sestiere, commune, payer }) => takeIn(live, from, sestiere, commune, payer),
  },

  league: {
    ...PLAIN,
    when: 'leagues',
    communal: true,
    open: true,
    // Whoever joins says so; that the other should leave his league can be asked for.
    thinkable: (_, __, ___, give) => (give ? [{ leaving: false }, { leaving: true }] : [{ leaving: true }]),
    why(table, deal, { from, leaving }) {
      if (deal.legs.some(({ kind }) => kind === 'league')) return refuse('league');
      return leaving ? whyNoLeaving(table.state, from) : whyNoLeague(table, deal);
    },
    carryOut(live, { from, to, leaving }) {
      if (leaving) leaveLeague(live, from, 'pod.20a');
      else joinLeague(live, from, to);
    },
  },
};

/** The kinds in the order in which they are offered: those of a battle first. */
export const kindsIn = (battle: boolean): readonly LegKind[] => (battle ? OF_BATTLES : LEG_KINDS);
const OF_BATTLES = LEG_KINDS.filter(kind => KINDS[kind].inBattle);
