/** How the table of a rule is best laid out. Catalogues write their tables in several ways; these are told apart here. */

/** What a cell holds; nothing where a row has no such value. */
export type Scalar = string | number | boolean | null | undefined;
export type Fields = Readonly<Record<string, unknown>>;

export type Layout =
  /** Columns with headings, rows with or without, or one for each result of a die; what else was said stands below. */
  | { kind: 'grid'; byDie: boolean; columns: readonly string[]; rows: readonly Row[]; more: Fields }
  /** Two columns, or two rows when there is little to say: what, and its value. */
  | { kind: 'pairs'; pairs: readonly (readonly [string, unknown])[]; across: boolean }
  /** Things that have tables of their own. */
  | { kind: 'sections'; sections: readonly (readonly [string, unknown])[] }
  | { kind: 'list'; items: readonly unknown[] };

interface Row {
  readonly head: string | null;
  readonly cells: readonly unknown[];
}

export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isScalars = (value: unknown): value is readonly Scalar[] => isList(value) && value.every(isScalar);
/** What fits into one cell. */
const isShort = (value: unknown): boolean => isScalar(value) || isScalars(value);

export function layoutOf(value: unknown): Layout {
  if (isList(value)) return layoutOfList(value);
  return isFields(value) ? layoutOfFields(value) : { kind: 'list', items: [value] };
}

function layoutOfList(items: readonly unknown[]): Layout {
  if (items.length > 0 && items.every(isFields)) return records(items);
  const width = isList(items[0]) ? items[0].length : 0;
  if (width > 0 && items.every(item => isScalars(item) && item.length === width))
    return grid(
      [],
      items.filter(isList).map(cells => ({ head: null, cells })),
    );
  return { kind: 'list', items };
}

function records(items: readonly Fields[]): Layout {
  const columns = [...new Set(items.flatMap(item => Object.keys(item)))];
  return grid(
    columns,
    items.map(item => ({ head: null, cells: columns.map(column => item[column]) })),
  );
}

function layoutOfFields(fields: Fields): Layout {
  return matrix(fields) ?? rowsByName(fields) ?? parallel(fields) ?? pairs(fields) ?? sections(fields);
}

/** `{ columns, rows }`: rows by name, or one for each result of a die. */
function matrix({ columns, rows, ...more }: Fields): Layout | null {
  if (!isScalars(columns)) return null;
  const named = isFields(rows)
    ? Object.entries(rows)
    : isList(rows)
      ? rows.map((row, i) => [`${i + 1}`, row] as const)
      : [];
  if (named.length === 0 || !named.every(([, row]) => isScalars(row))) return null;
  return grid(
    columns.map(String),
    named.map(([head, cells]) => ({ head, cells: isList(cells) ? cells : [] })),
    more,
    isList(rows),
  );
}

/** Several things with the same values each: `{ foot: { A: 1, D: 2 }, horse: { A: 2, D: 1 } }`. */
function rowsByName(fields: Fields): Layout | null {
  const rows = Object.entries(fields).filter((entry): entry is [string, Fields] => isFields(entry[1]));
  const more = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isFields(value)));
  if (rows.length < 2 || !rows.every(([, row]) => Object.values(row).every(isShort))) return null;
  const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  const shared = columns.filter(column => rows.filter(([, row]) => column in row).length > 1);
  if (shared.length * 2 <= columns.length) return null;
  return grid(
    columns,
    rows.map(([head, row]) => ({ head, cells: columns.map(column => row[column]) })),
    more,
  );
}

/** Rows of equal length without a heading of their own: `{ guelph: [...], ghibelline: [...] }`. */
function parallel(fields: Fields): Layout | null {
  const rows = Object.entries(fields);
  const lists = rows.map(([, value]) => value).filter(isScalars);
  const length = lists[0]?.length ?? 0;
  if (lists.length !== rows.length || lists.some(list => list.length !== length)) return null;
  // Two numbers are a range, not two columns.
  const ranges = length === 2 && lists.flat().every(item => typeof item === 'number');
  if (rows.length < 2 || length < 2 || ranges) return null;
  return grid(
    [],
    rows.map(([head, cells]) => ({ head, cells: isList(cells) ? cells : [] })),
  );
}

function pairs(fields: Fields): Layout | null {
  const entries = inOrder(Object.entries(fields));
  if (!entries.every(([, value]) => isShort(value))) return null;
  const brief = entries.every(([key, value]) => key.length <= 4 && isScalar(value) && String(value).length <= 6);
  return { kind: 'pairs', pairs: entries, across: brief && entries.length > 2 };
}

/** Results of a die from the lowest to the highest; anything else as it was written. */
function inOrder(entries: readonly [string, unknown][]): readonly [string, unknown][] {
  const results = entries.every(([key]) => /^\d/.test(key));
  return results ? entries.toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10)) : entries;
}

function sections(fields: Fields): Layout {
  return { kind: 'sections', sections: Object.entries(fields) };
}

const grid = (columns: readonly string[], rows: readonly Row[], more: Fields = {}, byDie = false): Layout => ({
  kind: 'grid',
  byDie,
  columns,
  rows,
  more,
});
