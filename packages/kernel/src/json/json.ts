import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Maps anything that JSON would lose (functions, Maps, Dates, undefined) to `never`, so that it cannot be state. */
export type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends
        | ((...args: never[]) => unknown)
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
        | Date
        | ArrayBufferView
        | bigint
        | symbol
        | undefined
    ? never
    : T extends object
      ? { [K in keyof T]: Plain<Exclude<T[K], undefined>> | (undefined extends T[K] ? undefined : never) }
      : never;

/** Whether JSON keeps all of a value: only plain objects, arrays, strings, booleans, null and finite numbers. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** A deep copy of plain data. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item: unknown = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = clone(item);
    }
    return copy;
  }
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy;
}

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: object): value is Keyed => !Array.isArray(value);

/** Whether two values are the same plain data; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isKeyed(a)) return isKeyed(b) && equalKeyed(a, b);
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
}

function equalKeyed(a: Keyed, b: Keyed): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** JSON with sorted keys: equal data give equal text on every machine. */
export function canonical(value: unknown): string {
  // Most of a position is numbers.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (Array.isArray(value)) return canonicalList(value);
  if (typeof value === 'object' && value !== null && isKeyed(value)) return canonicalKeyed(value);
  return JSON.stringify(value) ?? 'null';
}

function canonicalKeyed(value: Keyed): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const item = value[key];
    if (item === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${canonical(list[i])}`;
  return `[${text}]`;
}

/** SHA-256 of the canonical text, in hexadecimal. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
