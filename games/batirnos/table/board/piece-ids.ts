/** How the pieces of the board are called: u12 a unit, l3 a leader, o2 the order card of a division. */
import {
  type Battle,
  cellOf,
  divisionOf,
  divisionSlot,
  generalOf,
  leaderSlot,
  postOf,
  sideOf,
} from '@carroccio/batirnos/survey';

export type PieceRef =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'leader'; readonly leader: number }
  | { readonly kind: 'order'; readonly division: number };

export const unitPiece = (unit: number): string => `u${unit}`;
export const leaderPiece = (leader: number): string => `l${leader}`;
export const orderPiece = (division: number): string => `o${division}`;

export function pieceRef(b: Battle, piece: string): PieceRef | null {
  const index = Number(piece.slice(1));
  const known = (list: readonly unknown[]): boolean => Number.isInteger(index) && index >= 0 && index < list.length;
  switch (piece[0]) {
    case 'u':
      return known(b.roster.units) ? { kind: 'unit', unit: index } : null;
    case 'l':
      return known(b.roster.leaders) ? { kind: 'leader', leader: index } : null;
    case 'o':
      return known(b.roster.divisions) ? { kind: 'order', division: index } : null;
    default:
      return null;
  }
}

export function cellOfPiece(b: Battle, ref: PieceRef): number {
  switch (ref.kind) {
    case 'unit':
      return cellOf(b, ref.unit);
    case 'leader':
      return postOf(b, ref.leader);
    case 'order':
      return postOf(b, generalOf(b, ref.division));
  }
}

/** The division a piece belongs to or leads; -1 for leaders of the whole army. */
export function divisionOfPiece(b: Battle, ref: PieceRef): number {
  switch (ref.kind) {
    case 'unit':
      return divisionOf(b, ref.unit);
    case 'leader':
      return b.roster.divisions.findIndex(({ leader }) => leader === ref.leader);
    case 'order':
      return ref.division;
  }
}

export function sideOfPiece(b: Battle, ref: PieceRef): 0 | 1 {
  switch (ref.kind) {
    case 'unit':
      return sideOf(b, ref.unit);
    case 'leader':
      return leaderSlot(b, ref.leader).side;
    case 'order':
      return divisionSlot(b, ref.division).side;
  }
}
