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
export const PACK_BOUNDS: Bounds = { size: 2_000_000, depth: DEEPEST };
/** A match of a hundred thousand actions fits. */
export const RECORD_BOUNDS: Bounds = { size: 8 * 1024 * 1024, depth: DEEPEST };

/** Something outgrew what is held of it. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

export type Measured = { size: number; depth: number; beyond?: never } | { beyond: string };

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
      if (size > bounds.size) return { beyond: `longer than ${bounds.size} characters` };
      if (typeof item !== 'object' || item === null) continue;
      if (depth >= bounds.depth) return { beyond: `nested more than ${bounds.depth} levels deep` };
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
