/** Where an action points on the map. */
import { type Batirnos, type Battle, cellOf, generalOf, onMap, postOf } from '@carroccio/batirnos/survey';
import type { Action } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { leaderPiece, unitPiece } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';

const atCell = (cell: number): Spot | null => (cell < 0 ? null : { board: BOARD, cell });

const atUnit = (b: Battle, unit: number): Spot | null =>
  onMap(b, unit) ? { board: BOARD, cell: cellOf(b, unit), piece: unitPiece(unit) } : null;

const atGeneral = (b: Battle, division: number): Spot | null => {
  const leader = generalOf(b, division);
  const cell = postOf(b, leader);
  return cell < 0 ? null : { board: BOARD, cell, piece: leaderPiece(leader) };
};

/** A target or place that belongs to one piece: it shows once that piece is selected. */
const of = (spot: Spot | null, piece: string): Spot | null => spot && { ...spot, of: piece };

const facing = (spot: Spot | null, direction: number): Spot | null =>
  spot && { ...spot, facing: { direction, towards: 'corner' } };

/** The unit that the decision itself is about. */
function unitAsked({ decision }: BattleSight): number {
  const frame = decision?.frame;
  return frame && 'unit' in frame ? frame.unit : -1;
}

export const createSpots =
  ({ battle }: Lore) =>
  (action: Action<Batirnos>, sight: BattleSight): Spot | null => {
    const b = battle(sight);
    const frame = sight.decision?.frame;
    switch (action.type) {
      case 'march':
      case 'limber':
      case 'mount':
      case 'dismount':
      case 'transfer':
      case 'freeze':
      case 'countercharge':
      case 'chase':
      case 'partingShot':
      case 'join':
      case 'combat':
      case 'goBack':
      case 'principal':
      case 'clear':
      case 'recover':
        return atUnit(b, action.unit);
      case 'pair':
        return of(atUnit(b, action.enemy), unitPiece(action.unit));
      case 'trade':
        return of(atUnit(b, action.units[1] ?? -1), unitPiece(action.units[0] ?? -1));
      case 'charge':
      case 'shoot':
      case 'stand':
        return of(atUnit(b, action.target), unitPiece(action.unit));
      case 'attack':
      case 'retarget':
        return atUnit(b, action.target);
      case 'rotate':
      case 'unlimber':
        return facing(atUnit(b, action.unit), action.facing);
      case 'halt':
        return facing(atUnit(b, unitAsked(sight)), action.facing);
      case 'press':
        return frame?.step === 'pressing' ? facing(atCell(frame.to), action.facing) : null;
      case 'placeUnit':
        return facing(atCell(action.to), action.facing);
      case 'evade':
        return of(atCell(action.to), unitPiece(action.unit));
      case 'ride':
        return postOf(b, action.leader) < 0 ? atCell(action.to) : of(atCell(action.to), leaderPiece(action.leader));
      case 'placeLeader':
      case 'enter':
      case 'step':
      case 'fallBack':
        return atCell(action.to);
      case 'assign':
        // A general who is pressed gets the plain order; to focus it is said in words.
        return action.focus ? null : atGeneral(b, action.division);
      case 'pickDivision':
      case 'handOver':
      case 'mislead':
      case 'nameFocus':
        return atGeneral(b, action.division);
      case 'fireBack':
        return frame?.step === 'answer' ? atUnit(b, frame.unit) : null;
      case 'counterFire':
        return frame?.step === 'answer' ? atUnit(b, frame.unit) : null;
      case 'hireCic':
      case 'hireWing':
      case 'hireDivision':
      case 'hireReserve':
      case 'hire':
      case 'hireCharacter':
      case 'mustered':
      case 'swap':
      case 'deal':
      case 'toTop':
      case 'toBottom':
      case 'ready':
      case 'takeCard':
      case 'decline':
      case 'route':
      case 'stopTest':
      case 'drawOn':
      case 'endMoves':
      case 'hold':
      case 'ceaseFire':
      case 'giveUp':
      case 'stay':
      case 'pursue':
      case 'endRally':
        return null;
    }
  };
