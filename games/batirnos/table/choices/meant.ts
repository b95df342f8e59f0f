/** What a person may have meant who points where nothing is offered. */
import { type Batirnos, type Battle, generalOf, inPlay, leaderSlot, sideOf, unitAt } from '@carroccio/batirnos/survey';
import type { Action } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { divisionOfPiece, pieceRef } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';

type Actions = readonly Action<Batirnos>[];

interface Pointed {
  readonly cell: number;
  readonly unit: number;
  readonly division: number;
}

function pointedAt(b: Battle, { cell, piece }: Spot): Pointed {
  const ref = piece === undefined ? null : pieceRef(b, piece);
  const unit = ref?.kind === 'unit' ? ref.unit : unitAt(b, cell);
  const own = ref ?? (unit >= 0 ? ({ kind: 'unit', unit } as const) : null);
  return { cell, unit, division: own ? divisionOfPiece(b, own) : -1 };
}

/** Pieces with choices of their own are pressed to be selected: nothing is wrong with that. */
function hasChoices({ legal }: BattleSight, unit: number): boolean {
  return legal.some(action => 'unit' in action && action.unit === unit);
}

const mine = (b: Battle, sight: BattleSight, unit: number): boolean =>
  unit >= 0 && (sight.decision?.seats.includes(sideOf(b, unit)) ?? false);

function movesOf(b: Battle, sight: BattleSight, { cell, unit }: Pointed): Actions {
  if (unit >= 0)
    return mine(b, sight, unit) && !hasChoices(sight, unit) ? [{ type: 'march', unit, road: false, alone: false }] : [];
  const rider = sight.legal.find(action => action.type === 'ride');
  return rider ? [{ ...rider, to: cell }] : [];
}

/** Whoever presses an enemy wants to shoot at it, with the unit he has in hand; without one he has not said who shoots. */
function shotsAt(b: Battle, sight: BattleSight, { unit }: Pointed, selected: string | null): Actions {
  const hand = selected === null ? null : pieceRef(b, selected);
  if (unit < 0 || mine(b, sight, unit) || hand?.kind !== 'unit' || !mine(b, sight, hand.unit)) return [];
  return [{ type: 'shoot', unit: hand.unit, target: unit }];
}

function assigned(b: Battle, sight: BattleSight, division: number): Actions {
  if (division < 0 || !inPlay(b, generalOf(b, division))) return [];
  const offered = sight.legal.find(action => action.type === 'assign');
  return offered && leaderSlot(b, generalOf(b, division)).side === sight.seat ? [{ ...offered, division }] : [];
}

export const createMeant =
  ({ battle }: Lore) =>
  (spot: Spot, sight: BattleSight, selected: string | null): Actions => {
    const frame = sight.decision?.frame;
    if (!frame) return [];
    const b = battle(sight);
    const pointed = pointedAt(b, spot);
    const { cell, unit, division } = pointed;
    const ofUnit = (make: (unit: number) => Actions): Actions => (unit < 0 ? [] : make(unit));
    switch (frame.step) {
      case 'orders':
        return assigned(b, sight, division);
      case 'placing':
      case 'placingLeaders': {
        const offered = sight.legal.find(action => action.type === 'placeLeader' || action.type === 'placeUnit');
        return offered ? [{ ...offered, to: cell }] : [];
      }
      case 'moving':
      case 'riding':
        return movesOf(b, sight, pointed);
      case 'marching':
      case 'rivalStep':
        return [{ type: 'step', to: cell }];
      case 'evasion': {
        const offered = sight.legal.find(action => action.type === 'evade');
        return offered ? [{ type: 'evade', unit: offered.unit, to: cell }] : [];
      }
      case 'counter':
        return ofUnit(one => (mine(b, sight, one) ? [{ type: 'countercharge', unit: one }] : []));
      case 'firing':
        return shotsAt(b, sight, pointed, selected);
      case 'evaded':
        return ofUnit(target => [{ type: 'retarget', target }]);
      case 'declare':
        return ofUnit(target => [{ type: 'attack', target }]);
      case 'joining':
        return ofUnit(one => [{ type: 'join', unit: one }]);
      case 'leading':
        return ofUnit(one => [{ type: 'principal', unit: one }]);
      case 'whoGoes':
        return ofUnit(one => sight.legal.filter(action => action.type === 'goBack' && action.unit === one));
      case 'retreating':
      case 'caracole':
        return [{ type: 'fallBack', to: cell }];
      case 'rallying':
        return ofUnit(one => [
          { type: 'clear', unit: one, marker: 'shaken' },
          { type: 'recover', unit: one },
        ]);
      case 'choosing':
      case 'ordering':
        return division < 0 ? [] : [{ type: 'pickDivision', division }];
      default:
        return [];
    }
  };
