import { ProvenanceSchema, problemsOf } from '@carroccio/kernel';
import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { Check } from 'typebox/value';

export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const Side = Type.Enum(['guelph', 'ghibelline']);
export type Side = Static<typeof Side>;

export const UnitType = Type.Enum(['C', 'I', 'X', 'A']);

/** In rising order of protection. */
export const ARMOURS = ['-', 'L', 'M', 'H'] as const;
export const Armour = Type.Enum(ARMOURS);

export const Hex = Type.String({ pattern: '^[0-9]{4}$' });

export const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const Text = Type.String({ minLength: 1 });
export const Bilingual = closed({ en: Text, it: Text });

/** Where the named fields of the surrounding object come from. */
export const Sources = Type.Array(closed({ of: Type.Array(Text, { minItems: 1 }), source: ProvenanceSchema }), {
  minItems: 1,
});

/** An object of members alike, with these names and no others. */
export const alike = <S extends TSchema>(names: readonly string[], schema: S): Type.TObject<Record<string, S>> =>
  closed(Object.fromEntries(names.map(name => [name, schema])));

/** The value of a data file, typed by its schema. */
export function read<S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (Check(schema, value)) return value;
  throw new Error(problemsOf(schema, value).join('\n'));
}

/** What stands more than once. */
export function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter(item => seen.size === seen.add(item).size))];
}

/** What is in one list and not in the other, either way. */
export const difference = (wanted: readonly string[], found: readonly string[]): string[] => [
  ...wanted.filter(item => !found.includes(item)).map(item => `${item} is missing`),
  ...found.filter(item => !wanted.includes(item)).map(item => `${item} is not known`),
];
