/** Deals: what an offer is worth to the seat, and whether it says yes. */
import { at } from '@carroccio/kernel';
import { alive } from '../../src/10-office/office.ts';
import { loyal } from '../../src/10-office/trust.ts';
import { LEAVE } from '../../src/20-agreements/clauses.ts';
import { CHIT, type Leg, PRODITOR } from '../../src/state.ts';
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

/** What changes hands with a clause, in florins, for whichever party the seat is. */
function legValue(mind: Mind, { kind, a, b, c, from, to }: Leg): number {
  const { seat } = mind;
  const receives = to === seat;
  switch (kind) {
    case 'florins':
      // What is owed to the bank is not spent lightly.
      return receives || a <= mind.me.purse - debtsDue(mind) ? a : 2 * a;
    case 'treasury':
      return PUBLIC * b;
    case 'goods':
      return receives ? lotsGained(mind, a, b) : forgone(mind, a, b);
    case 'beneficio':
      return tokenValue(a);
    case 'sestiere':
      return sestiereValue(mind, a, from);
    case 'troops':
      return 150;
    case 'share':
      // Whoever shares a card plays it himself: what he gives away he could not have taken.
      return receives ? partWorth(mind, a, b) : -Math.max(0, cardProfit(mind, a, b) - WORTH_A_CARD);
    case 'refugees':
      return from === seat ? -POINT / 3 : 0;
    case 'release':
      return receives ? 300 : 100;
    case 'hospitality':
      return 100;
    case 'surrender':
      return a < 0 ? surrenderValue(mind, from, to) : POINT * 8;
    case 'promise':
      return receives ? promiseGain(eyesOf(mind, from), to, a, c) : promiseCost(mind, to, a, c);
    case 'league':
      return 0;
  }
}

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
    if (leg.kind === 'league' && leg.a !== LEAVE)
      return total + leagueValue(mind, leg.from === seat ? leg.to : leg.from);
    const value = legValue(mind, leg);
    if (leg.to === seat) return total + value;
    // Who gives wants a little more than what he gives is worth.
    return leg.from === seat ? total - (value > 0 ? value * 1.1 : value) : total;
  }, 0);
}

export const answerDeal = (mind: Mind, choices: Choices): Choice =>
  dealValue(mind, mind.state.deal?.legs ?? []) > 0 ? plain(choices, 'accept', 'decline') : plain(choices, 'decline');
