/** The map as text, for the terminal: three characters a hex, every second column half a line lower. */
import { type Glyph, type Language, MapSheet, type PrintedBoard } from '@carroccio/kernel';
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
    'First side in capitals, second in small letters: two letters of the name ("units" has the whole names); > the horse under a rider, * wounded, ! stunned, h a riderless horse, + dead, & an engine, ^ flames.',
    'Ground: · clear, " brush, ♣ tree, ∕ scarp, ≃ marsh, ▲ rock, ≡ stairs, ¦ path, : beach, ~ shallow and ≈ deep water, □ interior, _ courtyard, = deck, # palisade, ╬ platform, ■ tower, Π gate, ∧ tent.',
  ],
  it: [
    'Primo campo in maiuscolo, secondo in minuscolo: due lettere del nome ("units" ha i nomi interi); > il cavallo montato, * ferito, ! stordito, h cavallo senza cavaliere, + morto, & macchina, ^ fiamme.',
    'Terreno: · piano, " sterpaglia, ♣ albero, ∕ scarpata, ≃ palude, ▲ roccia, ≡ scale, ¦ sentiero, : spiaggia, ~ acqua bassa e ≈ fonda, □ interno, _ cortile, = ponte di nave, # palizzata, ╬ piattaforma, ■ torre, Π porta, ∧ tenda.',
  ],
};

/** The counter seen in a hex: the living before the dead. */
function counterAt(b: Battle, cell: number): Glyph | null {
  if (isBurning(b, cell)) return { sign: ' ^ ' };
  const unit = livingAt(b, cell);
  if (unit >= 0) {
    const side = sideOf(b, unit);
    if (isMounted(b, unit) && b.state.tail[unit] === cell) return { sign: ' > ', seat: side };
    const mark = isStunned(b, unit) ? '!' : isWounded(b, unit) ? '*' : ' ';
    const name = man(b, unit).name.slice(0, 2);
    return { sign: `${side === 0 ? name.toUpperCase() : name.toLowerCase()}${mark}`, seat: side };
  }
  if (engineAt(b, cell) >= 0) return { sign: ' & ' };
  const horse = b.state.horses.find(({ head, tail, rider }) => rider < 0 && (head === cell || tail === cell));
  if (horse) return { sign: horse.dead ? ' + ' : ' h ' };
  const body = b.state.cell.some((there, who) => there === cell && b.state.health[who] === DEAD);
  return body ? { sign: ' + ' } : null;
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

/** What the numbers of the rows take. */
const MARGIN = 3;
const WIDTH = 3;

export function printBoard(b: Battle, language: Language): PrintedBoard {
  const { grid, names } = b.field;
  const sheet = new MapSheet();
  for (let row = 0; row < grid.rows; row++) {
    sheet.write(2 * row, 0, String(row + 1).padStart(2));
    for (let column = 0; column < grid.columns; column++) {
      const cell = column * grid.rows + row;
      const glyph = counterAt(b, cell) ?? { sign: GROUND[TERRAINS[terrainAt(b, cell)] ?? 'clear'] ?? '   ' };
      sheet.put(cell, 2 * row + (column % 2), MARGIN + WIDTH * column, glyph);
    }
  }
  const heads = Array.from(
    { length: grid.columns },
    (_, column) => ` ${(names[column * grid.rows] ?? '').replace(/[0-9]+$/, '').padEnd(2)}`,
  );
  return {
    maps: [sheet.map({ board: 'field', head: ' '.repeat(MARGIN) + heads.join(''), margin: MARGIN })],
    tracks: tracks(b, language),
    legend: LEGEND[language],
  };
}
