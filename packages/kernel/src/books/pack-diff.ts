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

/** From so many on, texts of one length in a list are rows of a map: cells of charts are short. */
const FEWEST_ROWS = 4;
const FEWEST_LETTERS = 6;

/** A map drawn in letters: as many in each row, before and after. */
function areRows(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length < FEWEST_ROWS) return false;
  const { length } = String(before[0]);
  return (
    length >= FEWEST_LETTERS && [...before, ...after].every(row => typeof row === 'string' && row.length === length)
  );
}

/** The letters of a row that are others. */
const lettersBetween = (before: string, after: string, path: string): Change[] =>
  Array.from(before, (from, index): Change => ({ path: `${path}/${index}`, from, to: after[index] })).filter(
    ({ from, to }) => from !== to,
  );

/** From where the values come is no change of the game. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  const [one, other] = [membersOf(before), membersOf(after)];
  if (!one || !other || Array.isArray(before) !== Array.isArray(after))
    return before === after ? [] : [{ path, from: before, to: after }];
  const rows = areRows(before, after);
  const changed = [...one].flatMap(([name, value]) => {
    const where = `${path}/${placed(name)}`;
    if (rows && other.has(name)) return lettersBetween(String(value), String(other.get(name)), where);
    return other.has(name) ? changesBetween(value, other.get(name), where) : [{ path: where, from: value }];
  });
  const added = [...other]
    .filter(([name]) => !one.has(name))
    .map(([name, to]) => ({ path: `${path}/${placed(name)}`, to }));
  if (changed.length + added.length > 0) return [...changed, ...added];
  const moved = Array.isArray(before) && !equal([...one.keys()], [...other.keys()]);
  return moved ? [{ path, from: [...one.keys()], to: [...other.keys()] }] : [];
}
