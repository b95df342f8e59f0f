/** A unit in hand: how it is taken, where it can go, and the steps that lead there. */
import { type Batirnos, reachOf } from '@carroccio/batirnos/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { pieceRef } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';

type Actions = readonly Action<Batirnos>[];

export const createJourneys =
  ({ battle }: Lore) =>
  ({ cell }: Spot, sight: BattleSight): Actions => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'marching') return [];
    const path = (reachOf(battle(sight), frame).get(cell)?.path ?? []).map(to => ({ type: 'step' as const, to }));
    const [first] = path;
    return first && sight.legal.some(action => equal(action, first)) ? path : [];
  };

/** A march as it comes first: by road, or alone, one says in the panel. */
export const createBegins =
  ({ battle }: Lore) =>
  (piece: string, sight: BattleSight): Actions => {
    const ref = pieceRef(battle(sight), piece);
    const march = sight.legal.find(
      action => action.type === 'march' && ref?.kind === 'unit' && action.unit === ref.unit,
    );
    return march ? [march] : [];
  };

export const createReach =
  ({ battle }: Lore) =>
  (sight: BattleSight): readonly number[] => {
    const frame = sight.decision?.frame;
    return frame?.step === 'marching' ? [...reachOf(battle(sight), frame).keys()] : [];
  };
