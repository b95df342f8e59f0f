/** Tables that fit: cells are broken at spaces where the whole would be wider than the window. */
import { stripVTControlCharacters } from 'node:util';
import { wrapped } from '../print/prose.ts';

const GAP = 2;

const lengthOf = (words: string): number => Array.from(words).length;

/** The widths of columns: as wide as what is in them, the widest narrowed until all fit. */
function widthsOf(rows: readonly (readonly string[])[], room: number): number[] {
  const count = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.map(row => lengthOf(row[column] ?? ''))),
  );
  const least = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.flatMap(row => (row[column] ?? '').split(' ').map(lengthOf))),
  );
  let over = widths.reduce((sum, width) => sum + width + GAP, -GAP) - room;
  while (over > 0) {
    const widest = widths.indexOf(
      Math.max(...widths.map((width, column) => (width > (least[column] ?? 0) ? width : 0))),
    );
    const width = widths[widest] ?? 0;
    if (widest < 0 || width <= (least[widest] ?? 0)) break;
    widths[widest] = width - 1;
    over--;
  }
  return widths;
}

/** Paints a line of one cell. */
type PaintCell = (words: string, row: number, column: number) => string;

/** Rows in columns, as wide as the room at most; where even the words are too wide, each row as a sentence under its heads. */
export function gridLines(
  rows: readonly (readonly string[])[],
  room: number,
  headed = false,
  paint: PaintCell = words => words,
): string[] {
  const widths = widthsOf(rows, room);
  if (widths.reduce((sum, width) => sum + width + GAP, -GAP) > room) return sentences(rows, room, headed);
  return rows.flatMap((row, index) => {
    const cells = widths.map((width, column) => wrapped(row[column] ?? '', width));
    const height = Math.max(1, ...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((cell, column) => {
          const words = cell[line] ?? '';
          const painted = words === '' ? '' : paint(words, index, column);
          return painted + ' '.repeat(Math.max(0, (widths[column] ?? 0) - lengthOf(stripVTControlCharacters(painted))));
        })
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
  });
}

function sentences(rows: readonly (readonly string[])[], room: number, headed: boolean): string[] {
  const heads = headed ? (rows[0] ?? []) : [];
  return rows.slice(headed ? 1 : 0).flatMap(([first = '', ...cells]) => {
    const said = cells.map((cell, index) => [heads[index + 1] ?? '', cell].filter(Boolean).join(' '));
    const [line = '', ...others] = wrapped(`${first}: ${said.join(', ')}`, room - GAP);
    return [line, ...others.map(other => ' '.repeat(GAP) + other)];
  });
}
