import { Bilingual, closed, type Flaw, ProvenanceSchema, part, repeated, Text, under } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/troops.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Id, Readings, SECTORS, Sources } from './shapes.ts';

const TYPES = ['CP', 'CM', 'R', 'CL', 'FL', 'FP', 'PM', 'Q', 'Dr', 'AL', 'AP'] as const;
export type TroopType = (typeof TYPES)[number];

const TROOP_ABILITIES = [
  'infantry',
  'cavalry',
  'artillery',
  'open',
  'evasion',
  'fermezza',
  'incalzare',
  'inseguire',
  'line',
  'countercharge',
  'aggressive',
  'duttilita',
  'square',
  'reiter',
  'dragoons',
] as const;
export type TroopAbility = (typeof TROOP_ABILITIES)[number];

const Rating = Type.Integer({ minimum: -3, maximum: 5 });
const MaybeRating = Type.Union([Rating, Type.Null()]);

const Series = closed({
  movement: Type.Integer({ minimum: 0, maximum: 5 }),
  /** Turns of sixty degrees, for the veterans' rules only: nothing here uses them (nqsb.2.6.1.movement). */
  rotations: Type.Union([Type.Integer({ minimum: 0, maximum: 5 }), Type.Null()]),
  /** null: the ability is missing (nqsb.2.6.1.values). */
  fire: MaybeRating,
  melee: MaybeRating,
  morale: Rating,
  /** Against fire, in melee; what open order adds is in it (nqsb.9.4.1.armour, nqsb.9.9.2.armour). */
  armour: Type.Tuple([Rating, Rating]),
  /** As printed: whoever is in open order has Evasione (nqsb.9.4.1.evade, nqsb.9.9.2.evade). */
  abilities: Type.Array(Type.Enum([...TROOP_ABILITIES])),
  sector: Type.Union([Type.Enum([...SECTORS]), Type.Null()]),
  /** Automatic damages from the front, a flank, the rear (nqsb.2.6.1.weakness). */
  weakness: Type.Tuple([Rating, Rating, Rating]),
});
export type Series = Static<typeof Series>;

const Troop = closed({
  id: Id,
  nation: Text,
  type: Type.Enum([...TYPES]),
  name: Bilingual,
  strength: Type.Integer({ minimum: 1, maximum: 9 }),
  /** The n of "Carica +n", 0 without it. */
  charge: Type.Integer({ minimum: 0, maximum: 4 }),
  points: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** Squares: above three, three or less. Dragoons: mounted, on foot. Artillery: in battery, limbered. */
  series: Type.Array(Series, { minItems: 1, maxItems: 2 }),
  sources: Sources,
});
export type Troop = Static<typeof Troop>;

const Symbols = Type.Tuple([Type.Integer({ minimum: 1, maximum: 9 }), Type.Enum(['always', 'moved', 'line'])]);
const column = <T extends Type.TSchema>(of: T) =>
  closed({
    CP: Type.Optional(of),
    CM: Type.Optional(of),
    CL: Type.Optional(of),
    FL: Type.Optional(of),
    FP: Type.Optional(of),
    Pi: Type.Optional(of),
  });
const FireRow = column(Type.Integer({ minimum: 1, maximum: 9 }));
const MeleeRow = column(Symbols);

const Troops = closed({
  troops: Type.Array(Troop, { maxItems: 400 }),
  advantage: closed({
    fire: closed({ CM: FireRow, CL: FireRow, FL: FireRow, FP: FireRow, source: ProvenanceSchema }),
    melee: closed({ CP: MeleeRow, CM: MeleeRow, CL: MeleeRow, FP: MeleeRow, PM: MeleeRow, Q: MeleeRow }),
    readings: Readings,
  }),
});
type Troops = Static<typeof Troops>;

const TWO_SERIES: readonly TroopType[] = ['Q', 'Dr', 'AL', 'AP'];

function troopFlaws({ id, type, strength, series }: Troop): Flaw[] {
  const wanted = TWO_SERIES.includes(type) ? 2 : 1;
  return [
    ...(series.length === wanted ? [] : [flaw('/series', 'series', { id, type, wanted })]),
    ...series.flatMap(({ fire, sector }, which) =>
      (fire === null) === (sector === null) ? [] : [flaw(`/series/${which}`, 'fire-and-sector', { id })],
    ),
    ...(type === 'Q' && strength !== 6 ? [flaw('/strength', 'square', { id, strength })] : []),
  ];
}

function flaws({ troops }: Troops): Flaw[] {
  return [
    ...repeated(troops.map(({ id }) => id)).map(id => flaw('/troops', 'twice', { id })),
    ...troops.flatMap((troop, index) => under(`/troops/${index}`, troopFlaws(troop))),
  ];
}

export const troops = part({ about: PARTS.troops, schema: Troops, file: value, check: flaws });
