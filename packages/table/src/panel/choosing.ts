import type { AnyAction } from '@carroccio/kernel';
import type { Spot } from '../picture.ts';
import type { AnySight, Table } from '../table.ts';

/** A choice of the moment, and where on the board it points. */
export interface Choice {
  readonly action: AnyAction;
  readonly spot: Spot | null;
}

/** Whether a choice is one word, of no piece and no place: to end a phase, to hold, to be ready. */
export const isVerb = ({ action, spot }: Choice): boolean => spot === null && Object.keys(action).length === 1;

export const choicesOf = (table: Table, sight: AnySight): Choice[] =>
  sight.legal.map(action => ({ action, spot: table.spot(action, sight) }));

/** Choices that wait for their piece to be selected are left out until it is; alone, they need not wait. */
export function withPiece(choices: readonly Choice[], selected: string | null): readonly Choice[] {
  const movers = new Set(choices.flatMap(({ spot }) => (spot ? [spot.of] : [])));
  if (movers.size <= 1) return choices;
  return choices.filter(({ spot }) => spot?.of === undefined || spot.of === selected);
}

/** The choices that concern a piece: of it, on it, by it. */
export const choicesOfPiece = (choices: readonly Choice[], piece: string | null): Choice[] =>
  piece === null ? [] : choices.filter(({ spot }) => spot?.piece === piece || spot?.of === piece);

/** The choices somebody means who points at a spot: those of the piece or facing pointed at, or else of the cell. */
export function choicesAt(choices: readonly Choice[], pointed: Spot): Choice[] {
  const here = choices.filter(({ spot }) => spot?.board === pointed.board && spot.cell === pointed.cell);
  const { facing, piece } = pointed;
  if (facing) return here.filter(({ spot }) => spot?.facing?.direction === facing.direction);
  const ofPiece = piece === undefined ? [] : here.filter(({ spot }) => spot?.piece === piece);
  return ofPiece.length > 0 ? ofPiece : here;
}

/** Facings are shown as handles when few cells have any; with many, only for the cell that is looked at. */
export function spotsToShow(choices: readonly Choice[], board: string, cursor: number): Spot[] {
  const spots = choices.flatMap(({ spot }) => (spot && spot.board === board ? [spot] : []));
  const turning = new Set(spots.flatMap(({ facing, cell }) => (facing ? [cell] : [])));
  const shown = (cell: number): boolean => turning.size <= 2 || cell === cursor;
  const seen = new Set<string>();
  return spots.flatMap(spot => {
    const { facing, ...plain } = spot;
    const kept = facing && shown(spot.cell) ? spot : plain;
    const key = `${kept.cell} ${kept.piece ?? ''} ${'facing' in kept ? kept.facing?.direction : ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [kept];
  });
}
