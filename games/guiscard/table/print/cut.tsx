/** Pieces to cut out, in rows; backs lie mirrored, so that they fall on their fronts when the page is turned. */
import type { ReactNode } from 'react';

export interface Piece {
  readonly id: string;
  readonly label: string;
  /** Around 0, 0; what is two hexes long has its tail below. */
  readonly front: ReactNode;
  readonly back: ReactNode;
}

/** Everything is drawn to one scale: 126 units are 16 mm, and the rows are as high in the style sheet. */
const KINDS = {
  small: { view: '-63 -63 126 126', millimetres: 16 },
  long: { view: '-63 -90 126 331', millimetres: 42 },
} as const;
export type Kind = keyof typeof KINDS;

const ACROSS = 11;
/** What a page of A4 or Letter holds below its title. */
const PAGE = 225;

export interface Row {
  readonly kind: Kind;
  readonly pieces: readonly Piece[];
}

export const rowsOf = (kind: Kind, pieces: readonly Piece[]): Row[] =>
  Array.from({ length: Math.ceil(pieces.length / ACROSS) }, (_, row) => ({
    kind,
    pieces: pieces.slice(row * ACROSS, (row + 1) * ACROSS),
  }));

/** As many rows on a page as it holds. */
export function pagesOf(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const { millimetres } = KINDS[row.kind];
    if (room < millimetres) {
      pages.push([]);
      room = PAGE;
    }
    pages.at(-1)?.push(row);
    room -= millimetres;
  }
  return pages;
}

export function CutRow({ row: { kind, pieces }, backs }: { row: Row; backs: boolean }) {
  const empty = Array.from({ length: ACROSS - pieces.length }, () => null);
  const laid = backs ? [...empty, ...pieces.toReversed()] : pieces;
  return (
    <ul className={`gui-cut gui-cut-${kind}`}>
      {laid.map((piece, place) => (
        <li key={piece?.id ?? `empty ${place}`}>
          {piece && (
            <svg viewBox={KINDS[kind].view} role="img" aria-label={piece.label}>
              {backs ? piece.back : piece.front}
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

/** So many copies of a piece, each with a name of its own. */
export const copies = (count: number, piece: Piece): Piece[] =>
  Array.from({ length: count }, (_, copy) => ({ ...piece, id: `${piece.id} ${copy}` }));
