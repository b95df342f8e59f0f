/** A man in hand: how he is taken, where he can go, and the steps that lead there. */
import { type Guiscard, reachByHex } from '@carroccio/guiscard/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { pieceRef, unitOf } from '../board/piece-ids.ts';
import type { Lore, SkirmishSight } from '../lore.ts';

type Actions = readonly Action<Guiscard>[];

export const createJourneys =
  ({ battle }: Lore) =>
  ({ board, cell }: Spot, sight: SkirmishSight): Actions => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'moving' || frame.limit >= 0 || board !== FIELD) return [];
    const path = reachByHex(battle(sight), frame).get(cell)?.path ?? [];
    const [first] = path;
    return first && sight.legal.some(action => equal(action, first)) ? path : [];
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
