/** What is wrong with data from outside, field by field: codes, which every language puts into its own words. */
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Check, Errors } from 'typebox/value';
import type { Problem } from '../game/problem.ts';

type Things = 'items' | 'characters' | 'properties';

interface Faults {
  /** The wrong kind of value: one of these is wanted. */
  type: { types: readonly string[] };
  bound: { comparison: '>=' | '<=' | '>' | '<'; limit: number };
  few: { of: Things; limit: number };
  many: { of: Things; limit: number };
  constant: { allowed: unknown };
  choice: { allowed: readonly unknown[] };
  missing: { fields: readonly string[] };
  unknown: { fields: readonly string[] };
  pattern: { pattern: string };
  /** None of the forms it may have. */
  form: object;
  range: { least: number; most: number };
  'long-text': { limit: number };
  'long-name': { limit: number };
  /** All of it is too much to be looked at. */
  long: { of: Whole; limit: number };
  deep: { of: Whole; limit: number };
  'other-game': { game: string; wanted: string };
  'no-part': { game: string; parts: readonly string[] };
  unbuildable: { why: string };
  unbegun: { scenario: string; why: string };
  entries: { limit: number };
  edits: { limit: number };
  checkpoints: object;
  'checkpoint-order': object;
  'no-action': object;
  /** An edit of a record that is never tried. */
  edit: { problem: Problem };
  /** What a check of the game's own says, in its words. */
  said: { words: string };
}

export type Whole = 'pack' | 'record';
export type FaultCode = keyof Faults;
export type FaultOf<C extends FaultCode> = Readonly<{ path: string; code: C } & Faults[C]>;
export type Fault = { [C in FaultCode]: FaultOf<C> }[FaultCode];

/** What is wrong with a value by its schema, each fault once. */
export function faultsOf(schema: TSchema, value: unknown, where = ''): Fault[] {
  if (Check(schema, value)) return [];
  const found = Errors(schema, value).map(error => faultOf(error, where + error.instancePath));
  return [...new Map(found.map(fault => [JSON.stringify(fault), fault])).values()];
}

function faultOf(error: TLocalizedValidationError, path: string): Fault {
  switch (error.keyword) {
    case 'type':
      return { path, code: 'type', types: [error.params.type].flat() };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return { path, code: 'bound', comparison: error.params.comparison, limit: Number(error.params.limit) };
    case 'minItems':
      return { path, code: 'few', of: 'items', limit: error.params.limit };
    case 'minLength':
      return { path, code: 'few', of: 'characters', limit: error.params.limit };
    case 'minProperties':
      return { path, code: 'few', of: 'properties', limit: error.params.limit };
    case 'maxItems':
      return { path, code: 'many', of: 'items', limit: error.params.limit };
    case 'maxLength':
      return { path, code: 'many', of: 'characters', limit: error.params.limit };
    case 'maxProperties':
      return { path, code: 'many', of: 'properties', limit: error.params.limit };
    case 'const':
      return { path, code: 'constant', allowed: error.params.allowedValue };
    case 'enum':
      return { path, code: 'choice', allowed: error.params.allowedValues };
    case 'required':
      return { path, code: 'missing', fields: error.params.requiredProperties };
    case 'additionalProperties':
      return { path, code: 'unknown', fields: error.params.additionalProperties };
    case 'pattern':
      return { path, code: 'pattern', pattern: String(error.params.pattern) };
    case 'anyOf':
      return { path, code: 'form' };
    default:
      return { path, code: 'said', words: error.message };
  }
}
