/** Prints a chart, or any plain data, so that it can be read: grids where it is a grid, indented names where it is not. */
import { columns, indented } from './columns.ts';

type Fields = Readonly<Record<string, unknown>>;

const NOTHING = '–';

export function dataLines(value: unknown): string[] {
  if (isInline(value)) return [inline(value)];
  if (isList(value)) return listLines(value);
  return isFields(value) ? fieldLines(value) : [String(value)];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it fits in a cell: a scalar or a list of scalars. */
const isInline = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (isList(value) && value.every(item => typeof item !== 'object'));

function inline(value: unknown): string {
  if (isList(value)) return value.map(inline).join(', ') || NOTHING;
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
}

const isRow = (value: unknown): value is Fields => isFields(value) && Object.values(value).every(isInline);

function listLines(items: readonly unknown[]): string[] {
  if (items.every(isRow)) return recordGrid(items.map(row => ['', row]));
  if (items.every(item => isList(item) && item.every(isInline)))
    return columns(items.map(item => (isList(item) ? item.map(inline) : [])));
  return items.flatMap(item =>
    indented(dataLines(item)).map((line, index) => (index === 0 ? `-${line.slice(1)}` : line)),
  );
}

function fieldLines(fields: Fields): string[] {
  const { columns: heads, rows, ...rest } = fields;
  if (isList(heads) && heads.every(isInline) && (isList(rows) || isFields(rows)))
    return [...matrix(heads, rows), ...(Object.keys(rest).length > 0 ? fieldLines(rest) : [])];
  const entries = Object.entries(fields);
  if (entries.every(([, item]) => isInline(item))) return columns(entries.map(([name, item]) => [name, inline(item)]));
  const rowsByName = entries.flatMap(([name, item]): [string, Fields][] => (isRow(item) ? [[name, item]] : []));
  if (rowsByName.length === entries.length) return recordGrid(rowsByName);
  return entries.flatMap(([name, item]) =>
    isInline(item) ? [`${name}: ${inline(item)}`] : [`${name}:`, ...indented(dataLines(item))],
  );
}

/** One line for each record, under the names of all their fields. */
function recordGrid(records: readonly (readonly [string, Fields])[]): string[] {
  const names = [...new Set(records.flatMap(([, record]) => Object.keys(record)))];
  const rows = records.map(([head, record]) => [head, ...names.map(name => inline(record[name]))]);
  const grid = [['', ...names], ...rows];
  return columns(records.some(([head]) => head !== '') ? grid : grid.map(row => row.slice(1)));
}

/** Rows of cells under the heads; rows without names of their own are numbered, as the faces of a die are. */
function matrix(heads: readonly unknown[], rows: readonly unknown[] | Fields): string[] {
  const named = isList(rows)
    ? rows.map((row, index): [string, unknown] => [String(index + 1), row])
    : Object.entries(rows);
  return columns([
    ['', ...heads.map(inline)],
    ...named.map(([name, row]) => [name, ...(isList(row) ? row.map(inline) : [inline(row)])]),
  ]);
}
