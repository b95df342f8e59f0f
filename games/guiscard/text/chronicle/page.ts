/** What of it all is told, and where a paragraph ends. */
import type { Fact } from './facts.ts';
import { fold } from './folding.ts';
import type { Chapter, Gathering } from './gathering.ts';

/** Of a longer match only so many facts are told. */
const FACTS = 48;
/** Facts after which a paragraph ends. */
const PARAGRAPH = 7;
/** Turns without a tale that are worth a word. */
const LULL = 3;

const WEIGHTS: Readonly<Partial<Record<Fact['kind'], number>>> = {
  omen: 9,
  action: 9,
  captured: 9,
  fellBack: 9,
  regained: 9,
  reliefGone: 8,
  negotiated: 8,
  reinforced: 8,
  provisions: 8,
  gate: 7,
  siphon: 7,
  left: 6,
  prisoners: 6,
  engines: 6,
  ruins: 5,
  charge: 4,
  laddersDown: 4,
  looted: 4,
  grapnels: 4,
  supplied: 4,
  restocking: 4,
  ladders: 3,
  counter: 3,
  fires: 3,
  formed: 1,
  dissolved: 1,
};
const KILLED = 6;
const OTHERWISE = 2;

function weight(fact: Fact): number {
  if (fact.kind === 'struck' && fact.harm === 'killed') return KILLED + fact.avenged.length;
  return WEIGHTS[fact.kind] ?? OTHERWISE;
}

/** The weightiest facts, in the chapters they belong to. */
function chosen(chapters: readonly Chapter[]): Chapter[] {
  const all = chapters.flatMap(({ facts }) => facts);
  const told = new Set([...all].sort((one, other) => weight(other) - weight(one)).slice(0, FACTS));
  return chapters.map(chapter => ({ ...chapter, facts: chapter.facts.filter(fact => told.has(fact)) }));
}

/** Days of which nothing is told, as one fact with those just before. */
function addQuietDay(paragraph: Fact[], day: number): void {
  const last = paragraph.at(-1);
  if (last?.kind === 'quietDays' && last.to === day - 1) last.to = day;
  else paragraph.push({ kind: 'quietDays', from: day, to: day });
}

/** Those who were wounded and are not told to have died. */
function woundedOf(wounded: readonly number[], facts: readonly Fact[]): Fact[] {
  const fell = facts.flatMap(fact => (fact.kind === 'struck' && fact.harm === 'killed' ? fact.units : []));
  const units = [...new Set(wounded)].filter(unit => !fell.includes(unit));
  return units.length > 0 ? [{ kind: 'wounded', units }] : [];
}

const isQuiet = ({ facts, wounded }: Chapter): boolean => facts.length + wounded.length === 0;

/** A siege day by day. */
function days(chapters: readonly Chapter[]): Fact[][] {
  const paragraphs: Fact[][] = [];
  let paragraph: Fact[] = [];
  for (const chapter of chapters) {
    const { number, food, facts, wounded } = chapter;
    if (isQuiet(chapter)) {
      addQuietDay(paragraph, number);
      continue;
    }
    if (paragraph.length >= PARAGRAPH) {
      paragraphs.push(paragraph);
      paragraph = [];
    }
    paragraph.push({ kind: 'day', day: number, left: food }, ...facts, ...woundedOf(wounded, facts));
  }
  return [...paragraphs, paragraph];
}

/** A battle in paragraphs of some turns: what happened more than once in them is told together, the wounded last. */
function turns(chapters: readonly Chapter[]): Fact[][] {
  const paragraphs: Fact[][] = [];
  let told = 0;
  let span: { from: number; to: number; facts: Fact[]; wounded: number[] } | undefined;
  const close = (): void => {
    if (!span) return;
    const { from, to, facts, wounded } = span;
    paragraphs.push([{ kind: 'turns', from, to, quiet: from - told > LULL }, ...facts, ...woundedOf(wounded, facts)]);
    told = to;
    span = undefined;
  };
  for (const chapter of chapters) {
    if (isQuiet(chapter)) continue;
    span ??= { from: chapter.number, to: chapter.number, facts: [], wounded: [] };
    span.to = chapter.number;
    for (const fact of chapter.facts) fold(span.facts, fact);
    span.wounded.push(...chapter.wounded);
    if (span.facts.length >= PARAGRAPH) close();
  }
  close();
  return paragraphs;
}

export function pageOf(gathering: Gathering): Fact[][] {
  const chapters = chosen(gathering.chapters);
  const body = gathering.isSiege ? days(chapters) : turns(chapters);
  return [[...gathering.before], ...body, gathering.ending].filter(facts => facts.length > 0);
}
