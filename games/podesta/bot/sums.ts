/** Sums the bot may name: what its seat is offered of them, and the nearest to what it has in mind. */
import type { Field } from '@carroccio/kernel';
import type { Choice, Mind } from './mind.ts';

/** What can be named, everything else said. */
export interface Sum {
  readonly least: number;
  readonly most: number;
  /** What else the action says. */
  said(field: string): number;
}

type Said = ReadonlyMap<string, number>;

const numbersIn = (values: readonly unknown[]): number[] => values.filter(value => typeof value === 'number');

/** Every way of choosing the fields that are one of several. */
const spread = (fields: readonly Field[], said: Said): Said[] =>
  fields.reduce<Said[]>(
    (all, field) =>
      field.kind === 'one'
        ? all.flatMap(one => numbersIn(field.of).map(value => new Map(one).set(field.field, value)))
        : all,
    [said],
  );

/** The sums of one kind that are on offer. */
export const sumsOf = ({ families }: Mind, type: Choice['type']): Sum[] =>
  families
    .filter(family => family.type === type)
    .flatMap(({ same, fields }) => {
      const constant = new Map(
        Object.entries(same).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
      );
      return fields.flatMap(field =>
        field.kind === 'sum'
          ? spread(fields, constant).map(said => ({
              least: field.least,
              most: field.most,
              said: (name: string) => said.get(name) ?? -1,
            }))
          : [],
      );
    });

/** Every sum there is to choose from, the least first. */
export const each = ({ least, most }: Sum): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

/** The sum on offer that is nearest to the one wanted. */
export const nearest = ({ least, most }: Sum, wanted: number): number =>
  Math.max(least, Math.min(most, Math.floor(wanted)));
