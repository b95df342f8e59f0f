import type { BoardPicture } from '../picture.ts';
import { useText } from '../text/bilingual.ts';
import { matchText } from '../text/match.ts';

interface PieceListProps {
  readonly picture: BoardPicture;
  readonly seatNames: readonly string[];
  readonly selected: string | null;
  onSelect(piece: string, cell: number): void;
}

/** Every piece on the board in words, for those who would rather read than look. */
export function PieceList({ picture, seatNames, selected, onSelect }: PieceListProps) {
  const text = useText(matchText);
  const of = (seat: number | undefined): BoardPicture['pieces'] => picture.pieces.filter(piece => piece.seat === seat);
  const nobodys = of(undefined);
  const groups = [
    ...seatNames.map((name, seat) => ({ name, pieces: of(seat) })),
    ...(nobodys.length > 0 ? [{ name: text.nobodys, pieces: nobodys }] : []),
  ];
  return (
    <div className="piece-list">
      {groups.map(({ name, pieces }) => (
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
