import type { Fault } from '../books/fault.ts';
import { Trouble } from '../game/trouble.ts';

/** How large anything may be that comes from outside: what is larger is refused before it is worked on. */
export interface Bounds {
  /** Characters it would take as JSON, roughly. */
  readonly size: number;
  /** How deeply it may be nested: what is deeper would exhaust the stack of whoever walks it. */
  readonly depth: number;
}

/** No position, record, pack or request is nested nearly as deeply. */
export const DEEPEST = 200;

/** Positions of the games take less than 20,000 characters. */
export const POSITION_BOUNDS: Bounds = { size: 100_000, depth: DEEPEST };
export const PATCH_BOUNDS: Bounds = { size: 100_000, depth: DEEPEST };
export const MOST_OPERATIONS = 500;
/** The largest number an edit may bring: rules count up to the numbers of a position. */
export const LARGEST_NUMBER = 4_000_000;
/** All parts of a game together take less than 200,000 characters. */
export const PACK_BOUNDS: Bounds = { size: 500_000, depth: DEEPEST };
/** A match of a hundred thousand actions fits. */
export const RECORD_BOUNDS: Bounds = { size: 8 * 1024 * 1024, depth: DEEPEST };

/** Something outgrew what is held of it. */
export class TooLarge extends Trouble {
  override name = 'TooLarge';
  readonly code = 'too-large';
}

/** Which bound something exceeds, and where that is. */
export type Beyond = { code: 'long' | 'deep'; limit: number };
export type Measured = { size: number; depth: number; beyond?: never } | { beyond: Beyond };

/**
 * How large a value is, or which bound it exceeds. It does not recurse, and it stops at the bound: what is far too
 * large costs no more than what is just too large.
 */
export function measure(value: unknown, bounds: Bounds): Measured {
  let size = 0;
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0) {
    const below: unknown[] = [];
    for (const item of level) {
      size += widthOf(item);
      if (size > bounds.size) return { beyond: { code: 'long', limit: bounds.size } };
      if (typeof item !== 'object' || item === null) continue;
      if (depth >= bounds.depth) return { beyond: { code: 'deep', limit: bounds.depth } };
      for (const child of Object.values(item)) below.push(child);
    }
    if (below.length > 0) depth++;
    level = below;
  }
  return { size, depth };
}

/** What the value itself takes, its names and commas included, without the values inside it. */
function widthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let width = 2;
  for (const key of Object.keys(value)) width += key.length + 4;
  return width;
}

/** What each piece of a pack may be; a game's own are a tenth of it at most. */
const LONGEST_LIST = 2000;
const LONGEST_TEXT = 4000;
const LARGEST_QUANTITY = 100_000;
/** As many problems as a reader wants to see at once. */
const TOLD = 8;

/** Lists, texts and numbers of a pack that are larger than any game needs, each by its field. */
export function outsized(value: unknown, where: string): Fault[] {
  const fault = outsize(value, where);
  if (fault) return [fault];
  if (typeof value !== 'object' || value === null) return [];
  const faults: Fault[] = [];
  for (const [key, item] of Object.entries(value)) {
    faults.push(...outsized(item, `${where}/${key}`));
    if (faults.length >= TOLD) return faults.slice(0, TOLD);
  }
  return faults;
}

function outsize(value: unknown, path: string): Fault | undefined {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return { path, code: 'long-text', limit: LONGEST_TEXT };
  if (typeof value === 'number' && !(Math.abs(value) <= LARGEST_QUANTITY))
    return { path, code: 'range', least: -LARGEST_QUANTITY, most: LARGEST_QUANTITY };
  if (typeof value !== 'object' || value === null) return undefined;
  const items = Object.keys(value);
  if (items.length > LONGEST_LIST) return { path, code: 'many', of: 'items', limit: LONGEST_LIST };
  return items.some(name => name.length > LONGEST_TEXT) ? { path, code: 'long-name', limit: LONGEST_TEXT } : undefined;
}
