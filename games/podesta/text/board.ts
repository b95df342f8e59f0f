/** The table as text, for the terminal: the map, the communes, the merchants, the field of battle. */
import {
  at,
  type Glyph,
  type Language,
  MapSheet,
  type PrintedBoard,
  type PrintedMap,
  type Scene,
} from '@carroccio/kernel';
import { TERRAINS } from '../src/data/map.ts';
import type { Podesta } from '../src/shape.ts';
import { SESTIERI } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { cellAt, kindOf, type World } from '../src/world.ts';
import { BOARD_WORDS } from './board-words.ts';
import { createNames } from './names.ts';

const GROUND: Record<(typeof TERRAINS)[number], string> = {
  plain: ' · ',
  hill: ' h ',
  mountain: ' ^ ',
  river: ' ~ ',
  commune: ' @ ',
  sea: '   ',
};

/** What the numbers of the rows take, and what a square takes. */
const MARGIN = 3;
const WIDTH = 3;

const letters = (count: number, first: string): string =>
  Array.from({ length: count }, (_, column) => ` ${String.fromCharCode(first.charCodeAt(0) + column)} `).join('');

/** Three letters for each commune that no other has: Firenze is Fir, but Pisa Psa and Pistoia Pia. */
function communeCodes(names: readonly string[]): string[] {
  const beginnings = names.map(name => name.slice(0, 3));
  const ends = names.map(name => `${name.slice(0, 1)}${name.slice(-2)}`);
  const once = (codes: readonly string[], code: string): boolean => codes.filter(one => one === code).length === 1;
  return names.map((_, index) => {
    const [beginning, end] = [at(beginnings, index), at(ends, index)];
    if (once(beginnings, beginning)) return beginning;
    return once([...ends, ...beginnings.filter(one => once(beginnings, one))], end) ? end : `C${index + 1}`;
  });
}

const codesOf = ({ data }: World): string[] => communeCodes(data.map.communes.map(({ name }) => name));

function mapOf(world: World, view: View): PrintedMap {
  const { grid } = world;
  const codes = codesOf(world);
  const glyph = (cell: number): Glyph => {
    const army = view.armies.find(one => one.cell === cell);
    const commune = world.communeAt[cell] ?? -1;
    if (commune >= 0) {
      const podesta = view.communes[commune]?.podesta ?? -1;
      return { sign: (codes[commune] ?? '').padEnd(WIDTH), ...(podesta >= 0 ? { seat: podesta } : {}) };
    }
    if (army) return { sign: `${army.seat + 1}! `, seat: army.seat };
    const abroad = view.communes.find(one => one.cell === cell);
    if (abroad)
      return { sign: abroad.podesta >= 0 ? `${abroad.podesta + 1}P ` : ' P ', seat: Math.max(0, abroad.podesta) };
    return { sign: GROUND[TERRAINS[world.terrain[cell] ?? 0] ?? 'plain'] };
  };
  const sheet = new MapSheet();
  for (let row = 0; row < grid.rows; row++) {
    sheet.write(row, 0, String(row + 1).padStart(2));
    for (let column = 0; column < grid.columns; column++) {
      const cell = cellAt(grid, column, row);
      sheet.put(cell, row, MARGIN + WIDTH * column, glyph(cell));
    }
  }
  return sheet.map({ board: 'map', head: ' '.repeat(MARGIN) + letters(grid.columns, 'A'), margin: MARGIN });
}

/** The communes as a table: code, name, Podestà, sestieri, treasury, works, bonus. */
function communeLines(world: World, view: View, language: Language): string[] {
  const { heads } = BOARD_WORDS[language];
  const codes = codesOf(world);
  const row = (cells: readonly string[]): string =>
    ` ${cells.map((cell, index) => (index === 4 ? cell.padStart(COLUMNS[4] ?? 0) : cell.padEnd(COLUMNS[index] ?? 0))).join(' ')}`.trimEnd();
  const rows = view.communes.map((commune, index) => {
    const sestieri = view.place.flatMap((place, sestiere) => {
      if (place !== index) return [];
      const holder = at(view.holder, sestiere);
      const kind = ['B', 'M', 'M', 'L', 'L', 'L'][sestiere % SESTIERI] ?? '';
      return [
        `${view.face[sestiere] === 0 ? kind : kind.toLowerCase()}${holder >= 0 ? holder + 1 : '-'}${view.armed[sestiere] === 1 ? '*' : ''}`,
      ];
    });
    return row([
      codes[index] ?? '',
      world.data.map.communes[index]?.name ?? '',
      commune.podesta >= 0 ? `${commune.podesta + 1}` : '-',
      sestieri.join(' '),
      String(commune.treasury),
      commune.works.map(work => (work < 0 ? '#' : work > 0 ? '+' : '.')).join(''),
      `${commune.upper}/${commune.lower}`,
    ]);
  });
  return [row(heads), ...rows];
}

const COLUMNS: readonly number[] = [3, 13, 3, 24, 7, 6, 7];

function fieldOf(world: World, view: View, language: Language): PrintedMap[] {
  const { battle } = view;
  if (!battle) return [];
  const { field } = world;
  const glyph = (cell: number): Glyph => {
    const there = battle.soldiers.filter(one => one.cell === cell);
    const top = there.find(one => one.top) ?? there[0];
    if (!top) return { sign: battle.houses.includes(cell) ? ' ⌂ ' : ' · ' };
    const letter = { feditori: 'f', capitano: 'c', 'fanti-palvese': 'p', fanti: 'i' }[kindOf(world, top.unit)];
    const shown = top.side === 0 ? letter.toUpperCase() : letter;
    const seat = battle.seats[top.side]?.[0];
    return {
      sign: `${there.length > 1 ? '2' : ' '}${shown}${top.damage > 0 ? top.damage : ' '}`,
      ...(seat === undefined ? {} : { seat }),
    };
  };
  const sheet = new MapSheet();
  for (let row = 0; row < field.rows; row++) {
    sheet.write(row, 0, String(row + 1).padStart(2));
    for (let column = 0; column < field.columns; column++) {
      const cell = cellAt(field, column, row);
      sheet.put(cell, row, MARGIN + WIDTH * column, glyph(cell));
    }
  }
  const { fieldTitle: title } = BOARD_WORDS[language];
  return [sheet.map({ board: 'field', title, head: ' '.repeat(MARGIN) + letters(field.columns, 'a'), margin: MARGIN })];
}

export function printBoard(world: World, view: View, scene: Scene<Podesta>, language: Language): PrintedBoard {
  const names = createNames(world, language);
  const words = BOARD_WORDS[language];
  const players = view.players.map((player, seat) => {
    const state = player.out ? words.out : player.exiled ? words.exile : names.faction(player.faction);
    const goods = player.lots.flatMap((lots, good) => {
      const held = lots + at(player.fresh, good);
      return held > 0 ? [names.lots(held, good)] : [];
    });
    return words.player({
      number: seat + 1,
      name: names.seat(scene, seat),
      state,
      league: player.league >= 0 ? player.league + 1 : null,
      purse: names.florins(player.purse),
      goods: goods.join(', '),
      benefici: player.beneficiCount,
      mercator: player.mercatorCount,
      points: player.points,
    });
  });
  const prices = view.prices.map((price, good) => `${names.good(good)} ${price}`).join(', ');
  return {
    maps: [...fieldOf(world, view, language), mapOf(world, view)],
    tracks: [
      words.when(view.year, view.month),
      ...players,
      words.prices(prices),
      ...communeLines(world, view, language),
    ],
    legend: [...words.legend, ...(view.battle ? words.fieldLegend : [])],
  };
}
