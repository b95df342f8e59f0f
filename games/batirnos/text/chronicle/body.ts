/** The body of the page: of all that happened, what is told one by one, what is told together, and what is left out. */
import type { Scenario } from '../../src/data/scenarios.ts';
import { FATES, type Fact, type FactOf, type Pair } from './facts.ts';
import type { Gathered, Turn } from './gathering.ts';

/** Of a longer battle, only so many fights and volleys are told one by one. */
const DEEDS = 22;
/** Of each turn at most so many. */
const DEEDS_A_TURN = 5;
/** A paragraph has about so many facts, and never part of a turn. */
const PARAGRAPH = 9;
/** A turn that cost at least one part in so many of an army's Determination may be called the turning point. */
const CRISIS = 5;

type Deed = FactOf<'fight'> | FactOf<'volley'>;

const isDeed = (fact: Fact): fact is Deed => fact.kind === 'fight' || fact.kind === 'volley';
const isFight = (fact: Fact): fact is FactOf<'fight'> => fact.kind === 'fight';
const isVolley = (fact: Fact): fact is FactOf<'volley'> => fact.kind === 'volley';

/** How much a deed counts: by what became of those in it. */
function weight(deed: Deed): number {
  const mourned = deed.mourned ? 4 : 0;
  if (deed.kind === 'volley') return FATES.indexOf(deed.fate) + deed.losses / 4 + mourned;
  const { own, theirs, how, attackers } = deed;
  const zeal = (how === 'attack' ? 0 : 1) + attackers.length / 4;
  return 1 + Math.max(FATES.indexOf(own), FATES.indexOf(theirs)) + zeal + mourned;
}

const heaviest = (deeds: readonly Deed[], count: number): Deed[] =>
  [...deeds].sort((one, other) => weight(other) - weight(one)).slice(0, count);

const fightsOf = (turns: readonly Turn[]): FactOf<'fight'>[] => turns.flatMap(({ facts }) => facts.filter(isFight));

/** The deeds told one by one: the weightiest, volleys only where somebody gave way, and the first fight. */
function chosen(turns: readonly Turn[]): ReadonlySet<Fact> {
  const fits = (deed: Deed): boolean => deed.kind === 'fight' || deed.mourned || FATES.indexOf(deed.fate) > 1;
  const candidates = turns.flatMap(({ facts }) => heaviest(facts.filter(isDeed).filter(fits), DEEDS_A_TURN));
  return new Set([...heaviest(candidates, DEEDS), ...fightsOf(turns).slice(0, 1)]);
}

/** The first of each side's pairs, in order: enough to give an idea. */
function sample(pairs: readonly Pair[], sideOf: (unit: number) => number): Pair[] {
  const sides = new Set<number>();
  return pairs.filter(({ unit }) => {
    const isNew = !sides.has(sideOf(unit));
    sides.add(sideOf(unit));
    return isNew;
  });
}

/** A turn as facts: deeds that are told, the others together. */
function tellTurn({ facts }: Turn, told: ReadonlySet<Fact>, sideOf: (unit: number) => number): Fact[] {
  const rest = facts.filter(fact => !told.has(fact));
  const shots = rest.filter(isVolley).sort((one, other) => other.losses - one.losses);
  const fire = sample(
    shots.map(({ unit, target }) => ({ unit, other: target })),
    sideOf,
  );
  const fights = rest.filter(isFight).map(({ attackers: [unit = -1], foe }) => ({ unit, other: foe }));
  const skirmish: Fact[] = fights.length > 0 ? [{ kind: 'skirmish', pairs: fights.slice(0, 2) }] : [];
  const named = facts.filter(fact => told.has(fact) || !isDeed(fact));
  const last = named.findLastIndex(isDeed) + 1;
  return [
    ...(fire.length > 0 ? [{ kind: 'fire' as const, pairs: fire }] : []),
    ...named.slice(0, last),
    ...skirmish,
    ...named.slice(last),
  ];
}

/** The turn in which the loser lost most, if it was much. */
function crisisOf({ turns, end, start }: Gathered): { turn: Turn; fact: Fact } | null {
  const [winner] = end?.winners ?? [];
  if (winner !== 0 && winner !== 1) return null;
  const side = winner === 0 ? 1 : 0;
  const before = start[side];
  if (before === null) return null;
  const [worst] = [...turns].sort((one, other) => other.lost[side] - one.lost[side]);
  if (!worst || worst.lost[side] * CRISIS < before) return null;
  return { turn: worst, fact: { kind: 'crisis', side, lost: worst.lost[side], start: before } };
}

/** What the scenario says of the hour: night, dawn, the tide. */
function hour({ turn }: Turn, { rules: { night, tide } }: Scenario): Fact[] {
  const facts: Fact[] = [];
  if (night && turn === 1) facts.push({ kind: 'night' });
  if (night && turn === night.until + 1) facts.push({ kind: 'dawn' });
  if (tide && turn === tide.from) facts.push({ kind: 'tide' });
  return facts;
}

export function body(gathered: Gathered, setup: Scenario, sideOf: (unit: number) => number): Fact[][] {
  const { turns } = gathered;
  for (const fight of fightsOf(turns).slice(0, 1)) fight.first = true;
  const told = chosen(turns);
  const crisis = crisisOf(gathered);
  const paragraphs: Fact[][] = [];
  let facts: Fact[] = [];
  let before: Turn | undefined;
  let led = -1;
  for (const turn of turns) {
    const deeds = tellTurn(turn, told, sideOf);
    if (facts.length > 0 && facts.length + deeds.length > PARAGRAPH) {
      paragraphs.push([...facts, ...standing(before, facts)]);
      facts = [];
    }
    facts.push(...hour(turn, setup));
    if (deeds.length === 0) addQuiet(facts, turn);
    else led = addTurn(facts, turn, before, led);
    facts.push(...deeds);
    if (crisis?.turn === turn) facts.push(crisis.fact);
    before = turn;
  }
  return [...paragraphs, facts];
}

/** Turns without a blow are told together. */
function addQuiet(facts: Fact[], { turn }: Turn): void {
  const last = facts.at(-1);
  if (last?.kind === 'quiet') last.turns.push(turn);
  else facts.push({ kind: 'quiet', turns: [turn], first: turn === 1 });
}

/** Who had the initiative: told where it changes, and at least once a paragraph; says who holds it as far as the page tells. */
function addTurn(facts: Fact[], { turn, initiative }: Turn, before: Turn | undefined, led: number): number {
  const same = led === initiative && before?.initiative === initiative;
  if (initiative < 0) return led;
  const gained = led >= 0 && before?.initiative === 1 - initiative;
  const isOpened = facts.some(({ kind }) => kind === 'turn');
  const held = isOpened ? 'next' : 'kept';
  facts.push({ kind: 'turn', turn, side: initiative, how: same ? held : gained ? 'gained' : 'had' });
  return initiative;
}

/** How the armies stood, where the tale takes breath; the turning point has said it already. */
function standing(turn: Turn | undefined, facts: readonly Fact[]): Fact[] {
  const determination = turn?.determination ?? [null, null];
  if (determination.every(value => value === null) || facts.some(({ kind }) => kind === 'crisis')) return [];
  return [{ kind: 'standing', determination }];
}
