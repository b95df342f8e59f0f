import Type, { type Static } from 'typebox';
import { Bilingual } from './shapes.ts';

export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

/** A rule's address in its rulebook, e.g. `gg.10.6.2a`. */
export type RuleId = string;

const RULE_KINDS = [
  'component',
  'definition',
  'example',
  'modifier',
  'optional',
  'procedure',
  'restriction',
  'scenario',
  'sequence',
  'setup',
  'table',
  'victory',
] as const;

const RuleEntrySchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z]+\\.[A-Za-z0-9.\\-]+$' }),
    title: Type.String({ minLength: 1 }),
    says: Type.String({ minLength: 1 }),
    kind: Type.Enum([...RULE_KINDS]),
    see: Type.Optional(Type.Array(Type.String())),
    table: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);

export const CatalogueSchema = Type.Array(RuleEntrySchema, { minItems: 1 });
export const TranslationSchema = Type.Record(
  Type.String(),
  Type.Object(
    {
      title: Type.String({ minLength: 1 }),
      says: Type.String({ minLength: 1 }),
      /** The rule's table, cell for cell. */
      table: Type.Optional(Type.Unknown()),
    },
    { additionalProperties: false },
  ),
);

export const RulingsSchema = Type.Array(
  Type.Object(
    {
      id: Type.String({ pattern: '^[a-z]+\\.R[0-9]+$' }),
      title: Bilingual,
      asks: Bilingual,
      says: Bilingual,
      why: Bilingual,
      others: Type.Array(Bilingual),
      option: Type.Optional(Type.String({ minLength: 1 })),
      concerns: Type.Array(Type.String(), { minItems: 1 }),
    },
    { additionalProperties: false },
  ),
);

type Said = Readonly<Record<Language, string>>;

/** Where the rulebook is silent or contradicts itself: what players would ask, the answer adopted, and why. */
export interface Ruling {
  readonly id: RuleId;
  readonly title: Said;
  readonly asks: Said;
  readonly says: Said;
  readonly why: Said;
  /** Readings that were possible, and were not taken. */
  readonly others: readonly Said[];
  /** The game's option that switches it. */
  readonly option?: string;
  /** The rules it decides about. */
  readonly concerns: readonly RuleId[];
}

/** A rule as `catalog.json` states it. `kind` and `table` are checked against the schema by the catalogue's test. */
export interface RuleEntry {
  id: RuleId;
  title: string;
  says: string;
  kind: string;
  see?: readonly RuleId[];
  table?: unknown;
}

export type Translation = Static<typeof TranslationSchema>;

/** A rulebook in our own words: every rule in English, and the same in Italian. */
export interface Rulebook {
  readonly id: string;
  /** What its rule ids begin with. */
  readonly prefix: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Its chapters in their order: what its rule ids have after the prefix, and what each is called. */
  readonly chapters?: readonly { readonly id: string; readonly title: Readonly<Record<Language, string>> }[];
  readonly entries: readonly RuleEntry[];
  readonly italian: Readonly<Translation>;
  readonly rulings?: readonly Ruling[];
}

export interface RuleText {
  id: RuleId;
  kind: string;
  title: string;
  says: string;
  see: readonly RuleId[];
  table?: unknown;
  /** The rulings that concern it. */
  rulings: readonly RuleId[];
  /** Of a ruling: what it answers, and why so. */
  ruling?: { asks: string; why: string; others: readonly string[]; option?: string };
}

/** A rule or a ruling, by its id. */
export function ruleText(rulebook: Rulebook, id: RuleId, language: Language): RuleText | undefined {
  const entry = rulebook.entries.find(candidate => candidate.id === id);
  if (entry) return inLanguage(rulebook, entry, language);
  const ruling = rulebook.rulings?.find(candidate => candidate.id === id);
  return ruling && rulingText(ruling, language);
}

/** Every rule of a book, then its rulings. */
export const allRules = (rulebook: Rulebook, language: Language): RuleText[] => [
  ...rulebook.entries.map(entry => inLanguage(rulebook, entry, language)),
  ...(rulebook.rulings ?? []).map(ruling => rulingText(ruling, language)),
];

/** Whether a rule or ruling of that id exists. */
export const isRule = ({ entries, rulings = [] }: Rulebook, id: RuleId): boolean =>
  entries.some(entry => entry.id === id) || rulings.some(ruling => ruling.id === id);

function inLanguage(rulebook: Rulebook, entry: RuleEntry, language: Language): RuleText {
  const words: Pick<RuleEntry, 'title' | 'says' | 'table'> =
    (language === 'it' ? rulebook.italian[entry.id] : undefined) ?? entry;
  const text = {
    id: entry.id,
    kind: entry.kind,
    title: words.title,
    says: words.says,
    see: entry.see ?? [],
    rulings: (rulebook.rulings ?? []).filter(({ concerns }) => concerns.includes(entry.id)).map(({ id }) => id),
  };
  const table = words.table ?? entry.table;
  return table === undefined ? text : { ...text, table };
}

function rulingText({ id, title, says, concerns, asks, why, others, option }: Ruling, language: Language): RuleText {
  const ruling = { asks: asks[language], why: why[language], others: others.map(other => other[language]) };
  return {
    id,
    kind: 'ruling',
    title: title[language],
    says: says[language],
    see: concerns,
    rulings: [],
    ruling: option === undefined ? ruling : { ...ruling, option },
  };
}

/** Rules whose id, title or text has all the words, those with more of them in the title first. */
export function searchRules(rulebook: Rulebook, query: string, language: Language): RuleText[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return allRules(rulebook, language)
    .map(text => ({
      text,
      title: fold(`${text.id} ${text.title}`),
      all: fold(`${text.id} ${text.title} ${text.ruling?.asks ?? ''} ${text.says}`),
    }))
    .filter(({ all }) => words.every(word => all.includes(word)))
    .map(found => ({ ...found, hits: words.filter(word => found.title.includes(word)).length }))
    .sort((a, b) => b.hits - a.hits)
    .map(({ text }) => text);
}

/** Lower case without accents: "Città" is found by "citta". */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
