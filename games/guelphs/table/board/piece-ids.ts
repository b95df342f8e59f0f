/** How the pieces of the board are called: u12 a unit, c3 a Capitano, s0 a Standard, h1 a Hero, a12 the attack of a unit. */
import { type Battle, battaglia, card, cellOf, type Side } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';

export type PieceRef =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'capitano'; readonly battaglia: number }
  | { readonly kind: 'standard'; readonly side: Side }
  | { readonly kind: 'hero'; readonly hero: number };

export const unitPiece = (unit: number): string => `u${unit}`;
export const capitanoPiece = (index: number): string => `c${index}`;
export const standardPiece = (side: number): string => `s${side}`;
export const heroPiece = (hero: number): string => `h${hero}`;
export const attackPiece = (unit: number): string => `a${unit}`;

export function pieceRef(b: Battle, piece: string): PieceRef | null {
  const index = Number(piece.slice(1));
  const known = (list: readonly unknown[]): boolean => Number.isInteger(index) && index >= 0 && index < list.length;
  switch (piece[0]) {
    case 'u':
    case 'a':
      return known(b.roster.units) ? { kind: 'unit', unit: index } : null;
    case 'c':
      return known(b.roster.battaglie) ? { kind: 'capitano', battaglia: index } : null;
    case 's':
      return index === 0 || index === 1 ? { kind: 'standard', side: index } : null;
    case 'h':
      return known(b.roster.heroes) ? { kind: 'hero', hero: index } : null;
    default:
      return null;
  }
}

/** The unit a piece is, or rides with; -1 without one. */
export function unitOf(b: Battle, ref: PieceRef): number {
  switch (ref.kind) {
    case 'unit':
      return ref.unit;
    case 'standard':
      return at(b.state.standards, ref.side);
    case 'hero':
      return at(b.state.heroes, ref.hero);
    case 'capitano':
      return -1;
  }
}

export function cellOfPiece(b: Battle, ref: PieceRef): number {
  if (ref.kind === 'capitano') return at(b.state.capitani, ref.battaglia).cell;
  const unit = unitOf(b, ref);
  return unit < 0 ? -1 : cellOf(b, unit);
}

export function battagliaOfPiece(b: Battle, ref: PieceRef): number {
  switch (ref.kind) {
    case 'unit':
      return card(b, ref.unit).battaglia;
    case 'capitano':
      return ref.battaglia;
    case 'hero':
      return at(b.roster.heroes, ref.hero).battaglia;
    case 'standard':
      return b.roster.battaglie.findIndex(({ side, standard }) => side === ref.side && standard);
  }
}

export const sideOfPiece = (b: Battle, ref: PieceRef): Side => battaglia(b, battagliaOfPiece(b, ref)).side;
