import { ProvenanceSchema, part } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/scenarios.json' with { type: 'json' };
import { closed, Few, Hex, Id, nullable, read, repeated, Text, Whole } from './shapes.ts';

const Ids = Type.Array(Id);
const Hexes = Type.Array(Hex);
const MapSide = Type.Integer({ minimum: 1, maximum: 4 });
const Side = Type.Integer({ minimum: 0, maximum: 1 });

const Zone = closed({
  kind: Type.Literal('zone'),
  hexes: Hexes,
  who: Type.Optional(Ids),
  min: Type.Optional(Whole),
  max: Type.Optional(Whole),
  /** Not next to an enemy. */
  apart: Type.Optional(Type.Boolean()),
});
const Entry = closed({
  kind: Type.Literal('enter'),
  sides: Type.Array(MapSide, { minItems: 1 }),
  turn: Type.Integer({ minimum: 1, maximum: 1000 }),
  who: Type.Optional(Ids),
  split: Type.Optional(Type.Boolean()),
});
const Placement = Type.Union([Zone, Entry]);
export type Zone = Static<typeof Zone>;

const Group = closed({ id: Id, side: Side, characters: Ids, mounted: Ids, placement: Type.Array(Placement) });
export type Group = Static<typeof Group>;

const Riderless = closed({
  of: Id,
  hexes: Type.Optional(Hexes),
  /** Within so many hexes of a hex, or of the rider's own tent. */
  near: Type.Optional(Text),
  within: Type.Optional(Whole),
});
const Equipment = closed({
  kind: Type.Enum(['ladder', 'grapnel', 'stoneThrower', 'greekFire', 'fireArrows']),
  side: Side,
  count: Type.Optional(Few),
  at: Type.Optional(Hexes),
  zone: Type.Optional(Hexes),
  arrow: Type.Optional(Text),
  loaded: Type.Optional(Type.Boolean()),
});
const Exit = closed({
  side: Side,
  sides: Type.Array(MapSide),
  map: Type.Optional(Whole),
  columns: Type.Optional(Text),
  group: Type.Optional(Id),
  /** Only who leads this prisoner. */
  prisoner: Type.Optional(Id),
});

const Victory = Type.Union([
  closed({ kind: Type.Literal('score') }),
  closed({ kind: Type.Literal('survivors'), side: Side, group: Id, loss: Whole, draw: Whole, leader: Id }),
  closed({ kind: Type.Literal('level'), side: Side, level: Whole, win: Whole, lose: Whole }),
  closed({ kind: Type.Literal('exits'), side: Side, win: Whole, draw: Whole }),
  closed({ kind: Type.Literal('formation'), side: Side, bonus: Whole }),
  closed({ kind: Type.Literal('farm'), raiders: Side, rooms: Ids, prisoner: Id, horses: Ids, sheep: Whole }),
  closed({ kind: Type.Literal('escape'), side: Side, who: Id, sides: Type.Array(MapSide), companions: Whole }),
  closed({ kind: Type.Literal('loot'), raiders: Side, sides: Type.Array(MapSide), carried: Whole, held: Whole }),
  closed({ kind: Type.Literal('tower'), side: Side, inside: Type.Literal('any') }),
  closed({ kind: Type.Literal('capture'), side: Side, who: Id, inside: Whole }),
  closed({
    kind: Type.Literal('burning'),
    raiders: Side,
    engine: Whole,
    tent: Whole,
    ladder: Whole,
    deck: Whole,
    win: Whole,
    lose: Whole,
  }),
  closed({ kind: Type.Literal('assault'), side: Side, inside: Whole, few: Whole }),
  closed({ kind: Type.Literal('siege') }),
]);
export type Victory = Static<typeof Victory>;

const Place = Type.Enum(['castle', 'farm', 'chapel']);
export type Place = Static<typeof Place>;

const Maps = Type.Array(closed({ map: Id, rotated: Type.Boolean() }), { minItems: 1, maxItems: 2 });
const Laid = Type.Array(closed({ overlay: Id, map: Whole, anchor: nullable(Hex) }), { maxItems: 20 });
const Table = closed({
  maps: Maps,
  overlays: Laid,
  /** Columns in use of each map, first and last (R99). */
  columns: Type.Optional(Type.Array(Type.Tuple([Whole, Whole]), { minItems: 1, maxItems: 2 })),
});
const Siege = closed({
  of: Place,
  days: Whole,
  ladders: Few,
  grapnels: Few,
  relief: nullable(Whole),
  /** The camp, where food is fetched, and the open field of general sorties and armies of relief. */
  outside: closed({ camp: Table, supplies: Table, field: Table, source: ProvenanceSchema }),
});

const Scenario = closed({
  id: Id,
  number: Whole,
  /** Where the players choose their maps, what lies on the table until they have. */
  maps: Maps,
  overlays: Laid,
  /** A side is one player, however many share it (gui.2.teams). */
  seats: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  /** The last chapter of the rulebook learnt (gui.6.stop, gui.7.stop …). */
  rules: Whole,
  missiles: Type.Boolean(),
  turns: nullable(Whole),
  /** In the order of their set-up. */
  groups: Type.Array(Group, { maxItems: 20 }),
  riderless: Type.Array(Riderless),
  sheep: Type.Array(closed({ side: Side, count: Few, hexes: Hexes })),
  loot: Type.Array(closed({ hexes: Hexes, count: Few })),
  equipment: Type.Array(Equipment),
  exits: Type.Array(Exit),
  special: Type.Array(Text, { maxItems: 100 }),
  victory: Victory,
  siege: nullable(Siege),
  source: ProvenanceSchema,
});
export type Scenario = Static<typeof Scenario>;
const Scenarios = closed({ scenarios: Type.Array(Scenario, { minItems: 15, maxItems: 15 }) });

export const scenarios = part({
  schema: Scenarios,
  value: read(Scenarios, value),
  check: ({ scenarios: all }) => [
    ...repeated(all.map(({ id }) => id)).map(id => `two scenarios are called ${id}`),
    ...all.flatMap(({ id, groups }) =>
      repeated(groups.flatMap(({ characters }) => characters)).map(name => `${id}: ${name} stands in two places`),
    ),
    ...all.flatMap(({ id, groups }) =>
      groups.flatMap(({ mounted, characters }) =>
        mounted.filter(name => !characters.includes(name)).map(name => `${id}: ${name} is mounted but not there`),
      ),
    ),
  ],
});
