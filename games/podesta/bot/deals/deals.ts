/** Deals: what an offer is worth to the seat, and whether it says yes. */
import { at } from '@carroccio/kernel';
import { alive } from '../../src/10-office/office.ts';
import { loyal } from '../../src/10-office/trust.ts';
import { THIS_BATTLE } from '../../src/20-agreements/surrender.ts';
import { isOf, type Leg, type LegKind } from '../../src/20-agreements/terms.ts';
import { CHIT, PRODITOR } from '../../src/state.ts';
import { type Choice, type Choices, eyesOf, type Mind, plain } from '../mind.ts';
import { cardProfit, completing, partWorth, WORTH_A_CARD } from '../trade/cards.ts';
import { forgone, resale } from '../trade/lots.ts';
import { battleChance } from '../war/strength.ts';
import { debtsDue, leader, POINT, PUBLIC } from '../worth.ts';
import { promiseCost, promiseGain } from './word.ts';

/** What a useful league is worth, in florins. */
const LEAGUE = 50;

/** A Beneficio in florins. */
function tokenValue(kind: number): number {
  if (kind === PRODITOR) return 250;
  return kind >= CHIT ? 150 : 40 + 25 * (kind % 3);
}

/** A sestiere in florins; whoever gives away the last ones that keep him in office gives more. */
function sestiereValue({ state, me }: Mind, sestiere: number, owner: number): number {
  const commune = at(state.place, sestiere);
  const left = commune < 0 ? 0 : loyal(state, owner, commune).length;
  const office = commune >= 0 && at(state.communes, commune).podesta === owner && left <= 4;
  return POINT * (office ? (commune === me.home ? 6 : 2) : 1);
}

/** By kind: what changes hands with a clause, in florins, for whichever party the seat is. */
const WORTH: { readonly [K in LegKind]: (mind: Mind, leg: Leg<K>) => number } = {
  // What is owed to the bank is not spent lightly.
  florins: (mind, { to, florins }) =>
    to === mind.seat || florins <= mind.me.purse - debtsDue(mind) ? florins : 2 * florins,
  treasury: (_, { florins }) => PUBLIC * florins,
  goods: (mind, { to, good, lots }) => (to === mind.seat ? lotsGained(mind, good, lots) : forgone(mind, good, lots)),
  beneficio: (_, { token }) => tokenValue(token),
  release: ({ seat }, { to }) => (to === seat ? 300 : 100),
  surrender: (mind, { from, to, commune }) => (commune === THIS_BATTLE ? surrenderValue(mind, from, to) : POINT * 8),
  promise: (mind, { from, to, what, florins }) =>
    to === mind.seat ? promiseGain(eyesOf(mind, from), to, what, florins) : promiseCost(mind, to, what, florins),
  sestiere: (mind, { from, sestiere }) => sestiereValue(mind, sestiere, from),
  troops: () => 150,
  // Whoever shares a card plays it himself: what he gives away he could not have taken.
  share: (mind, { to, card, lots }) =>
    to === mind.seat ? partWorth(mind, card, lots) : -Math.max(0, cardProfit(mind, card, lots) - WORTH_A_CARD),
  hospitality: () => 100,
  refugees: ({ seat }, { from }) => (from === seat ? -POINT / 3 : 0),
  // Leaving one is worth nothing; joining is weighed for both at once.
  league: () => 0,
};

const legValue = <K extends LegKind>(mind: Mind, leg: Leg<K>): number => WORTH[leg.kind](mind, leg);

/** Lots that come in can be sold from next month on, or complete a card. */
const lotsGained = (mind: Mind, good: number, lots: number): number =>
  mind.monthsLeft <= 1 ? 0 : Math.max(resale(mind, good, lots, 0), completing(mind, good, lots));

/** A battle given up: two points for certain instead of three by chance. */
function surrenderValue(mind: Mind, from: number, to: number): number {
  const chance = battleChance(mind, to === mind.seat ? mind.seat : from);
  const expected = 3 * (2 * chance - 1);
  return POINT * (to === mind.seat ? 2 - expected : 2 + expected);
}

/** A league is a good thing while somebody else leads. */
function leagueValue(mind: Mind, partner: number): number {
  const { state, seat } = mind;
  const others = alive(state).filter(other => other !== seat);
  return others.length > 1 && leader(mind, others) !== partner ? LEAGUE : -LEAGUE;
}

/** The worth of some clauses to the seat. */
export function dealValue(mind: Mind, legs: readonly Leg[]): number {
  const { seat } = mind;
  return legs.reduce((total, leg) => {
    if (isOf(leg, 'league') && !leg.leaving) return total + leagueValue(mind, leg.from === seat ? leg.to : leg.from);
    const value = legValue(mind, leg);
    if (leg.to === seat) return total + value;
    // Who gives wants a little more than what he gives is worth.
    return leg.from === seat ? total - (value > 0 ? value * 1.1 : value) : total;
  }, 0);
}

export const answerDeal = (mind: Mind, choices: Choices): Choice =>
  dealValue(mind, mind.state.deal?.legs ?? []) > 0 ? plain(choices, 'accept', 'decline') : plain(choices, 'decline');
