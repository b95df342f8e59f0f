/** How the pieces are called: u12 a character, h3 a horse without a rider, e0 an engine, l1 a ladder, g0 a rope. */
import type { Battle } from '@carroccio/guiscard/survey';

export type PieceRef =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'horse'; readonly horse: number }
  | { readonly kind: 'engine'; readonly engine: number }
  | { readonly kind: 'ladder'; readonly ladder: number }
  | { readonly kind: 'rope'; readonly grapnel: number };

export const unitPiece = (unit: number): string => `u${unit}`;
export const horsePiece = (horse: number): string => `h${horse}`;
export const enginePiece = (engine: number): string => `e${engine}`;
export const ladderPiece = (ladder: number): string => `l${ladder}`;
export const ropePiece = (grapnel: number): string => `g${grapnel}`;

export function pieceRef({ roster, state }: Battle, piece: string): PieceRef | null {
  const index = Number(piece.slice(1));
  const known = (list: readonly unknown[]): boolean => Number.isInteger(index) && index >= 0 && index < list.length;
  switch (piece[0]) {
    case 'u':
      return known(roster.men) ? { kind: 'unit', unit: index } : null;
    case 'h':
      return known(state.horses) ? { kind: 'horse', horse: index } : null;
    case 'e':
      return known(state.engines) ? { kind: 'engine', engine: index } : null;
    case 'l':
      return known(state.ladders) ? { kind: 'ladder', ladder: index } : null;
    case 'g':
      return known(state.grapnels) ? { kind: 'rope', grapnel: index } : null;
    default:
      return null;
  }
}

/** The character a piece is, or -1. */
export const unitOf = (ref: PieceRef | null): number => (ref?.kind === 'unit' ? ref.unit : -1);
