import Type, { type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { faultWords } from '../text/faults.ts';
import { type Fault, faultsOf } from './fault.ts';
import type { Flaw } from './flaw.ts';
import { ownData } from './own-data.ts';
import type { Language } from './rulebook.ts';
import { Bilingual, closed, Text } from './shapes.ts';

/** What is said of a datum: in both languages, or, in a player's own pack, in the one he writes. */
export const SaidSchema = Type.Union([Text, Bilingual]);

export type Said = Static<typeof SaidSchema>;

/** Where a datum comes from: the rulebook, a public source, or our own reconstruction. */
export const ProvenanceSchema = Type.Union([
  closed({ from: Type.Literal('rulebook'), rule: Text }),
  closed({ from: Type.Literal('public'), where: SaidSchema }),
  closed({ from: Type.Literal('reconstructed'), why: SaidSchema }),
]);
export type Provenance = Static<typeof ProvenanceSchema>;

/** Where the named fields of the surrounding object come from. */
export const Sources = Type.Array(closed({ of: Type.Array(Text, { minItems: 1 }), source: ProvenanceSchema }), {
  minItems: 1,
});

export const saidIn = (said: Said, language: Language): string => (typeof said === 'string' ? said : said[language]);

/** One replaceable part of a game's data: a chart, a map, an order of battle, a deck. */
export interface Part<S extends TSchema = TSchema> {
  readonly schema: S;
  readonly value: Static<S>;
  /** What it holds, for whoever writes a pack. */
  readonly about?: Readonly<Record<Language, string>>;
  /** What the schema cannot say: that names refer to something, that rows are complete. Returns what is wrong. */
  check?(value: Static<S>): Flaw[];
}

export type Parts = Readonly<Record<string, Part>>;
export type DataOf<P extends Parts> = { readonly [K in keyof P]: Static<P[K]['schema']> };

/** A part as a game writes it: its file is read, and held against its schema, when somebody asks for its value. */
export function part<S extends TSchema>(written: Omit<Part<S>, 'value'> & { readonly file: unknown }): Part<S> {
  const { file, ...rest } = written;
  let known: { readonly value: Static<S> } | undefined;
  return {
    ...rest,
    get value(): Static<S> {
      known ??= { value: ownData(written.schema, file) };
      return known.value;
    },
  };
}

export const PACK_FORMAT = 'carroccio-pack/1';

/** A player's own data in place of ours: the owner of a printed copy types in the printed chart and plays with it. */
export const PackSchema = Type.Object(
  {
    format: Type.Literal(PACK_FORMAT),
    game: Type.String({ minLength: 1, maxLength: 200 }),
    title: Type.String({ minLength: 1, maxLength: 1000 }),
    /** Whole parts in the place of the game's own. */
    parts: Type.Record(Type.String(), Type.Unknown()),
    /** Single values by their places: "/charts/shock/rows/3/cells/2"; an item of a list also by its id. */
    changes: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { additionalProperties: false },
);
export type Pack = Static<typeof PackSchema>;
export const isPack = (value: unknown): value is Pack => Check(PackSchema, value);

/** What is wrong with a part's value: by its schema, and if that is content, by its own check. */
export function partFaults({ schema, check }: Part, value: unknown, where = ''): Fault[] {
  const faults = faultsOf(schema, value, where);
  if (faults.length > 0 || !check) return faults;
  return check(value).map(flaw => flawFault(flaw, where));
}

export const flawFault = ({ at, code, data, words }: Flaw, where: string): Fault => ({
  path: `${where}${at}`,
  code: 'flaw',
  flaw: code,
  data,
  words,
});

export const partProblems = (checked: Part, value: unknown, where = ''): string[] =>
  partFaults(checked, value, where).map(fault => `${fault.path}: ${faultWords(fault, 'en')}`);

/** Every provenance found in a datum, by its path. */
export function provenancesIn(value: unknown, path = ''): { path: string; source: Provenance }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'source' && Check(ProvenanceSchema, item)
      ? [{ path, source: item }]
      : provenancesIn(item, `${path}/${key}`),
  );
}
