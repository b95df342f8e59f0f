import type { Grid } from '@carroccio/boards';
import { memo, useMemo } from 'react';
import type { Piece } from '../picture.ts';
import { centre } from './geometry.ts';

/** How far pieces of one stack lie apart, and how far when the stack is fanned out. */
const LYING = 12;
const FANNED = 74;

interface Placed {
  piece: Piece;
  x: number;
  y: number;
}

/** Pieces of one cell lie on each other; those of the fanned cell side by side. */
function place(grid: Grid, pieces: readonly Piece[], fanned: number): Placed[] {
  const stacks = new Map<number, Piece[]>();
  for (const piece of pieces) stacks.set(piece.cell, [...(stacks.get(piece.cell) ?? []), piece]);
  const placed = [...stacks].flatMap(([cell, stack]) => {
    const middle = centre(grid, cell);
    const inOrder = stack.toSorted((a, b) => a.rank - b.rank);
    const loose = inOrder.filter(({ fixed }) => !fixed);
    return inOrder.map((piece, index) => {
      if (cell === fanned && loose.length > 1 && !piece.fixed) {
        const along = (loose.indexOf(piece) - (loose.length - 1) / 2) * FANNED;
        return { piece, x: middle.x + along, y: middle.y - 20 };
      }
      const { x, y } = piece.shift ?? { x: index * LYING, y: -index * LYING };
      return { piece, x: middle.x + x, y: middle.y + y };
    });
  });
  // The same order every time: a counter that moves keeps its element, and so its motion.
  const order = new Map(pieces.map((piece, index) => [piece.id, piece.rank * 10_000 + index]));
  return placed.sort((a, b) => (order.get(a.piece.id) ?? 0) - (order.get(b.piece.id) ?? 0));
}

interface PiecesProps {
  readonly grid: Grid;
  readonly pieces: readonly Piece[];
  readonly selected: string | null;
  readonly fanned: number;
  readonly choosable: ReadonlySet<string>;
}

export const Pieces = memo(function Pieces({ grid, pieces, selected, fanned, choosable }: PiecesProps) {
  const placed = useMemo(() => place(grid, pieces, fanned), [grid, pieces, fanned]);
  return (
    <g className="pieces">
      {placed.map(({ piece, x, y }) => (
        <PieceView
          key={piece.id}
          piece={piece}
          x={x}
          y={y}
          selected={piece.id === selected}
          choosable={choosable.has(piece.id)}
        />
      ))}
    </g>
  );
});

interface PieceProps {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly selected: boolean;
  readonly choosable: boolean;
}

const PieceView = memo(
  function PieceView({ piece, x, y, selected, choosable }: PieceProps) {
    return (
      <g
        className="piece"
        data-piece={piece.id}
        data-selected={selected || undefined}
        data-choosable={choosable || undefined}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        {piece.draw()}
      </g>
    );
  },
  (a, b) =>
    a.piece.look === b.piece.look &&
    a.x === b.x &&
    a.y === b.y &&
    a.selected === b.selected &&
    a.choosable === b.choosable,
);
