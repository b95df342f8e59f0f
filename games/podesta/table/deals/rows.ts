/** The clauses of an offer while it is put together: what each says, and what else it could say. */
import type { Field, Item, Json } from '@carroccio/kernel';

/** One clause on the sheet. */
export interface Row {
  readonly id: number;
  readonly kind: string;
  readonly terms: Readonly<Record<string, Json>>;
}

const allows = (field: Field, value: Json | undefined): boolean =>
  field.kind === 'sum' || (field.kind === 'one' && value !== undefined && field.of.includes(value));

const firstOf = (field: Field): Json =>
  field.kind === 'sum' ? field.least : field.kind === 'one' ? (field.of[0] ?? null) : null;

/** Ways to say something of a kind that agree with the first so many fields of a row. */
const agreeing = (items: readonly Item[], { kind, terms }: Omit<Row, 'id'>, fields: number): Item[] =>
  items.filter(
    item => item.kind === kind && item.fields.slice(0, fields).every(field => allows(field, terms[field.field])),
  );

/** The way in which a row is said; nothing where it cannot be said any more. */
export const itemOf = (items: readonly Item[], row: Omit<Row, 'id'>): Item | undefined =>
  agreeing(items, row, Number.POSITIVE_INFINITY)[0];

/** What a field of a row could say, given the fields before it. */
export const optionsAt = (items: readonly Item[], row: Omit<Row, 'id'>, index: number): Json[] => [
  ...new Set(
    agreeing(items, row, index).flatMap(({ fields }) => {
      const field = fields[index];
      return field?.kind === 'one' ? field.of : [];
    }),
  ),
];

/** A row in which a field says something else; what does not go with it follows. */
export function changed(items: readonly Item[], row: Row, index: number, name: string, value: Json): Row {
  const terms = { ...row.terms, [name]: value };
  const fitting = agreeing(items, { ...row, terms }, index + 1);
  const item = itemOf(fitting, { ...row, terms }) ?? fitting[0];
  if (!item) return { ...row, terms };
  const said = item.fields.map(field => {
    const old = terms[field.field];
    return [field.field, allows(field, old) && old !== undefined ? within(field, old) : firstOf(field)];
  });
  return { ...row, terms: Object.fromEntries(said) };
}

/** A sum that another field made too large is as large as it can be; what is being typed is left alone. */
const within = (field: Field, value: Json): Json =>
  field.kind === 'sum' && typeof value === 'number' && value > field.most ? field.most : value;

/** What is said of a kind to begin with, which no other row says yet; of Benefici there may be two of a kind. */
export function begun(items: readonly Item[], kind: string, rows: readonly Row[]): Omit<Row, 'id'> | undefined {
  const ways = items
    .filter(item => item.kind === kind)
    .flatMap(({ fields: [first, ...rest] }) => {
      const others = rest.map(field => [field.field, firstOf(field)]);
      if (!first) return [];
      const values = first.kind === 'one' ? first.of : [firstOf(first)];
      return values.map(value => ({ kind, terms: Object.fromEntries([[first.field, value], ...others]) }));
    });
  const isNew = ({ terms }: { terms: Row['terms'] }): boolean =>
    !rows.some(row => row.kind === kind && isAbout(row.terms, terms));
  return ways.find(isNew) ?? (kind === 'beneficio' ? ways[0] : undefined);
}

/** Whether two clauses of a kind say the same but for the sums. */
const isAbout = (one: Row['terms'], other: Row['terms']): boolean =>
  Object.entries(one).every(([name, value]) => name === 'florins' || name === 'lots' || other[name] === value);

/** The kinds of clauses that can be added to those there are. */
export const kindsLeft = (items: readonly Item[], rows: readonly Row[]): string[] =>
  [...new Set(items.map(({ kind }) => kind))].filter(kind => begun(items, kind, rows) !== undefined);
