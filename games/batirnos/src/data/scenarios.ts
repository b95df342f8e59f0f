import { Bilingual, closed, part, under } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/scenarios.json' with { type: 'json' };
import { GRID } from '../../text/data/manners.ts';
import { PARTS } from '../../text/data/parts.ts';
import { forEvery, SCENARIOS } from '../scenarios/index.ts';
import { scenarioFlaws } from './scenario-check.ts';
import { Hex, Id, Side, Sources } from './shapes.ts';

const Points = Type.Integer({ minimum: 0, maximum: 1000 });
const Turn = Type.Integer({ minimum: 1, maximum: 100 });
const Direction = Type.Enum(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
const Corner = Type.Enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']);

/** How a scenario that is over by its turns is judged (nqsb.3.2.5.turns). */
const Judgement = Type.Union([
  closed({ kind: Type.Literal('tie'), winner: Side }),
  closed({ kind: Type.Literal('margin'), margin: Points }),
  /** A tie goes to whoever occupied the objective last. */
  closed({ kind: Type.Literal('holder'), objective: Points }),
  /** This side wins only with the higher Determination. */
  closed({ kind: Type.Literal('higher'), side: Side }),
  closed({ kind: Type.Literal('side'), side: Side }),
]);

const BattleMap = closed({
  columns: Type.Integer({ minimum: 1, maximum: 40 }),
  rows: Type.Integer({ minimum: 1, maximum: 40 }),
  /**
   * A string a row, a character a hex: . open, w wood, a area, d difficult, h slope, H crest, n dune, N dune crest,
   * b beach, ~ impassable, f field works.
   */
  grid: Type.Array(Type.String({ pattern: '^[.wadhHnNb~f]+$', says: GRID })),
  roads: Type.Array(Type.Array(Hex, { minItems: 2 })),
  /** Sides crossed as obstacles (nqsb.5.4.obstacle). */
  obstacles: Type.Array(Type.Tuple([Hex, Hex])),
  /** Fortified sides of a hex, seen from inside (nqsb.1.4.terrain-fort). */
  works: Type.Record(Hex, Type.Array(Direction)),
  /** Protections of artillery (nqsb.5.4.6). */
  gabions: Type.Array(Hex),
});
export type BattleMap = Static<typeof BattleMap>;

const UnitOfBattle = closed({
  troop: Id,
  name: Bilingual,
  hex: Type.Optional(Hex),
  /** A detachment with hexes of its own to deploy in, out of command. */
  zone: Type.Optional(Type.Array(Hex, { minItems: 1 })),
});

const Arrival = closed({
  turn: Turn,
  hexes: Type.Array(Hex, { minItems: 1 }),
  /** order: with a movement order; piece: one piece a turn, the general first. */
  by: Type.Enum(['order', 'piece']),
  /** Whether the general becomes CiC when he enters. */
  takesCommand: Type.Optional(Type.Literal(true)),
});
export type Arrival = Static<typeof Arrival>;

const Division = closed({
  general: Id,
  name: Bilingual,
  hex: Type.Optional(Hex),
  units: Type.Array(UnitOfBattle, { minItems: 2, maxItems: 6 }),
  arrival: Type.Optional(Arrival),
  /** In play only with the option that brings it. */
  optional: Type.Optional(Type.Literal(true)),
});

const Army = closed({
  seat: Type.String({ minLength: 1 }),
  cic: Type.Optional(Id),
  cicHex: Type.Optional(Hex),
  value: Type.Integer({ minimum: 1, maximum: 8 }),
  zone: Type.Array(Hex, { minItems: 1 }),
  facing: Corner,
  /** Cards the scenario adds to the deck, and the generals who build it where not all do. */
  deckAdds: Type.Optional(Type.Array(Type.Integer({ minimum: 31, maximum: 50 }))),
  deckOf: Type.Optional(Type.Array(Id)),
  divisions: Type.Array(Division, { maxItems: 20 }),
});
export type Army = Static<typeof Army>;

const Objective = closed({
  hex: Hex,
  name: Bilingual,
  loser: Type.Union([Side, Type.Literal('any')]),
  points: Points,
  /** Paid each turn instead of once. */
  each: Type.Boolean(),
});

const SpecialRules = closed({
  night: Type.Optional(closed({ side: Side, until: Turn, value: Points })),
  works: Type.Optional(Type.Literal(true)),
  sudden: Type.Optional(
    closed({ side: Side, hexes: Type.Array(Hex, { minItems: 1 }), alsoWorks: Type.Optional(Type.Literal(true)) }),
  ),
  tide: Type.Optional(closed({ from: Turn, column: Turn })),
  ambush: Type.Optional(closed({ unit: Type.String() })),
  /** The side whose batteries add nothing for an order card. */
  guns: Type.Optional(Side),
  optionalArrival: Type.Optional(
    closed({
      side: Side,
      division: Points,
      test: Turn,
      from: Turn,
      entry: Type.Array(Hex, { minItems: 1 }),
    }),
  ),
});

const Span = Type.Tuple([Points, Points]);
const Muster = closed({
  budgets: Type.Array(Points, { minItems: 1 }),
  divisions: Span,
  units: Span,
  characters: Points,
  wings: Points,
  allies: Points,
  /** One unit in so many may be artillery. */
  guns: Turn,
});

const Scenario = closed({
  turns: Turn,
  /** Who wins a tie for the initiative in turn 1. */
  tie: Type.Optional(Side),
  map: BattleMap,
  sides: Type.Tuple([Army, Army]),
  /** By side: the hexes by which its line of communication leaves the field (nqsb.1.4.comm-lines). */
  communications: Type.Array(Type.Array(Hex), { minItems: 2, maxItems: 2 }),
  objectives: Type.Array(Objective),
  end: Judgement,
  rules: SpecialRules,
  muster: Type.Optional(Muster),
  sources: Sources,
});
export type Scenario = Static<typeof Scenario>;

const Scenarios = closed(forEvery(() => Scenario));

export const scenarios = part({
  about: PARTS.scenarios,
  schema: Scenarios,
  file: value,
  check: all => SCENARIOS.flatMap(id => under(`/${id}`, scenarioFlaws(all[id]))),
});
