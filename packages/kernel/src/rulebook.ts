import Type, { type Static } from 'typebox';

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
    { title: Type.String({ minLength: 1 }), says: Type.String({ minLength: 1 }) },
    { additionalProperties: false },
  ),
);

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
}

export interface RuleText {
  id: RuleId;
  kind: string;
  title: string;
  says: string;
  see: readonly RuleId[];
  table?: unknown;
}

export function ruleText(rulebook: Rulebook, id: RuleId, language: Language): RuleText | undefined {
  const entry = rulebook.entries.find(candidate => candidate.id === id);
  return entry && inLanguage(rulebook, entry, language);
}

function inLanguage(rulebook: Rulebook, entry: RuleEntry, language: Language): RuleText {
  const words = (language === 'it' ? rulebook.italian[entry.id] : undefined) ?? entry;
  const text = { id: entry.id, kind: entry.kind, title: words.title, says: words.says, see: entry.see ?? [] };
  return entry.table === undefined ? text : { ...text, table: entry.table };
}

/** Rules whose id, title or text has all the words, those with more of them in the title first. */
export function searchRules(rulebook: Rulebook, query: string, language: Language): RuleText[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return rulebook.entries
    .map(entry => inLanguage(rulebook, entry, language))
    .map(text => ({
      text,
      title: fold(`${text.id} ${text.title}`),
      all: fold(`${text.id} ${text.title} ${text.says}`),
    }))
    .filter(({ all }) => words.every(word => all.includes(word)))
    .map(found => ({ ...found, hits: words.filter(word => found.title.includes(word)).length }))
    .sort((a, b) => b.hits - a.hits)
    .map(({ text }) => text);
}

/** Lower case without accents: "Podestà" is found by "podesta". */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
