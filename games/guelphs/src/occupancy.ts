/**
 * Who stands in each hex, found once and kept up as counters move. It is no part of the state: it can always be found
 * again from where the units are.
 */
export interface Occupancy {
  /** By hex: the lowest of the units there, or -1. */
  readonly first: Int16Array;
  /** By unit: the next one in the same hex, or -1. */
  readonly next: Int16Array;
}

/** Finds the occupancy of the map that belongs to a list of where the units are; the one asked for last is at hand. */
export class Occupancies {
  readonly #cellCount: number;
  readonly #known = new WeakMap<readonly number[], Occupancy>();
  #cells: readonly number[] = [];
  #last: Occupancy;

  constructor(cellCount: number) {
    this.#cellCount = cellCount;
    this.#last = occupancyOf(this.#cells, cellCount);
  }

  of(cells: readonly number[]): Occupancy {
    if (cells === this.#cells) return this.#last;
    const found = this.#known.get(cells) ?? occupancyOf(cells, this.#cellCount);
    this.#known.set(cells, found);
    this.#cells = cells;
    this.#last = found;
    return found;
  }
}

function occupancyOf(cells: readonly number[], cellCount: number): Occupancy {
  const occupancy = { first: new Int16Array(cellCount).fill(-1), next: new Int16Array(cells.length).fill(-1) };
  for (let unit = cells.length - 1; unit >= 0; unit--) enter(occupancy, unit, cells[unit] ?? -1);
  return occupancy;
}

function enter({ first, next }: Occupancy, unit: number, cell: number): void {
  if (cell < 0) return;
  const head = first[cell] ?? -1;
  if (head < 0 || head > unit) {
    next[unit] = head;
    first[cell] = unit;
    return;
  }
  let before = head;
  for (let after = next[before] ?? -1; after >= 0 && after < unit; after = next[before] ?? -1) before = after;
  next[unit] = next[before] ?? -1;
  next[before] = unit;
}

function leave({ first, next }: Occupancy, unit: number, cell: number): void {
  if (cell < 0) return;
  if (first[cell] === unit) {
    first[cell] = next[unit] ?? -1;
    return;
  }
  let before = first[cell] ?? -1;
  while (before >= 0 && next[before] !== unit) before = next[before] ?? -1;
  if (before >= 0) next[before] = next[unit] ?? -1;
}

/** The one way to change where a unit is. */
export function moveTo(occupancy: Occupancy, cells: number[], unit: number, to: number): void {
  leave(occupancy, unit, cells[unit] ?? -1);
  cells[unit] = to;
  enter(occupancy, unit, to);
}
