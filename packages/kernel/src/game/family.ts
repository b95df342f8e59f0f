/** What a client shows of a family: its fields, and what each can be. The rules alone say what is contained. */
import type { Json } from '../json/json.ts';
import type { AnyAction } from './erased.ts';

export type Field =
  /** A number from `least` to `most` in steps. */
  | { field: string; kind: 'sum'; least: number; most: number; step: number }
  /** One of these. */
  | { field: string; kind: 'one'; of: readonly Json[] }
  /** Some of these, in any order. */
  | { field: string; kind: 'set'; of: readonly Json[]; least: number; most: number }
  /** A list of things, each of one of these kinds. */
  | { field: string; kind: 'items'; of: readonly Item[]; least: number; most: number };

/** One kind of thing in a list: what it is, and what else there is to say of it. */
export interface Item {
  kind: string;
  fields: readonly Field[];
}

/** Actions of one kind that differ in these fields; what is the same in all of them is given. */
export interface Described {
  type: string;
  same: Readonly<Record<string, Json>>;
  fields: readonly Field[];
}

/** What stands in the fields of a family, by their names. */
export type Filled = Readonly<Record<string, Json>>;

/** What a field begins with: the least there can be. */
function firstOf(field: Field): Json {
  switch (field.kind) {
    case 'sum':
      return field.least;
    case 'one':
      return field.of[0] ?? null;
    case 'set':
      return field.of.slice(0, field.least);
    case 'items':
      return [];
  }
}

/** The fields as they begin. */
export const filledFirst = (fields: readonly Field[]): Filled =>
  Object.fromEntries(fields.map(field => [field.field, firstOf(field)]));

/** The action of a family that has these fields. */
export const actionOf = ({ type, same }: Described, filled: Filled): AnyAction => ({ type, ...same, ...filled });

/** An action of the family, or nearly: what headings and words are found by. */
export const sampleOf = (family: Described): AnyAction => actionOf(family, filledFirst(family.fields));
