/** A small map, and pictures of it: a character a hex. */
import { type Position, position, redrawn } from './battlefield.ts';

/** Woods in the north-west, a village north, a pond east, broken ground west, a slope and its crest south; a road and a fence. */
const WORLD = redrawn('intro', {
  grid: [
    '...........',
    '..ww..aa...',
    '...w..a....',
    '.dd.....~..',
    '.d......~..',
    '...........',
    '....hh.....',
    '...hHh.....',
    '...........',
  ],
  roads: [['0106', '0206', '0306', '0406', '0506', '0606', '0706', '0806', '0906', '1006', '1106']],
  obstacles: [
    ['0507', '0508'],
    ['0507', '0608'],
    ['0607', '0608'],
  ],
});
export const field = (): Position => position('intro', {}, WORLD);

/** Every hex of the map as a character; rows that are shifted begin with a blank. */
export function drawn(p: Position, of: (cell: number) => string): string {
  const { grid, terrain } = p.battle.field;
  const rows: string[] = [];
  for (const cell of terrain.keys()) {
    const row = grid.row[cell] ?? 0;
    rows[row] = `${rows[row] ?? (row % 2 === 1 ? ' ' : '')}${of(cell)} `;
  }
  return `\n${rows.map(row => row.trimEnd()).join('\n')}\n`;
}
export const label = (p: Position, cell: number): string => {
  const unit = p.state.cell.indexOf(cell);
  return unit < 0 ? '' : p.label(unit);
};
