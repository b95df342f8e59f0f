import { closed, ProvenanceSchema, part } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/terrain.json' with { type: 'json' };
import { PARTS } from '../../text/data/parts.ts';
import { Readings, Sources } from './shapes.ts';

/** What a kind of ground does to one class of troops that stand in it or come to it. */
const Effect = closed({
  /** pass: may cross it, not end its move in it. */
  enter: Type.Enum(['occupy', 'pass', 'no']),
  points: Type.Integer({ minimum: 1, maximum: 20 }),
  /** Must halt next to it before it enters. */
  stop: Type.Boolean(),
  /** Whether these troops fight, or fire at, units in such ground. */
  fightInto: Type.Boolean(),
  fireInto: Type.Boolean(),
  /** In it: whether they use their melee advantage, and whether the enemy uses his. */
  ownAdvantage: Type.Boolean(),
  enemyAdvantage: Type.Boolean(),
  weakness: Type.Boolean(),
  allRound: Type.Boolean(),
  /** Whether the hex's protection helps them. */
  protection: Type.Boolean(),
  melee: Type.Integer({ minimum: -9, maximum: 9 }),
  morale: Type.Integer({ minimum: -9, maximum: 9 }),
});
export type Effect = Static<typeof Effect>;

const Kind = closed({
  CP: Effect,
  CM: Effect,
  CL: Effect,
  FP: Effect,
  Pi: Effect,
  FL: Effect,
  AL: Effect,
  AP: Effect,
  blocksSight: Type.Boolean(),
  source: ProvenanceSchema,
});

/** What areas and works add against fire and in melee, and gabions to guns (nqsb.1.4.hex-protection, nqsb.5.4.6). */
const Cover = closed({
  fire: Type.Integer({ minimum: 0, maximum: 9 }),
  melee: Type.Integer({ minimum: 0, maximum: 9 }),
  gabions: Type.Integer({ minimum: 0, maximum: 9 }),
  sources: Sources,
});

const Terrain = closed({ cover: Cover, area: Kind, wood: Kind, difficult: Kind, readings: Readings });
export type Terrain = Static<typeof Terrain>;

export const terrain = part({ about: PARTS.terrain, schema: Terrain, file: value });
