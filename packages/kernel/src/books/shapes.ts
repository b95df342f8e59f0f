/** What the shapes of all games' data have in common. */
import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { tellFault } from '../text/faults.ts';
import { faultsOf } from './fault.ts';

/** An object with these fields and no others. */
export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Words: whatever is said says something. */
export const Text = Type.String({ minLength: 1 });
export const Bilingual = closed({ en: Text, it: Text });

/** The same in English words, for errors and tests. */
export const problemsOf = (schema: TSchema, value: unknown, where = ''): string[] =>
  faultsOf(schema, value, where).map(fault => tellFault(fault, 'en'));

/** A value typed by its schema, if that is content. */
export function read<S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (Check(schema, value)) return value;
  throw new Error(problemsOf(schema, value).join('\n'));
}

/** What stands more than once. */
export function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter(item => seen.size === seen.add(item).size))];
}
