/** Tables and rosters as CSV, for a spreadsheet: one line a place in the data, its values in the columns. */
import { type GamePackage, namesOf, PACK_FORMAT, type Pack, placed } from '@carroccio/kernel';
import { Failed } from '../words/failure.ts';

const CSV_FORMAT = 'carroccio-csv/1';
const PLACE = 'place';

type Scalar = string | number | boolean | null;
interface Line {
  place: string;
  cells: ReadonlyMap<string, Scalar>;
}

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null;
const idOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : undefined;
const isSource = (key: string): boolean => /sources?$/i.test(key);

/** The values of an object itself: single ones, and lists of single ones, each in a column of its own. */
const cellsOf = (value: object): [string, Scalar][] =>
  Object.entries(value)
    .filter(([key]) => key !== 'id' && !isSource(key))
    .flatMap(([key, item]): [string, Scalar][] => {
      if (isScalar(item)) return [[placed(key), item]];
      if (Array.isArray(item) && item.every(isScalar))
        return item.map((one, index) => [`${placed(key)}/${index}`, one]);
      return [];
    });

/** Every object of the data that holds values, with its table: items of one list stand together, and so do like things. */
function* linesIn(value: unknown, place: string, table: string): Generator<Line & { table: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const cells = new Map(cellsOf(value));
    if (cells.size > 0) yield { place, cells, table: table.endsWith('*') ? table : [...cells.keys()].join() };
  }
  for (const [key, item] of Object.entries(value))
    if (!isSource(key))
      yield* linesIn(
        item,
        `${place}/${placed((Array.isArray(value) && idOf(item)) || key)}`,
        `${table}/${Array.isArray(value) ? '*' : key}`,
      );
}

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const lineOf = (cells: readonly unknown[]): string => cells.map(cell => quoted(String(cell))).join(',');

/** The tables of some parts of a game, one after the other, each under its own heads. */
export function csvOf({ rulebook, parts }: GamePackage, names: readonly string[], title: string): string {
  const tables = new Map<string, Line[]>();
  for (const name of names)
    for (const line of linesIn(parts[name]?.value, `/${name}`, name)) {
      const table = tables.get(line.table) ?? [];
      tables.set(line.table, [...table, line]);
    }
  const blocks = [...tables.values()].map(lines => {
    const heads = [...new Set(lines.flatMap(({ cells }) => [...cells.keys()]))];
    return [
      lineOf([PLACE, ...heads]),
      ...lines.map(({ place, cells }) =>
        lineOf([place, ...heads.map(head => (cells.has(head) ? cells.get(head) : ''))]),
      ),
    ].join('\n');
  });
  return `${lineOf([CSV_FORMAT, rulebook.id, title])}\n${blocks.join('\n\n')}\n`;
}

/** The cells of each line. A cell in quotes may hold commas and ends of lines. */
function cellsIn(text: string): string[][] {
  const separator = text.slice(0, text.indexOf('\n')).includes(';') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let inside = false;
  const close = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (inside && letter === '"' && text[at + 1] === '"') cell += text[++at];
    else if (letter === '"') inside = !inside;
    else if (inside) cell += letter;
    else if (letter === separator) close();
    else if (letter === '\n') {
      close();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  close();
  return rows;
}

export const isCsv = (text: string, path: string): boolean =>
  /\.csv$/i.test(path) || text.startsWith(CSV_FORMAT) || text.startsWith(`"${CSV_FORMAT}`);

/** The game that its first line names. */
export function gameOfCsv(text: string, path: string): string {
  const [format = '', game = ''] = cellsIn(`${text.split('\n', 1)[0]}\n`)[0] ?? [];
  if (format.trim() === CSV_FORMAT && game.trim() !== '') return game.trim();
  throw new Failed({ code: 'csv-first-line', path, wanted: `${CSV_FORMAT},GAME,TITLE` });
}

/** What stands in the game's data at a place, so that a cell is read as what it replaces. */
function valueAt(one: GamePackage, place: string): unknown {
  const [name = '', ...path] = namesOf(place);
  let found: unknown = Object.hasOwn(one.parts, name) ? one.parts[name]?.value : undefined;
  for (const segment of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    const holder: object = found;
    const item = Array.isArray(found) ? found.find(each => idOf(each) === segment) : undefined;
    found =
      item ??
      (Object.hasOwn(holder, segment) ? Object.entries(holder).find(([key]) => key === segment)?.[1] : undefined);
  }
  return found;
}

function read(cell: string, own: unknown): Scalar {
  if (typeof own === 'string') return cell;
  if (cell === 'null') return null;
  if (/^(true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  return cell.trim() !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}

/** In the place of an id: one more, which has none. */
const NEXT = '-';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Something more for a list, as the lines tell it that name it, and one of its like, to read cells by. */
interface Added {
  readonly list: string;
  readonly item: object;
  readonly like: unknown;
}

/** Where a line leads to something that a list does not have: the list's place, its name there, and what is below it. */
function beyondList(one: GamePackage, place: string): { list: string; name: string; below: string[] } | undefined {
  const names = namesOf(place);
  for (let depth = 1; depth < names.length; depth++) {
    const to = (end: number): string => `/${names.slice(0, end).map(placed).join('/')}`;
    if (Array.isArray(valueAt(one, to(depth))) && valueAt(one, to(depth + 1)) === undefined)
      return { list: to(depth), name: names[depth] ?? '', below: names.slice(depth + 1) };
  }
  return undefined;
}

function newItem(list: readonly unknown[], name: string): object {
  const like = list.find(isObject) ?? {};
  return {
    ...(name === NEXT || idOf(like) === undefined ? {} : { id: name }),
    // Where a number comes from is not asked in a spreadsheet.
    ...('source' in like ? { source: OWN } : {}),
    ...('sources' in like ? { sources: [{ of: ['rest'], source: OWN }] } : {}),
  };
}

const OWN = { from: 'public', where: 'CSV' };

/** Writes the cells of a line into what it tells of; values of one list stand in columns beside each other. */
function fill({ item, like }: Added, below: readonly string[], cells: readonly (readonly [string, string])[]): void {
  let [into, model]: [object, unknown] = [item, like];
  for (const name of below) {
    model = Array.isArray(model) ? (model[Number(name)] ?? model[0]) : fieldOf(model, name);
    const known = fieldOf(into, name);
    const next: object = isObject(known) ? known : Array.isArray(model) ? [] : {};
    Reflect.set(into, name, next);
    into = next;
  }
  for (const [head, cell] of cells) {
    const [field = '', number] = namesOf(head);
    const own = fieldOf(model, field);
    const value = cell === 'null' ? null : read(cell, number === undefined ? own : listed(own)[0]);
    Reflect.set(into, field, number === undefined ? value : [...listed(fieldOf(into, field)), value]);
  }
}

/**
 * The pack a CSV file means: every cell that is not as the game has it, and every line for what it does not have. Empty
 * cells leave what is there.
 */
export function packOfCsv(one: GamePackage, text: string, path: string): Pack {
  const [[, , title = ''] = [], ...rows] = cellsIn(text);
  let heads: readonly string[] = [];
  const changes: Record<string, Scalar> = {};
  const added = new Map<string, Added>();
  const named = new Set<string>();
  for (const [place = ''] of rows) {
    if (named.has(place) && place.startsWith('/') && !namesOf(place).includes(NEXT))
      throw new Failed({ code: 'csv-twice', path, place });
    named.add(place);
  }
  for (const [index, [place = '', ...cells]] of rows.entries()) {
    if (place === PLACE) heads = cells;
    if (place === PLACE || place === '') continue;
    const filled = cells.flatMap((cell, column): [string, string][] => {
      const head = heads[column] ?? '';
      if (head === '' && cell !== '') throw new Failed({ code: 'csv-beyond', path, place, value: cell });
      return cell === '' ? [] : [[head, cell]];
    });
    const beyond = beyondList(one, place);
    // Something more has a line that names it; a line that only leads into what is not there is a mistake.
    if (beyond && named.has(`${beyond.list}/${placed(beyond.name)}`)) {
      const { list, name, below } = beyond;
      const key = `${list}/${name === NEXT ? index : name}`;
      const own = listed(valueAt(one, list));
      const item = added.get(key) ?? { list, item: newItem(own, name), like: own.find(isObject) };
      added.set(key, item);
      fill(item, below, filled);
      continue;
    }
    for (const [head, cell] of filled) {
      const where = `${place}/${head}`;
      const own = valueAt(one, where);
      const value = read(cell, own);
      if (value !== own) changes[where] = value;
    }
  }
  const lists: Record<string, readonly unknown[]> = {};
  for (const { list, item } of added.values()) lists[list] = [...(lists[list] ?? listed(valueAt(one, list))), item];
  // Lists first: what is changed in them is changed in what they have become.
  const all = { ...lists, ...changes };
  return { format: PACK_FORMAT, game: one.rulebook.id, title: title || one.rulebook.id, parts: {}, changes: all };
}
