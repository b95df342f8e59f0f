/** A whole offer typed as one line: `propose 2 give 350 florins, stoffe 2 take sestiere 3`. */
import {
  type AnyAction,
  actionOf,
  type Described,
  type Field,
  type Item,
  type Json,
  type Teller,
} from '@carroccio/kernel';
import { folded, hasWords } from '../print/prose.ts';

/** What a line says, or the words of it that say nothing. */
export type Read = { readonly action: AnyAction } | { readonly unclear: string };

type Items = Extract<Field, { kind: 'items' }>;
type Terms = Record<string, Json>;

const isItems = (field: Field): field is Items => field.kind === 'items';
const BETWEEN: ReadonlySet<string> = new Set([',', 'and', 'e', 'ed']);

/** Reads a line that begins with the kind of action it means; `null` when it is no such line. */
export function readLine(families: readonly Described[], line: string, teller: Teller): Read | null {
  const [type, ...words] = line.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const meant = families.filter(family => family.type === type && family.fields.every(isItems));
  const [first] = meant;
  if (!first) return null;
  const lists = first.fields.filter(isItems);
  const listAt = (word: string): Items | undefined => lists.find(list => opens(list, word, teller));
  const start = words.findIndex(word => listAt(word) !== undefined);
  const head = start < 0 ? words : words.slice(0, start);
  const [family, another] = meant.filter(one => isNamed(one, head, teller));
  if (!family || another) return { unclear: head.join(' ') || line };
  const filled: Record<string, Json[]> = Object.fromEntries(lists.map(({ field }) => [field, []]));
  let list: Items | undefined;
  let phrase: string[] = [];
  /** What has been read so far of a thing is one; what says nothing comes back. */
  const close = (): string | null => {
    const said = phrase;
    phrase = [];
    if (said.length === 0 || !list) return null;
    const { field } = list;
    const items = family.fields.find((one): one is Items => isItems(one) && one.field === field);
    const item = items && readItem(items.of, said, teller);
    if (!item) return said.join(' ');
    filled[field]?.push(item);
    return null;
  };
  for (const word of start < 0 ? [] : [...words.slice(start), ',']) {
    const opened = listAt(word);
    if (!opened && !BETWEEN.has(word)) {
      phrase.push(word);
      continue;
    }
    const unclear = close();
    if (unclear !== null) return { unclear };
    list = opened ?? list;
  }
  return { action: actionOf(family, filled) };
}

/** A list begins with its name, or the last word of what it is called. */
const opens = ({ field }: Items, word: string, teller: Teller): boolean =>
  word === field || folded(teller.field(field).split(' ').at(-1) ?? '') === folded(word);

/** Whether words name what is the same in all of a family: a seat by its number or its name. */
const isNamed = ({ same }: Described, words: readonly string[], teller: Teller): boolean =>
  words.every(word =>
    Object.entries(same).some(([name, value]) =>
      isNumber(word) ? value === Number(word) - 1 : hasWords(teller.value(name, value), [word]),
    ),
  );

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The thing that words name: of several, the one whose kind they call by its name. */
function readItem(items: readonly Item[], words: readonly string[], teller: Teller): Terms | undefined {
  const found = items.flatMap(item => {
    const terms = termsOf(item, words, teller);
    return terms ? [{ item, terms }] : [];
  });
  const called = found.filter(({ item: { kind } }) =>
    words.some(word => word === kind || folded(word) === folded(teller.value('kind', kind))),
  );
  const [one, other] = called.length > 0 ? called : found;
  return one && !other ? { kind: one.item.kind, ...one.terms } : undefined;
}

/** What words say of a thing of one kind; nothing where some of them say nothing. */
function termsOf({ kind, fields }: Item, words: readonly string[], teller: Teller): Terms | undefined {
  let left = [...words];
  const terms: Terms = {};
  const without = (gone: readonly string[]): string[] => left.filter(word => !gone.includes(word));
  for (const field of fields.toSorted((a, b) => Number(b.kind === 'sum') - Number(a.kind === 'sum'))) {
    const number = left.find(isNumber);
    if (field.kind === 'sum') {
      if (number === undefined) return undefined;
      terms[field.field] = Number(number);
      left.splice(left.indexOf(number), 1);
    } else if (field.kind === 'one') {
      const names = field.of.map(value => teller.value(field.field, value));
      const hits = names.map(name => left.filter(word => says(name, word)));
      const most = Math.max(...hits.map(({ length }) => length));
      const best = hits.flatMap(({ length }, index) => (length === most ? [index] : []));
      const index = best.length === 1 ? best[0] : number === undefined ? undefined : Number(number) - 1;
      const value = index === undefined ? undefined : field.of[index];
      if (index === undefined || value === undefined) return undefined;
      terms[field.field] = value;
      left = without(best.length === 1 ? (hits[index] ?? []) : [number ?? '']);
    }
  }
  const isSpare = (word: string): boolean =>
    word === kind ||
    hasWords(teller.value('kind', kind), [word]) ||
    fields.some(field => field.kind === 'sum' && hasWords(`${field.field} ${teller.field(field.field)}`, [word]));
  return left.every(isSpare) ? Object.fromEntries(fields.map(({ field }) => [field, terms[field] ?? null])) : undefined;
}

/** Numbers are whole words of a name; other words may be parts of it. */
const says = (name: string, word: string): boolean =>
  isNumber(word) ? name.split(/\s+/).includes(word) : hasWords(name, [word]);
