import type { BoardPicture } from '../table/picture.ts';

interface PieceListProps {
  readonly picture: BoardPicture;
  readonly seatNames: readonly string[];
  readonly selected: string | null;
  onSelect(piece: string, cell: number): void;
}

/** Every piece on the board in words, for those who would rather read than look. */
export function PieceList({ picture, seatNames, selected, onSelect }: PieceListProps) {
  const bySeat = seatNames.map((name, seat) => ({ name, pieces: picture.pieces.filter(piece => piece.seat === seat) }));
  return (
    <div className="piece-list">
      {bySeat.map(({ name, pieces }) => (
        <details key={name}>
          <summary>
            {name} ({pieces.length})
          </summary>
          <ul>
            {pieces.map(({ id, cell, label }) => (
              <li key={id}>
                <button
                  type="button"
                  className="quiet"
                  aria-pressed={id === selected}
                  onClick={() => onSelect(id, cell)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
