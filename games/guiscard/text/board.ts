/** The map as text, for the terminal: three characters a hex, every second column half a line lower. */
import type { Language } from '@carroccio/kernel';
import { engineAt, isBurning, terrainAt } from '../src/03-ground/works.ts';
import { daysLeft } from '../src/11-sieges/siege.ts';
import { type Battle, isMounted, isStunned, isWounded, lives, livingAt, man, sideOf } from '../src/battle.ts';
import { TERRAINS } from '../src/field.ts';
import { DEAD } from '../src/state.ts';

const GROUND: Readonly<Record<string, string>> = {
  clear: ' · ',
  brush: ' " ',
  tree: ' ♣ ',
  scarp: ' ∕ ',
  marsh: ' ≃ ',
  rock: ' ▲ ',
  path: ' ¦ ',
  stairs: ' ≡ ',
  beach: ' : ',
  shallow: ' ~ ',
  deep: ' ≈ ',
  interior: ' □ ',
  courtyard: ' _ ',
  tent: ' ∧ ',
  deck: ' = ',
  palisade: ' # ',
  platform: ' ╬ ',
  ward: ' _ ',
  castleStair: ' ≡ ',
  tower: ' ■ ',
  gate: ' Π ',
};

const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'First side in capitals, second in small letters: two letters of the name; a rider’s horse is marked >, ',
    '* wounded, ! stunned, h riderless horse, + dead, & engine, ^ flames.',
    'Ground: · clear, " brush, ♣ tree, ∕ scarp, ≃ marsh, ▲ rock, ≡ stairs, ¦ path, ~ ≈ water, # palisade, ╬ platform, ■ tower, Π gate, ∧ tent.',
  ],
  it: [
    'Primo campo in maiuscolo, secondo in minuscolo: due lettere del nome; il cavallo montato è >, ',
    '* ferito, ! stordito, h cavallo senza cavaliere, + morto, & macchina, ^ fiamme.',
    'Terreno: · piano, " sterpaglia, ♣ albero, ∕ scarpata, ≃ palude, ▲ roccia, ≡ scale, ¦ sentiero, ~ ≈ acqua, # palizzata, ╬ piattaforma, ■ torre, Π porta, ∧ tenda.',
  ],
};

/** The counter seen in a hex: the living before the dead. */
function counterAt(b: Battle, cell: number): string | null {
  if (isBurning(b, cell)) return ' ^ ';
  const unit = livingAt(b, cell);
  if (unit >= 0) {
    if (isMounted(b, unit) && b.state.tail[unit] === cell) return ' > ';
    const mark = isStunned(b, unit) ? '!' : isWounded(b, unit) ? '*' : ' ';
    const name = man(b, unit).name.slice(0, 2);
    return `${sideOf(b, unit) === 0 ? name.toUpperCase() : name.toLowerCase()}${mark}`;
  }
  if (engineAt(b, cell) >= 0) return ' & ';
  const horse = b.state.horses.find(({ head, tail, rider }) => rider < 0 && (head === cell || tail === cell));
  if (horse) return horse.dead ? ' + ' : ' h ';
  const body = b.state.cell.some((there, who) => there === cell && b.state.health[who] === DEAD);
  return body ? ' + ' : null;
}

const TRACKS: Readonly<Record<Language, { turn: string; men: string; day: string; food: string }>> = {
  en: { turn: 'Turn', men: 'men', day: 'Day', food: 'food for days' },
  it: { turn: 'Turno', men: 'uomini', day: 'Giorno', food: 'viveri per giorni' },
};

function tracks(b: Battle, language: Language): string[] {
  const { turn, men, day, food } = TRACKS[language];
  const count = (side: number): number =>
    b.state.cell.filter((_, unit) => sideOf(b, unit) === side && lives(b, unit)).length;
  const lines = [`${turn} ${b.state.turn}: ${count(0)} – ${count(1)} ${men}`];
  if (b.state.siege) lines.push(`${day} ${b.state.siege.day}, ${food}: ${daysLeft(b.state.siege)}`);
  return lines;
}

export function printBoard(b: Battle, language: Language): string {
  const { grid, names } = b.field;
  const heads = Array.from(
    { length: grid.columns },
    (_, column) => ` ${(names[column * grid.rows] ?? '').replace(/[0-9]+$/, '').padEnd(2)}`,
  );
  const hex = (column: number, row: number): string => {
    const cell = column * grid.rows + row;
    return counterAt(b, cell) ?? GROUND[TERRAINS[terrainAt(b, cell)] ?? 'clear'] ?? '   ';
  };
  const half = (row: number, low: boolean): string =>
    heads.map((_, column) => ((column % 2 === 1) === low ? hex(column, row) : '   ')).join('');
  const lines = [`   ${heads.join('')}`];
  for (let row = 0; row < grid.rows; row++) {
    lines.push(`${String(row + 1).padStart(2, ' ')} ${half(row, false)}`.trimEnd());
    lines.push(`   ${half(row, true)}`.trimEnd());
  }
  return [...lines, ...LEGEND[language], ...tracks(b, language)].join('\n');
}
