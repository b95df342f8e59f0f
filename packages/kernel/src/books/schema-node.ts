/** Finding one's way in a schema: which of its forms a value was meant to have, and what it says of itself. */
import type { TSchema } from 'typebox';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const decoded = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** What stands at a pointer ("/a/0", or "#/a/0"). */
export function valueAt(root: unknown, pointer: string): unknown {
  let found = root;
  for (const segment of pointer.split('/').slice(1)) {
    const name = decoded(segment);
    if (!isObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

const isSchema = (value: unknown): value is TSchema => isObject(value);

export const formsOf = (node: unknown): TSchema[] =>
  isObject(node) && Array.isArray(node.anyOf) ? node.anyOf.filter(isSchema) : [];

/** The fields a node has, as far as it names them. */
export const fieldsOf = (node: unknown): string[] =>
  isObject(node) && isObject(node.properties) ? Object.keys(node.properties) : [];

/** How a node wants its text written, in both languages, where it says so. */
export function manner(node: unknown): { en: string; it: string } | undefined {
  const says = isObject(node) ? node.says : undefined;
  if (!isObject(says) || typeof says.en !== 'string' || typeof says.it !== 'string') return undefined;
  return { en: says.en, it: says.it };
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const fits = (form: TSchema, value: unknown): boolean => {
  const type = 'type' in form ? form.type : undefined;
  const actual = typeOf(value);
  return type === undefined || type === actual || (type === 'number' && actual === 'integer');
};

export type Meant =
  | { form: TSchema }
  /** A field tells the forms apart, and has none of their names. */
  | { field: string; allowed: unknown[] }
  | { types: string[] };

/** Which form a value was meant to have: by the field that tells them apart, or by its type. */
export function meantForm(forms: readonly TSchema[], value: unknown): Meant {
  const possible = forms.filter(form => fits(form, value));
  const [only] = possible;
  if (only && possible.length === 1) return { form: only };
  const field = fieldsOf(only).find(name => possible.every(form => constantOf(form, name) !== undefined));
  if (field !== undefined && isObject(value)) {
    const form = possible.find(one => constantOf(one, field) === value[field]);
    return form ? { form } : { field, allowed: possible.map(one => constantOf(one, field)) };
  }
  return { types: [...new Set(forms.map(form => ('type' in form ? String(form.type) : 'value')))] };
}

const constantOf = (form: TSchema, field: string): unknown => valueAt(form, `/properties/${field}/const`);
