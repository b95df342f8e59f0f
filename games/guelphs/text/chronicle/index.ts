/** A match as a page of chronicle: what is worth telling, in which order, and where a paragraph ends. */
import type { GameDefinition, Language } from '@carroccio/kernel';
import { type Grounds, groundOf } from '../../src/battle.ts';
import type { Names } from '../../src/names.ts';
import type { Guelphs } from '../../src/shape.ts';
import { type Chapter, companies, type Gathered, Gathering } from './chapters.ts';
import { english } from './en.ts';
import type { Fact, FactOf, Leader, Prose } from './facts.ts';
import { italian } from './it.ts';

type Chronicle = NonNullable<GameDefinition<Guelphs>['chronicle']>;

/** Of a longer battle, only so many activations are told one by one. */
const CHAPTERS = 24;
/** Facts after which a paragraph ends. */
const PARAGRAPH = 5;

const fights = ({ charges, attacks, shots }: Chapter): boolean => charges + attacks + shots > 0;
const weight = ({ broken, lost, charges, attacks, hits }: Chapter): number =>
  4 * (broken.length + lost.length) + 2 * charges + attacks + hits;

/** The enemy Battaglie that bore the brunt: the first, and a second that had at least a third of it. */
function enemies(against: readonly number[]): Leader[] {
  const times = new Map<number, number>();
  for (const battaglia of against) times.set(battaglia, (times.get(battaglia) ?? 0) + 1);
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .filter(([, count], index) => index === 0 || (index === 1 && count * 3 >= against.length))
    .map(([battaglia]) => ({ battaglia, adjutant: false }));
}

/** What an activation did: how it began, how it came out. */
function deed(chapter: Chapter, first: boolean): Fact {
  const { leader, how, charges, attacks, hits, against, pushed, yielded } = chapter;
  const result = { broken: companies(chapter.broken), lost: companies(chapter.lost), pushed, yielded };
  const told = { leader, first, enemies: enemies(against), result };
  return charges + attacks > 0
    ? { kind: 'assault', how, charge: charges > 0, ...told }
    : { kind: 'volley', hits, ...told };
}

/** The chapters told one by one: the weightiest, and the first that fights. */
function chosen(chapters: readonly Chapter[]): ReadonlySet<Chapter> {
  const fighting = chapters.filter(fights);
  const weightiest = [...fighting].sort((one, other) => weight(other) - weight(one)).slice(0, CHAPTERS);
  return new Set([...fighting.slice(0, 1), ...weightiest]);
}

const isSame = (one: Leader, other: Leader): boolean =>
  one.battaglia === other.battaglia && one.adjutant === other.adjutant;

/** Activations without a fight are told together. */
function addManoeuvre(facts: Fact[], leader: Leader, first: boolean): void {
  const last = facts.at(-1);
  if (last?.kind !== 'manoeuvre') facts.push({ kind: 'manoeuvre', leaders: [leader], first });
  else if (!last.leaders.some(known => isSame(known, leader))) last.leaders.push(leader);
}

/** The body of the page: paragraphs that end where the tale can take breath. */
function body(chapters: readonly Chapter[]): Fact[][] {
  const told = chosen(chapters);
  const paragraphs: Fact[][] = [];
  let facts: Fact[] = [];
  let stood: readonly [number, number] = [0, 0];
  const close = (levels: readonly [number, number]): void => {
    if (levels[0] !== stood[0] || levels[1] !== stood[1]) facts.push({ kind: 'standing', levels });
    stood = levels;
    paragraphs.push(facts);
    facts = [];
  };
  chapters.forEach((chapter, index) => {
    if (told.has(chapter)) facts.push(deed(chapter, index === 0));
    else addManoeuvre(facts, chapter.leader, index === 0);
    facts.push(...chapter.facts);
    const left = chapters.length - 1 - index;
    if (facts.length >= PARAGRAPH && told.has(chapter) && left > 1) close(chapter.levels);
  });
  return [...paragraphs, facts];
}

function ending({ end, chapters, before, levels, toll, fallen, taken }: Gathered): Fact[] {
  if (end) return [end, { kind: 'toll', lost: toll, fallen, taken }];
  const opened = chapters.length > 0 || before.length > 0;
  return [opened ? { kind: 'unfinished', levels } : { kind: 'unopened' }];
}

/** Facts as sentences, each kind told in another way from time to time. */
function tell(prose: Prose): (facts: readonly Fact[]) => string {
  const turns = new Map<Fact['kind'], number>();
  const sentence = <K extends Fact['kind']>(kind: K, fact: FactOf<K>): string => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return prose[kind](fact, turn);
  };
  return facts => facts.map(fact => sentence(fact.kind, fact)).join(' ');
}

export function createChronicle(grounds: Grounds, names: Names): Chronicle {
  const prose: Readonly<Record<Language, typeof english>> = { en: english, it: italian };
  return (told, scene, language) => {
    const ground = groundOf(grounds, scene.scenario);
    const joined = told.some(({ type }) => type === 'renounced');
    const gathering = new Gathering(joined ? ground.joinedRoster : ground.roster);
    for (const event of told) gathering.read(event);
    const gathered = gathering.result();
    const paragraphs: Fact[][] = [[{ kind: 'heading' }], gathered.before, ...body(gathered.chapters), ending(gathered)];
    return paragraphs
      .filter(facts => facts.length > 0)
      .map(tell(prose[language](names, scene, ground.words[language])));
  };
}
