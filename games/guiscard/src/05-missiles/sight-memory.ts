/** Lines of fire once found, remembered with the works and engines they were found with. */
import { type Battle, hexesBetween } from '../battle.ts';
import type { Field } from '../field.ts';
import type { Sight } from './sight.ts';

/** Lines over ground as it lies; a bounded memory of what the ground, its works and the engines on it decide. */
interface Memory {
  /** The works and engines the lines were found with. */
  key: string;
  lines: Map<number, Sight>;
}
const remembered = new WeakMap<Field, Memory[]>();
const MOST_REMEMBERED = 40_000;
const MOST_MEMORIES = 4;

/** What has changed on the ground and bears on sight; empty while nothing has. */
function changesOf({ state: { works, engines } }: Battle): string {
  const { gate, ruins, torn, burnt } = works;
  if (gate === 'closed' && ruins.length + torn.length + burnt.length + engines.length === 0) return '';
  const placed = engines.map(({ kind, gone, head, tail }) =>
    gone || kind !== 'stoneThrower' ? '' : `${head}.${tail}`,
  );
  return `${gate} ${ruins} ${torn} ${burnt} ${placed}`;
}

/** The memory that fits the ground now, moved to the front; the oldest is forgotten first. */
function memoryOf(b: Battle): Map<number, Sight> {
  const memories = remembered.get(b.field) ?? [];
  if (memories.length === 0) remembered.set(b.field, memories);
  const key = changesOf(b);
  const [first] = memories;
  if (first?.key === key) return first.lines;
  const index = memories.findIndex(memory => memory.key === key);
  const found = memories.splice(index, index < 0 ? 0 : 1)[0] ?? { key, lines: new Map<number, Sight>() };
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
