/** The way to a far hex while a unit moves, as the actions that lead there. */
import { type Guelphs, reachByHex, reachOf } from '@carroccio/guelphs/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import type { BattleSight, Lore } from '../lore.ts';

export const createJourneys =
  ({ battle }: Lore) =>
  ({ cell, facing }: Spot, sight: BattleSight): readonly Action<Guelphs>[] => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'move') return [];
    const b = battle(sight);
    const way = facing
      ? reachOf(b, frame).find(end => end.cell === cell && end.facing === facing.direction)
      : reachByHex(b, frame).get(cell);
    const path = way?.path ?? [];
    const [first] = path;
    return first && sight.legal.some(action => equal(action, first)) ? path : [];
  };
