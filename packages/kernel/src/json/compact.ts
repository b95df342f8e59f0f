/**
 * Plain data in little room, for what is kept: lists of alike things are written as columns, and what repeats itself in a
 * list as a count. A state has fixed fields, which is quick to play on; most of them say nothing most of the time.
 */

/** A value in little room. */
export interface Compact<T> {
  readonly text: string;
  /** Only says what is in it. */
  readonly of?: T;
}

/** What begins with it says how the rest is to be read. */
const MARK = '#';
/** A list that begins with this: how many things there are, then each field's name and its column. */
const COLUMNS = '#columns';
/** From so many on, a list of scalars is tried as runs. */
const FEWEST = 4;

type Scalar = number | boolean | null;

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'boolean' || typeof value === 'number';

type Keyed = Readonly<Record<string, unknown>>;
const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const compact = <T>(value: T): Compact<T> => ({ text: JSON.stringify(packed(value)) });

export function expand<T>(kept: Compact<T>): T;
export function expand({ text }: Compact<unknown>): unknown {
  return unpacked(JSON.parse(text));
}

function packed(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? MARK + value : value;
  if (Array.isArray(value)) return packedList(value);
  return isKeyed(value) ? mapped(value, packed) : value;
}

const mapped = (value: Keyed, change: (item: unknown) => unknown): Keyed =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));

function packedList(list: readonly unknown[]): unknown {
  if (list.length >= FEWEST && list.every(isScalar)) return shorter(list);
  const names = sharedNames(list);
  if (names) return [COLUMNS, list.length, ...names.flatMap(name => [name, packedList(columnOf(list, name))])];
  return list.map(packed);
}

const columnOf = (rows: readonly unknown[], name: string): unknown[] =>
  rows.map(row => (isKeyed(row) ? row[name] : undefined));

/** The names of the fields that all have, in one order; nothing where they differ, or where there is no list of things. */
function sharedNames(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (list.length < 2 || !isKeyed(first)) return null;
  const names = Object.keys(first);
  const alike = (row: unknown): boolean => {
    if (!isKeyed(row)) return false;
    const own = Object.keys(row);
    return own.length === names.length && own.every((name, index) => name === names[index]);
  };
  return names.length > 0 && list.every(alike) ? names : null;
}

/** As runs, where that is shorter. */
function shorter(list: readonly Scalar[]): string | readonly Scalar[] {
  const runs = runsOf(list);
  return runs.length + 2 < JSON.stringify(list).length ? runs : list;
}

const nameOf = (value: Scalar): string =>
  value === null ? 'n' : value === true ? 't' : value === false ? 'f' : `${value}`;

function runsOf(list: readonly Scalar[]): string {
  const runs: string[] = [];
  for (let index = 0; index < list.length; ) {
    const value = list[index] ?? null;
    let end = index + 1;
    while (end < list.length && list[end] === value) end++;
    const name = nameOf(value);
    const many = end - index;
    if (many === 1) runs.push(name);
    else if (many * (name.length + 1) > name.length + 2 + String(many).length) runs.push(`${name}*${many}`);
    else for (let one = 0; one < many; one++) runs.push(name);
    index = end;
  }
  return MARK + runs.join(' ');
}

const NAMED: ReadonlyMap<string, Scalar> = new Map([
  ['n', null],
  ['t', true],
  ['f', false],
]);

function scalarsIn(runs: string): Scalar[] {
  const list: Scalar[] = [];
  for (const run of runs.slice(MARK.length).split(' ')) {
    const [name = '', many = '1'] = run.split('*');
    const named = NAMED.get(name);
    const value = named === undefined ? Number(name) : named;
    for (let one = 0; one < Number(many); one++) list.push(value);
  }
  return list;
}

function unpacked(value: unknown): unknown {
  if (typeof value === 'string') return unpackedText(value);
  if (Array.isArray(value)) return unpackedList(value);
  return isKeyed(value) ? mapped(value, unpacked) : value;
}

function unpackedText(text: string): unknown {
  if (!text.startsWith(MARK)) return text;
  return text.startsWith(MARK + MARK) ? text.slice(MARK.length) : scalarsIn(text);
}

function unpackedList(list: readonly unknown[]): unknown {
  const [first, many, ...rest] = list;
  if (first !== COLUMNS) return list.map(unpacked);
  const columns = rest.flatMap((name, index) =>
    index % 2 === 0 ? [{ name: String(name), of: unpacked(rest[index + 1]) }] : [],
  );
  return Array.from({ length: Number(many) }, (_, row) =>
    Object.fromEntries(columns.map(({ name, of }) => [name, Array.isArray(of) ? of[row] : undefined])),
  );
}
