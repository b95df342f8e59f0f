/** The map as text, for the terminal: three characters a hex, odd columns half a line lower. */
import { at, type Glyph, type Language, MapSheet, type PrintedBoard } from '@carroccio/kernel';
import type { Battle } from '../src/battle.ts';
import { BEYOND, CAMP, CLEAR, HILL, RIVER, WOODS } from '../src/field.ts';
import { DISRUPTED, GUELPH } from '../src/state.ts';
import { SKIES as english } from './en/events.ts';
import { SKIES as italian } from './it/events.ts';

const WEATHER: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: english, it: italian };

const GROUND: Readonly<Record<number, string>> = {
  [CLEAR]: ' · ',
  [HILL]: ' ^ ',
  [WOODS]: ' ♣ ',
  [CAMP]: ' ⌂ ',
  [RIVER]: ' ≈ ',
  [BEYOND]: '   ',
};

/** By facing: the corner of the hex a unit points at, clockwise from the north-east. */
const ARROWS = ['↗', '→', '↘', '↙', '←', '↖'];

const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Guelphs in capitals, Ghibellines in small letters: C cavalry, I infantry, X crossbows, A archers, P palvesari, W carroccio, R Religiosi; the arrow is the facing, the number the hits, * disrupted; @ a Capitano alone.',
    'Ground: · clear, ^ hill, ♣ woods, ⌂ camp, ≈ river. A hex is called by its column and its row: 0503 is column 05, row 03.',
  ],
  it: [
    'Guelfi in maiuscolo, Ghibellini in minuscolo: C cavalleria, I fanteria, X balestrieri, A arcieri, P palvesari, W carroccio, R Religiosi; la freccia è il fronte, il numero le perdite, * disorganizzata; @ un Capitano da solo.',
    'Terreno: · sgombro, ^ collina, ♣ bosco, ⌂ campo, ≈ fiume. Un esagono si chiama con la colonna e la riga: 0503 è la colonna 05, riga 03.',
  ],
};

/** The counter that is seen in a hex: a fighting unit before those that only stand with it. */
function counterAt({ state, roster }: Battle, cell: number): Glyph | null {
  let seen = -1;
  state.cell.forEach((there, unit) => {
    if (there === cell && (seen < 0 || at(roster.units, unit).rated)) seen = unit;
  });
  if (seen < 0) {
    const alone = state.capitani.findIndex(capitano => capitano.cell === cell);
    return alone < 0 ? null : { sign: ' @ ', seat: at(roster.battaglie, alone).side };
  }
  const { type, side } = at(roster.units, seen);
  const letter = side === GUELPH ? type : type.toLowerCase();
  const hits = at(state.hits, seen);
  const mark = hits > 0 ? String(hits) : (at(state.marks, seen) & DISRUPTED) !== 0 ? '*' : ' ';
  return { sign: `${letter}${ARROWS[at(state.facing, seen)] ?? ' '}${mark}`, seat: side };
}

const TRACKS: Readonly<
  Record<Language, { sides: readonly string[]; levels: string; points: string; reserve: string; weather: string }>
> = {
  en: { sides: ['Guelphs', 'Ghibellines'], levels: 'Levels', points: 'Points', reserve: 'Reserve', weather: 'Weather' },
  it: { sides: ['Guelfi', 'Ghibellini'], levels: 'Livelli', points: 'Punti', reserve: 'Riserva', weather: 'Tempo' },
};

/** The tracks beside the map: Levels and Points, the Command Capacity of every Capitano, the weather. */
function tracks({ state, roster, rules, charts }: Battle, language: Language): string[] {
  const { sides, levels, points, reserve, weather } = TRACKS[language];
  const lines = sides.map((name, side) => {
    const capitani = roster.battaglie.flatMap((one, index) => {
      const { capacity, reserve: waiting } = at(state.capitani, index);
      if (one.side !== side || !one.capitano || capacity === 0) return [];
      return [`${one.capitano.name} ${capacity}${waiting ? ` (${reserve})` : ''}`];
    });
    return `${name}: ${levels} ${at(state.levels, side)}, ${points} ${at(state.points, side)}; ${capitani.join(', ')}`;
  });
  return rules.sky ? [...lines, `${weather}: ${WEATHER[language][at(charts.weather, state.weather).id] ?? ''}`] : lines;
}

/** What the numbers of the rows take. */
const MARGIN = 3;
const WIDTH = 3;

const two = (number: number): string => String(number).padStart(2, '0');

export function printBoard(b: Battle, language: Language): PrintedBoard {
  const { grid, terrain } = b.field;
  const sheet = new MapSheet();
  for (let row = 0; row < grid.rows; row++) {
    sheet.write(2 * row, 0, two(row + 1));
    for (let column = 0; column < grid.columns; column++) {
      const cell = grid.idsByName.get(`${two(column + 1)}${two(row + 1)}`) ?? -1;
      const glyph = counterAt(b, cell) ?? { sign: GROUND[terrain[cell] ?? BEYOND] ?? '   ' };
      sheet.put(cell, 2 * row + (column % 2 === 0 ? 1 : 0), MARGIN + WIDTH * column, glyph);
    }
  }
  const heads = Array.from({ length: grid.columns }, (_, column) => ` ${two(column + 1)}`);
  return {
    maps: [sheet.map({ board: 'field', head: ' '.repeat(MARGIN) + heads.join(''), margin: MARGIN })],
    tracks: tracks(b, language),
    legend: LEGEND[language],
  };
}
