/** Choices that are not listed, at the keyboard: a sum is typed as a number, a set as numbers or names. */
import {
  type AnyAction,
  actionOf,
  type Described,
  equal,
  type Field,
  type Item,
  type Json,
  sampleOf,
  type Teller,
} from '@carroccio/kernel';
import { hasWords } from '../print/prose.ts';
import type { Text } from '../words/text.ts';

/** Asks for one thing more; an empty line gives up. */
type Ask = (question: string, choices: readonly string[]) => Promise<string>;

/** What was typed does not say what was asked for. */
const UNCLEAR = Symbol('unclear');

interface Asking {
  readonly teller: Teller;
  readonly text: Text;
  ask: Ask;
  /** Tells what was not understood. */
  note(words: string): void;
}

/** A family as one line of the list: an example, and what its fields can be. */
export function familyLabel(family: Described, teller: Teller, text: Text): string {
  const fields = family.fields.map(field => `${teller.field(field.field)} ${extent(field, text)}`.trim());
  return `${teller.action(sampleOf(family))} … (${fields.join('; ')})`;
}

function extent(field: Field, text: Text): string {
  switch (field.kind) {
    case 'sum':
      return text.play.between(field.least, field.most);
    case 'one':
      return '';
    case 'set':
    case 'items':
      return text.play.between(field.least, field.most);
  }
}

/** The one sum that is asked for where there is nothing else to choose: a number typed is that sum. */
export function soleSum(families: readonly Described[], actions: readonly AnyAction[]): Described | undefined {
  const [family, second] = families;
  const [field, other] = family?.fields ?? [];
  return family && !second && actions.length === 0 && field?.kind === 'sum' && !other ? family : undefined;
}

/**
 * Fills the fields in, first from what was typed already, then by asking, where there is a choice; `null` when it is
 * given up.
 */
export async function fillIn(family: Described, typed: string, asking: Asking): Promise<AnyAction | null> {
  let left = typed;
  const filled: Record<string, Json> = {};
  for (const field of family.fields) {
    const only = left === '' ? onlyOf(field) : undefined;
    const value = only === undefined ? await fieldOf(field, left, asking) : { json: only };
    if (value === null) return null;
    filled[field.field] = value.json;
    left = '';
  }
  return actionOf(family, filled);
}

async function fieldOf(field: Field, typed: string, asking: Asking): Promise<{ json: Json } | null> {
  if (field.kind === 'items') return itemsOf(field, asking);
  const { teller, text, ask } = asking;
  const names = field.kind === 'sum' ? [] : field.of.map(value => teller.value(field.field, value));
  const question = `${teller.field(field.field)} ${extent(field, text)} (${text.play.enterGivesUp})`.replace('  ', ' ');
  for (let line = typed || (await ask(question, names)); ; line = await ask(question, names)) {
    if (line === '') return null;
    const value = read(field, names, line);
    if (value !== UNCLEAR) return { json: value };
    asking.note(text.play.saysNothing(line));
  }
}

function read(field: Exclude<Field, { kind: 'items' }>, names: readonly string[], line: string): Json | typeof UNCLEAR {
  if (field.kind === 'sum') return /^-?\d+$/.test(line) ? Number(line) : UNCLEAR;
  if (field.kind === 'one') {
    const index = indexOf(names, line);
    const value = index === undefined ? undefined : field.of[index];
    return value === undefined ? UNCLEAR : value;
  }
  // A set with nothing in it.
  if (line === '-') return [];
  const parts = /^[\d\s,]+$/.test(line) ? line.split(/[\s,]+/) : line.split(',');
  const indexes = parts.filter(part => part.trim() !== '').map(part => indexOf(names, part.trim()));
  const values = indexes.map(index => (index === undefined ? undefined : field.of[index]));
  return values.some(value => value === undefined)
    ? UNCLEAR
    : values.flatMap(value => (value === undefined ? [] : [value]));
}

/** The place of what a number or some words name. */
function indexOf(names: readonly string[], typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return names[Number(typed) - 1] === undefined ? undefined : Number(typed) - 1;
  const hits = names.flatMap((name, index) => (hasWords(name, typed.split(/\s+/)) ? [index] : []));
  return hits.length === 1 ? hits[0] : undefined;
}

/** What a field says where it can say one thing only: that is not asked. */
const onlyOf = (field: Field): Json | undefined =>
  field.kind === 'one' && field.of.length === 1 ? field.of[0] : undefined;

/** The name of a kind of things; where several have it, with what tells them apart: one field, if one does. */
function itemName({ kind, fields }: Item, items: readonly Item[], teller: Teller): string {
  const others = items.filter(item => item.kind === kind && item.fields !== fields);
  const differs = (field: Field) => (other: Item) => !equal(valuesOf(other, field.field), ofOne(field));
  const alone = fields.find(field => others.length > 0 && others.every(differs(field)));
  const telling = alone ? [alone] : fields.filter(field => others.some(differs(field)));
  const apart = telling.map(field =>
    ofOne(field)
      .map(value => teller.value(field.field, value))
      .join(' / '),
  );
  return [teller.value('kind', kind), apart.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

const ofOne = (field?: Field): readonly Json[] => (field?.kind === 'one' ? field.of : []);
const valuesOf = ({ fields }: Item, name: string): readonly Json[] => ofOne(fields.find(({ field }) => field === name));

/** Things are added one by one, until an empty line. */
async function itemsOf(field: Extract<Field, { kind: 'items' }>, asking: Asking): Promise<{ json: Json } | null> {
  const { teller, text, ask } = asking;
  const kinds = field.of.map(item => itemName(item, field.of, teller));
  const items: Json[] = [];
  while (items.length < field.most) {
    const line = await ask(`${teller.field(field.field)} ${items.length + 1} (${text.play.enterIsAll})`, kinds);
    if (line === '') break;
    const index = indexOf(kinds, line);
    const kind = index === undefined ? undefined : field.of[index];
    if (!kind) {
      asking.note(text.play.saysNothing(line));
      continue;
    }
    const item: Record<string, Json> = { kind: kind.kind };
    for (const one of kind.fields) {
      const only = onlyOf(one);
      const value = only === undefined ? await fieldOf(one, '', asking) : { json: only };
      if (value === null) return null;
      item[one.field] = value.json;
    }
    items.push(item);
  }
  return { json: items };
}
