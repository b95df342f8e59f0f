import { ProvenanceSchema, problemsOf } from '@carroccio/kernel';
import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { Check } from 'typebox/value';

export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const Source = ProvenanceSchema;
export const Text = Type.String({ minLength: 1 });
export const Bilingual = closed({ en: Text, it: Text });
export const Id = Type.String({ pattern: '^[a-zA-Z0-9]+(-[a-z0-9]+)*$' });
/** The most of anything there can be: lists and loops are as long as counts, and a pack may not make them endless. */
const MOST = 200;
const MOST_FLORINS = 100_000;
export const Count = Type.Integer({ minimum: 0, maximum: MOST });
export const AtLeastOne = Type.Integer({ minimum: 1, maximum: MOST });
export const Florins = Type.Integer({ minimum: 0, maximum: MOST_FLORINS });
/** What is added or, below nought, taken away. */
export const Change = Type.Integer({ minimum: -MOST_FLORINS, maximum: MOST_FLORINS });
export const MOST_CARDS = 200;
export const MOST_EFFECTS = 20;

/** Where the named fields of the surrounding object come from. */
export const Sources = Type.Array(closed({ of: Type.Array(Text, { minItems: 1 }), source: Source }), { minItems: 1 });

export const FactionName = Type.Enum(['guelph', 'ghibelline']);
export const ClassName = Type.Enum(['bellatores', 'mercatores', 'laboratores']);

export const GOODS = ['preziosi', 'animali', 'stoffe', 'legname', 'materiale-edile', 'metalli'] as const;
export const GoodName = Type.Enum([...GOODS]);
/** Lots (or florins) by good; goods not named are none. */
export const ByGood = closed({
  preziosi: Type.Optional(Count),
  animali: Type.Optional(Count),
  stoffe: Type.Optional(Count),
  legname: Type.Optional(Count),
  'materiale-edile': Type.Optional(Count),
  metalli: Type.Optional(Count),
});

export const UnitKind = Type.Enum(['feditori', 'fanti-palvese', 'fanti', 'capitano']);
export type UnitKind = Static<typeof UnitKind>;

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
