/** What is wrong with data from outside, field by field: codes, which every language puts into its own words. */
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Check, Errors } from 'typebox/value';
import type { Problem } from '../game/problem.ts';
import { fieldsOf, formsOf, manner, meantForm, valueAt } from './schema-node.ts';

type Things = 'items' | 'characters' | 'properties';

interface Faults {
  /** The wrong kind of value: one of these is wanted; `is` is what stands there. */
  type: { types: readonly string[]; is?: string; found?: unknown };
  bound: { comparison: '>=' | '<=' | '>' | '<'; limit: number; found?: unknown };
  /** `has` is how many there are. */
  few: { of: Things; limit: number; has?: number };
  many: { of: Things; limit: number; has?: number };
  constant: { allowed: unknown; found?: unknown };
  choice: { allowed: readonly unknown[]; found?: unknown };
  missing: { fields: readonly string[] };
  /** Fields that do not exist here; `allowed` are those that do. */
  unknown: { fields: readonly string[]; allowed?: readonly string[] };
  /** A text that is not written as it should be; `says` tells how, where the schema does. */
  pattern: { pattern: string; found?: unknown; says?: { en: string; it: string } };
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
  /** A change of a place that is not there; `below` is a value that has nothing in it. */
  'no-place': { name: string; known: readonly string[]; below?: string };
  unbuildable: { why: string };
  unbegun: { scenario: string; why: string };
  /** A match tried at random that broke. */
  unplayable: { scenario: string; seats: number; seed: string; decisions: number; why: string };
  entries: { limit: number };
  edits: { limit: number };
  checkpoints: object;
  'checkpoint-order': object;
  'no-action': object;
  /** An edit of a record that is never tried. */
  edit: { problem: Problem };
  /** What a check of the game's own finds; `seen` is where, if what causes it was written elsewhere. */
  flaw: {
    flaw: string;
    data: Readonly<Record<string, unknown>>;
    words: { readonly en: string; readonly it: string };
    seen?: string;
  };
}

export type Whole = 'pack' | 'record';
export type FaultCode = keyof Faults;
export type FaultOf<C extends FaultCode> = Readonly<{ path: string; code: C } & Faults[C]>;
export type Fault = { [C in FaultCode]: FaultOf<C> }[FaultCode];

/** What is wrong with a value by its schema, each fault once. */
export function faultsOf(schema: TSchema, value: unknown, where = ''): Fault[] {
  if (Check(schema, value)) return [];
  const found = Errors(schema, value)
    .filter(({ keyword }) => keyword !== 'boolean')
    .flatMap(error => {
      const several = severalFormsOf(error);
      if (several) return formFaults(valueAt(schema, several.node), valueAt(value, several.at), where + several.at);
      const { instancePath, schemaPath } = error;
      return [faultOf(error, where + instancePath, valueAt(schema, schemaPath), valueAt(value, instancePath))];
    });
  return [...new Map(found.map(fault => [JSON.stringify(fault), fault])).values()];
}

/** The outermost value of an error that may have several forms: where it stands, and where its schema does. */
function severalFormsOf({ keyword, schemaPath, instancePath }: TLocalizedValidationError) {
  const forms = schemaPath.indexOf('/anyOf/');
  if (forms < 0) return keyword === 'anyOf' ? { node: schemaPath, at: instancePath } : undefined;
  const node = schemaPath.slice(0, forms);
  return {
    node,
    at: instancePath
      .split('/')
      .slice(0, stepsIn(node) + 1)
      .join('/'),
  };
}

/** How many steps into a value a way into its schema is. */
function stepsIn(schemaPath: string): number {
  const names = schemaPath.split('/').slice(1);
  let steps = 0;
  for (let at = 0; at < names.length; at++) {
    steps++;
    const named = names[at] !== 'items' || /^\d+$/.test(names[at + 1] ?? '');
    if (named) at++;
  }
  return steps;
}

/** Of a value that may have several forms the form it was meant to have is told, not what all others would want. */
function formFaults(node: unknown, found: unknown, path: string): Fault[] {
  const forms = formsOf(node);
  if (forms.length === 0) return [{ path, code: 'form' }];
  if (forms.some(form => Check(form, found))) return [];
  const meant = meantForm(forms, found);
  if ('form' in meant) return faultsOf(meant.form, found, path);
  if ('types' in meant) return [{ path, code: 'type', types: meant.types, ...kindOf(found) }];
  const { field, allowed } = meant;
  return [{ path: `${path}/${field}`, code: 'choice', allowed, ...shown(valueAt(found, `/${field}`)) }];
}

/** A value short enough to be told. */
const LONGEST_TOLD = 60;
const shown = (found: unknown): { found?: unknown } =>
  (typeof found === 'object' && found !== null) || found === undefined || String(found).length > LONGEST_TOLD
    ? {}
    : { found };

/** What kind of value stands there, and which, if it is short. */
const kindOf = (found: unknown): { is?: string; found?: unknown } =>
  found === undefined
    ? {}
    : { is: Array.isArray(found) ? 'array' : found === null ? 'null' : typeof found, ...shown(found) };

/** How many items, characters or fields it has. */
const sizeOf = (found: unknown): { has?: number } =>
  typeof found === 'string'
    ? { has: [...found].length }
    : typeof found === 'object' && found !== null
      ? { has: Object.keys(found).length }
      : {};

function faultOf(error: TLocalizedValidationError, path: string, node: unknown, found: unknown): Fault {
  switch (error.keyword) {
    case 'type':
      return { path, code: 'type', types: [error.params.type].flat(), ...kindOf(found) };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const { comparison, limit } = error.params;
      return { path, code: 'bound', comparison, limit: Number(limit), ...shown(found) };
    }
    case 'minItems':
      return { path, code: 'few', of: 'items', limit: error.params.limit, ...sizeOf(found) };
    case 'minLength':
      return { path, code: 'few', of: 'characters', limit: error.params.limit, ...sizeOf(found) };
    case 'minProperties':
      return { path, code: 'few', of: 'properties', limit: error.params.limit, ...sizeOf(found) };
    case 'maxItems':
      return { path, code: 'many', of: 'items', limit: error.params.limit, ...sizeOf(found) };
    case 'maxLength':
      return { path, code: 'many', of: 'characters', limit: error.params.limit, ...sizeOf(found) };
    case 'maxProperties':
      return { path, code: 'many', of: 'properties', limit: error.params.limit, ...sizeOf(found) };
    case 'const':
      return { path, code: 'constant', allowed: error.params.allowedValue, ...shown(found) };
    case 'enum':
      return { path, code: 'choice', allowed: error.params.allowedValues, ...shown(found) };
    case 'required':
      return { path, code: 'missing', fields: error.params.requiredProperties };
    case 'additionalProperties': {
      const allowed = fieldsOf(node);
      const fields = error.params.additionalProperties;
      return { path, code: 'unknown', fields, ...(allowed.length > 0 ? { allowed } : {}) };
    }
    case 'pattern': {
      const says = manner(node);
      return {
        path,
        code: 'pattern',
        pattern: String(error.params.pattern),
        ...shown(found),
        ...(says ? { says } : {}),
      };
    }
    default:
      return { path, code: 'form' };
  }
}
