import type { BoardPicture } from '@carroccio/table/picture.ts';

interface CursorText {
  readonly emptyHere: string;
  choicesHere(count: number): string;
}

/** What stands under the cursor, in words. */
export function cursorWords(picture: BoardPicture, cell: number, choices: number, text: CursorText): string {
  const labels = picture.pieces.filter(piece => piece.cell === cell).map(({ label }) => label);
  return [
    picture.cellName(cell),
    labels.length > 0 ? labels.join('; ') : text.emptyHere,
    ...(choices > 0 ? [text.choicesHere(choices)] : []),
  ].join('. ');
}
