/** The advance after combat (gui.6.6). */

import { at, type Frame, type Steps } from '@carroccio/kernel';
import { horsesFollow } from '../04-movement/bridles.ts';
import { whyNoStep } from '../04-movement/closed.ts';
import { asksOrder, cross, testers } from '../04-movement/infiltration.ts';
import { makeSpace } from '../04-movement/journey.ts';
import { canReachRest, isPassable, mayRest, place, type Stride, stridesOf } from '../04-movement/movement.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import { climbedBy, overTheTop } from '../10-siege-gear/grapnels.ts';
import { landBehind } from '../10-siege-gear/ladders.ts';
import {
  type Battle,
  type BattleOf,
  cellOf,
  cellsOf,
  isAble,
  isAlive,
  isStunned,
  lives,
  marked,
  movementOf,
  sideOf,
  tailOf,
} from '../battle.ts';
import { closed, notAmong, nowhere } from '../missing.ts';
import { outcomeOf, passage } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { ENGAGED } from '../state.ts';
import { facesFromPerch, isPerched } from './contact.ts';
import { dropLadder, killSurrounded, leavePerch } from './harm.ts';

type AdvanceStep = 'advance' | 'advancing';

/** gui.6.6b, R35: hexes the enemy has left, or in which one of them lies stunned or dead. */
function vacated(b: Battle, hexes: readonly number[], losers: readonly number[]): number[] {
  const left = hexes.filter(cell => !losers.some(unit => isAble(b, unit) && cellsOf(b, unit).includes(cell)));
  const down = losers.filter(unit => cellOf(b, unit) >= 0 && (!isAlive(b, unit) || isStunned(b, unit)));
  return [...new Set([...left, ...down.map(unit => cellOf(b, unit))])];
}

/** gui.6.6e: points of their own, which his movement does not know of. */
const halfOf = (b: Battle, unit: number): number => Math.floor(movementOf(b, unit) / 2);

/**
 * gui.10.1.3a: from a ladder the leap is his whole advance, so he must be able to stay where it ends. gui.10.6.1d: from a
 * rope he pays the parapet, and goes on with the rest.
 */
function overTheStakes(b: Battle, unit: number, mp: number): Stride[] {
  const to = facesFromPerch(b, unit);
  if (!isPassable(b, unit, to, false)) return [];
  const rope = climbedBy(b, unit);
  const cost = rope ? overTheTop(b, rope) : 0;
  const ends = rope ? cost <= mp && canReachRest(b, unit, to, -1, mp - cost) : mayRest(b, unit, to, -1);
  return ends ? [{ to, tail: -1, cost }] : [];
}

/** gui.6.6a, R11: first steps into a hex left behind, from where he can come to rest. */
function firstSteps(b: Battle, unit: number, hexes: readonly number[], mp: number): Stride[] {
  if (isPerched(b, unit)) return overTheStakes(b, unit, mp).filter(({ to }) => hexes.includes(to));
  return stridesOf(b, unit).filter(
    ({ to, tail, cost }) => hexes.includes(to) && cost <= mp && canReachRest(b, unit, to, tail, mp - cost),
  );
}

const later = (b: Battle, unit: number, mp: number): Stride[] =>
  stridesOf(b, unit).filter(({ to, tail, cost }) => cost <= mp && canReachRest(b, unit, to, tail, mp - cost));

/** gui.4.3d, gui.4.3e, gui.6.6f: who tests him in the hexes crossed: no one beaten or engaged. */
const opponents = (b: Battle, { unit, losers, entered }: Omit<Frame<Guiscard, 'advancing'>, 'step'>): number[] =>
  entered === 0 ? [] : testers(b, unit).filter(enemy => !losers.includes(enemy) && !marked(b, enemy, ENGAGED));

export const advanceSteps = (battle: BattleOf): Pick<Steps<Guiscard>, AdvanceStep> => ({
  advance: {
    rule: 'gui.6.6a',
    seats(look, { side, units, hexes, losers, fatal }) {
      const b = battle(look);
      if (fatal && losers.every(unit => isAlive(b, unit))) return [];
      const open = vacated(b, hexes, losers);
      const can = units.some(unit => isAble(b, unit) && firstSteps(b, unit, open, halfOf(b, unit)).length > 0);
      return can ? [side] : [];
    },
    offers: {
      advance: {
        list(look, { units, hexes, losers }) {
          const b = battle(look);
          const open = vacated(b, hexes, losers);
          return units
            .filter(unit => isAble(b, unit) && firstSteps(b, unit, open, halfOf(b, unit)).length > 0)
            .map(unit => ({ type: 'advance', unit }));
        },
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.6.6a', unit),
        take(flow, { hexes, losers }, _seat, { unit }) {
          const b = battle(flow);
          flow.next({
            step: 'advancing',
            unit,
            mp: halfOf(b, unit),
            hexes: vacated(b, hexes, losers),
            losers,
            entered: 0,
          });
        },
      },
      decline: { list: () => [{ type: 'decline' }], odds: () => 'sequence', take: () => undefined },
    },
  },

  advancing: {
    rule: 'gui.6.6a',
    seats(look, { unit, mp, hexes, entered }) {
      const b = battle(look);
      if (!isAble(b, unit)) return [];
      const steps = entered === 0 ? firstSteps(b, unit, hexes, mp) : later(b, unit, mp);
      return steps.length > 0 ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list(look, { unit, mp, hexes, entered }) {
          const b = battle(look);
          const steps = entered === 0 ? firstSteps(b, unit, hexes, mp) : later(b, unit, mp);
          return steps.map(({ to, tail }) => ({ type: 'step', to, tail }));
        },
        why(look, { unit, mp, hexes, entered }, _seat, stride) {
          const b = battle(look);
          const { to } = stride;
          const missing = nowhere(b, 'gui.6.6a', to);
          if (missing) return missing;
          if (entered === 0 && !hexes.includes(to)) return { rule: 'gui.6.6b', reason: 'notVacated', cell: to };
          return isPerched(b, unit) ? closed(b, 'gui.10.1.5a', to) : whyNoStep(b, unit, stride, mp);
        },
        odds(look, { step: _, ...frame }, _seat, { to, tail }) {
          const b = battle(look);
          const { unit } = frame;
          const again = { step: 'advanceAgain' as const, advance: frame, to, tail };
          if (isPerched(b, unit)) return outcomeOf(b, () => undefined, again);
          return passage(b, [{ unit, enemies: opponents(b, frame) }], again, 'advanced') ?? 'sequence';
        },
        take(flow, { step: _, ...frame }, _seat, { to, tail }) {
          const b = battle(flow);
          const { unit, entered } = frame;
          if (isPerched(b, unit) && !climbedBy(b, unit)) {
            flow.next(...landBehind(b, flow, unit, to));
            killSurrounded(b, flow);
            return;
          }
          const enemies = opponents(b, frame);
          if (asksOrder(b, flow, [{ unit, enemies }], { step: 'advanceAgain', advance: frame, to, tail })) return;
          const { free, frames } = cross(b, flow, unit, enemies);
          flow.next(...frames);
          if (!free || !lives(b, unit)) {
            // gui.4.1: nobody is halted on a man or a horse that lies or stands there, nor astride a wall.
            if (lives(b, unit) && !isPerched(b, unit) && makeSpace(b, unit)) horsesFollow(b, flow, unit);
            killSurrounded(b, flow);
            return;
          }
          const strides = isPerched(b, unit) ? overTheStakes(b, unit, frame.mp) : stridesOf(b, unit);
          const stride = at(
            strides.filter(one => one.to === to && one.tail === tail),
            0,
          );
          place(b, unit, to, tail);
          leavePerch(b, unit);
          dropLadder(b, unit);
          leaveFormation(b, flow, unit);
          horsesFollow(b, flow, unit);
          flow.emit({ type: 'advanced', rule: 'gui.6.6a', unit, to });
          const mp = frame.mp - stride.cost;
          const on = later(b, unit, mp).length > 0;
          flow.next(...(on ? [{ step: 'advancing' as const, ...frame, mp, entered: entered + 1 }] : []));
          if (!on) killSurrounded(b, flow);
        },
      },
      stop: {
        list(look, { unit, entered }) {
          const b = battle(look);
          return entered > 0 && mayRest(b, unit, cellOf(b, unit), tailOf(b, unit)) ? [{ type: 'stop' }] : [];
        },
        why: (look, { unit }) => ({ rule: 'gui.6.6a', reason: 'mustStop', cell: cellOf(battle(look), unit) }),
        odds: () => 'sequence',
        take: flow => killSurrounded(battle(flow), flow),
      },
    },
  },
});
