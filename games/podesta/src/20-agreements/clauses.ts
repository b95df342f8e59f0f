/** The clauses of an offer: those that can be added to it, how they add up, and whether it can be kept. */
import type { Refusal } from '@carroccio/kernel';
import type { DealPlace, Podesta } from '../shape.ts';
import type { Deal } from '../state.ts';
import type { Table } from '../world.ts';
import { KINDS, kindsIn, RULE } from './kinds.ts';
import { type Clause, isOf, type Leg, type LegKind, type Terms } from './terms.ts';

export const MOST_LEGS = 6;

export function legOf({ proposer, partner }: Deal, clause: Clause): Leg {
  const { give, ...terms } = clause;
  return { from: give ? proposer : partner, to: give ? partner : proposer, ...terms };
}

/** Why a clause cannot stand in a deal. `hidden`: also look at what only the giver can see. */
export const whyNoLeg = <K extends LegKind>(
  table: Table,
  deal: Deal,
  leg: Leg<K>,
  hidden: boolean,
): Refusal<Podesta> | undefined => KINDS[leg.kind].why(table, deal, leg, hidden);

const clauseOf = <K extends LegKind>(give: boolean, kind: K, terms: Terms[K]): Clause<K> => ({ give, kind, ...terms });

/** What could be said of a kind, before the rules are asked. */
function imagined<K extends LegKind>(table: Table, deal: Deal, give: boolean, kind: K): Clause<K>[] {
  if (!give && KINDS[kind].unasked) return [];
  const [from, to] = give ? [deal.proposer, deal.partner] : [deal.partner, deal.proposer];
  return KINDS[kind].thinkable(table, from, to, give).map(terms => clauseOf(give, kind, terms));
}

function canStand(table: Table, deal: Deal, clause: Clause): boolean {
  const leg = legOf(deal, clause);
  return hasRoom(deal, leg) && !whyNoLeg(table, deal, leg, clause.give);
}

/** Every clause of a kind that can be added to the deal being drafted. */
export const clauses = (table: Table, deal: Deal, give: boolean, kind: LegKind): Clause[] =>
  imagined(table, deal, give, kind).filter(clause => canStand(table, deal, clause));

/** Whether a clause grows by another: sums and lots of one thing are one clause. */
export const joins = <K extends LegKind>(leg: Leg<K>, other: Leg): other is Leg & Leg<K> =>
  isOf(other, leg.kind) && leg.from === other.from && (KINDS[leg.kind].grows?.by(leg, other) ?? false);

/** Sums and lots of one thing grow together; anything else is a clause of its own. */
export function addLeg(deal: Deal, leg: Leg): void {
  for (const one of deal.legs) if (grow(one, leg)) return;
  deal.legs.push(leg);
}

function grow<K extends LegKind>(leg: Leg<K>, more: Leg): boolean {
  if (!joins(leg, more)) return false;
  KINDS[leg.kind].grows?.add(leg, more);
  return true;
}

const hasRoom = ({ legs }: Deal, leg: Leg): boolean => legs.length < MOST_LEGS || legs.some(one => joins(one, leg));

/** Kinds of clauses that can be spoken of now, and by whom they would be given. */
export const topics = (table: Table, deal: Deal, place: DealPlace): { give: boolean; kind: LegKind }[] =>
  kindsIn(place === 'battle').flatMap(kind =>
    [true, false]
      .filter(give => imagined(table, deal, give, kind).some(clause => canStand(table, deal, clause)))
      .map(give => ({ give, kind })),
  );

/** Why nothing of this kind can be put into the deal. */
export function whyNoTopic(table: Table, deal: Deal, give: boolean, kind: LegKind): Refusal<Podesta> {
  if (deal.legs.length >= MOST_LEGS) return { rule: RULE, reason: 'noMore', most: MOST_LEGS };
  const { unasked } = KINDS[kind];
  if (!give && unasked) return { rule: unasked, reason: 'cannot', what: kind };
  for (const clause of imagined(table, deal, give, kind)) {
    const why = whyNoLeg(table, deal, legOf(deal, clause), give);
    if (why) return why;
  }
  return { rule: RULE, reason: 'cannot', what: kind };
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
