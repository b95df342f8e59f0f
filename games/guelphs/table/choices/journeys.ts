/** A unit in hand: how it is ordered, where it can go, and the actions that lead there. */
import { type Battle, cellOf, type Guelphs, reachByHex, reachOf } from '@carroccio/guelphs/survey';
import { type Action, equal } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { pieceRef, unitOf } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';

type Actions = readonly Action<Guelphs>[];

/** The orders that say next where to, or at whom. */
const LEADING: readonly string[] = ['move', 'charge', 'fire'];

const ownUnit = (b: Battle, piece: string): number => {
  const ref = pieceRef(b, piece);
  return ref ? unitOf(b, ref) : -1;
};

export const createJourneys =
  ({ battle }: Lore) =>
  ({ cell, facing }: Spot, sight: BattleSight): Actions => {
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

export const createBegins =
  ({ battle }: Lore) =>
  (piece: string, sight: BattleSight): Actions => {
    if (sight.decision?.frame.step !== 'orders') return [];
    const unit = ownUnit(battle(sight), piece);
    return sight.legal.filter(
      action => action.type === 'order' && action.unit === unit && LEADING.includes(action.order),
    );
  };

/** A unit looks over a corner of its hex. */
export const createFront =
  ({ battle }: Lore) =>
  (piece: string, sight: BattleSight): 'corner' | null =>
    ownUnit(battle(sight), piece) >= 0 ? 'corner' : null;

export const ends = ({ decision, legal }: BattleSight): Action<Guelphs> | null =>
  (decision?.frame.step === 'move' && legal.find(({ type }) => type === 'stop')) || null;

export const createReach =
  ({ battle }: Lore) =>
  (sight: BattleSight): readonly number[] => {
    const frame = sight.decision?.frame;
    return frame?.step === 'move' ? [...reachByHex(battle(sight), frame).keys()] : [];
  };

/** Ways to a place beside an enemy from which he may be attacked, the cheapest first. */
export const createApproaches =
  ({ battle }: Lore) =>
  ({ cell, piece }: Spot, sight: BattleSight): readonly Actions[] => {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'move' || piece === undefined) return [];
    const b = battle(sight);
    return reachOf(b, frame)
      .filter(
        end => end.path.length > 0 && end.cell !== cellOf(b, frame.unit) && b.field.around[cell]?.includes(end.cell),
      )
      .toSorted((one, other) => one.disruptions - other.disruptions || one.cost - other.cost)
      .map(({ path }) => path);
  };
