/** The clauses of an offer: which can stand in it, how they add up, and whether it can be kept. */
import type { Refusal } from '@carroccio/kernel';
import type { DealPlace, Podesta } from '../shape.ts';
import type { Table } from '../world.ts';
import { KINDS, type Pact, RULE } from './kinds.ts';
import type { Leg, LegKind, Said, Terms } from './terms.ts';

export const MOST_LEGS = 6;

/** Who gives what the proposer gives (or, without `give`, takes), and who gets it. */
export const wayOf = ({ proposer, partner }: Omit<Pact, 'legs'>, give: boolean): { from: number; to: number } =>
  give ? { from: proposer, to: partner } : { from: partner, to: proposer };

/** The clauses of an offer: what its proposer gives, then what he takes. */
export const legsOf = (parties: Omit<Pact, 'legs'>, give: readonly Said[], take: readonly Said[]): Leg[] => [
  ...give.map(said => ({ ...wayOf(parties, true), ...said })),
  ...take.map(said => ({ ...wayOf(parties, false), ...said })),
];

/** Why a clause cannot stand in a deal. `hidden`: also look at what only the giver can see. */
export const whyNoLeg = <K extends LegKind>(
  table: Table,
  pact: Pact,
  leg: Leg<K>,
  hidden: boolean,
): Refusal<Podesta> | undefined => KINDS[leg.kind].why(table, pact, leg, hidden);

/** Whether two clauses are sums of the same thing from the same party: they would be one. */
const isMoreOf = <K extends LegKind>(leg: Leg<K>, other: Leg): boolean => {
  const { sum } = KINDS[leg.kind];
  return sum !== undefined && isLike(leg, other) && leg.from === other.from && sum.thing(leg) === sum.thing(other);
};
const isLike = <K extends LegKind>(leg: Leg<K>, other: Leg): other is Leg & Leg<K> => leg.kind === other.kind;

/** What could be said of a kind, before the rules are asked; of sums the least. */
export function thinkable<K extends LegKind>(
  table: Table,
  parties: Omit<Pact, 'legs'>,
  give: boolean,
  kind: K,
): readonly Terms[K][] {
  if (!give && KINDS[kind].unasked) return [];
  const { from, to } = wayOf(parties, give);
  return KINDS[kind].thinkable(table, from, to, give);
}

/** Whether a clause can be added to the others. */
export const canJoin = <K extends LegKind>(table: Table, pact: Pact, leg: Leg<K>): boolean =>
  pact.legs.length < MOST_LEGS &&
  !pact.legs.some(one => isMoreOf(leg, one)) &&
  !whyNoLeg(table, pact, leg, leg.from === pact.proposer);

/** The clauses that stand before one, for the rules: what makes public money communal may stand anywhere. */
const besides = ({ legs }: Pact, index: number): Leg[] => {
  const before = legs.slice(0, index);
  return legs[index]?.kind === 'treasury'
    ? [...before, ...legs.slice(index + 1).filter(({ kind }) => kind !== 'treasury')]
    : before;
};

/** Why a clause cannot be carried out beside the others, as far as a seat can see (null: all of it). */
const whyNotKept = (table: Table, pact: Pact, leg: Leg, index: number, seat: number | null) =>
  whyNoLeg(table, { ...pact, legs: besides(pact, index) }, leg, seat === null || leg.from === seat);

/** Whether every clause can be carried out, as far as a seat can see (null: all of it). */
export const canBeKept = (table: Table, pact: Pact, seat: number | null): boolean =>
  pact.legs.every((leg, index) => whyNotKept(table, pact, leg, index, seat) === undefined);

/** Why nobody would say it so: sums go by steps, words are given for certain terms. */
function whyUnsaid<K extends LegKind>(table: Table, pact: Pact, leg: Leg<K>): Refusal<Podesta> | undefined {
  const { sum } = KINDS[leg.kind];
  if (sum && (sum.of(leg) <= 0 || sum.of(leg) % sum.step !== 0)) return { rule: RULE, reason: 'inSteps', of: sum.step };
  const least = sum ? sum.with(leg, sum.step) : leg;
  const said = new Map(Object.entries(least));
  const isSo = (terms: Terms[K]): boolean => Object.entries(terms).every(([name, value]) => said.get(name) === value);
  return thinkable(table, pact, leg.from === pact.proposer, leg.kind).some(isSo)
    ? undefined
    : { rule: RULE, reason: 'cannot', what: leg.kind };
}

/** Under the walls and on the field one talks about surrender (pod.R140). */
const isDue = ({ legs }: Pact, place: DealPlace): boolean =>
  place === 'phase' || legs.some(({ kind }) => kind === 'surrender');

/** Why an offer cannot be made, as far as its proposer can see: the first clause against which there is a rule, then all. */
export function whyNoOffer(table: Table, pact: Pact, place: DealPlace): Refusal<Podesta> | null {
  const { legs, proposer } = pact;
  if (legs.length === 0) return { rule: RULE, reason: 'cannot', what: 'empty' };
  if (legs.length > MOST_LEGS) return { rule: RULE, reason: 'noMore', most: MOST_LEGS };
  for (const [index, leg] of legs.entries()) {
    const refusal =
      whyUnspoken(pact, leg, index, place) ??
      whyNotKept(table, pact, leg, index, proposer) ??
      whyUnsaid(table, pact, leg);
    if (refusal) return refusal;
  }
  return isDue(pact, place) ? null : { rule: RULE, reason: 'cannot', what: 'onlySurrender' };
}

/** Why a clause is not spoken of here, whatever it says. */
function whyUnspoken(
  { legs, proposer }: Pact,
  leg: Leg,
  index: number,
  place: DealPlace,
): Refusal<Podesta> | undefined {
  const { unasked, inBattle } = KINDS[leg.kind];
  if (unasked && leg.from !== proposer) return { rule: unasked, reason: 'cannot', what: leg.kind };
  if (place === 'battle' && !inBattle) return { rule: RULE, reason: 'cannot', what: leg.kind };
  return legs.slice(0, index).some(one => isMoreOf(leg, one))
    ? { rule: RULE, reason: 'cannot', what: 'twice' }
    : undefined;
}
