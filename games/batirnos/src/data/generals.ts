import { Bilingual, closed, ProvenanceSchema, part, repeated, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/generals.json' with { type: 'json' };
import { Id, Sources } from './shapes.ts';

const Cards = Type.Array(Type.Integer({ minimum: 1, maximum: 50 }));

const Rating = Type.Integer({ minimum: -9, maximum: 9 });

const Leader = closed({
  id: Id,
  role: Type.Enum(['general', 'character', 'replacement']),
  name: Bilingual,
  full: Text,
  nation: Text,
  morale: Type.Integer({ minimum: 0, maximum: 5 }),
  fire: Type.Union([Rating, Type.Null()]),
  melee: Rating,
  armour: Type.Tuple([Rating, Rating]),
  strength: Type.Integer({ minimum: 1, maximum: 9 }),
  points: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** How a character changes the deck (nqsb.2.2.modify). */
  adds: Type.Optional(Cards),
  removes: Type.Optional(Cards),
  sources: Sources,
});
export type Leader = Static<typeof Leader>;

const Generals = closed({
  movement: closed({ points: Type.Integer({ minimum: 1, maximum: 20 }), source: ProvenanceSchema }),
  leaders: Type.Array(Leader, { minItems: 1, maxItems: 400 }),
});

export const generals = part({
  schema: Generals,
  file: value,
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
