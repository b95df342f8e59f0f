import { closed, type Flaw, ProvenanceSchema, part, repeated, Sources } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/charts.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { CELL } from '../../text/data/manners.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Side, UnitType } from './shapes.ts';

const Shift = Type.Integer({ minimum: -5, maximum: 5 });

const Shock = closed({
  columns: Type.Array(Type.Integer(), { minItems: 1 }),
  rows: Type.Array(
    closed({
      roll: Type.Integer(),
      /** Attacker/defender: a number of hits, D a Disruption, - nothing. */
      cells: Type.Array(Type.String({ pattern: '^([1-9]|D|-)/([1-9]|D|-)$', says: CELL })),
    }),
    { minItems: 1 },
  ),
  source: ProvenanceSchema,
});

/** The numbers to reach at range 1, 2, 3...; null where the shot is not allowed. */
const Ranges = Type.Array(Type.Union([Type.Integer(), Type.Null()]), { minItems: 1 });
const Weapon = closed({ '-': Ranges, L: Ranges, M: Ranges, H: Ranges });

const FireModifiers = closed({
  pivot: Type.Integer(),
  reaction: Type.Integer(),
  palvesari: Type.Integer(),
  saracensAtFoot: Type.Integer(),
  saracensAtHorse: Type.Integer(),
  firerDisrupted: Type.Integer(),
  flankOrRear: Type.Integer(),
  sources: Sources,
});
const Fire = closed({ A: Weapon, X: Weapon, modifiers: FireModifiers, source: ProvenanceSchema });

const AgainstType = closed({ C: Shift, I: Shift, X: Shift, A: Shift });
const UnitTypeTable = closed({
  C: AgainstType,
  I: AgainstType,
  X: AgainstType,
  A: AgainstType,
  source: ProvenanceSchema,
});

const AgainstArmour = closed({ '-': Shift, L: Shift, M: Shift, H: Shift });
const ArmourTable = closed({
  '-': AgainstArmour,
  L: AgainstArmour,
  M: AgainstArmour,
  H: AgainstArmour,
  source: ProvenanceSchema,
});

const Points = Type.Integer({ minimum: 0, maximum: 40 });
const Cost = closed({ cavalry: Points, foot: Points, personality: Points });

const Ground = closed({
  cost: Cost,
  charge: Type.Boolean(),
  disrupts: Type.Array(UnitType),
  /** The only side the ground disrupts. */
  disruptsSide: Type.Optional(Side),
  /** The side whose units must stop on entering. */
  stops: Type.Optional(Side),
  shock: Shift,
  fire: Type.Integer(),
  /** The only side the fire modifier protects. */
  shelters: Type.Optional(Side),
  blocksSight: Type.Boolean(),
  sources: Sources,
});
export type Ground = Static<typeof Ground>;

const Prohibited = closed({ prohibited: Type.Literal(true), source: ProvenanceSchema });

const Stream = closed({
  /** On top of the cost of the hex entered. */
  cost: Cost,
  charge: Type.Boolean(),
  disrupts: Type.Array(UnitType),
  shock: Shift,
  source: ProvenanceSchema,
});

const Terrain = closed({
  clear: Ground,
  hill: Ground,
  woods: Ground,
  camp: Ground,
  river: Prohibited,
  beyond: Prohibited,
  stream: Stream,
  building: closed({ blocksSight: Type.Boolean(), source: ProvenanceSchema }),
});

const Height = closed({
  /** The level a Hill counts as. */
  hill: Type.Number(),
  /** Columns when an attacker stands higher than the defender. */
  higher: Shift,
  /** Columns when every attacker stands lower. */
  lower: Shift,
  sources: Sources,
});

const Allowance = Type.Integer({ minimum: 1, maximum: 40 });
const Movement = closed({
  C: Allowance,
  I: Allowance,
  X: Allowance,
  A: Allowance,
  palvesari: Allowance,
  religiosi: Allowance,
  personality: Allowance,
  carroccio: Allowance,
  sources: Sources,
});

/** What a wounded Capitano suffers: a loss of Command Capacity, or death. */
const Wound = Type.Union([
  closed({ loss: Type.Integer({ minimum: 0, maximum: 20 }), source: ProvenanceSchema }),
  closed({ killed: Type.Literal(true), source: ProvenanceSchema }),
]);

const WeatherId = Type.Enum([
  'fair',
  'hazy',
  'veiled',
  'cloudy',
  'overcast',
  'lowering',
  'dark',
  'drizzle',
  'rain',
  'storm',
]);
const Weather = closed({
  id: WeatherId,
  /** The lowest roll that moves the marker on; the last box has none. */
  worsensFrom: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
  /** The same in the fast game, where it differs. */
  fast: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
  source: ProvenanceSchema,
});

const Charts = closed({
  shock: Shock,
  fire: Fire,
  unitType: UnitTypeTable,
  armour: ArmourTable,
  terrain: Terrain,
  height: Height,
  movement: Movement,
  /** By the die, 1 to 6. */
  wounds: Type.Array(Wound, { minItems: 6, maxItems: 6 }),
  weather: Type.Array(Weather, { minItems: 2 }),
});
export type Charts = Static<typeof Charts>;

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const COLUMNS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

function shockFlaws({ columns, rows }: Charts['shock']): Flaw[] {
  const rolls = rows.map(({ roll }) => roll);
  return [
    ...(String(columns) === String(COLUMNS) ? [] : [flaw('/shock/columns', 'shock-columns', { wanted: COLUMNS })]),
    ...(String(rolls) === String(ROLLS) ? [] : [flaw('/shock/rows', 'shock-rolls', { wanted: ROLLS })]),
    ...rows.flatMap(({ roll, cells }, index) =>
      cells.length === columns.length
        ? []
        : [flaw(`/shock/rows/${index}/cells`, 'shock-cells', { roll, cells: cells.length, wanted: columns.length })],
    ),
  ];
}

const fireFlaws = ({ A, X }: Charts['fire']): Flaw[] =>
  Object.entries({ A, X })
    .filter(([, weapon]) => new Set(Object.values(weapon).map(ranges => ranges.length)).size > 1)
    .map(([weapon]) => flaw(`/fire/${weapon}`, 'uneven-ranges', { weapon }));

function weatherFlaws(weather: Charts['weather']): Flaw[] {
  const last = weather.at(-1);
  return [
    ...repeated(weather.map(({ id }) => id)).map(id => flaw('/weather', 'twice', { id })),
    ...(weather[0]?.id === 'fair' && last?.id === 'storm' ? [] : [flaw('/weather', 'weather-ends', {})]),
    ...weather
      .filter(box => (box.worsensFrom === undefined) !== (box === last))
      .map(({ id, worsensFrom }) =>
        flaw('/weather', worsensFrom === undefined ? 'weather-stays' : 'weather-last', { id }),
      ),
  ];
}

export const charts = part({
  about: PARTS.charts,
  schema: Charts,
  file: value,
  check: ({ shock, fire, weather }) => [...shockFlaws(shock), ...fireFlaws(fire), ...weatherFlaws(weather)],
});
