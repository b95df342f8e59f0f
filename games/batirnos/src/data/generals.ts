import { ProvenanceSchema, part } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/generals.json' with { type: 'json' };
import { Bilingual, closed, Id, read, repeated, Sources, Text } from './shapes.ts';

const Cards = Type.Array(Type.Integer({ minimum: 1, maximum: 50 }));

const Leader = closed({
  id: Id,
  role: Type.Enum(['general', 'character', 'replacement']),
  name: Bilingual,
  full: Text,
  nation: Text,
  morale: Type.Integer({ minimum: 0, maximum: 5 }),
  fire: Type.Union([Type.Integer(), Type.Null()]),
  melee: Type.Integer(),
  armour: Type.Tuple([Type.Integer(), Type.Integer()]),
  strength: Type.Integer({ minimum: 1 }),
  points: Type.Integer({ minimum: 0 }),
  /** How a character changes the deck (nqsb.2.2.modify). */
  adds: Type.Optional(Cards),
  removes: Type.Optional(Cards),
  sources: Sources,
});
export type Leader = Static<typeof Leader>;

const Generals = closed({
  movement: closed({ points: Type.Integer({ minimum: 1 }), source: ProvenanceSchema }),
  leaders: Type.Array(Leader, { minItems: 1 }),
});

export const generals = part({
  schema: Generals,
  value: read(Generals, value),
  check: ({ leaders }) => [
    ...repeated(leaders.map(({ id }) => id)).map(id => `${id} stands twice`),
    ...(leaders[0]?.role === 'replacement' ? [] : ['the first card is not the replacement of nqsb.10.9']),
    ...leaders
      .filter(({ role }) => role === 'general')
      .filter(
        ({ morale, fire, melee, armour, strength, points }) =>
          3 * morale + 2 * (fire ?? 0) + 2 * melee + armour[0] + armour[1] + 2 * strength !== points,
      )
      .map(({ id }) => `${id} does not cost what his ratings are worth`),
  ],
});
