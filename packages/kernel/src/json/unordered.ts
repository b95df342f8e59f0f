/** Lists in actions whose order means nothing: two sestieri that rise, three counters spent together. */
import Type, { type TSchema, type TSchemaOptions } from 'typebox';
import type { AnyAction } from '../game/erased.ts';
import { canonical, equal } from './json.ts';

/** The schema of a list that is the same list in any order. */
export const unordered = <T extends TSchema>(items: T, options: TSchemaOptions = {}) =>
  Type.Array(items, { ...options, unordered: true });

const isUnordered = (schema: TSchema): boolean => 'unordered' in schema && schema.unordered === true;

/** The fields of an action's data that are such lists. */
export const unorderedFields = (schema: TSchema): string[] =>
  Type.IsObject(schema)
    ? Object.entries(schema.properties).flatMap(([name, field]) => (isUnordered(field) ? [name] : []))
    : [];

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(canonical).sort((a, b) => (a < b ? -1 : 1)) : value;

/** Whether two actions are the same when these fields are compared in any order. */
export function sameInAnyOrder(a: AnyAction, b: AnyAction, fields: readonly string[]): boolean {
  const alike = (action: AnyAction): object => ({
    ...action,
    ...Object.fromEntries(fields.map(field => [field, sorted(action[field])])),
  });
  return a.type === b.type && equal(alike(a), alike(b));
}

/** The action with these fields in one order, whatever order they were given in. */
export const inOrder = (action: AnyAction, fields: readonly string[]): AnyAction => ({
  ...action,
  ...Object.fromEntries(fields.map(field => [field, orderedList(action[field])])),
});

const orderedList = (value: unknown): unknown =>
  Array.isArray(value) ? [...value].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : value;
