/** The way to a far hex while a man moves, as the steps that lead there. */
import { type Guiscard, reachByHex } from '@carroccio/guiscard/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import type { Lore, SkirmishSight } from '../lore.ts';

export const createJourneys =
  ({ battle }: Lore) =>
  ({ board, cell }: Spot, sight: SkirmishSight): readonly Action<Guiscard>[] => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'moving' || frame.limit >= 0 || board !== FIELD) return [];
    const path = reachByHex(battle(sight), frame).get(cell)?.path ?? [];
    const [first] = path;
    return first && sight.legal.some(action => equal(action, first)) ? path : [];
  };
