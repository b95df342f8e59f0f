/** Where an action points on a board. */
import type { Action } from '@carroccio/kernel';
import { communeOf, type Podesta } from '@carroccio/podesta/survey';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD, MAP } from '../board/board-ids.ts';
import { armyPiece, communePiece, podestaPiece, soldierPiece, warPiece } from '../board/piece-ids.ts';
import type { Lore, PodestaSight } from '../lore.ts';

export const createSpots =
  ({ world }: Lore) =>
  (action: Action<Podesta>, { state, decision }: PodestaSight): Spot | null => {
    const onMap = (cell: number): Spot | null => (cell < 0 ? null : { board: MAP, cell });
    const commune = (index: number): Spot | null => {
      const cell = world.square[index];
      return cell === undefined ? null : { board: MAP, cell, piece: communePiece(index), offered: true };
    };
    const sestiere = (index: number): Spot | null => {
      const place = state.place[index] ?? -1;
      return commune(place >= 0 ? place : communeOf(index));
    };
    const army = (id: number): Spot | null => {
      const found = state.armies.find(one => one.id === id);
      return found ? { board: MAP, cell: found.cell, piece: armyPiece(id), offered: true } : null;
    };
    const podesta = (index: number): Spot | null => {
      const cell = state.communes[index]?.cell ?? -1;
      return cell < 0 ? null : { board: MAP, cell, piece: podestaPiece(index) };
    };
    const soldier = (index: number): Spot | null => {
      const cell = state.battle?.soldiers[index]?.cell ?? -1;
      return cell < 0 ? null : { board: FIELD, cell, piece: soldierPiece(index) };
    };
    const onField = (cell: number): Spot | null => (cell < 0 ? null : { board: FIELD, cell });
    const by = (spot: Spot | null, piece: string): Spot | null => spot && { ...spot, of: piece };
    switch (action.type) {
      case 'ride':
        return podesta(action.counter);
      case 'rideTo':
      case 'setPlace':
      case 'marchTo':
        return onMap(action.cell);
      case 'win':
      case 'loseTrust':
      case 'takeTrust':
      case 'banish':
      case 'exile':
      case 'keepSestiere':
      case 'takeSestiere':
      case 'callArming':
        return sestiere(action.sestiere);
      case 'rise':
        return sestiere(action.sestieri[0] ?? -1);
      case 'setArms':
        return sestiere(action.unit);
      case 'coup':
      case 'build':
      case 'feast':
      case 'payLabour':
      case 'rebuild':
      case 'raise':
      case 'takeIn':
      case 'host':
      case 'lodge':
      case 'settle':
        return commune(action.commune);
      case 'transfer':
        return commune(action.to);
      case 'hire':
      case 'hireCaptive':
        return commune(action.station);
      case 'march':
      case 'garrison':
      case 'shootWalls':
      case 'openGates':
      case 'makeFlee':
      case 'lift':
        return army(action.army);
      case 'merge':
        return by(army(action.into), armyPiece(action.army));
      case 'raid':
      case 'besiege':
      case 'challenge':
      case 'takePoor':
        return by(commune(action.commune), armyPiece(action.army));
      case 'attack':
        return by(army(action.target), armyPiece(action.army));
      case 'callBattle': {
        const cell = state.wars[action.war]?.cell ?? -1;
        return cell < 0 ? null : { board: MAP, cell, piece: warPiece(action.war) };
      }
      case 'placeHouse':
      case 'deploy':
        return onField(action.cell);
      case 'moveTo': {
        const frame = decision?.frame;
        return frame && 'soldier' in frame
          ? by(onField(action.cell), soldierPiece(frame.soldier))
          : onField(action.cell);
      }
      case 'pickUp':
      case 'support':
      case 'swap':
      case 'withdraw':
      case 'rout':
      case 'threeShields':
        return soldier(action.soldier);
      case 'threeSwords':
        return soldier(action.target);
      case 'shoot':
      case 'fight':
        return by(soldier(action.target), soldierPiece(action.soldier));
      default:
        return null;
    }
  };
