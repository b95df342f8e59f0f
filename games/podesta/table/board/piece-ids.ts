/** The ids of the pieces on both boards. */
export const communePiece = (commune: number): string => `c${commune}`;
export const podestaPiece = (commune: number): string => `p${commune}`;
export const armyPiece = (army: number): string => `a${army}`;
export const warPiece = (war: number): string => `w${war}`;
export const soldierPiece = (soldier: number): string => `s${soldier}`;
/** A company that is in its commune: on no board, but it can be put there by hand. */
export const companyPiece = (unit: number): string => `u${unit}`;
export const housePiece = (cell: number): string => `h${cell}`;

export type PieceRef =
  | { readonly kind: 'commune' | 'podesta'; readonly commune: number }
  | { readonly kind: 'army'; readonly army: number }
  | { readonly kind: 'war'; readonly war: number }
  | { readonly kind: 'soldier'; readonly soldier: number }
  | { readonly kind: 'company'; readonly unit: number }
  | { readonly kind: 'house'; readonly cell: number };

/** What an id stands for. */
export function pieceRef(id: string): PieceRef | null {
  const number = Number(id.slice(1));
  switch (id[0]) {
    case 'c':
      return { kind: 'commune', commune: number };
    case 'p':
      return { kind: 'podesta', commune: number };
    case 'a':
      return { kind: 'army', army: number };
    case 'w':
      return { kind: 'war', war: number };
    case 's':
      return { kind: 'soldier', soldier: number };
    case 'u':
      return { kind: 'company', unit: number };
    case 'h':
      return { kind: 'house', cell: number };
    default:
      return null;
  }
}
