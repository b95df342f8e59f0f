import { ProvenanceSchema, problemsOf } from '@carroccio/kernel';
import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { Check } from 'typebox/value';

export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const Text = Type.String({ minLength: 1 });
export const Whole = Type.Integer({ minimum: 0, maximum: 1000 });
/** How many pieces of a kind there are, or dice: each takes room on the table. */
export const Few = Type.Integer({ minimum: 0, maximum: 30 });
/** A hex by its printed name, with the letter of its map before it where two maps are laid together. */
export const Hex = Type.String({ pattern: '^[AB]?[A-Z][0-9]{1,2}$' });
/** One side of a hex: "N9:NE". */
export const HexSide = Type.String({ pattern: '^[A-Za-z][0-9]{1,2}:(N|NE|SE|S|SW|NW)$' });
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Where the named fields of the surrounding object come from. */
export const Sources = Type.Array(closed({ of: Type.Array(Text, { minItems: 1 }), source: ProvenanceSchema }), {
  minItems: 1,
});

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
