/** Pieces to cut out, in rows and on pages; backs lie mirrored, so that they fall on their fronts when a page is turned. */

import type { PrintSheet } from '@carroccio/table/table.ts';
import { Fragment, type ReactNode } from 'react';
import type { SheetWords } from '../text/sheets.ts';

export interface Piece {
  readonly id: string;
  readonly front: ReactNode;
  readonly back: ReactNode;
}

/** How many stand in a row, and how high it is in millimetres: as in the style sheet. */
const KINDS = {
  unit: { across: 9, high: 20 },
  leader: { across: 10, high: 18 },
  order: { across: 5, high: 58 },
  troop: { across: 3, high: 47 },
  person: { across: 3, high: 26 },
  marker: { across: 14, high: 13 },
} as const;

/** What rows may fill of a page, in millimetres. */
const PAGE = 236;

/** Pieces of one kind. */
interface Batch {
  readonly kind: keyof typeof KINDS;
  readonly pieces: readonly Piece[];
}

function CutGrid({ batch: { kind, pieces }, backs }: { batch: Batch; backs: boolean }) {
  const laid = backs ? mirrored(pieces, KINDS[kind].across) : pieces;
  return (
    <ul className={`nq-cut nq-cut-${kind}`}>
      {laid.map((piece, place) => (
        <li key={piece?.id ?? `empty ${place}`}>{piece && (backs ? piece.back : piece.front)}</li>
      ))}
    </ul>
  );
}

function mirrored<T>(items: readonly T[], across: number): (T | null)[] {
  return chunks(items, across).flatMap(row => [
    ...Array.from({ length: across - row.length }, () => null),
    ...row.toReversed(),
  ]);
}

const chunks = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));

interface Stack {
  readonly id: string;
  readonly title: string;
  readonly batches: readonly Batch[];
}

/** Row after row, as many on a page as it holds. */
function pagesOf({ batches }: Stack): Batch[][] {
  const pages: Batch[][] = [];
  let left = 0;
  for (const { kind, pieces } of batches)
    for (const row of chunks(pieces, KINDS[kind].across)) {
      const { high } = KINDS[kind];
      if (high > left) {
        pages.push([]);
        left = PAGE;
      }
      left -= high;
      const page = pages.at(-1);
      const last = page?.at(-1);
      if (last?.kind === kind) page?.splice(-1, 1, { kind, pieces: [...last.pieces, ...row] });
      else page?.push({ kind, pieces: row });
    }
  return pages;
}

function Page({ batches, backs }: { batches: readonly Batch[]; backs: boolean }) {
  return batches.map(batch => <CutGrid key={batch.kind} batch={batch} backs={backs} />);
}

/** Pages of fronts, each followed by the page of its backs. */
export const twoSided = (words: SheetWords, stack: Stack): PrintSheet[] =>
  pagesOf(stack).flatMap((page, place) =>
    [false, true].map(backs => ({
      id: `${stack.id}-${place + 1}-${backs ? 'backs' : 'fronts'}`,
      title: words.title(stack.title, backs ? words.backs : words.fronts, place + 1),
      body: (
        <Fragment>
          <p className="nq-sheet-note">{words.scale}</p>
          <Page batches={page} backs={backs} />
        </Fragment>
      ),
    })),
  );

/** Pages of what has only a front. */
export const oneSided = (words: SheetWords, stack: Stack): PrintSheet[] =>
  pagesOf(stack).map((page, place) => ({
    id: `${stack.id}-${place + 1}`,
    title: words.page(stack.title, place + 1),
    body: <Page batches={page} backs={false} />,
  }));

/** So many copies of a piece, each with a name of its own. */
export const copies = (count: number, piece: Piece): Piece[] =>
  Array.from({ length: count }, (_, copy) => ({ ...piece, id: `${piece.id} ${copy}` }));
