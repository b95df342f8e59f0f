/** Pieces to cut out, in rows; backs lie mirrored, so that they fall on their fronts when the page is turned. */
import type { ReactNode } from 'react';

export interface Piece {
  readonly id: string;
  readonly label: string;
  /** Around 0, 0. */
  readonly front: ReactNode;
  readonly back: ReactNode;
}

/** How many stand in a row, which is that wide in the style sheet too, and the box they are drawn in. */
const KINDS = {
  counter: { across: 9, width: 100 },
  marker: { across: 12, width: 100 },
  token: { across: 10, width: 100 },
  coin: { across: 15, width: 100 },
  contest: { across: 5, width: 72 },
} as const;

interface CutGridProps {
  readonly kind: keyof typeof KINDS;
  readonly pieces: readonly Piece[];
  readonly backs?: boolean;
}

export function CutGrid({ kind, pieces, backs = false }: CutGridProps) {
  const { across, width } = KINDS[kind];
  const laid = backs ? mirrored(pieces, across) : pieces;
  return (
    <ul className={`pod-cut pod-cut-${kind}`}>
      {laid.map((piece, place) => (
        <li key={piece?.id ?? `empty ${place}`}>
          {piece && (
            <svg viewBox={`${-width / 2} -50 ${width} 100`} role="img" aria-label={piece.label}>
              {backs ? piece.back : piece.front}
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

function mirrored<T>(items: readonly T[], across: number): (T | null)[] {
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  );
  return rows.flatMap(row => [...Array.from({ length: across - row.length }, () => null), ...row.toReversed()]);
}

/** So many copies of a piece, each with a name of its own. */
export const copies = (count: number, piece: Piece): Piece[] =>
  Array.from({ length: count }, (_, copy) => ({ ...piece, id: `${piece.id} ${copy}` }));
