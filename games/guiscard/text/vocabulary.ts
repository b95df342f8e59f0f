/** What the numbers of the game mean to whoever has never seen its maps and counters. */
import { listedCells } from '@carroccio/boards';
import type { BoardMap, Code, Inventory, Language, Scene, Thing, Vocabulary } from '@carroccio/kernel';
import { type Grounds, groundOf } from '../src/03-ground/grounds.ts';
import * as field from '../src/field.ts';
import type { Names } from '../src/names.ts';
import type { Guiscard } from '../src/shape.ts';
import * as state from '../src/state.ts';
import { LEXICON as ENGLISH } from './en/lexicon.ts';
import { LEXICON as ITALIAN } from './it/lexicon.ts';
import { createSpeech } from './speech.ts';

const BARRIERS: Readonly<Record<number, string>> = {
  [field.CLOSED]: 'closed',
  [field.PALISADE]: 'palisade',
  [field.TOWER_WALL]: 'tower wall',
  [field.WALL]: 'wall',
  [field.WINDOW]: 'window',
  [field.DOOR]: 'door',
  [field.ENTRANCE]: 'entrance',
  [field.LOW_WALL]: 'low wall',
  [field.CHAPEL_WINDOW]: 'chapel window',
  [field.SLIT]: 'slit',
  [field.CLOTH]: 'cloth',
  [field.TENT_OPENING]: 'tent opening',
  [field.PLATFORM_EDGE]: 'platform edge',
  [field.TOWER_DOOR]: 'tower door',
  [field.GATE_SIDE]: 'gate',
  [field.RUIN]: 'ruin',
};

const CODES: Readonly<Record<string, Code>> = {
  cells: {
    values: {
      [state.GONE]: 'none',
      [state.AWAITED]: 'awaited',
      [state.LEFT]: 'left',
      [state.ABSENT]: 'absent',
      [state.CARRIED]: 'carried',
      [state.ELSEWHERE]: 'elsewhere',
    },
  },
  health: {
    values: {
      [state.HEALTHY]: 'healthy',
      [state.STUNNED]: 'stunned',
      [state.WOUNDED]: 'wounded',
      [state.DEAD]: 'dead',
    },
  },
  fielded: { values: { [-1]: 'not at all', 0: 'on foot', 1: 'mounted' } },
  marks: {
    bits: {
      [state.MOVED]: 'moved',
      [state.FIRED]: 'fired',
      [state.VOLLEYED]: 'volleyed',
      [state.ATTACKED]: 'attacked',
      [state.OVER_HALF]: 'over half',
      [state.STIRRED]: 'stirred',
      [state.LANCE_THROWN]: 'lance thrown',
      [state.DOWN]: 'down',
      [state.BUSY]: 'busy',
      [state.CARRIER]: 'carrier',
      [state.SETTLED]: 'settled',
      [state.STAYED]: 'stayed',
      [state.FRESH]: 'fresh',
      [state.ENGAGED]: 'engaged',
      [state.LATE]: 'late',
      [state.HAULER]: 'hauler',
      [state.IN_PLACE]: 'in place',
    },
  },
};

function mapOf(laid: field.Field, name: (cell: number) => string): BoardMap {
  const { grid } = laid;
  const cells = listedCells(grid).map(cell => ({
    ...cell,
    name: name(cell.id),
    terrain: field.TERRAINS[laid.terrain[cell.id] ?? 0] ?? '',
    level: laid.level[cell.id] ?? 0,
    ...(laid.closed[cell.id] ? { closed: true } : {}),
  }));
  const sides = Array.from(laid.barrier, (barrier, side) => ({
    between: field.sideCells(grid, side),
    barrier,
  })).flatMap(({ between, barrier }) => {
    const has = BARRIERS[barrier];
    return has ? [{ between, has }] : [];
  });
  const shape = grid.orientation === 'flat' ? 'hex-flat' : 'hex-pointy';
  return { kind: 'cells', shape, directions: grid.directionNames, cells, sides };
}

export function vocabulary(grounds: Grounds, names: Names): Vocabulary<Scene<Guiscard>, Guiscard['view']> {
  const speech = { en: createSpeech(names, ENGLISH), it: createSpeech(names, ITALIAN) };
  const inventory = (scene: Scene<Guiscard>, language: Language, view: Guiscard['view']): Inventory => {
    const scenario = grounds.scenario(scene.scenario);
    const laid = grounds.field(view.ground ?? groundOf(scenario));
    const say = speech[language];
    return {
      maps: [mapOf(laid, cell => names.hex(scene, cell))],
      things: {
        units: grounds.roster(scene.scenario).men.map(
          (man, id): Thing => ({
            ...man,
            code: man.id,
            id,
            name: say.unit(scene, id),
            group: scenario.groups[man.group]?.id ?? null,
          }),
        ),
        sides: scene.seatNames.map((name, id): Thing => ({ id, name })),
        edges: [1, 2, 3, 4].map((id): Thing => ({ id, name: say.edge(id) })),
      },
      codes: { ...CODES, directions: { values: Object.fromEntries(laid.grid.directionNames.entries()) } },
    };
  };
  return { inventory, fields: FIELDS, by: BY };
}

const FIELDS: Readonly<Record<string, string>> = {
  cell: 'cells',
  cells: 'cells',
  to: 'cells',
  from: 'cells',
  tail: 'cells',
  head: 'cells',
  other: 'cells',
  hexes: 'cells',
  path: 'cells',
  route: 'cells',
  pike: 'cells',
  'volley.hexes': 'cells',
  ruins: 'cells',
  burnt: 'cells',
  outer: 'cells',
  unit: 'units',
  units: 'units',
  target: 'units',
  enemy: 'units',
  enemies: 'units',
  foes: 'units',
  mate: 'units',
  by: 'units',
  'flames.side': 'sides',
  'naphtha.by': 'sides',
  attackers: 'units',
  defenders: 'units',
  losers: 'units',
  picked: 'units',
  pivot: 'units',
  hoplites: 'units',
  bearers: 'units',
  bearer: 'units',
  climber: 'units',
  rider: 'units',
  leader: 'units',
  of: 'units',
  counter: 'units',
  past: 'units',
  team: 'units',
  infiltrators: 'units',
  reliefUnits: 'units',
  outside: 'units',
  parties: 'units',
  patrols: 'units',
  builders: 'units',
  side: 'sides',
  first: 'sides',
  initiative: 'sides',
  besieger: 'sides',
  edge: 'edges',
  direction: 'directions',
  arrow: 'directions',
  front: 'directions',
  health: 'health',
  fielded: 'fielded',
  marks: 'marks',
};

const BY: Readonly<Record<string, string>> = {
  cell: 'units',
  tail: 'units',
  health: 'units',
  marks: 'units',
  side: 'units',
  ride: 'units',
  arrows: 'units',
  fielded: 'units',
};
