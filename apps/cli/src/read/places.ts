/** Places and pieces by what people type for them. */
import type { ReadBoard, Reading, ReadPiece, ReadSpot } from '@carroccio/kernel';
import { folded, hasWords } from '../print/prose.ts';

/** The place that bears this name, on the board in front first. */
export function placeNamed({ boards }: Reading, typed: string): ReadSpot | undefined {
  const wanted = folded(typed);
  for (const { id, names } of boards) {
    const cell = names.findIndex(name => name !== '' && folded(name) === wanted);
    if (cell >= 0) return { board: id, cell };
  }
  return undefined;
}

export const boardOf = ({ boards }: Reading, id: string): ReadBoard | undefined =>
  boards.find(board => board.id === id);

export const piecesAt = (reading: Reading, { board, cell }: ReadSpot): readonly ReadPiece[] =>
  boardOf(reading, board)?.pieces.filter(piece => piece.cell === cell) ?? [];

/** Every piece once, though it may lie on several boards. */
export function allPieces({ boards, absent }: Reading): (ReadPiece & { place: string })[] {
  const seen = new Map<string, ReadPiece & { place: string }>();
  for (const { pieces, names } of boards)
    for (const piece of pieces)
      if (!seen.has(piece.id)) seen.set(piece.id, { ...piece, place: names[piece.cell] ?? '' });
  for (const piece of absent) if (!seen.has(piece.id)) seen.set(piece.id, { ...piece, place: piece.place ?? '' });
  return [...seen.values()];
}

/** The pieces that are called so; if none, those whose name has the words; if none, those of which they are said. */
export function piecesNamed<P extends ReadPiece>(pieces: readonly P[], words: readonly string[]): P[] {
  const nameOf = ({ label }: P): string => label.split(/[:;]/)[0] ?? label;
  const wanted = folded(words.join(' '));
  const exactly = pieces.filter(piece =>
    [nameOf(piece), nameOf(piece).split(/ \(|, /)[0] ?? ''].some(name => folded(name) === wanted),
  );
  if (exactly.length > 0) return exactly;
  const byName = pieces.filter(piece => hasWords(nameOf(piece), words));
  return byName.length > 0 ? byName : pieces.filter(({ label }) => hasWords(label, words));
}
