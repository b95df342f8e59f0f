/** A character on the move, hex by hex (gui.2.1.3a, gui.4). */

import { at, type Steps } from '@carroccio/kernel';
import { countHex, goingOn, goOn, work } from '../03-ground/going.ts';
import { isPerched } from '../06-combat/contact.ts';
import { killSurrounded, layDown, takeOff } from '../06-combat/harm.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import { climbingOffers } from '../10-siege-gear/climbing-offers.ts';
import { turnOnTheWay } from '../10-siege-gear/ladder-turning.ts';
import {
  type Battle,
  type BattleOf,
  bearsLoot,
  bearsMan,
  cellOf,
  isAble,
  isMounted,
  LOOT_WEIGHT,
  ledBy,
  lives,
  setMark,
  sideOf,
  tailOf,
} from '../battle.ts';
import { closed, nowhere } from '../missing.ts';
import type { Guiscard, Journey } from '../shape.ts';
import { CARRIED, CARRIER, LEFT } from '../state.ts';
import { whyNoAboutFace, whyNoLift } from '../whys.ts';
import { horsesFollow } from './bridles.ts';
import { whyNoStep } from './closed.ts';
import { exitsOf, keep, layCells, leadsOn, liftable, makeSpace, mayStop } from './journey.ts';
import { place, type Stride, stridesOf } from './movement.ts';
import { LOOT_COST, whyNoLeave, whyNoLoot } from './moving-whys.ts';
import { ridingOffers } from './riding-offers.ts';

type MovingStep = 'moving' | 'halted' | 'laying';

/** Steps he can pay for, from which his move can end somewhere. */
function open(b: Battle, { unit, mp, limit }: Journey): Stride[] {
  if (isPerched(b, unit) || limit === 0) return [];
  const strides = stridesOf(b, unit);
  if (limit > 0) return strides.filter(({ to, tail }) => leadsOn(b, unit, { to, tail, cost: 0 }, limit - 1));
  return strides.filter(stride => leadsOn(b, unit, stride, mp));
}

export const movingSteps = (battle: BattleOf): Pick<Steps<Guiscard>, MovingStep> => ({
  moving: {
    rule: 'gui.4.a',
    seats(look, { unit }) {
      const b = battle(look);
      return isAble(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list(look, frame) {
          const b = battle(look);
          return open(b, frame).map(({ to, tail }) => ({ type: 'step', to, tail }));
        },
        why(look, { unit, mp }, _seat, stride) {
          const b = battle(look);
          return nowhere(b, 'gui.3.1', stride.to) ?? whyNoStep(b, unit, stride, mp);
        },
        odds: (look, { step: _, ...journey }, _seat, { to, tail }) =>
          goingOn(battle(look), journey, { type: 'step', to, tail }, 'entered'),
        take(flow, { step: _, ...journey }, _seat, { to, tail }) {
          const b = battle(flow);
          const { unit } = journey;
          const stride = at(
            stridesOf(b, unit).filter(one => one.to === to && one.tail === tail),
            0,
          );
          goOn(b, flow, journey, journey.limit > 0 ? 0 : stride.cost, { type: 'step', to, tail }, () => {
            const left = cellOf(b, unit);
            place(b, unit, to, tail);
            leaveFormation(b, flow, unit);
            horsesFollow(b, flow, unit, left);
            countHex(b, unit);
            flow.emit({ type: 'entered', rule: 'gui.4.a', unit, to, tail });
            for (const carried of b.state.carries) if (carried.by === unit) carried.from = left;
            return {
              entered: journey.entered + 1,
              from: left,
              limit: journey.limit > 0 ? journey.limit - 1 : journey.limit,
            };
          });
        },
      },
      aboutFace: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          const cost = b.diagrams.horse.turning.aboutFace;
          return isMounted(b, unit) && mp >= cost && limit < 0 ? [{ type: 'aboutFace' }] : [];
        },
        why: (look, journey) => whyNoAboutFace(battle(look), journey),
        odds: (look, { step: _, ...journey }) => goingOn(battle(look), journey, { type: 'aboutFace' }, 'turned'),
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const { unit, entered } = journey;
          const cost = b.diagrams.horse.turning.aboutFace;
          // gui.4.3a, R19: his head leaves the hex it has come to.
          const turn = (): Partial<Journey> => {
            place(b, unit, tailOf(b, unit), cellOf(b, unit));
            // R104: parallel to his own.
            horsesFollow(b, flow, unit);
            flow.emit({ type: 'turned', rule: 'gui.4.4.1c', unit });
            return {};
          };
          goOn(b, flow, journey, cost, { type: 'aboutFace' }, turn, entered === 0);
        },
      },
      ...ridingOffers(battle),
      lift: {
        list: (look, { unit, limit }) =>
          limit >= 0 ? [] : liftable(battle(look), unit).map(who => ({ type: 'lift', unit: who })),
        why: (look, { unit }) => whyNoLift(battle(look), unit),
        take(flow, { step: _, ...journey }, _seat, { unit: who }) {
          const b = battle(flow);
          b.state.cell[who] = CARRIED;
          b.state.carries.push({ by: journey.unit, unit: who, from: journey.from ?? cellOf(b, journey.unit) });
          setMark(b, journey.unit, CARRIER);
          flow.emit({ type: 'lifted', rule: 'gui.4.2.4a', unit: who, by: journey.unit });
          // gui.5.1.round: the points he loses by it he has not spent.
          work(b, flow, journey, Math.floor(journey.mp / 2), 0);
        },
      },
      takeLoot: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          const here = b.state.loot.some(({ cell, bearer }) => bearer < 0 && cell === cellOf(b, unit));
          return here && !bearsLoot(b, unit) && mp >= LOOT_COST && limit < 0 && !isMounted(b, unit)
            ? [{ type: 'takeLoot' }]
            : [];
        },
        why: (look, journey) => whyNoLoot(battle(look), journey),
        take(flow, { step: _, ...journey }) {
          const b = battle(flow);
          const { unit } = journey;
          const loot = b.state.loot.find(({ cell, bearer }) => bearer < 0 && cell === cellOf(b, unit));
          if (loot) loot.bearer = unit;
          flow.emit({ type: 'loot', rule: 'gui.2.scenario-choice', unit, taken: true });
          work(b, flow, journey, Math.max(0, journey.mp - LOOT_COST - LOOT_WEIGHT));
        },
      },
      leave: {
        list(look, { unit, mp, limit }) {
          const b = battle(look);
          return mp < 1 || limit >= 0 ? [] : exitsOf(b, unit).map(edge => ({ type: 'leave', edge }));
        },
        why: (look, journey, _seat, { edge }) => whyNoLeave(battle(look), journey, edge),
        odds: (look, { step: _, ...journey }, _seat, { edge }) =>
          goingOn(battle(look), journey, { type: 'leave', edge }, 'left'),
        take(flow, { step: _, ...journey }, _seat, { edge }) {
          const b = battle(flow);
          const { unit } = journey;
          goOn(b, flow, journey, 1, { type: 'leave', edge }, () => {
            b.state.exits.push({ unit, side: edge, horses: ledBy(b, unit).length });
            leaveFormation(b, flow, unit);
            takeOff(b, unit, LEFT);
            flow.emit({ type: 'left', rule: 'gui.2.scenario-choice', unit, side: edge });
            return null;
          });
        },
      },
      ...climbingOffers(battle),
      turnLadder: turnOnTheWay(battle),
      stop: {
        list(look, { step: _, ...journey }) {
          const b = battle(look);
          return mayStop(b, journey.unit) || open(b, journey).length === 0 ? [{ type: 'stop' }] : [];
        },
        why: (look, { unit }) => ({ rule: 'gui.4.1', reason: 'mustStop', cell: cellOf(battle(look), unit) }),
        take: (flow, { unit, mp, limit }) => keep(battle(flow), unit, limit < 0 ? mp : 0),
      },
    },
  },

  /** gui.4.1: where the move has ended, for whatever reason. */
  halted: {
    rule: 'gui.4.1',
    run(flow, { unit }) {
      const b = battle(flow);
      if (lives(b, unit)) {
        if (!isPerched(b, unit) && makeSpace(b, unit)) horsesFollow(b, flow, unit);
        if (bearsMan(b, unit)) flow.next({ step: 'laying', unit });
      }
      killSurrounded(b, flow);
    },
  },

  /** gui.4.2.4b, R103 */
  laying: {
    rule: 'gui.4.2.4b',
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      lay: {
        list(look, { unit }) {
          const b = battle(look);
          return layCells(b, unit).map(to => ({ type: 'lay', to }));
        },
        why: (look, _frame, _seat, { to }) => closed(battle(look), 'gui.4.2.4b', to),
        take(flow, { unit }, _seat, { to }) {
          const b = battle(flow);
          for (const carried of b.state.carries.filter(({ by }) => by === unit)) layDown(b, flow, carried.unit, to);
          b.state.carries = b.state.carries.filter(({ by }) => by !== unit);
          killSurrounded(b, flow);
        },
      },
    },
  },
});
