/** Lines of fire once found, remembered with the works and engines they were found with. */
import { type Battle, hexesBetween } from '../battle.ts';
import type { Field } from '../field.ts';
import type { Engine } from '../state.ts';
import type { Sight } from './sight.ts';

/** What has changed on the ground and bears on sight. */
interface Changes {
  readonly gate: string;
  readonly ruins: readonly number[];
  readonly torn: readonly number[];
  readonly burnt: readonly number[];
  /** Head and tail of every stone thrower in its place. */
  readonly throwers: readonly number[];
}

/** Lines over ground as it lies; a bounded memory of what the ground, its works and the engines on it decide. */
interface Memory {
  readonly changes: Changes;
  readonly lines: Map<number, Sight>;
}
const remembered = new WeakMap<Field, Memory[]>();
const MOST_REMEMBERED = 40_000;
const MOST_MEMORIES = 4;

const blocksSight = ({ kind, gone }: Engine): boolean => kind === 'stoneThrower' && !gone;

function changesOf({ state: { works, engines } }: Battle): Changes {
  const { gate, ruins, torn, burnt } = works;
  const throwers = engines.filter(blocksSight).flatMap(({ head, tail }) => [head, tail]);
  return { gate, ruins: [...ruins], torn: [...torn], burnt: [...burnt], throwers };
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, index) => number === other[index]);

function sameThrowers(throwers: readonly number[], engines: readonly Engine[]): boolean {
  let place = 0;
  for (const engine of engines) {
    if (!blocksSight(engine)) continue;
    if (throwers[place] !== engine.head || throwers[place + 1] !== engine.tail) return false;
    place += 2;
  }
  return place === throwers.length;
}

/** Asked for every line that is looked at: nothing is copied to compare. */
function fits({ changes }: Memory, { state: { works, engines } }: Battle): boolean {
  return (
    changes.gate === works.gate &&
    same(changes.ruins, works.ruins) &&
    same(changes.torn, works.torn) &&
    same(changes.burnt, works.burnt) &&
    sameThrowers(changes.throwers, engines)
  );
}

/** The memory that fits the ground now, moved to the front; the oldest is forgotten first. */
function memoryOf(b: Battle): Map<number, Sight> {
  const memories = remembered.get(b.field) ?? [];
  if (memories.length === 0) remembered.set(b.field, memories);
  const [first] = memories;
  if (first && fits(first, b)) return first.lines;
  const index = memories.findIndex(memory => fits(memory, b));
  const found = memories.splice(index, index < 0 ? 0 : 1)[0] ?? { changes: changesOf(b), lines: new Map() };
  memories.unshift(found);
  memories.length = Math.min(memories.length, MOST_MEMORIES);
  return found.lines;
}

/** A weapon's short range matters only for what is seen from above: within half of it, within it, or beyond (R50). */
const CLASSES = 3;
function rangeClass(b: Battle, from: number, to: number, shortRange: number): number {
  const range = hexesBetween(b, from, to);
  if (range >= shortRange) return 0;
  return range * 2 < shortRange ? 2 : 1;
}

/** The line between two hexes for a weapon of this short range: as it was found before, or found now. */
export function recall(b: Battle, from: number, to: number, shortRange: number, find: () => Sight): Sight {
  const seen = memoryOf(b);
  const key = (from * b.field.grid.cellCount + to) * CLASSES + rangeClass(b, from, to, shortRange);
  const known = seen.get(key);
  if (known) return known;
  if (seen.size >= MOST_REMEMBERED) seen.clear();
  const found = find();
  seen.set(key, found);
  return found;
}
