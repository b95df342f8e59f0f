/** What the numbers of the game mean to whoever has never seen its map and counters. */
import { facingNames, listedCells, sideBetween } from '@carroccio/boards';
import type { BoardMap, Code, Inventory, Language, Scene, Thing, Vocabulary } from '@carroccio/kernel';
import { type Ground, type Grounds, groundOf } from '../src/battle.ts';
import { BEYOND, CAMP, CLEAR, HILL, RIVER, WOODS } from '../src/field.ts';
import { createNames } from '../src/names.ts';
import type { Guelphs } from '../src/shape.ts';
import * as marks from '../src/state.ts';
import { LEXICON as ENGLISH } from './en/lexicon.ts';
import { LEXICON as ITALIAN } from './it/lexicon.ts';
import { createSpeech } from './speech.ts';

const TERRAIN: Readonly<Record<number, string>> = {
  [CLEAR]: 'clear',
  [HILL]: 'hill',
  [WOODS]: 'woods',
  [CAMP]: 'camp',
  [RIVER]: 'river',
  [BEYOND]: 'out of play',
};

const KINDS: Readonly<Record<string, string>> = {
  C: 'cavalry',
  I: 'infantry',
  X: 'crossbows',
  A: 'archers',
  P: 'palvesari',
  W: 'carroccio',
  R: 'religiosi',
};

const OFF_MAP = { [marks.ROUTED]: 'routed', [marks.REMOVED]: 'removed', [marks.AWAITED]: 'awaited' };

const UNWRITTEN = { [-1]: 'not known, or not written' };

const CODES: Readonly<Record<string, Code>> = {
  cells: { values: OFF_MAP },
  writtenCells: { values: UNWRITTEN, of: 'cells' },
  writtenLevels: { values: UNWRITTEN },
  marks: {
    bits: {
      [marks.DISRUPTED]: 'disrupted',
      [marks.FIRED]: 'fired',
      [marks.REORGANIZED]: 'reorganized',
      [marks.ORDERED]: 'ordered',
      [marks.COUNTERED]: 'countered',
      [marks.TURNED]: 'turned',
      [marks.STAYING]: 'staying',
    },
  },
};

function mapOf({ field }: Ground): BoardMap {
  const { grid } = field;
  const cells = listedCells(grid).map(cell => ({
    ...cell,
    terrain: TERRAIN[field.terrain[cell.id] ?? BEYOND] ?? '',
    level: field.height[cell.id] ?? 0,
    ...(field.building[cell.id] ? { building: true } : {}),
  }));
  const sides = cells.flatMap(({ id, neighbours }) =>
    neighbours
      .filter(other => other > id && field.stream[sideBetween(grid, id, other)])
      .map(other => ({ between: [id, other], has: 'stream' })),
  );
  return { kind: 'cells', shape: 'hex-flat', directions: grid.directionNames, cells, sides };
}

export function vocabulary(grounds: Grounds): Vocabulary<Scene<Guelphs>, Guelphs['view']> {
  const names = createNames(grounds);
  const speech = { en: createSpeech(names, ENGLISH), it: createSpeech(names, ITALIAN) };
  const inventory = (scene: Scene<Guelphs>, language: Language): Inventory => {
    const ground = groundOf(grounds, scene.scenario);
    const { units, battaglie, heroes } = ground.roster;
    const say = speech[language];
    const side = (index: number): string => scene.seatNames[index] ?? String(index);
    const facings = facingNames(ground.field.grid, 'corner');
    return {
      maps: [mapOf(ground)],
      things: {
        units: units.map((card, id): Thing => {
          const { type, side: of, name: _, ...printed } = card;
          return { ...printed, id, name: say.unit(scene, id), side: side(of), type: KINDS[type] ?? type };
        }),
        battaglie: battaglie.map(
          (card, id): Thing => ({
            ...card,
            id,
            name: say.battaglia(scene, id),
            side: side(card.side),
          }),
        ),
        heroes: heroes.map((card, id): Thing => ({ ...card, id })),
        sides: scene.seatNames.map((name, id): Thing => ({ id, name })),
      },
      codes: { ...CODES, facings: { values: Object.fromEntries(facings.entries()) } },
    };
  };
  return { inventory, fields: FIELDS, by: BY };
}

const FIELDS: Readonly<Record<string, string>> = {
  cell: 'cells',
  to: 'cells',
  from: 'cells',
  // A Capitano's capacity, which has a box before and a box after.
  'capacity.from': 'numbers',
  turnedAt: 'cells',
  behind: 'cells',
  camp: 'cells',
  arras: 'writtenCells',
  papers: 'writtenLevels',
  unit: 'units',
  target: 'units',
  lead: 'units',
  mover: 'units',
  front: 'units',
  rear: 'units',
  attackers: 'units',
  attacked: 'units',
  struck: 'units',
  hurt: 'units',
  checked: 'units',
  marched: 'units',
  standards: 'units',
  heroes: 'units',
  battaglia: 'battaglie',
  compagnia: 'battaglie',
  run: 'battaglie',
  coordinated: 'battaglie',
  tired: 'battaglie',
  kings: 'battaglie',
  hero: 'heroes',
  side: 'sides',
  active: 'sides',
  facing: 'facings',
  began: 'facings',
  marks: 'marks',
};

const BY: Readonly<Record<string, string>> = {
  cell: 'units',
  facing: 'units',
  hits: 'units',
  marks: 'units',
  capitani: 'battaglie',
  standards: 'sides',
  points: 'sides',
  levels: 'sides',
  heroes: 'heroes',
  wounded: 'heroes',
};
