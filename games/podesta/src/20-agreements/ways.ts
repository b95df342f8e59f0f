/** What can be said in an offer: every kind of clause with its fields, and any offer drawn at random (pod.R134). */
import { type Chance, type Field, type Item, pick } from '@carroccio/kernel';
import type { DealPlace } from '../shape.ts';
import type { Table } from '../world.ts';
import { canJoin, MOST_LEGS, thinkable } from './clauses.ts';
import { KINDS, kindsIn, type Pact } from './kinds.ts';
import type { Leg, LegKind, Said, Terms } from './terms.ts';

type Parties = Omit<Pact, 'legs'>;

/** Whether the proposer gives it, or takes it. */
const EITHER = [true, false] as const;

/** The terms first: to copy them on top of something else takes several times as long, and offers are made of hundreds. */
const legOf = <K extends LegKind>({ proposer, partner }: Parties, give: boolean, kind: K, terms: Terms[K]): Leg<K> =>
  give ? { ...terms, kind, from: proposer, to: partner } : { ...terms, kind, from: partner, to: proposer };

const isSayable =
  <K extends LegKind>(table: Table, pact: Pact, give: boolean, kind: K) =>
  (terms: Terms[K]): boolean =>
    canJoin(table, pact, legOf(pact, give, kind, terms));

/** What can be added to an offer of a kind; of sums the least. */
const sayable = <K extends LegKind>(table: Table, pact: Pact, give: boolean, kind: K): readonly Terms[K][] =>
  saidOf(table, pact, give, kind, thinkable(table, pact, give, kind));

/** What can be added of what was thought of. */
function saidOf<K extends LegKind>(
  table: Table,
  pact: Pact,
  give: boolean,
  kind: K,
  thought: readonly Terms[K][],
): readonly Terms[K][] {
  const { alike } = KINDS[kind];
  const isSaid = isSayable(table, pact, give, kind);
  if (!alike) return thought.filter(isSaid);
  let key: number | undefined;
  let said = false;
  // What is alike stands together: it is asked about once.
  return thought.filter(terms => {
    const own = alike(terms);
    if (own !== key) said = isSaid(terms);
    key = own;
    return said;
  });
}

/** Whether anything of a kind can be added to an offer. */
const isOpen = <K extends LegKind>(table: Table, pact: Pact, give: boolean, kind: K): boolean =>
  thinkable(table, pact, give, kind).some(isSayable(table, pact, give, kind));

/** How much of it there can be at most, in steps. */
function mostSteps<K extends LegKind>(table: Table, pact: Pact, give: boolean, kind: K, terms: Terms[K]): number {
  const { sum } = KINDS[kind];
  if (!sum) return 1;
  const fits = (steps: number): boolean =>
    canJoin(table, pact, legOf(pact, give, kind, sum.with(terms, steps * sum.step)));
  let most = 1;
  while (fits(2 * most)) most *= 2;
  for (let more = most / 2; more >= 1; more /= 2) if (fits(most + more)) most += more;
  return most;
}

/** The ways to say all that could be thought of, where that is always the same and no sum. */
const wholes = new WeakMap<object, Item[]>();

/** The ways to say something of a kind: terms that go together are one way. */
function itemsOf<K extends LegKind>(table: Table, pact: Pact, give: boolean, kind: K): Item[] {
  const thought = thinkable(table, pact, give, kind);
  const said = saidOf(table, pact, give, kind, thought);
  if (said.length === 0) return [];
  if (KINDS[kind].sum || said.length < thought.length) return waysOf(table, pact, give, kind, said);
  const known = wholes.get(thought);
  if (known) return known;
  const items = waysOf(table, pact, give, kind, said);
  wholes.set(thought, items);
  return items;
}

function waysOf<K extends LegKind>(
  table: Table,
  pact: Pact,
  give: boolean,
  kind: K,
  said: readonly Terms[K][],
): Item[] {
  const { sum, apart } = KINDS[kind];
  return (apart ? together(said, apart) : [said]).map(group => {
    const [first] = group;
    const names = first ? Object.keys(first) : [];
    const field = (name: string): Field => {
      if (sum && first && name === sum.field)
        return {
          field: name,
          kind: 'sum',
          least: sum.step,
          most: sum.step * mostSteps(table, pact, give, kind, first),
          step: sum.step,
        };
      return { field: name, kind: 'one', of: [...new Set(group.map(terms => termOf(terms, name)))] };
    };
    return { kind, fields: names.map(field) };
  });
}

/** The terms that are chosen together, in the order of the first of each. */
function together<T>(all: readonly T[], apart: (terms: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const terms of all) {
    const key = apart(terms);
    const group = groups.get(key);
    if (group) group.push(terms);
    else groups.set(key, [terms]);
  }
  return [...groups.values()];
}

const termOf = (terms: Readonly<Record<string, number | boolean>>, name: string): number | boolean =>
  terms[name] ?? false;

/** Everything that one party can give in an offer to be made; public money wherever something communal could be said. */
const itemsGiven = (table: Table, parties: Parties, place: DealPlace, give: boolean): Item[] =>
  kindsIn(place === 'battle').flatMap(kind => itemsOf(table, beforeSaying(table, parties, place, kind), give, kind));

/** The offer in which the first clause of a kind is tried. */
const beforeSaying = (table: Table, parties: Parties, place: DealPlace, kind: LegKind): Pact => ({
  ...parties,
  legs: kind === 'treasury' && canBeCommunal(table, parties, place) ? [COMMUNAL] : [],
});

/** Something that makes public money communal, and costs nobody anything. */
const COMMUNAL: Leg<'troops'> = { from: -1, to: -1, kind: 'troops', sestiere: 0 };

const canBeCommunal = (table: Table, parties: Parties, place: DealPlace): boolean =>
  kindsIn(place === 'battle').some(
    kind => KINDS[kind].communal && EITHER.some(give => isOpen(table, { ...parties, legs: [] }, give, kind)),
  );

/** Whether an offer could be made at all: under the walls and on the field there is only one thing to talk about. */
export const canOffer = (table: Table, parties: Parties, place: DealPlace): boolean =>
  kindsIn(place === 'battle')
    .filter(kind => place === 'phase' || kind === 'surrender')
    .some(kind => EITHER.some(give => isOpen(table, beforeSaying(table, parties, place, kind), give, kind)));

/** The two sides of an offer to be made. */
export const sidesOf = (table: Table, parties: Parties, place: DealPlace): Field[] => [
  { field: 'give', kind: 'items', of: itemsGiven(table, parties, place, true), least: 0, most: MOST_LEGS },
  { field: 'take', kind: 'items', of: itemsGiven(table, parties, place, false), least: 0, most: MOST_LEGS },
];

/** A clause drawn from all that could be said; `null` where there is no more to say. */
function drawLeg(table: Table, pact: Pact, kinds: readonly LegKind[], chance: Chance): Leg | null {
  const topics: { give: boolean; kind: LegKind }[] = [];
  for (const kind of kinds) for (const give of EITHER) if (isOpen(table, pact, give, kind)) topics.push({ give, kind });
  if (topics.length === 0) return null;
  const { give, kind } = pick(chance, topics);
  return drawTerms(table, pact, give, kind, chance);
}

function drawTerms<K extends LegKind>(table: Table, pact: Pact, give: boolean, kind: K, chance: Chance): Leg<K> {
  const terms = pick(chance, sayable(table, pact, give, kind));
  const { sum } = KINDS[kind];
  if (!sum) return legOf(pact, give, kind, terms);
  const steps = 1 + chance.draw(mostSteps(table, pact, give, kind, terms));
  return legOf(pact, give, kind, sum.with(terms, steps * sum.step));
}

/** Any clauses that could be offered, beside those there are: so many, or as many as there can be. */
export function drawLegs(table: Table, pact: Pact, place: DealPlace, many: number, chance: Chance): Leg[] {
  const legs = pact.legs.slice();
  const add = (kinds: readonly LegKind[]): boolean => {
    const leg = drawLeg(table, { ...pact, legs }, kinds, chance);
    if (leg) legs.push(leg);
    return leg !== null;
  };
  if (place !== 'phase' && !legs.some(({ kind }) => kind === 'surrender')) add(['surrender']);
  while (legs.length < many && add(kindsIn(place === 'battle')));
  return legs;
}

/** Clauses as their proposer says them. */
export const sidesSaid = (legs: readonly Leg[], proposer: number): { give: Said[]; take: Said[] } => {
  const said = (own: boolean): Said[] =>
    legs.filter(({ from }) => (from === proposer) === own).map(({ from: _, to: __, ...clause }) => clause);
  return { give: said(true), take: said(false) };
};

/** Any offer that could be made. */
export const drawOffer = (table: Table, parties: Parties, place: DealPlace, chance: Chance) =>
  sidesSaid(drawLegs(table, { ...parties, legs: [] }, place, 1 + chance.draw(MOST_LEGS), chance), parties.proposer);
