/** Families of actions in the panel. */
import { type Described, type Filled, filledFirst, type Item } from '@carroccio/kernel';

/** A thing of a list, as it begins. */
export const itemFirst = ({ kind, fields }: Item): Filled => ({ kind, ...filledFirst(fields) });

/** Whether every number has been written. */
export const isWritten = (filled: Filled): boolean =>
  Object.values(filled).every(value => typeof value !== 'number' || Number.isFinite(value));

/** Families of one kind are one form. */
export function byKind(families: readonly Described[]): Map<string, Described[]> {
  const kinds = new Map<string, Described[]>();
  for (const family of families) {
    const known = kinds.get(family.type);
    if (known) known.push(family);
    else kinds.set(family.type, [family]);
  }
  return kinds;
}
