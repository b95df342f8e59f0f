/** Step 4 of an activation: a Capitano gives his Orders, one at a time (gg.4.0.4, gg.5). */

import type { Flow, Frame, Refusal, Steps } from '@carroccio/kernel';
import { commanded, raiseCapacity } from '../03-activations/capacity.ts';
import { enterHex, flights } from '../08-movement/entering.ts';
import { allowance } from '../08-movement/movement.ts';
import { capitanoMoves, rideCapitano, whyNoRideTo } from '../13-personalities/riding.ts';
import {
  type Battle,
  type BattleOf,
  battaglia,
  card,
  cellOf,
  facingOf,
  nextToEnemy,
  onMap,
  setMark,
  sideOf,
  typeOf,
  unrolled,
} from '../battle.ts';
import { FACINGS } from '../field.ts';
import { ambushHexes, awaited, emerge, whyNoAmbush } from '../scenarios/ambush.ts';
import { baronsAwake } from '../scenarios/barons.ts';
import { enterMap, entersInSecret, lateEntries, whyNoEntry } from '../scenarios/march.ts';
import { attackRule, demandOn, openingUnfinished, ridesInOpening, sparesPoint } from '../scenarios/openings.ts';
import { whyNoRally } from '../scenarios/rally.ts';
import { mustFollow } from '../scenarios/with-his-men.ts';
import type { Guelphs, Manoeuvre, OrderKind, OrdersFrame } from '../shape.ts';
import { arrivalStakes, asItFalls } from '../stakes.ts';
import { FIRED, ORDERED, REORGANIZED } from '../state.ts';
import { commandNow } from './command.ts';
import { fitToAttack } from './engagement.ts';
import {
  giveOrder,
  orderCost,
  ordersFor,
  personalityMoves,
  rideCost,
  whyNoOrder,
  whyNoRecovery,
  whyNoRide,
} from './orders.ts';

/** gg.5.5, gg.S.3.4.1, gg.S.5.1.1: whether a unit ordered to move may attack. */
const mayAttack = (b: Battle, unit: number, inCommand: ReadonlySet<number>): boolean =>
  inCommand.has(unit) && fitToAttack(b, unit);

/** gg.S.6.8.2a, R109: why Step 4 may not end yet. */
function whyNoEnd(b: Battle, frame: OrdersFrame): Refusal<Guelphs> | undefined {
  const index = frame.battaglia;
  if (mustFollow(b, index)) return { rule: b.rules.cites.withHisMen, reason: 'mustFollow', battaglia: index };
  const rule = openingUnfinished(b, frame);
  return rule === null ? undefined : { rule, reason: 'openingFirst', battaglia: index };
}

/** gg.5.4: a Special Order takes all points, so it must wait for what an opening demands. */
const whyNotNow = (b: Battle, frame: OrdersFrame, whyNot: WhyNot): Refusal<Guelphs> | undefined =>
  whyNot(b, frame) ?? whyNoEnd(b, frame);

type WhyNot = (b: Battle, frame: OrdersFrame) => Refusal<Guelphs> | undefined;

/** The frames that carry out an Order; without one no unit moves, attacks or fires of its own accord (gg.5.0). */
function executionOf(
  b: Battle,
  order: OrderKind,
  unit: number,
  inCommand: ReadonlySet<number>,
  demand: Pick<Manoeuvre, 'demand'>,
): Frame<Guelphs>[] {
  const manoeuvre: Omit<Manoeuvre, 'order'> = {
    unit,
    points: allowance(b, typeOf(b, unit)),
    moved: 0,
    began: facingOf(b, unit),
    turnedAt: [],
    mayAttack: mayAttack(b, unit, inCommand),
    wasNext: nextToEnemy(b, cellOf(b, unit), sideOf(b, unit)),
    ...demand,
    bound: b.rules.isBound(b, unit),
  };
  const end: Frame<Guelphs> = { step: 'orderEnd', unit };
  switch (order) {
    case 'move':
      return [{ step: 'move', order: 'move', ...manoeuvre }, end];
    case 'charge':
      return [{ step: 'move', order: 'charge', ...manoeuvre }, end];
    case 'fire':
      return [{ step: 'fireOrder', unit }, end];
    case 'withdraw':
      return [{ step: 'withdraw', unit }, end];
    case 'echelon':
      return [{ step: 'echelon', unit }, end];
    default:
      return [end];
  }
}

/** gg.5.3.3 */
function reorganize(b: Battle, flow: Flow<Guelphs>, unit: number): void {
  b.state.marks[unit] = ((b.state.marks[unit] ?? 0) & ~1) | REORGANIZED;
  flow.emit({ type: 'reorganized', rule: 'gg.5.3.3', unit });
}

/** gg.S.8.5.2 */
function reload(b: Battle, flow: Flow<Guelphs>, unit: number): void {
  setMark(b, unit, FIRED, false);
  flow.emit({ type: 'reloaded', rule: 'gg.S.8.5.2', unit });
}

export const commandSteps = (battle: BattleOf): Pick<Steps<Guelphs>, 'arrival' | 'orders'> => ({
  /** gg.S.3.6.1: Arras and his horse come out of their ambush, then get their Orders. */
  arrival: {
    rule: 'gg.S.3.6.1',
    open: true,
    seats(look, { battaglia: index }) {
      const b = battle(look);
      return awaited(b, index).length > 0 && ambushHexes(b, index).length > 0 ? [battaglia(b, index).side] : [];
    },
    offers: {
      emerge: {
        list(look, { battaglia: index }) {
          const b = battle(look);
          const [unit] = awaited(b, index);
          if (unit === undefined) return [];
          return ambushHexes(b, index).flatMap(to =>
            FACINGS.map(facing => ({ type: 'emerge' as const, unit, to, facing })),
          );
        },
        why(look, { battaglia: index }, _, { unit, to }) {
          const b = battle(look);
          return unit === awaited(b, index)[0]
            ? whyNoAmbush(b, index, to)
            : { rule: 'gg.S.3.6.1', reason: 'notAwaited', unit };
        },
        odds: (look, _, __, { unit, to }) => arrivalStakes(battle(look), unit, to),
        take(flow, frame, _, { unit, to, facing }) {
          const b = battle(flow);
          emerge(b, flow, frame.battaglia, unit, to, facing);
          flow.next(...flights(b, unit, to), frame);
        },
      },
    },
  },

  /** gg.4.0.4: one Order at a time, each carried out at once. */
  orders: {
    rule: 'gg.4.0.4',
    open: true,
    hides: (look, { battaglia: index }) => entersInSecret(battle(look), index),
    seats(look, { battaglia: index }) {
      const b = battle(look);
      return commanded(b, index) ? [battaglia(b, index).side] : [];
    },
    offers: {
      order: {
        list: (look, frame) => ordersFor(battle(look), frame),
        why: (look, frame, _, { order, unit }) => whyNoOrder(battle(look), frame, order, unit),
        /** gg.S.6.7: a Baron shows on whose side he is. */
        odds: (look, _, __, { unit }) => (unrolled(battle(look), unit) ? asItFalls() : null),
        take(flow, frame, _, { order, unit }) {
          const b = battle(flow);
          const inCommand = commandNow(b, frame);
          const cost = orderCost(b, order, unit, inCommand);
          const demand = demandOn(b, frame, order, unit, cost, inCommand);
          const compagnia = card(b, unit).battaglia === frame.battaglia ? frame.compagnia : card(b, unit).battaglia;
          giveOrder(b, order, unit);
          flow.emit({ type: 'ordered', rule: 'gg.5.3', unit, order, cost });
          const deserted = baronsAwake(b, flow, [unit]);
          const execution = onMap(b, unit) ? executionOf(b, order, unit, inCommand, demand) : deserted;
          if (order === 'reorganize' && onMap(b, unit)) reorganize(b, flow, unit);
          if (order === 'reload') reload(b, flow, unit);
          // R109: a Carica! counts as ordered, whatever becomes of it, in a free set-up a Fire too (gg.S.2.2.4c); a
          // Move/Attack when it ends in an Attack.
          const attacks = frame.attacks + (order === 'charge' || (order === 'fire' && b.free) ? 1 : 0);
          flow.next(...execution, { ...frame, points: frame.points - cost, begun: true, compagnia, attacks });
        },
      },
      moveCapitano: {
        list: (look, frame) => ridesInOpening(battle(look), frame).map(to => ({ type: 'moveCapitano', to })),
        why(look, frame, _, { to }) {
          const b = battle(look);
          return capitanoMoves(b, frame.battaglia).includes(to)
            ? { rule: attackRule(b), reason: 'openingFirst', battaglia: frame.battaglia }
            : whyNoRideTo(b, frame.battaglia, to);
        },
        take(flow, frame, _, { to }) {
          rideCapitano(battle(flow), flow, frame.battaglia, to);
          flow.next(frame);
        },
      },
      movePersonality: {
        list: (look, frame) => personalityMoves(battle(look), frame),
        why: (look, frame, _, { who, to }) => whyNoRide(battle(look), frame, who, to),
        take(flow, frame, _, { who, to }) {
          const b = battle(flow);
          const { side, hero } = battaglia(b, frame.battaglia);
          const cost = rideCost(b, frame, who);
          if (who === 'standard') b.state.standards[side] = to;
          else b.state.heroes[hero] = to;
          b.state.rode.push(who);
          const rule = who === 'standard' ? 'gg.13.2.4' : 'gg.13.3.2';
          flow.emit({ type: 'personalityMoved', rule, who, battaglia: frame.battaglia, to: cellOf(b, to) });
          flow.next({ ...frame, points: frame.points - cost, begun: true });
        },
      },
      recovery: {
        list: (look, frame) => (whyNotNow(battle(look), frame, whyNoRecovery) ? [] : [{ type: 'recovery' }]),
        why: (look, frame) => whyNotNow(battle(look), frame, whyNoRecovery),
        odds: () => ({ modifiers: [], until: 'recovered' }),
        take(flow, frame) {
          const b = battle(flow);
          const [die = 0] = flow.roll({ rule: 'gg.5.4.1c', why: 'recovery', sides: 6, seat: b.state.active });
          const spaces = Math.floor(die / 2);
          flow.emit({ type: 'recovered', rule: 'gg.5.4.1c', battaglia: frame.battaglia, spaces });
          raiseCapacity(b, flow, frame.battaglia, spaces, 'gg.5.4.1c');
          flow.next({ ...frame, points: 0, begun: true });
        },
      },
      rally: {
        odds: () => ({ modifiers: [], until: 'rallied' }),
        list: (look, frame) => (whyNotNow(battle(look), frame, whyNoRally) ? [] : [{ type: 'rally' }]),
        why: (look, frame) => whyNotNow(battle(look), frame, whyNoRally),
        take(flow, frame) {
          const b = battle(flow);
          const rule = b.rules.cites.rally('gg.S.3.8.1');
          const [die = 0] = flow.roll({ rule, why: 'rally', sides: 6, seat: b.state.active });
          const left = Math.floor(die / 2);
          flow.emit({ type: 'rallied', rule, battaglia: frame.battaglia, units: left });
          // gg.S.3.8.5: it takes all points; nothing counts how often it has been ordered.
          flow.next({ step: 'comingBack', battaglia: frame.battaglia, left }, { ...frame, points: 0, begun: true });
        },
      },
      /** gg.S.2.2.5, gg.S.4.3 (R147): a late unit enters with an Order, and moves on. */
      enterMap: {
        list(look, frame) {
          const b = battle(look);
          const { entered = [] } = frame;
          const open = frame.points < 1 || !sparesPoint(b, frame) ? [] : lateEntries(b, frame.battaglia, entered);
          return open.map(({ unit, to }) => ({ type: 'enterMap', unit, to }));
        },
        why(look, frame, _, { unit, to }) {
          const b = battle(look);
          if (frame.points < 1) return { rule: 'gg.5.3', reason: 'tooFewPoints', cost: 1, left: frame.points };
          if (!sparesPoint(b, frame))
            return { rule: attackRule(b), reason: 'openingFirst', battaglia: frame.battaglia };
          return whyNoEntry(b, frame.battaglia, unit, to);
        },
        odds: (look, _, __, { unit, to }) => arrivalStakes(battle(look), unit, to),
        take(flow, frame, _, { unit, to }) {
          const b = battle(flow);
          const { entered = [] } = frame;
          const entry = lateEntries(b, frame.battaglia, entered).find(one => one.unit === unit && one.to === to);
          if (!entry) throw new Error(`unit ${unit} cannot enter by hex ${to}`);
          enterMap(b, flow, frame.battaglia, unit, to);
          setMark(b, unit, ORDERED, true);
          flow.next(
            ...enterHex(b, flow, unit, to, to),
            {
              step: 'move',
              unit,
              order: 'move',
              points: allowance(b, typeOf(b, unit)) - entry.cost,
              moved: 1,
              began: facingOf(b, unit),
              turnedAt: [],
              mayAttack: mayAttack(b, unit, commandNow(b, frame)),
              wasNext: false,
              bound: b.rules.isBound(b, unit),
            },
            { step: 'orderEnd', unit },
            { ...frame, points: frame.points - 1, begun: true, entered: [...entered, to] },
          );
        },
      },
      endOrders: {
        list: (look, frame) => (whyNoEnd(battle(look), frame) ? [] : [{ type: 'endOrders' }]),
        why: (look, frame) => whyNoEnd(battle(look), frame),
        /** gg.17.2.1: without a combat the Victory check comes at once. */
        odds: asItFalls,
        take: () => undefined,
      },
    },
  },
});
