/** Where an action points on the map. */
import { type Battle, battaglia, cellOf, facingOf, type Guelphs } from '@carroccio/guelphs/survey';
import { type Action, at } from '@carroccio/kernel';
import type { Spot } from '../../table/picture.ts';
import { BOARD } from './board-id.ts';
import type { BattleSight, Lore } from './lore.ts';
import { capitanoPiece, unitPiece } from './piece-ids.ts';

const atCell = (cell: number): Spot | null => (cell < 0 ? null : { board: BOARD, cell });

function atUnit(b: Battle, unit: number): Spot | null {
  const cell = cellOf(b, unit);
  return cell < 0 ? null : { board: BOARD, cell, piece: unitPiece(unit) };
}

function atCapitano(b: Battle, index: number): Spot | null {
  const { cell } = at(b.state.capitani, index);
  return cell < 0 || !battaglia(b, index).capitano ? null : { board: BOARD, cell, piece: capitanoPiece(index) };
}

const facing = (spot: Spot | null, direction: number): Spot | null =>
  spot && { ...spot, facing: { direction, towards: 'corner' } };

/** A shot straight on points at its target; one that needs a turn also shows which way. */
const atTarget = (b: Battle, shooter: number, target: number, direction: number): Spot | null =>
  facingOf(b, shooter) === direction ? atUnit(b, target) : facing(atUnit(b, target), direction);

export const createSpots =
  ({ battle }: Lore) =>
  (action: Action<Guelphs>, sight: BattleSight): Spot | null => {
    const b = battle(sight);
    const frame = sight.decision?.frame;
    switch (action.type) {
      case 'order':
      case 'comeUp':
      case 'shoot':
      case 'takeHit':
      case 'keep':
      case 'adjutant':
      case 'shake':
      case 'marchUnit':
        return atUnit(b, action.unit);
      case 'attack':
        return atUnit(b, action.target);
      case 'movePersonality':
        return atUnit(b, action.to);
      case 'combat':
        return atUnit(b, frame?.step === 'lead' ? action.lead : action.target);
      case 'activate':
      case 'continuum':
      case 'interrupt':
      case 'free':
      case 'coordinate':
      case 'declareBattle':
      case 'march':
        return atCapitano(b, action.battaglia);
      case 'step':
      case 'back':
      case 'escape':
      case 'place':
      case 'enterMap':
      case 'moveCapitano':
        return atCell(action.to);
      case 'edge':
        return atCell(action.cell);
      case 'turn':
      case 'face':
        return frame && 'unit' in frame ? facing(atUnit(b, frame.unit), action.facing) : null;
      case 'react':
        return facing(atUnit(b, action.unit), action.facing);
      case 'fireAt':
        return frame?.step === 'fireOrder' ? atTarget(b, frame.unit, action.target, action.facing) : null;
      case 'emerge':
      case 'comeBack':
        return facing(atCell(action.to), action.facing);
      case 'deploy':
      case 'tradimento':
      case 'pass':
      case 'decline':
      case 'recovery':
      case 'rally':
      case 'endOrders':
      case 'stop':
      case 'leaveBehind':
      case 'noAttack':
      case 'hold':
      case 'countercharge':
      case 'press':
      case 'callOff':
      case 'follow':
      case 'stay':
      case 'endRally':
      case 'ready':
      case 'renounce':
      case 'spend':
      case 'marchOn':
      case 'endMarch':
        return null;
    }
  };
