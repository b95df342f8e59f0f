/** What is printed on maps, pieces and cards, as a match uses it. */
import {
  dataWith,
  type GamePackage,
  Interpreter,
  type Language,
  type Pack,
  type Play,
  type Seat,
} from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { Failure } from './failure.ts';

const Thing = Type.Object(
  { id: Type.Integer(), name: Type.String() },
  { description: 'By the number that states and actions use; the other fields are what is printed on it.' },
);
const Cell = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: 'Its printed number.' }),
  column: Type.Integer(),
  row: Type.Integer(),
  terrain: Type.String(),
  neighbours: Type.Array(Type.Integer(), { description: 'By direction; -1: the map ends.' }),
});
const Words = Type.Record(Type.String(), Type.String());
const Code = Type.Object(
  {
    values: Type.Optional(Words),
    bits: Type.Optional(Words),
    of: Type.Optional(Type.String({ description: 'Other numbers are things of this kind.' })),
  },
  { description: 'Numbers that are no things: a word each, or a word for each bit that is set.' },
);

export const Printed = {
  maps: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'What fields call its cells, see `fields`.' }),
      shape: Type.Enum(['hex-flat', 'hex-pointy', 'square', 'line']),
      directions: Type.Array(Type.String(), { description: 'As they are numbered, clockwise.' }),
      cells: Type.Array(Cell),
      sides: Type.Array(Type.Object({ between: Type.Array(Type.Integer()), has: Type.String() })),
    }),
  ),
  things: Type.Record(Type.String(), Type.Array(Thing)),
  codes: Type.Record(Type.String(), Code),
  fields: Type.Record(Type.String(), Type.String(), {
    description: 'By the name of a field of states, frames, actions and events: which kind its numbers are of.',
  }),
  by: Type.Record(Type.String(), Type.String(), {
    description: 'By the name of a list of the state: the kind that it has an item for each of.',
  }),
};
const PrintedSchema = Type.Object(Printed);

/** As a seat, or (`null`) a spectator, may know it: where players lay the map, it is the one laid now. */
export function printedOf(play: Play, seat: Seat | null, language: Language): Static<typeof PrintedSchema> {
  const { maps, things, codes } = new Interpreter(play, seat, language).inventory;
  const { fields = {}, by = {} } = play.game.vocabulary ?? {};
  return {
    maps: maps.map(map => ({
      ...map,
      directions: [...map.directions],
      cells: map.cells.map(cell => ({ ...cell, neighbours: [...cell.neighbours] })),
      sides: map.sides.map(({ between, has }) => ({ between: [...between], has })),
    })),
    things: Object.fromEntries(Object.entries(things).map(([kind, all]) => [kind, [...all]])),
    codes: { ...codes },
    fields: { ...fields },
    by: { ...by },
  };
}

/** Parts of a game's data as a match uses them. */
export function partsNamed(
  one: GamePackage,
  names: readonly string[],
  pack: Pack | undefined,
): Record<string, unknown> {
  const all = dataWith(one.parts, pack);
  const known = Object.keys(one.parts);
  const faults = names.flatMap((name, index) =>
    known.includes(name)
      ? []
      : [{ path: `/parts/${index}`, code: 'no-part' as const, game: one.rulebook.id, parts: known }],
  );
  if (faults.length > 0) throw Failure.about('invalid-params', { code: 'malformed', method: 'data', faults });
  return Object.fromEntries(names.map(name => [name, all[name]]));
}
