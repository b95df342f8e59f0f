/** Actions that are described and not listed, as messages tell of them. */
import type { Described } from '@carroccio/kernel';
import Type from 'typebox';

const field = { field: Type.String() };
const Of = Type.Array(Type.Unknown());
const counted = { least: Type.Integer(), most: Type.Integer() };

const Field = Type.Union([
  Type.Object(
    { ...field, kind: Type.Literal('sum'), least: Type.Number(), most: Type.Number(), step: Type.Number() },
    { description: 'A number from `least` to `most` in steps.' },
  ),
  Type.Object({ ...field, kind: Type.Literal('one'), of: Of }, { description: 'One of these.' }),
  Type.Object(
    { ...field, kind: Type.Literal('set'), of: Of, ...counted },
    { description: 'Some of these, in any order.' },
  ),
  Type.Object(
    {
      ...field,
      kind: Type.Literal('items'),
      of: Type.Array(Type.Object({ kind: Type.String(), fields: Type.Array(Type.Unknown()) })),
      ...counted,
    },
    { description: 'A list of things, each of one of these kinds, with fields of their own.' },
  ),
]);

export const Family = Type.Unsafe<Described>(
  Type.Object(
    { type: Type.String(), same: Type.Record(Type.String(), Type.Unknown()), fields: Type.Array(Field) },
    { description: 'Actions of one kind: what is the same in all of them, and what their fields can be.' },
  ),
);
