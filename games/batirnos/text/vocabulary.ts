/** What the numbers of the game mean to whoever has never seen its maps and cards. */
import { cellsOfSide, facingNames, listedCells } from '@carroccio/boards';
import type { BoardMap, Code, Inventory, Language, Scene, Thing, Vocabulary } from '@carroccio/kernel';
import type { Ground } from '../src/battle.ts';
import { AREA, DIFFICULT, IMPASSABLE, OPEN, WOOD } from '../src/field.ts';
import { createNames } from '../src/names.ts';
import type { ScenarioId } from '../src/scenarios/index.ts';
import type { Batirnos } from '../src/shape.ts';
import * as state from '../src/state.ts';
import { LEXICON as ENGLISH } from './en/lexicon.ts';
import { LEXICON as ITALIAN } from './it/lexicon.ts';
import { createSpeech } from './speech.ts';

const TERRAIN: Readonly<Record<number, string>> = {
  [OPEN]: 'open',
  [WOOD]: 'wood',
  [AREA]: 'area',
  [DIFFICULT]: 'difficult',
  [IMPASSABLE]: 'impassable',
};

/** What the letters of a map say beside the terrain. */
const LANDFORMS: Readonly<Record<string, string>> = {
  h: 'slope',
  H: 'crest',
  n: 'dune',
  N: 'dune crest',
  b: 'beach',
  f: 'field works',
};

const CODES: Readonly<Record<string, Code>> = {
  cells: { values: { [state.GONE]: 'gone', [state.AWAITED]: 'awaited', [state.ROUTED]: 'routed' } },
  focus: {
    values: {
      [state.NO_FOCUS]: 'not focused',
      [state.UNNAMED]: 'not named yet',
      [state.ON_MOVE]: 'move',
      [state.ON_FIRE]: 'fire',
      [state.ON_MELEE]: 'melee',
    },
  },
  // Card 0 stands for one that the seat may not see, or for no order.
  cards: { values: { 0: 'none or hidden' } },
  marks: {
    bits: {
      [state.SHAKEN]: 'shaken',
      [state.PARALYSED]: 'paralysed',
      [state.SECOND]: 'second series',
      [state.AMBUSHED]: 'ambushed',
      [state.MOVED]: 'moved',
      [state.FIRED]: 'fired',
      [state.ACTED]: 'acted',
      [state.EVADED]: 'evaded',
      [state.FIERCE]: 'fierce',
      [state.REACTED]: 'reacted',
      [state.PRESSED]: 'pressed',
      [state.PURSUED]: 'pursued',
      [state.DRIVEN_BACK]: 'driven back',
      [state.FELL_BACK]: 'fell back',
      [state.SHIFTED]: 'shifted',
      [state.BARRAGED]: 'barraged',
      [state.RALLIED]: 'rallied',
      [state.WITHDREW]: 'withdrew',
      [state.REMOUNTED]: 'remounted',
      [state.LATE]: 'late',
      [state.BALKED]: 'balked',
    },
  },
};

function mapOf({ field }: Ground): BoardMap {
  const { grid } = field;
  const cells = listedCells(grid).map(cell => {
    const landform = LANDFORMS[field.letters[cell.id] ?? ''];
    return {
      ...cell,
      terrain: TERRAIN[field.terrain[cell.id] ?? IMPASSABLE] ?? '',
      ...(landform ? { landform } : {}),
      ...(field.fortified[cell.id] ? { fortified: true } : {}),
      ...(field.gabions[cell.id] ? { gabions: true } : {}),
    };
  });
  const has = (side: number): string[] => [
    ...(field.road[side] ? ['road'] : []),
    ...(field.obstacle[side] ? ['obstacle'] : []),
    ...((field.works[side] ?? -1) >= 0 ? ['works'] : []),
  ];
  const sides = Array.from({ length: grid.sideCount }, (_, side) =>
    has(side).map(what => ({ between: cellsOfSide(grid, side).filter(cell => cell >= 0), has: what })),
  ).flat();
  return { kind: 'cells', shape: 'hex-pointy', directions: grid.directionNames, cells, sides };
}

export function vocabulary(
  grounds: Readonly<Record<ScenarioId, Ground>>,
): Vocabulary<Scene<Batirnos>, Batirnos['view']> {
  const speech = {
    en: createSpeech(createNames(grounds, 'en'), ENGLISH),
    it: createSpeech(createNames(grounds, 'it'), ITALIAN),
  };
  const inventory = (scene: Scene<Batirnos>, language: Language): Inventory => {
    const ground = grounds[scene.scenario];
    const { units, leaders, divisions } = ground.roster;
    const say = speech[language];
    const side = (index: number): string => scene.seatNames[index] ?? String(index);
    return {
      maps: [mapOf(ground)],
      things: {
        units: units.map((slot, id): Thing => ({ ...slot, id, name: say.unit(scene, id), side: side(slot.side) })),
        leaders: leaders.map(
          (slot, id): Thing => ({ ...slot, id, name: say.leader(scene, id), side: side(slot.side) }),
        ),
        divisions: divisions.map(
          (slot, id): Thing => ({
            ...slot,
            id,
            name: say.division(scene, id),
            side: side(slot.side),
          }),
        ),
        cards: ground.cards.map((card): Thing => ({ ...card, id: card.number, name: card.name[language] })),
        troops: ground.troops.map((troop, id): Thing => ({ ...troop, code: troop.id, id, name: troop.name[language] })),
        generals: ground.leaders.map((one, id): Thing => ({ ...one, code: one.id, id, name: one.name[language] })),
        objectives: ground.setup.objectives.map((one, id): Thing => ({ ...one, id, name: one.name[language] })),
        sides: scene.seatNames.map((name, id): Thing => ({ id, name })),
      },
      codes: { ...CODES, facings: { values: Object.fromEntries(facingNames(ground.field.grid, 'corner').entries()) } },
    };
  };
  return { inventory, fields: FIELDS, by: BY };
}

const FIELDS: Readonly<Record<string, string>> = {
  cell: 'cells',
  to: 'cells',
  from: 'cells',
  path: 'cells',
  via: 'cells',
  refuge: 'cells',
  post: 'cells',
  'options.cell': 'cells',
  unit: 'units',
  units: 'units',
  target: 'units',
  mover: 'units',
  foe: 'units',
  foes: 'units',
  enemy: 'units',
  other: 'units',
  rival: 'units',
  threat: 'units',
  battery: 'units',
  supporters: 'units',
  principal: 'units',
  one: 'units',
  many: 'units',
  attacks: 'units',
  joined: 'units',
  refused: 'units',
  rest: 'units',
  commanded: 'units',
  clusters: 'units',
  tied: 'units',
  leader: 'leaders',
  leaders: 'leaders',
  company: 'leaders',
  rode: 'leaders',
  cic: 'leaders',
  wing: 'leaders',
  division: 'divisions',
  under: 'divisions',
  routed: 'divisions',
  card: 'cards',
  hand: 'cards',
  top: 'cards',
  pile: 'cards',
  bottom: 'cards',
  discard: 'cards',
  table: 'cards',
  order: 'cards',
  out: 'cards',
  into: 'cards',
  troop: 'troops',
  objective: 'objectives',
  side: 'sides',
  starter: 'sides',
  initiative: 'sides',
  holder: 'sides',
  facing: 'facings',
  focus: 'focus',
  marks: 'marks',
};

const BY: Readonly<Record<string, string>> = {
  troop: 'units',
  division: 'units',
  cell: 'units',
  facing: 'units',
  strength: 'units',
  losses: 'units',
  marks: 'units',
  leader: 'leaders',
  post: 'leaders',
  health: 'leaders',
  tied: 'leaders',
  order: 'divisions',
  focus: 'divisions',
  priority: 'divisions',
  wing: 'divisions',
  due: 'divisions',
  cic: 'sides',
  cards: 'sides',
  exchanged: 'sides',
  ledger: 'sides',
  determination: 'sides',
  fallen: 'sides',
  capacity: 'sides',
  paid: 'objectives',
  holder: 'objectives',
};
