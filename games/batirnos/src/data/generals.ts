import { Bilingual, closed, ProvenanceSchema, part, repeated, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/generals.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
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

const worthOf = ({ morale, fire, melee, armour, strength }: Leader): number =>
  3 * morale + 2 * (fire ?? 0) + 2 * melee + armour[0] + armour[1] + 2 * strength;

export const generals = part({
  about: PARTS.generals,
  schema: Generals,
  file: value,
  check: ({ leaders }) => [
    ...repeated(leaders.map(({ id }) => id)).map(id => flaw('/leaders', 'twice', { id })),
    ...(leaders[0]?.role === 'replacement' ? [] : [flaw('/leaders/0', 'no-replacement', {})]),
    ...leaders.flatMap((leader, index) =>
      leader.role === 'general' && worthOf(leader) !== leader.points
        ? [flaw(`/leaders/${index}/points`, 'worth', { id: leader.id, points: leader.points, worth: worthOf(leader) })]
        : [],
    ),
  ],
});
