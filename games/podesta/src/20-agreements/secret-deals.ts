/** Agreements of others, drawn again: that somebody talks is known, about what is not (pod.R146, pod.R149). */
import { at, type Chance, type Look, pick } from '@carroccio/kernel';
import type { DealPlace, Podesta } from '../shape.ts';
import type { Deal, State } from '../state.ts';
import type { Table } from '../world.ts';
import { MOST_LEGS } from './clauses.ts';
import { partiesOf } from './deals.ts';
import { PAYMENT, PROMISED_SUMS, PROMISES, TERMS } from './promises.ts';
import type { Leg } from './terms.ts';
import { drawLegs } from './ways.ts';

/** Whether a seat knows what an offer says: its author, and everybody who is asked. */
export const isParty = ({ proposer, partner, legs }: Deal, seat: number, state: State): boolean => {
  if (seat === proposer || seat === partner) return true;
  const league = at(state.players, seat).league;
  const admits = legs.some(({ kind }) => kind === 'league') && league >= 0;
  return admits && [proposer, partner].some(one => at(state.players, one).league === league);
};

/** Clauses that show: members are asked about a league, and outside the phases one talks of surrender (pod.R140). */
const isKnown = (table: Table, deal: Deal, place: DealPlace, { kind }: Leg): boolean =>
  kind === 'league' ? partiesOf(table, deal).length > 1 : kind === 'surrender' && place !== 'phase';

/** Where the offer on the table is made. */
const placeOf = (look: Look<Podesta>): DealPlace => (look.inside('answer') ? look.enclosing('answer').place : 'phase');

/** How many clauses others may have agreed to speak of. */
const someLegs = (chance: Chance): number => 1 + chance.draw(MOST_LEGS);

/** Clauses about whatever could be spoken of; how many there are is as secret as what they say. */
function redrawOffer(table: Table, deal: Deal, place: DealPlace, chance: Chance): void {
  const legs = deal.legs.filter(leg => isKnown(table, deal, place, leg));
  deal.legs = drawLegs(table, { ...deal, legs }, place, someLegs(chance), chance);
}

/** A standing offer of others: promises, which do not lapse before everybody's eyes. */
function redrawStanding(deal: Deal, chance: Chance): void {
  const promises = Array.from({ length: someLegs(chance) }, (): Leg<'promise'> => {
    const what = pick(chance, PROMISES);
    const [from, to] = chance.draw(2) === 0 ? [deal.proposer, deal.partner] : [deal.partner, deal.proposer];
    const florins = what === PAYMENT ? pick(chance, PROMISED_SUMS) : 0;
    return { from, to, kind: 'promise', what, months: pick(chance, TERMS), florins };
  });
  const given = new Map(promises.map(leg => [`${leg.from} ${leg.what}`, leg]));
  deal.legs = [...given.values()];
}

/** Companies lent that have not left their commune: only the two who agreed upon it know of it. */
function forgetLoans(state: State, viewer: number): void {
  const fighting = new Set((state.battle?.soldiers ?? []).map(({ unit }) => unit));
  state.lent.forEach((to, unit) => {
    const known = to === viewer || state.holder[unit] === viewer;
    if (to >= 0 && !known && state.armyOf[unit] === -1 && !fighting.has(unit)) state.lent[unit] = -1;
  });
}

/** Promises, shares and loans of companies between others are forgotten. */
export function forgetBonds(state: State, viewer: number): void {
  const concerns = (...seats: number[]): boolean => seats.includes(viewer);
  state.promises = state.promises.filter(({ from, to }) => concerns(from, to));
  state.pledges = state.pledges.filter(({ seat, partner }) => concerns(seat, partner));
  forgetLoans(state, viewer);
}

/** Offers between others. Hands have been dealt and companies moved again before: what can be spoken of hangs on both. */
export function redrawOffers(table: Table, look: Look<Podesta>, viewer: number, chance: Chance): void {
  const { state } = table;
  const { deal } = state;
  if (deal && !isParty(deal, viewer, state)) redrawOffer(table, deal, placeOf(look), chance);
  for (const offer of state.offers) if (!isParty(offer, viewer, state)) redrawStanding(offer, chance);
}
