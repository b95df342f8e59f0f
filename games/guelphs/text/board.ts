/** The map as text, for the terminal: three characters a hex, odd columns half a line lower. */
import { at, type Language } from '@carroccio/kernel';
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
    'Guelphs in capitals, Ghibellines in small letters: C cavalry, I infantry, X crossbows, A archers, P palvesari,',
    'W carroccio; the arrow is the facing, the number the hits, * disrupted; @ a Capitano alone.',
    'Ground: · clear, ^ hill, ♣ woods, ⌂ camp, ≈ river.',
  ],
  it: [
    'Guelfi in maiuscolo, Ghibellini in minuscolo: C cavalleria, I fanteria, X balestrieri, A arcieri, P palvesari,',
    'W carroccio; la freccia è il fronte, il numero le perdite, * disorganizzata; @ un Capitano da solo.',
    'Terreno: · sgombro, ^ collina, ♣ bosco, ⌂ campo, ≈ fiume.',
  ],
};

/** The counter that is seen in a hex: a fighting unit before those that only stand with it. */
function counterAt({ state, roster }: Battle, cell: number): string | null {
  let seen = -1;
  state.cell.forEach((there, unit) => {
    if (there === cell && (seen < 0 || at(roster.units, unit).rated)) seen = unit;
  });
  if (seen < 0) return state.capitani.some(capitano => capitano.cell === cell) ? ' @ ' : null;
  const { type, side } = at(roster.units, seen);
  const letter = side === GUELPH ? type : type.toLowerCase();
  const hits = at(state.hits, seen);
  const mark = hits > 0 ? String(hits) : (at(state.marks, seen) & DISRUPTED) !== 0 ? '*' : ' ';
  return `${letter}${ARROWS[at(state.facing, seen)] ?? ' '}${mark}`;
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

export function printBoard(b: Battle, language: Language): string {
  const { grid, terrain } = b.field;
  const numbers = Array.from({ length: grid.columns }, (_, column) => ` ${String(column + 1).padStart(2, '0')}`);
  const hex = (column: number, row: number): string => {
    const name = `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;
    const cell = grid.idsByName.get(name) ?? -1;
    return counterAt(b, cell) ?? GROUND[terrain[cell] ?? BEYOND] ?? '   ';
  };
  const half = (row: number, odd: boolean): string =>
    numbers.map((_, column) => (((column + 1) % 2 === 1) === odd && row >= 0 ? hex(column, row) : '   ')).join('');
  const lines = [`   ${numbers.join('')}`];
  for (let row = 0; row < grid.rows; row++) {
    lines.push(`${String(row + 1).padStart(2, '0')} ${half(row, false)}`.trimEnd());
    lines.push(`   ${half(row, true)}`.trimEnd());
  }
  return [...lines, ...LEGEND[language], ...tracks(b, language)].join('\n');
}
