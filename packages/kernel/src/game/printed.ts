/** A board as text: what a terminal cuts to its window, scrolls and paints. */
import type { Seat } from './shape.ts';

/** Where a cell stands in the lines of a map. */
export interface PrintedSpot {
  readonly cell: number;
  readonly line: number;
  readonly column: number;
  readonly width: number;
  /** Whose piece is seen there. */
  readonly seat?: Seat;
}

export interface PrintedMap {
  /** The board it is of, by the name the table gives it. */
  readonly board: string;
  readonly title?: string;
  /** The line over the map that names its columns: it stays when the map is scrolled down. */
  readonly head: string;
  /** The characters at the left that name the rows: they stay when the map is scrolled sideways. */
  readonly margin: number;
  readonly lines: readonly string[];
  readonly spots: readonly PrintedSpot[];
}

export interface PrintedBoard {
  readonly maps: readonly PrintedMap[];
  /** What is beside the maps: victory, turns, purses. A line longer than the window is broken at spaces. */
  readonly tracks: readonly string[];
  /** What the signs mean. */
  readonly legend: readonly string[];
}

/** What a hex shows: its three or four characters, and whose piece is seen. */
export interface Glyph {
  readonly sign: string;
  readonly seat?: Seat;
}

/** Lays the glyphs of cells into lines, and notes where each stands. */
export class MapSheet {
  readonly #rows: string[][] = [];
  readonly #spots: PrintedSpot[] = [];

  /** Puts the glyph of a cell at a place; a later one covers what is there. */
  put(cell: number, line: number, column: number, { sign, seat }: Glyph): void {
    this.write(line, column, sign);
    if (cell >= 0)
      this.#spots.push({
        cell,
        line,
        column,
        width: Array.from(sign).length,
        ...(seat === undefined ? {} : { seat }),
      });
  }

  write(line: number, column: number, words: string): void {
    while (this.#rows.length <= line) this.#rows.push([]);
    const row = this.#rows[line] ?? [];
    Array.from(words).forEach((letter, index) => {
      while (row.length < column + index) row.push(' ');
      row[column + index] = letter;
    });
  }

  map(of: Pick<PrintedMap, 'board' | 'head' | 'margin'> & { title?: string }): PrintedMap {
    return { ...of, lines: this.#rows.map(row => row.join('').trimEnd()), spots: this.#spots };
  }
}
