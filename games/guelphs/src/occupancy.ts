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
  cells.forEach((cell, unit) => {
    enter(occupancy, unit, cell);
  });
  return occupancy;
}

/** Off the map there is no place to write to, and nobody to find. */
function enter({ first, next }: Occupancy, unit: number, cell: number): void {
  let before = -1;
  let after = first[cell] ?? -1;
  while (after >= 0 && after < unit) {
    before = after;
    after = next[before] ?? -1;
  }
  next[unit] = after;
  if (before < 0) first[cell] = unit;
  else next[before] = unit;
}

function leave({ first, next }: Occupancy, unit: number, cell: number): void {
  if (cell < 0) return;
  let before = -1;
  for (let here = first[cell] ?? -1; here !== unit; here = next[before] ?? -1) {
    if (here < 0) throw new Error(`unit ${unit} is not in hex ${cell}`);
    before = here;
  }
  if (before < 0) first[cell] = next[unit] ?? -1;
  else next[before] = next[unit] ?? -1;
}

/** The one way to change where a unit is. */
export function moveTo(occupancy: Occupancy, cells: number[], unit: number, to: number): void {
  leave(occupancy, unit, cells[unit] ?? -1);
  cells[unit] = to;
  enter(occupancy, unit, to);
}
