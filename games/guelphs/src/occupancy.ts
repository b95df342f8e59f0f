/**
 * Who stands in each hex, found once and kept up as counters move. It is no part of the state: it can always be found
 * again from where the units are.
 */
interface Occupancy {
  /** By hex: the first unit there, or -1. */
  readonly first: Int16Array;
  /** By unit: the next one in the same hex, or -1. */
  readonly next: Int16Array;
}

const known = new WeakMap<readonly number[], Occupancy>();

function occupancyOf(cells: readonly number[], cellCount: number): Occupancy {
  const found = known.get(cells);
  if (found) return found;
  const occupancy = { first: new Int16Array(cellCount).fill(-1), next: new Int16Array(cells.length).fill(-1) };
  for (let unit = cells.length - 1; unit >= 0; unit--) enter(occupancy, unit, cells[unit] ?? -1);
  known.set(cells, occupancy);
  return occupancy;
}

function enter({ first, next }: Occupancy, unit: number, cell: number): void {
  if (cell < 0) return;
  next[unit] = first[cell] ?? -1;
  first[cell] = unit;
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
export function moveTo(cells: number[], cellCount: number, unit: number, to: number): void {
  const occupancy = occupancyOf(cells, cellCount);
  leave(occupancy, unit, cells[unit] ?? -1);
  cells[unit] = to;
  enter(occupancy, unit, to);
}

/** The units in a hex. */
export function unitsIn(cells: readonly number[], cellCount: number, cell: number): number[] {
  if (cell < 0) return [];
  const { first, next } = occupancyOf(cells, cellCount);
  const units: number[] = [];
  for (let unit = first[cell] ?? -1; unit >= 0; unit = next[unit] ?? -1) units.push(unit);
  return units;
}

/** The first unit in a hex, or -1: most hexes are empty, and asking so costs nothing. */
export const firstIn = (cells: readonly number[], cellCount: number, cell: number): number =>
  cell < 0 ? -1 : (occupancyOf(cells, cellCount).first[cell] ?? -1);
