/** Horses in the course of a move: mounted, left, led (gui.4.4.2, gui.4.4.3). */
import type { Steps } from '@carroccio/kernel';
import { goingOn, goOn, stay } from '../03-ground/going.ts';
import { isPerched } from '../06-combat/contact.ts';
import { letGo } from '../06-combat/harm.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import { type BattleOf, hasManInHand, isMounted, isWounded, ledBy, movementOf, sideOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { whyNoDismount, whyNoMount } from '../whys.ts';
import { bridlesAt, horsesFollow, mostLed, takeBridle } from './bridles.ts';
import { dismountCells, mountable, mountUp, saddleCost, stepDown } from './horses.ts';
import { whyNoBridle } from './moving-whys.ts';

/** gui.4.4.3d */
const SEIZED = 6;

type MovingOffers = Steps<Guiscard>['moving']['offers'];

export const ridingOffers = (
  battle: BattleOf,
): Pick<MovingOffers, 'mount' | 'dismount' | 'bridle' | 'letGo' | 'seize'> => ({
  mount: {
    list(look, { unit, mp, limit }) {
      const b = battle(look);
      if (limit >= 0 || mp < saddleCost(b, unit) || isPerched(b, unit) || hasManInHand(b, unit)) return [];
      return mountable(b, unit).map(horse => ({ type: 'mount', horse }));
    },
    why: (look, journey, _seat, { horse }) => whyNoMount(battle(look), journey, horse),
    take(flow, { step: _, ...journey }, _seat, { horse }) {
      const b = battle(flow);
      const { unit } = journey;
      const left = journey.mp - saddleCost(b, unit);
      // gui.4.4.3g: in the saddle he leads one horse and no more.
      const others = ledBy(b, unit).filter(index => index !== horse);
      for (const index of others.slice(mostLed(true))) letGo(b, flow, index);
      leaveFormation(b, flow, unit);
      mountUp(b, unit, horse);
      horsesFollow(b, flow, unit);
      flow.emit({ type: 'mounted', rule: 'gui.4.4.2a', unit });
      // gui.4.4.2b, R5: twice what is left, never more than the horse has.
      stay(b, flow, journey, { mp: Math.min(left * 2, movementOf(b, unit)) }, true, saddleCost(b, unit));
    },
  },
  dismount: {
    list(look, { unit, mp, limit }) {
      const b = battle(look);
      if (limit >= 0 || !isMounted(b, unit) || mp < saddleCost(b, unit)) return [];
      return dismountCells(b, unit).map(to => ({ type: 'dismount', to }));
    },
    why: (look, journey, _seat, { to }) => whyNoDismount(battle(look), journey, to),
    odds: (look, { step: _, ...journey }, _seat, { to }) =>
      goingOn(battle(look), journey, { type: 'dismount', to }, 'dismounted'),
    take(flow, { step: _, ...journey }, _seat, { to }) {
      const b = battle(flow);
      const { unit } = journey;
      const cost = saddleCost(b, unit);
      goOn(b, flow, journey, cost, { type: 'dismount', to }, () => {
        stepDown(b, unit, to);
        // R104: nobody leads a horse from the other side of his own.
        horsesFollow(b, flow, unit);
        flow.emit({ type: 'dismounted', rule: 'gui.4.4.2a', unit, to });
        // gui.4.4.2c: half, or a quarter for a wounded man; so counts what he has spent (gui.5.1.round).
        const part = isWounded(b, unit) ? 4 : 2;
        const potential = movementOf(b, unit);
        const mp = Math.min(Math.floor((journey.mp - cost) / part), potential);
        return { mp, potential, spent: Math.ceil((journey.spent + cost) / part) };
      });
    },
  },
  bridle: {
    list(look, { unit, limit }) {
      const b = battle(look);
      return limit >= 0 || isPerched(b, unit) ? [] : bridlesAt(b, unit).map(horse => ({ type: 'bridle', horse }));
    },
    why: (look, { unit }, _seat, { horse }) => whyNoBridle(battle(look), unit, horse),
    take(flow, { step: _, ...journey }, _seat, { horse }) {
      const b = battle(flow);
      const { unit } = journey;
      takeBridle(b, flow, unit, horse);
      // gui.4.4.3c: a rider takes it as he sets out, or stops for it.
      if (isMounted(b, unit) && journey.entered > 0) return;
      stay(b, flow, journey, {}, false);
    },
  },
  letGo: {
    list: (look, { unit }) => ledBy(battle(look), unit).map(horse => ({ type: 'letGo', horse })),
    why: (_look, _frame, _seat, { horse }) => ({ rule: 'gui.4.4.3b', reason: 'noBridle', horse }),
    take(flow, { step: _, ...journey }, _seat, { horse }) {
      const b = battle(flow);
      letGo(b, flow, horse);
      stay(b, flow, journey, {}, false);
    },
  },
  seize: {
    list(look, { unit, entered, limit }) {
      const b = battle(look);
      if (limit >= 0 || entered === 0 || !isMounted(b, unit)) return [];
      return bridlesAt(b, unit, true).map(horse => ({ type: 'seize', horse }));
    },
    why(look, { unit }, _seat, { horse }) {
      const b = battle(look);
      if (!isMounted(b, unit)) return { rule: 'gui.4.4.3d', reason: 'onFoot', unit };
      return whyNoBridle(b, unit, horse);
    },
    odds: () => ({
      modifiers: [],
      until: 'bridled',
      succeeds: told => told.some(({ type }) => type === 'bridled'),
    }),
    take(flow, { step: _, ...journey }, _seat, { horse }) {
      const b = battle(flow);
      const { unit } = journey;
      const [die = 0] = flow.roll({ rule: 'gui.4.4.3d', why: 'bridle', sides: 10, seat: sideOf(b, unit) });
      if (die <= SEIZED) {
        takeBridle(b, flow, unit, horse);
        horsesFollow(b, flow, unit);
      } else {
        b.state.missed.push({ unit, horse });
        flow.emit({ type: 'bridleMissed', rule: 'gui.4.4.3d', unit, horse });
      }
      stay(b, flow, journey, {}, false);
    },
  },
});
