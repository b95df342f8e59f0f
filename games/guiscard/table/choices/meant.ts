/** What a person may have meant who points where nothing is offered. */
import { type Battle, type Guiscard, horseAt, livingAt, sideOf } from '@carroccio/guiscard/survey';
import type { Action } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { pieceRef, unitOf } from '../board/piece-ids.ts';
import type { Lore, SkirmishSight } from '../lore.ts';

type Actions = readonly Action<Guiscard>[];

const unitAt = (b: Battle, { piece, cell, board }: Spot): number => {
  const pointed = piece === undefined ? -1 : unitOf(pieceRef(b, piece));
  return pointed >= 0 || board !== FIELD ? pointed : livingAt(b, cell);
};

export const createMeant =
  ({ battle }: Lore) =>
  (spot: Spot, sight: SkirmishSight, selected: string | null): Actions => {
    const frame = sight.decision?.frame;
    if (!frame) return [];
    const b = battle(sight);
    const { cell } = spot;
    const unit = unitAt(b, spot);
    const ofUnit = (said: (unit: number) => Actions): Actions => (unit < 0 ? [] : said(unit));
    const side = sight.decision?.seats[0] ?? 0;
    // Whoever has nobody in hand has not said who does it: nothing can be said about it either.
    const hand = selected === null ? -1 : unitOf(pieceRef(b, selected));
    const byHand = (said: (unit: number) => Actions): Actions =>
      hand < 0 || unit < 0 || sideOf(b, hand) !== side || sideOf(b, unit) === side ? [] : said(hand);
    switch (frame.step) {
      case 'placing':
      case 'placeHorse':
      case 'placeRank':
      case 'placeEngine':
      case 'placeAnimal':
      case 'siegeSetup':
        return [{ type: 'put', to: cell }];
      case 'muster':
        return ofUnit(one => [
          { type: 'recruit', unit: one, mounted: false },
          { type: 'recruit', unit: one, mounted: true },
        ]);
      case 'offensive':
        return ofUnit(one => [{ type: 'shoot', unit: one }]);
      case 'aim':
        return unit >= 0
          ? [{ type: 'fireAt', target: unit, cell }]
          : horseAt(b, cell) >= 0
            ? [{ type: 'fireAtHorse', horse: horseAt(b, cell), cell }]
            : [{ type: 'burn', cell }];
      case 'lay':
        return [{ type: 'strike', cell }];
      case 'window':
        return ofUnit(one => [{ type: 'name', unit: one, cell: frame.cells[0] ?? b.state.cell[frame.target] ?? -1 }]);
      case 'charges':
        return byHand(one => [{ type: 'charge', unit: one, target: unit }]);
      case 'course':
        return [{ type: 'rideTo', to: cell }];
      case 'counterCharge':
        return ofUnit(one => [{ type: 'counter', unit: one }]);
      case 'movement':
        return ofUnit(one => [{ type: 'move', unit: one }]);
      case 'moving':
      case 'entering':
      case 'advancing':
        return [{ type: 'step', to: cell, tail: -1 }];
      case 'declare':
        return byHand(one => [{ type: 'attack', unit: one, target: unit }]);
      case 'retreatStep':
        return [{ type: 'retreatTo', to: cell, other: -1 }];
      case 'advance':
        return ofUnit(one => [{ type: 'advance', unit: one }]);
      case 'crewing':
      case 'ladderMate':
      case 'lifting':
        return ofUnit(one => [{ type: 'serve', unit: one }]);
      case 'picking':
      case 'patrolPick':
        return ofUnit(one => [{ type: 'pick', unit: one }]);
      case 'teaming':
        return ofUnit(one => [{ type: 'builder', unit: one }]);
      case 'afflict':
        return ofUnit(one => [{ type: 'strikeDown', unit: one }]);
      case 'besiegerChoice':
        return spot.board === FIELD ? [{ type: 'bombard', cell, points: 1 }] : [];
      default:
        return [];
    }
  };
