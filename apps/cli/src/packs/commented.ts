/** A game's data with a comment beside every field that is not plain: what may stand there, by the schema. */
import { formsOf, type Language, meantForm, type Part, shapeWords } from '@carroccio/kernel';

type Schema = Part['schema'];
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is Schema => isNode(value);

/** What says by itself what it is, or tells only where a datum comes from. */
const PLAIN = new Set(['source', 'sources', 'priceSource', 'en', 'it', 'id', 'name', 'fullName', 'title', 'text']);

const formOf = (schema: Schema, value: unknown): Schema => {
  const forms = formsOf(schema);
  if (forms.length === 0) return schema;
  const meant = meantForm(forms, value);
  return 'form' in meant ? meant.form : schema;
};

const fieldOf = (schema: Schema, key: string): Schema | undefined => {
  const { properties, patternProperties }: Node = { ...schema };
  if (isNode(properties) && isSchema(properties[key])) return properties[key];
  return isNode(patternProperties) ? Object.values(patternProperties).find(isSchema) : undefined;
};

const itemOf = (schema: Schema, index: number): Schema | undefined => {
  const { items }: Node = { ...schema };
  const item: unknown = Array.isArray(items) ? items[index] : items;
  return isSchema(item) ? item : undefined;
};

/** Each kind of field is explained once: where it stands first. */
export class Commentator {
  readonly #language: Language;
  readonly #explained = new Set<Schema>();

  constructor(language: Language) {
    this.#language = language;
  }

  commented(value: unknown, declared: Schema | undefined): unknown {
    if (!declared) return value;
    const schema = formOf(declared, value);
    if (Array.isArray(value)) return value.map((item, index) => this.commented(item, itemOf(schema, index)));
    if (!isNode(value)) return value;
    const first = !this.#explained.has(schema);
    this.#explained.add(schema);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
        const field = fieldOf(schema, key);
        const plain = PLAIN.has(key) || !field || isNode(item) || !first || 'patternProperties' in schema;
        return [
          ...(plain || !field ? [] : [[`// ${key}`, shapeWords(field, this.#language)] satisfies [string, string]]),
          [key, PLAIN.has(key) ? item : this.commented(item, field)],
        ];
      }),
    );
  }
}
