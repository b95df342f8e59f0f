/** Where an action points on the map. */
import { type Battle, battaglia, cellOf, type Guelphs } from '@carroccio/guelphs/survey';
import { type Action, at, type Frame } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { capitanoPiece, heroPiece, standardPiece, unitPiece } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';

const atCell = (cell: number): Spot | null => (cell < 0 ? null : { board: BOARD, cell });

function atUnit(b: Battle, unit: number): Spot | null {
  const cell = cellOf(b, unit);
  return cell < 0 ? null : { board: BOARD, cell, piece: unitPiece(unit) };
}

function atCapitano(b: Battle, index: number): Spot | null {
  const { cell } = at(b.state.capitani, index);
  return cell < 0 || !battaglia(b, index).capitano ? null : { board: BOARD, cell, piece: capitanoPiece(index) };
}

/** A place that a personality would go to: it shows once the personality is selected. */
const of = (spot: Spot | null, piece: string | undefined): Spot | null =>
  spot && piece !== undefined ? { board: spot.board, cell: spot.cell, of: piece } : spot;

function personality(b: Battle, frame: Frame<Guelphs> | undefined, who: 'standard' | 'hero'): string | undefined {
  if (!frame || !('battaglia' in frame)) return undefined;
  const { side, hero } = battaglia(b, frame.battaglia);
  return who === 'standard' ? standardPiece(side) : heroPiece(hero);
}

const facing = (spot: Spot | null, direction: number): Spot | null =>
  spot && { ...spot, facing: { direction, towards: 'corner' } };

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
        return of(atUnit(b, action.to), personality(b, frame, action.who));
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
        return atCell(action.to);
      case 'moveCapitano':
        return of(atCell(action.to), frame && 'battaglia' in frame ? capitanoPiece(frame.battaglia) : undefined);
      case 'edge':
        return atCell(action.cell);
      case 'turn':
      case 'face':
        return frame && 'unit' in frame ? facing(atUnit(b, frame.unit), action.facing) : null;
      case 'react':
        return facing(atUnit(b, action.unit), action.facing);
      case 'fireAt':
        return atUnit(b, action.target);
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
