/** Deals: what an offer is worth to the seat, and whether it says yes. */
import { at } from '@carroccio/kernel';
import { alive } from '../src/office.ts';
import { CHIT, type Leg, PRODITOR } from '../src/state.ts';
import { loyal } from '../src/trust.ts';
import { type Choice, type Choices, type Mind, plain } from './mind.ts';
import { battleChance } from './strength.ts';

const POINT = 500;

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

/** What changes hands with a clause, in florins. */
function legValue(mind: Mind, { kind, a, b, from, to }: Leg): number {
  const { state, seat } = mind;
  switch (kind) {
    case 'florins':
      return a;
    case 'treasury':
      return b / 2;
    case 'goods':
      return b * at(state.prices, a);
    case 'beneficio':
      return tokenValue(a);
    case 'sestiere':
      return sestiereValue(mind, a, from);
    case 'troops':
      return 150;
    case 'refugees':
      return from === seat ? -POINT / 3 : 0;
    case 'release':
      return 300;
    case 'hospitality':
      return 100;
    case 'surrender':
      return a < 0 ? surrenderValue(mind, from, to) : POINT * 8;
    default:
      return 0;
  }
}

/** A battle given up: two points for certain instead of three by chance. */
function surrenderValue(mind: Mind, from: number, to: number): number {
  const chance = battleChance(mind, to === mind.seat ? mind.seat : from);
  const expected = 3 * (2 * chance - 1);
  return POINT * (to === mind.seat ? 2 - expected : 2 + expected);
}

/** The worth of the whole offer to the seat. */
export function dealValue(mind: Mind): number {
  const { state, seat } = mind;
  const legs = state.deal?.legs ?? [];
  const sum = legs.reduce((total, leg) => {
    const value = legValue(mind, leg);
    if (leg.to === seat) return total + value;
    return leg.from === seat ? total - value * 1.1 : total;
  }, 0);
  // A league is a good thing while there is somebody to be allied against.
  const league = legs.some(({ kind }) => kind === 'league') && alive(state).length > 2 ? 50 : 0;
  return sum + league;
}

export const answerDeal = (mind: Mind, choices: Choices): Choice =>
  dealValue(mind) > 0 ? plain(choices, 'accept', 'decline') : plain(choices, 'decline');
