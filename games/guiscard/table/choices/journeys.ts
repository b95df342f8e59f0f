/** A man in hand: how he is taken, where he can go, and the steps that lead there. */
import { neighbour } from '@carroccio/boards';
import { type Battle, type Guiscard, isMounted, type Journey, reachByHex, reachOf } from '@carroccio/guiscard/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { pieceRef, unitOf } from '../board/piece-ids.ts';
import type { Lore, SkirmishSight } from '../lore.ts';

type Actions = readonly Action<Guiscard>[];

export const createJourneys =
  ({ battle }: Lore) =>
  ({ board, cell, facing }: Spot, sight: SkirmishSight): Actions => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'moving' || frame.limit >= 0 || board !== FIELD) return [];
    const b = battle(sight);
    const path = (facing ? turnedTo(b, frame, cell, facing.direction) : reachByHex(b, frame).get(cell)?.path) ?? [];
    const [first] = path;
    return first && sight.legal.some(action => equal(action, first)) ? path : [];
  };

/** The cheapest way to a hex at whose end the horse looks there; whoever is on foot has no front. */
const turnedTo = (
  b: Battle,
  journey: Pick<Journey, 'unit' | 'mp'>,
  cell: number,
  direction: number,
): Actions | undefined =>
  reachOf(b, journey)
    .filter(end => end.cell === cell && (end.tail < 0 || neighbour(b.field.grid, end.tail, direction) === cell))
    .toSorted((one, other) => one.risks - other.risks || one.cost - other.cost)[0]?.path;

/** A horse looks over a side of its head's hex. */
export const createFront =
  ({ battle }: Lore) =>
  (piece: string, sight: SkirmishSight): 'side' | null => {
    const b = battle(sight);
    const unit = unitOf(pieceRef(b, piece));
    return unit >= 0 && isMounted(b, unit) ? 'side' : null;
  };

export const createBegins =
  ({ battle }: Lore) =>
  (piece: string, sight: SkirmishSight): Actions => {
    const unit = unitOf(pieceRef(battle(sight), piece));
    return unit < 0
      ? []
      : sight.legal.filter(action => (action.type === 'move' || action.type === 'shoot') && action.unit === unit);
  };

export const ends = ({ decision, legal }: SkirmishSight): Action<Guiscard> | null =>
  (decision?.frame.step === 'moving' && legal.find(({ type }) => type === 'stop')) || null;

export const createReach =
  ({ battle }: Lore) =>
  (sight: SkirmishSight): readonly number[] => {
    const frame = sight.decision?.frame;
    return frame?.step === 'moving' && frame.limit < 0 ? [...reachByHex(battle(sight), frame).keys()] : [];
  };
