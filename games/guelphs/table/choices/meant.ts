/** What a person may have meant who points where nothing is offered. */
import { turn } from '@carroccio/boards';
import {
  type Battle,
  card,
  facingOf,
  firingFacings,
  type Guelphs,
  ORDERS,
  occupant,
  shotsOf,
} from '@carroccio/guelphs/survey';
import type { Action } from '@carroccio/kernel';
import type { Spot } from '@carroccio/table/picture.ts';
import { battagliaOfPiece, pieceRef, unitOf } from '../board/piece-ids.ts';
import type { BattleSight, Lore } from '../lore.ts';

type Actions = readonly Action<Guelphs>[];

/** What lies where a person points. */
interface Pointed {
  readonly cell: number;
  /** The unit there, or -1. */
  readonly unit: number;
  /** The Battaglia of what is there, or -1. */
  readonly battaglia: number;
  readonly facing: number | undefined;
}

function pointedAt(b: Battle, { cell, piece, facing }: Spot): Pointed {
  const ref = piece === undefined ? null : pieceRef(b, piece);
  const unit = ref && unitOf(b, ref) >= 0 ? unitOf(b, ref) : occupant(b, cell);
  const own = unit >= 0 ? card(b, unit).battaglia : -1;
  return { cell, unit, battaglia: ref ? battagliaOfPiece(b, ref) : own, facing: facing?.direction };
}

/** Something said of the unit there, if there is one. */
const ofUnit = ({ unit }: Pointed, said: (unit: number) => Actions): Actions => (unit < 0 ? [] : said(unit));

const ofBattaglia = ({ battaglia }: Pointed, said: (battaglia: number) => Actions): Actions =>
  battaglia < 0 ? [] : said(battaglia);

/** The facing from which a shot would be best; the unit's own where there is none. */
function bestFacing(b: Battle, shooter: number, target: number): number {
  const own = facingOf(b, shooter);
  return (
    firingFacings(b, shooter).find(facing => shotsOf(b, shooter, facing).some(shot => shot.target === target)) ?? own
  );
}

/** The combat a unit takes part in, on either side. */
function combatOf({ state: { attacks } }: Battle, unit: number): Actions {
  const attack = attacks.find(one => one.unit === unit) ?? attacks.find(one => one.target === unit);
  return [{ type: 'combat', target: attack?.target ?? unit, lead: attack?.unit ?? unit }];
}

export const createMeant =
  ({ battle }: Lore) =>
  (spot: Spot, sight: BattleSight): Actions => {
    const frame = sight.decision?.frame;
    if (!frame) return [];
    const b = battle(sight);
    const pointed = pointedAt(b, spot);
    const { cell } = pointed;
    switch (frame.step) {
      case 'deployment': {
        const offered = sight.legal.find(action => action.type === 'place');
        return offered ? [{ ...offered, to: cell }] : [];
      }
      case 'freeing':
        return ofBattaglia(pointed, index => [{ type: 'free', battaglia: index }]);
      case 'marchTurn':
        return ofBattaglia(pointed, index => [{ type: 'declareBattle', battaglia: index }]);
      case 'marching':
        return ofBattaglia(pointed, index => [{ type: 'march', battaglia: index }]);
      case 'basic':
        return ofBattaglia(pointed, index => [{ type: 'activate', battaglia: index }]);
      case 'continuing':
        return ofBattaglia(pointed, index => [{ type: 'continuum', battaglia: index }]);
      case 'interruption':
        return ofBattaglia(pointed, index => [{ type: 'interrupt', battaglia: index }]);
      case 'ambush':
        return [{ type: 'edge', cell }];
      case 'column':
        return pointed.unit < 0
          ? [{ type: 'moveCapitano', to: cell }]
          : [
              { type: 'marchUnit', unit: pointed.unit },
              { type: 'moveCapitano', to: cell },
            ];
      case 'orders':
        return pointed.unit < 0
          ? [{ type: 'moveCapitano', to: cell }]
          : ORDERS.map(order => ({ type: 'order', order, unit: pointed.unit }));
      case 'move':
        return pointed.facing === undefined ? [{ type: 'step', to: cell }] : [{ type: 'turn', facing: pointed.facing }];
      case 'target':
        return ofUnit(pointed, target => [{ type: 'attack', target }]);
      case 'exitFire':
      case 'entryFire':
        return ofUnit(pointed, unit => [{ type: 'shoot', unit }]);
      case 'facingReaction':
        return ofUnit(pointed, unit => [{ type: 'react', unit, facing: pointed.facing ?? turn(facingOf(b, unit), 1) }]);
      case 'fireOrder':
        return ofUnit(pointed, target => [{ type: 'fireAt', target, facing: bestFacing(b, frame.unit, target) }]);
      case 'withdraw':
        return [{ type: 'back', to: cell }];
      case 'echelon':
        return ofUnit(pointed, unit => [{ type: 'comeUp', unit }]);
      case 'combats':
        return pointed.unit < 0 ? [{ type: 'moveCapitano', to: cell }] : combatOf(b, pointed.unit);
      case 'afterCombats':
        return [{ type: 'moveCapitano', to: cell }];
      case 'lead':
        return ofUnit(pointed, lead => [{ type: 'combat', target: frame.target, lead }]);
      case 'share':
        return ofUnit(pointed, unit => [{ type: 'takeHit', unit }]);
      case 'mutualRout':
        return ofUnit(pointed, unit => [{ type: 'keep', unit }]);
      case 'turnAfter':
        return pointed.facing === undefined ? [] : [{ type: 'face', facing: pointed.facing }];
      case 'escape':
        return [{ type: 'escape', to: cell }];
      case 'adjutant':
        return ofUnit(pointed, unit => [{ type: 'adjutant', unit }]);
      case 'panic':
        return ofUnit(pointed, unit => [{ type: 'shake', unit }]);
      case 'arrival':
      case 'comingBack': {
        const offered = sight.legal.find(action => action.type === 'emerge' || action.type === 'comeBack');
        return offered ? [{ ...offered, to: cell }] : [];
      }
      default:
        return [];
    }
  };
