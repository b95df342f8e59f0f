/** The way to a far hex while a unit moves, as the actions that lead there. */
import { type Batirnos, reachOf } from '@carroccio/batirnos/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import type { BattleSight, Lore } from '../lore.ts';

export const createJourneys =
  ({ battle }: Lore) =>
  ({ cell }: Spot, sight: BattleSight): readonly Action<Batirnos>[] => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'marching') return [];
    const path = (reachOf(battle(sight), frame).get(cell)?.path ?? []).map(to => ({ type: 'step' as const, to }));
    const [first] = path;
    return first && sight.legal.some(action => equal(action, first)) ? path : [];
  };
