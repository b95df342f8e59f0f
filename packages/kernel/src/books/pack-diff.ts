/** What a pack changes: every value that is not as the game's own data have it. */
import { equal } from '../json/json.ts';
import { placed } from './place.ts';

/** `from` is missing where something was added, `to` where it was taken out. */
export interface Change {
  readonly path: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (item: unknown): string | undefined =>
  isObject(item) && typeof item.id === 'string' ? item.id : undefined;

/** The members of a value by their names; items of a list by their ids where they all have one. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isObject(value)) return new Map(Object.entries(value).filter(([key]) => key !== 'source' && key !== 'sources'));
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(idOf);
  const named = ids.every(id => id !== undefined) && new Set(ids).size === ids.length;
  return new Map(value.map((item, index) => [(named ? ids[index] : undefined) ?? String(index), item]));
}

/** From where the values come is no change of the game. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  const [one, other] = [membersOf(before), membersOf(after)];
  if (!one || !other || Array.isArray(before) !== Array.isArray(after))
    return before === after ? [] : [{ path, from: before, to: after }];
  const changed = [...one].flatMap(([name, value]) => {
    const where = `${path}/${placed(name)}`;
    return other.has(name) ? changesBetween(value, other.get(name), where) : [{ path: where, from: value }];
  });
  const added = [...other]
    .filter(([name]) => !one.has(name))
    .map(([name, to]) => ({ path: `${path}/${placed(name)}`, to }));
  if (changed.length + added.length > 0) return [...changed, ...added];
  const moved = Array.isArray(before) && !equal([...one.keys()], [...other.keys()]);
  return moved ? [{ path, from: [...one.keys()], to: [...other.keys()] }] : [];
}
