import { closed, type Flaw, ProvenanceSchema, part, Sources, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/charts.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Few, nullable, Whole } from './shapes.ts';

const source = ProvenanceSchema;
/** Kept in a byte. */
const Cost = nullable(Type.Integer({ minimum: 0, maximum: 100 }));
/** Cost on foot, cost mounted, cover, combat sign. */
const Terrain = Type.Tuple([Cost, Cost, Type.Enum(['none', 'light', 'medium', 'strong']), Type.Enum(['+', '0', '-'])]);
const Move = Type.Enum(['any', 'half', 'none']);
const Weapon = closed({
  ranges: Type.Array(Whole, { minItems: 3, maxItems: 3 }),
  row: Whole,
  defensive: nullable(Move),
  offensiveMove: Move,
  source,
});
const Rows = Type.Array(Type.Array(Type.String()), { minItems: 10, maxItems: 10 });
const Numbers = Type.Array(Type.Integer());

const Charts = closed({
  terrain: Type.Record(Text, Terrain),
  terrainSources: Sources,
  infiltration: closed({
    stop: Whole,
    wound: Whole,
    kill: Whole,
    infiltrator: closed({ mounted: Type.Integer(), armour: Type.Integer(), wounded: Type.Integer() }),
    opponent: closed({ mounted: Type.Integer(), hoplite: Type.Integer(), wounded: Type.Integer() }),
    source,
  }),
  weapons: closed({
    lanceMounted: Weapon,
    lanceFoot: Weapon,
    javelin: Weapon,
    sling: Weapon,
    compositeMounted: Weapon,
    compositeFoot: Weapon,
    shortBow: Weapon,
  }),
  engines: closed({
    stoneThrower: closed({
      range: Whole,
      every: Whole,
      crew: Whole,
      carriers: Whole,
      carried: Whole,
      row: Whole,
      source,
    }),
    greekFire: closed({ near: Whole, range: Whole, every: Whole, crew: Whole, source }),
  }),
  impact: closed({
    medium: Type.Integer(),
    long: Type.Integer(),
    wounded: Type.Integer(),
    byzantine: Type.Integer(),
    near: Type.Integer(),
    nearBelow: Whole,
    source,
  }),
  refire: closed({ footWounded: Whole, foot: Whole, mounted: Whole, charging: Whole, source }),
  fire: closed({ mounted: Rows, foot: Rows, armour: Whole, source }),
  combat: closed({ bounds: Numbers, mounted: Rows, foot: Rows, armour: Whole, source }),
  flames: closed({ spread: Whole, engine: Whole, wood: Whole, douse: Whole, douseArrow: Whole, source }),
  siphon: closed({ explodes: Whole, jams: Whole, source }),
  naphtha: closed({ killed: Whole, wounded: Whole, source }),
  provisions: closed({
    modifiers: Numbers,
    castle: Numbers,
    farm: Numbers,
    chapel: Numbers,
    dice: closed({ castle: Few, farm: Few, chapel: Few }),
    source,
  }),
  blockade: closed({ full: Whole, partly: Whole, none: Whole, source }),
  healing: closed({ days: Type.Array(nullable(Whole), { minItems: 10, maxItems: 10 }), source }),
  building: closed({ grapnel: Whole, ladder: Whole, stoneThrower: Whole, builders: Whole, engineer: Whole, source }),
  stages: closed({ D: Whole, S: Whole, B: Whole, source }),
  bombardment: closed({ rows: Rows, source }),
  patrols: closed({ byTurn: Numbers, source }),
  siegeActions: closed({ quiet: closed({ turns: Whole, source }), nightfall: closed({ turn: Whole, source }) }),
  surrender: closed({
    needed: Whole,
    twice: Whole,
    thrice: Whole,
    breach: Whole,
    held: Whole,
    heldAndBreached: Whole,
    source,
    hungry: Numbers,
    starving: Numbers,
    hunger: source,
  }),
  events: closed({ early: Whole, earlyDays: Whole, source }),
});
export type Charts = Static<typeof Charts>;

const COMBAT_COLUMNS = 11;
type Rows = readonly (readonly string[])[];
function flaws({ fire, combat, bombardment, provisions }: Charts): Flaw[] {
  const wide = (
    at: string,
    rows: Rows,
    columns: number,
    table: Parameters<typeof flaw<'width'>>[2]['table'],
  ): Flaw[] => (rows.every(row => row.length === columns) ? [] : [flaw(at, 'width', { table, columns })]);
  const { castle, farm, chapel, modifiers } = provisions;
  return [
    ...wide('/fire/mounted', fire.mounted, 3, 'fire-mounted'),
    ...wide('/fire/foot', fire.foot, 4, 'fire-foot'),
    ...wide('/combat/mounted', combat.mounted, COMBAT_COLUMNS, 'combat-mounted'),
    ...wide('/combat/foot', combat.foot, COMBAT_COLUMNS, 'combat-foot'),
    ...wide('/bombardment/rows', bombardment.rows, 15, 'bombardment'),
    ...(combat.bounds.length === COMBAT_COLUMNS - 1
      ? []
      : [flaw('/combat/bounds', 'bounds', { wanted: COMBAT_COLUMNS - 1, found: combat.bounds.length })]),
    ...Object.entries({ castle, farm, chapel })
      .filter(([, brackets]) => brackets.length !== modifiers.length)
      .map(([place]) => flaw(`/provisions/${place}`, 'brackets', { wanted: modifiers.length })),
  ];
}

export const charts = part({ about: PARTS.charts, schema: Charts, file: value, check: flaws });
