/** A map in a window: cut, never folded; its column heads and row numbers stay. */
import type { PrintedMap } from '@carroccio/kernel';
import type { Paint } from './paint.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What part of a map is seen: the first column after the margin, and the first line. */
export interface Corner {
  readonly column: number;
  readonly line: number;
}

const lengthOf = (line: string): number => Array.from(line).length;
const spanOf = ({ head, lines }: PrintedMap): number => Math.max(lengthOf(head), ...lines.map(lengthOf));

/** Where the window must begin along one side so that what matters is in its middle. */
function begin(least: number, most: number, all: number, room: number, before: number): number {
  if (all <= room) return 0;
  // What is seen already is not moved.
  if (before <= least && most <= before + room) return Math.min(before, all - room);
  const middle = most - least <= room ? (least + most) / 2 : least + room / 2;
  return Math.max(0, Math.min(all - room, Math.round(middle - room / 2)));
}

/** The corner from which the cells that matter are seen, as near to the one before as may be. */
export function cornerFor(map: PrintedMap, cells: ReadonlySet<number>, room: Room, before: Corner): Corner {
  const spots = map.spots.filter(({ cell }) => cells.has(cell));
  const columns = spots.flatMap(({ column, width }) => [column - map.margin, column - map.margin + width]);
  const lines = spots.flatMap(({ line }) => [line, line + 1]);
  const wide = room.width - map.margin;
  const high = room.height - 1;
  const [left, right] =
    columns.length > 0 ? [Math.min(...columns), Math.max(...columns)] : [before.column, before.column];
  const [top, bottom] = lines.length > 0 ? [Math.min(...lines), Math.max(...lines)] : [before.line, before.line];
  const column = begin(left, right, spanOf(map) - map.margin, wide, before.column);
  return {
    // No cell is cut in two at the left.
    column: column - (column % (map.spots[0]?.width ?? 1)),
    line: begin(top, bottom, map.lines.length, high, before.line),
  };
}

export const fits = (map: PrintedMap, { width, height }: Room): boolean =>
  spanOf(map) <= width && map.lines.length + 1 <= height;

const SEATS = ['cyan', 'red', 'green', 'yellow', 'magenta', 'blue'] as const;

/** The lines of the window, painted: pieces by their owners, places that can be chosen standing out. */
export function windowLines(
  map: PrintedMap,
  { column, line: first }: Corner,
  room: Room,
  paint: Paint,
  chosen: ReadonlySet<number>,
): string[] {
  const { margin, head, lines, spots } = map;
  const cut = (letters: readonly string[]): string[] => [
    ...letters.slice(0, margin),
    ...letters.slice(margin + column, column + room.width),
  ];
  const shown = lines.slice(first, first + room.height - 1).map((line, offset) => {
    const styles: ((words: string) => string)[] = [];
    for (const spot of spots) {
      if (spot.line !== first + offset) continue;
      const owner = spot.seat === undefined ? undefined : SEATS[spot.seat % SEATS.length];
      const style = chosen.has(spot.cell) ? paint.inverse : owner && paint[owner];
      if (style) for (let at = 0; at < spot.width; at++) styles[spot.column + at] = style;
    }
    const letters = Array.from(line);
    const cells = letters.map((letter, at) => ({ letter, style: styles[at] }));
    const seen = [...cells.slice(0, margin), ...cells.slice(margin + column, column + room.width)];
    return painted(seen).trimEnd();
  });
  return [paint.dim(cut(Array.from(head)).join('').trimEnd()), ...shown];
}

function painted(cells: readonly { letter: string; style: ((words: string) => string) | undefined }[]): string {
  let all = '';
  for (let from = 0; from < cells.length; ) {
    const style = cells[from]?.style;
    let to = from + 1;
    while (to < cells.length && cells[to]?.style === style) to++;
    const run = cells
      .slice(from, to)
      .map(({ letter }) => letter)
      .join('');
    all += style ? style(run) : run;
    from = to;
  }
  return all;
}

/** The whole map in strips that fit beside nothing else, one below the other. */
export function stripLines(map: PrintedMap, width: number, paint: Paint): string[] {
  const room = { width, height: map.lines.length + 1 };
  const wide = width - map.margin;
  const all = spanOf(map) - map.margin;
  const strips: string[] = [];
  for (let column = 0; column < all; column += wide) {
    if (column > 0) strips.push('');
    strips.push(...windowLines(map, { column, line: 0 }, room, paint, new Set()));
  }
  return strips;
}
