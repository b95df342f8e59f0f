/** What the numbers of the game mean to whoever has never seen its board and cards. */
import { listedCells, type SquareGrid } from '@carroccio/boards';
import type { BoardMap, Code, Inventory, Language, Scene, Thing, Vocabulary } from '@carroccio/kernel';
import { TERRAINS } from '../src/data/map.ts';
import type { Podesta } from '../src/shape.ts';
import * as state from '../src/state.ts';
import { fieldName, kindOf, squareName, type World } from '../src/world.ts';
import { createNames } from './names.ts';

const CODES: Readonly<Record<string, Code>> = {
  factions: { values: { [state.GUELPH]: 'guelph', [state.GHIBELLINE]: 'ghibelline', [state.NOBODY]: 'none' } },
  places: {
    values: { [state.IN_THE_BOX]: 'in the box of the exiles', [state.OUT_OF_PLAY]: 'out of play' },
    of: 'communes',
  },
  fieldCells: {
    values: {
      [state.UNDEPLOYED]: 'not deployed',
      [state.ELIMINATED]: 'eliminated',
      [state.ROUTED]: 'routed',
      [state.CAPTURED]: 'captured',
    },
  },
  payers: { values: { [-1]: 'the purse' }, of: 'communes' },
  counterSquares: { values: { [-1]: 'off the map: in the box, or with its captor' }, of: 'squares' },
  armies: { values: { [-1]: 'with no army: at home, or where it serves' } },
};

const boardOf = (
  kind: string,
  grid: SquareGrid,
  name: (cell: number) => string,
  more: (cell: number) => { terrain: string; [field: string]: unknown },
): BoardMap => ({
  kind,
  shape: 'square',
  directions: grid.directionNames,
  cells: listedCells(grid).map(cell => ({ ...cell, name: name(cell.id), ...more(cell.id) })),
  sides: [],
});

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

export function vocabulary(world: World): Vocabulary<Scene<Podesta>, Podesta['view']> {
  const { data } = world;
  const inventory = (scene: Scene<Podesta>, language: Language): Inventory => {
    const names = createNames(world, language);
    const factionOf = (index: number): string => CODES.factions?.values?.[index] ?? '';
    return {
      maps: [
        boardOf(
          'squares',
          world.grid,
          cell => squareName(world, cell),
          cell => ({
            terrain: TERRAINS[world.terrain[cell] ?? 0] ?? '',
            cost: world.costs[world.terrain[cell] ?? 0] ?? 0,
            commune: world.communeAt[cell] ?? -1,
          }),
        ),
        boardOf(
          'fieldCells',
          world.field,
          cell => fieldName(world, cell),
          () => ({ terrain: 'field' }),
        ),
      ],
      things: {
        seats: scene.seatNames.map((id, seat): Thing => ({ id: seat, name: names.seat(scene, seat), code: id })),
        communes: data.map.communes.map(
          (commune, id): Thing => ({
            id,
            name: commune.name,
            code: commune.id,
            square: commune.square,
            faction: factionOf(world.faction[id] ?? state.NOBODY),
          }),
        ),
        sestieri: count(state.FIRST_MERCENARY).map(
          (id): Thing => ({
            id,
            name: names.sestiere(id),
            commune: state.communeOf(id),
            class: world.className[id % state.SESTIERI] ?? '',
            base: world.base[id % state.SESTIERI] ?? 0,
            tax: world.tax[id % state.SESTIERI] ?? 0,
          }),
        ),
        units: count(state.ALL_UNITS).map((id): Thing => {
          const kind = kindOf(world, id);
          return { id, name: names.unit(id), kind, ...world.kinds[kind] };
        }),
        companies: data.companies.companies.map((company, id): Thing => ({ ...company, code: company.id, id })),
        goods: data.goods.goods.map((good, id): Thing => ({ ...good, code: good.id, id, name: good.name[language] })),
        works: data.works.works.map((work, id): Thing => ({ ...work, code: work.id, id, name: work.name[language] })),
        tokens: count(state.TOKEN_KINDS).map((id): Thing => ({ id, name: names.token(id) })),
        mercator: data.mercator.cards.map(
          (card, id): Thing => ({
            ...card,
            code: card.id,
            id,
            name: card.title[language],
            text: card.text[language],
          }),
        ),
        annales: data.annales.cards.map(
          (card, id): Thing => ({
            ...card,
            code: card.id,
            id,
            name: card.title[language],
            text: card.text[language],
          }),
        ),
      },
      codes: CODES,
    };
  };
  return { inventory, fields: FIELDS, by: BY };
}

const FIELDS: Readonly<Record<string, string>> = {
  cell: 'squares',
  'soldiers.cell': 'fieldCells',
  'communes.cell': 'counterSquares',
  armyOf: 'armies',
  houses: 'fieldCells',
  seat: 'seats',
  notaro: 'seats',
  order: 'seats',
  podesta: 'seats',
  captor: 'seats',
  holder: 'seats',
  employer: 'seats',
  lent: 'seats',
  partner: 'seats',
  proposer: 'seats',
  supplier: 'seats',
  victim: 'seats',
  owner: 'seats',
  struckBy: 'seats',
  seats: 'seats',
  winner: 'seats',
  attacker: 'seats',
  defender: 'seats',
  challenged: 'seats',
  declinedCard: 'seats',
  commune: 'communes',
  home: 'communes',
  assigned: 'communes',
  host: 'communes',
  station: 'communes',
  counter: 'communes',
  counters: 'communes',
  chest: 'communes',
  into: 'communes',
  place: 'places',
  payer: 'payers',
  sestiere: 'sestieri',
  sestieri: 'sestieri',
  unit: 'units',
  units: 'units',
  goneIn: 'units',
  company: 'companies',
  good: 'goods',
  goods: 'goods',
  work: 'works',
  benefici: 'tokens',
  token: 'tokens',
  kinds: 'tokens',
  'tokens.kind': 'tokens',
  bag: 'numbers',
  used: 'tokens',
  mercator: 'mercator',
  annalesSeen: 'annales',
  faction: 'factions',
  face: 'factions',
  'window.card': 'annales',
};

const BY: Readonly<Record<string, string>> = {
  players: 'seats',
  talks: 'seats',
  communes: 'communes',
  face: 'sestieri',
  holder: 'sestieri',
  place: 'sestieri',
  turned: 'sestieri',
  turns: 'sestieri',
  armed: 'sestieri',
  back: 'sestieri',
  exiledIn: 'sestieri',
  banished: 'sestieri',
  armyOf: 'units',
  lent: 'units',
  employer: 'companies',
  payer: 'companies',
  fee: 'companies',
  station: 'companies',
  prices: 'goods',
  deferred: 'goods',
};
