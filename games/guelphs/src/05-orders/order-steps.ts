/** Carrying out one Order (gg.4.0.4, gg.5.3): the move hex by hex, the attack, fire, Withdraw and Echelon. */
import type { Refusal, Steps } from '@carroccio/kernel';
import { inZone, zoned } from '../06-facing/zones.ts';
import { enterHex } from '../08-movement/entering.ts';
import {
  alignPalvesari,
  companionsOf,
  faceTo,
  mayStopIn,
  mustStopIn,
  palvesariIn,
  place,
  stepCost,
  stopsHere,
  turnCost,
  whyNoMove,
  whyNoTurn,
} from '../08-movement/movement.ts';
import { canEnd, hexesAhead, otherFacings, stepped, turned } from '../08-movement/trip.ts';
import { firingFacings, targetsOf } from '../10-combat/fire.ts';
import type { Frames } from '../10-combat/losses.ts';
import { attackable, chargeTargets, enemiesInFront, stillCharging, whyNotCharged } from '../12-cavalry/charge.ts';
import { releaseByContact } from '../16-reserve/reserve.ts';
import {
  type Battle,
  type BattleOf,
  card,
  cellOf,
  facingOf,
  isCavalry,
  isMissile,
  isRated,
  nextToEnemy,
  onMap,
  setMark,
  sideOf,
  typeOf,
} from '../battle.ts';
import { baronsAwake } from '../scenarios/barons.ts';
import { attackRule, engagesFirst } from '../scenarios/openings.ts';
import type { Guelphs, Manoeuvre } from '../shape.ts';
import { attackStakes, echelonStakes, entryStakes, volleyStakes } from '../stakes.ts';
import { ORDERED, STAYING, TURNED } from '../state.ts';
import { goalOf, tripOf, whyNotSo } from './goals.ts';
import { echelonPartners, whyNoWithdrawal, withdrawals } from './orders.ts';

type OrderStep = 'move' | 'enter' | 'target' | 'orderEnd' | 'fireOrder' | 'withdraw' | 'echelon' | 'swap';

/** gg.7.2, R26: a unit that starts in an enemy zone can only stay as it is and attack. */
const held = (b: Battle, { unit, moved }: Manoeuvre): boolean => moved === 0 && inZone(b, unit);

/** gg.7.1, gg.S.8.9.2: whether a unit that has entered a hex may go on. */
const stopped = (b: Battle, { unit, moved }: Manoeuvre): boolean => moved > 0 && mustStopIn(b, unit, cellOf(b, unit));

function whyStopped(b: Battle, unit: number): Refusal<Guelphs> {
  const cell = cellOf(b, unit);
  if (zoned(b, cell, sideOf(b, unit), isCavalry(b, unit))) return { rule: 'gg.7.1', reason: 'inZone', unit };
  if (stopsHere(b, unit, cell)) return { rule: 'gg.S.8.9.2', reason: 'campStops', cell };
  return { rule: 'gg.8.3.1b', reason: 'friendInContact', cell };
}

const canGoOn = (b: Battle, frame: Manoeuvre): boolean => !held(b, frame) && !stopped(b, frame) && frame.points > 0;

/** The hexes a unit may enter next. */
function stepsOf(b: Battle, frame: Manoeuvre): number[] {
  if (!canGoOn(b, frame)) return [];
  const trip = tripOf(b, frame);
  const goal = goalOf(b, frame);
  return hexesAhead(b, trip).filter(to => !whyNoMove(b, trip, to) && (!goal || canEnd(b, stepped(b, trip, to), goal)));
}

/** The facings a unit may take now; one turn in a hex is enough. */
function turnsOf(b: Battle, frame: Manoeuvre): number[] {
  const trip = tripOf(b, frame);
  if (!canGoOn(b, frame) || typeOf(b, frame.unit) === 'W' || frame.turnedAt.at(-1) === trip.cell) return [];
  const goal = goalOf(b, frame);
  return otherFacings(trip.facing).filter(
    facing => !whyNoTurn(b, trip, facing) && (!goal || canEnd(b, turned(b, trip, facing), goal)),
  );
}

/** gg.8.3.2, gg.12.1a: whether the unit may end its move here. */
function mayStop(b: Battle, frame: Manoeuvre): boolean {
  if (!mayStopIn(b, frame.unit, cellOf(b, frame.unit))) return false;
  const goal = goalOf(b, frame);
  return !goal || goal.accepts(tripOf(b, frame));
}

/** gg.5.3.1a, gg.5.3.1c, gg.10.5.1, gg.5.5: whom the unit may now attack. */
function attackTargets(b: Battle, frame: Manoeuvre): number[] {
  if (!isRated(b, frame.unit) || !frame.mayAttack) return [];
  const mover = tripOf(b, frame);
  return stillCharging(b, frame) ? chargeTargets(b, mover) : attackable(b, mover, frame);
}

/**
 * The reactions and the attack that follow a finished move (gg.4.0.4b to gg.4.0.4f). A unit that has stayed in its hex
 * has entered nothing to react to (gg.6.2a, gg.10.4.1).
 */
const afterMove = (frame: Manoeuvre): Frames =>
  frame.moved === 0
    ? [{ ...frame, step: 'target' }]
    : [
        { step: 'facingReaction', mover: frame.unit, done: [] },
        { ...frame, step: 'target' },
        { step: 'chargeMorale', unit: frame.unit },
        { step: 'entryFire', mover: frame.unit },
        { step: 'countercharge', unit: frame.unit },
      ];

/** gg.14.0.6a: Palvesari who have their Order together with the missile unit in their hex. */
const sharers = (b: Battle, unit: number): number[] => (isMissile(b, unit) ? companionsOf(b, unit) : []);

/** R33: the missile unit goes alone; its Palvesari stay, and may still get an Order of their own. */
function leaveBehind(b: Battle, unit: number): void {
  for (const palvesari of sharers(b, unit)) {
    setMark(b, palvesari, ORDERED, false);
    setMark(b, palvesari, STAYING, true);
  }
}

export const orderSteps = (battle: BattleOf): Pick<Steps<Guelphs>, OrderStep> => ({
  move: {
    rule: 'gg.4.0.4a',
    open: true,
    seats(look, { unit }) {
      const b = battle(look);
      return onMap(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list: (look, frame) => stepsOf(battle(look), frame).map(to => ({ type: 'step', to })),
        why(look, frame, _, { to }) {
          const b = battle(look);
          if (held(b, frame)) return { rule: 'gg.7.2', reason: 'inZone', unit: frame.unit };
          if (stopped(b, frame)) return whyStopped(b, frame.unit);
          return whyNoMove(b, tripOf(b, frame), to) ?? whyNotSo(b, frame, 'gg.12.1a');
        },
        odds: (look, { unit }, _, { to }) => entryStakes(battle(look), unit, to),
        take(flow, frame, _, { to }) {
          const b = battle(flow);
          const points = frame.points - stepCost(b, tripOf(b, frame), to);
          flow.next(
            { step: 'exitFire', mover: frame.unit, cell: cellOf(b, frame.unit) },
            { step: 'enter', unit: frame.unit, to },
            { ...frame, points, moved: frame.moved + 1 },
          );
        },
      },
      turn: {
        list: (look, frame) => turnsOf(battle(look), frame).map(facing => ({ type: 'turn', facing })),
        why(look, frame, _, { facing }) {
          const b = battle(look);
          const { unit } = frame;
          const cell = cellOf(b, unit);
          if (facing === facingOf(b, unit)) return { rule: 'gg.6.1a', reason: 'alreadyFaces', unit };
          if (typeOf(b, unit) === 'W') return { rule: 'gg.S.3.7.2', reason: 'noFacing', unit };
          if (frame.turnedAt.at(-1) === cell) return { rule: 'gg.6.1a', reason: 'alreadyTurned', cell };
          const forbidden = whyNoTurn(b, tripOf(b, frame), facing);
          return forbidden ?? (stopped(b, frame) ? whyStopped(b, unit) : whyNotSo(b, frame, 'gg.12.1b'));
        },
        take(flow, frame, _, { facing }) {
          const b = battle(flow);
          const cost = turnCost(b, frame.unit, facingOf(b, frame.unit), facing);
          faceTo(b, frame.unit, facing);
          flow.emit({ type: 'turned', rule: 'gg.6.1a', unit: frame.unit, facing });
          const turnedAt = [...frame.turnedAt, cellOf(b, frame.unit)];
          flow.next({ ...frame, points: frame.points - cost, turnedAt });
        },
      },
      leaveBehind: {
        list(look, frame) {
          const b = battle(look);
          const may = frame.moved === 0 && canGoOn(b, frame) && sharers(b, frame.unit).length > 0;
          return may ? [{ type: 'leaveBehind' }] : [];
        },
        why(look, frame) {
          const b = battle(look);
          const { unit } = frame;
          if (sharers(b, unit).length === 0) return { rule: 'gg.14.0.6a', reason: 'nobodyAlong', unit };
          return held(b, frame)
            ? { rule: 'gg.7.2', reason: 'inZone', unit }
            : { rule: 'gg.14.0.6a', reason: 'hasSetOut', unit };
        },
        take(flow, frame) {
          leaveBehind(battle(flow), frame.unit);
          flow.next(frame);
        },
      },
      stop: {
        list: (look, frame) => (mayStop(battle(look), frame) ? [{ type: 'stop' }] : []),
        why(look, frame) {
          const b = battle(look);
          const cell = cellOf(b, frame.unit);
          if (!mayStopIn(b, frame.unit, cell)) return { rule: 'gg.8.3.2', reason: 'cannotStop', cell };
          return whyNotSo(b, frame, 'gg.12.1a');
        },
        take: (flow, frame) => flow.next(...afterMove(frame)),
      },
    },
  },

  enter: {
    rule: 'gg.8.1.2',
    run(flow, { unit, to }) {
      const b = battle(flow);
      if (!onMap(b, unit)) {
        flow.unwind('orderEnd');
        return;
      }
      const from = cellOf(b, unit);
      for (const met of palvesariIn(b, to)) setMark(b, met, STAYING, true);
      place(b, unit, to);
      flow.emit({ type: 'entered', rule: 'gg.8.1.2', unit, from, to });
      flow.next(...enterHex(b, flow, unit, from, to));
    },
  },

  /** gg.4.0.4c, gg.10.5.1 */
  target: {
    rule: 'gg.4.0.4c',
    open: true,
    seats(look, frame) {
      const b = battle(look);
      return onMap(b, frame.unit) && attackTargets(b, frame).length > 0 ? [sideOf(b, frame.unit)] : [];
    },
    offers: {
      attack: {
        odds(look, frame, _, { target }) {
          const b = battle(look);
          return attackStakes(b, { unit: frame.unit, target, charge: stillCharging(b, frame) });
        },
        list: (look, frame) => attackTargets(battle(look), frame).map(target => ({ type: 'attack', target })),
        why(look, frame, _, { target }) {
          const b = battle(look);
          const mover = tripOf(b, frame);
          const before = enemiesInFront(b, mover.unit, mover.cell, mover.facing).includes(target);
          if (!before) return { rule: 'gg.10.5.1', reason: 'notBefore', unit: target };
          if (stillCharging(b, frame)) return whyNotCharged(b, mover, target);
          return { rule: 'gg.5.3.1c', reason: 'oneVertex', unit: frame.unit };
        },
        take(flow, frame, _, { target }) {
          const b = battle(flow);
          const charge = stillCharging(b, frame);
          b.state.attacks.push({ unit: frame.unit, target, charge });
          flow.emit({ type: 'aimed', rule: charge ? 'gg.12.1a' : 'gg.10.5.1', unit: frame.unit, target, charge });
          if (frame.order === 'move') flow.enclosing('orders').attacks++;
          releaseByContact(b, flow, card(b, target).battaglia);
        },
      },
      noAttack: {
        list: (look, frame) =>
          stillCharging(battle(look), frame) || frame.demand === 'attack' ? [] : [{ type: 'noAttack' }],
        why(look, frame) {
          const b = battle(look);
          return { rule: stillCharging(b, frame) ? 'gg.12.1a' : attackRule(b), reason: 'mustAttack', unit: frame.unit };
        },
        take: () => undefined,
      },
    },
  },

  orderEnd: {
    rule: 'gg.5.1.4',
    run(flow) {
      const b = battle(flow);
      for (let unit = 0; unit < b.roster.units.length; unit++) setMark(b, unit, TURNED | STAYING, false);
      alignPalvesari(b);
    },
  },

  /** gg.5.3.2, gg.10.3.3 */
  fireOrder: {
    rule: 'gg.5.3.2',
    open: true,
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      fireAt: {
        list(look, { unit }) {
          const b = battle(look);
          return firingFacings(b, unit).flatMap(facing =>
            targetsOf(b, unit, facing).map(target => ({ type: 'fireAt' as const, target, facing })),
          );
        },
        why(look, { unit }, _, { target, facing }) {
          const b = battle(look);
          if (firingFacings(b, unit).includes(facing))
            return { rule: 'gg.10.1.2a', reason: 'cannotShootAt', unit: target };
          return inZone(b, unit)
            ? { rule: 'gg.6.1.1', reason: 'noTurnHere', cell: cellOf(b, unit) }
            : { rule: 'gg.5.3.2', reason: 'oneVertex', unit };
        },
        odds(look, { unit }, _, { target, facing }) {
          const b = battle(look);
          return volleyStakes(b, unit, target, facing === facingOf(b, unit) ? 'order' : 'pivoted');
        },
        take(flow, { unit }, _, { target, facing }) {
          const b = battle(flow);
          const pivoted = facing !== facingOf(b, unit);
          if (pivoted) {
            faceTo(b, unit, facing);
            flow.emit({ type: 'turned', rule: 'gg.5.3.2', unit, facing });
          }
          releaseByContact(b, flow, card(b, target).battaglia);
          flow.next({ step: 'volley', unit, target, volley: pivoted ? 'pivoted' : 'order' });
        },
      },
      /** gg.S.2.2.4c: whoever is the first to engage in a free set-up does not hold back. */
      hold: {
        list: look =>
          look.inside('orders') && engagesFirst(battle(look), look.enclosing('orders')) ? [] : [{ type: 'hold' }],
        why: (look, { unit }) => ({
          rule: 'gg.S.2.2.4c',
          reason: 'openingFirst',
          battaglia: card(battle(look), unit).battaglia,
        }),
        take: () => undefined,
      },
    },
  },

  /** gg.5.3.4 */
  withdraw: {
    rule: 'gg.5.3.4',
    open: true,
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      back: {
        list: (look, { unit }) => withdrawals(battle(look), unit).map(to => ({ type: 'back', to })),
        why: (look, { unit }, _, { to }) => whyNoWithdrawal(battle(look), unit, to),
        odds: (look, { unit }, _, { to }) => entryStakes(battle(look), unit, to),
        take(flow, { unit }, _, { to }) {
          const b = battle(flow);
          flow.emit({ type: 'withdrew', rule: 'gg.5.3.4', unit, to });
          flow.next(
            { step: 'exitFire', mover: unit, cell: cellOf(b, unit) },
            { step: 'enter', unit, to },
            { step: 'facingReaction', mover: unit, done: [] },
            { step: 'entryFire', mover: unit },
          );
        },
      },
      leaveBehind: {
        list: (look, { unit }) => (sharers(battle(look), unit).length > 0 ? [{ type: 'leaveBehind' }] : []),
        why: (_, { unit }) => ({ rule: 'gg.14.0.6a', reason: 'nobodyAlong', unit }),
        take(flow, frame) {
          leaveBehind(battle(flow), frame.unit);
          flow.next(frame);
        },
      },
    },
  },

  /** gg.5.3.6, gg.12.3 */
  echelon: {
    rule: 'gg.12.3',
    open: true,
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      comeUp: {
        list: (look, { unit }) => echelonPartners(battle(look), unit).map(rear => ({ type: 'comeUp', unit: rear })),
        why: (_, __, ___, { unit: rear }) => ({ rule: 'gg.5.3.6', reason: 'cannotComeUp', unit: rear }),
        odds: (look, { unit: front }, _, { unit: rear }) => echelonStakes(battle(look), front, rear),
        take(flow, { unit: front }, _, { unit: rear }) {
          const b = battle(flow);
          setMark(b, rear, ORDERED, true);
          flow.next(...baronsAwake(b, flow, [rear]));
          if (!onMap(b, rear)) return;
          const [to, behind] = [cellOf(b, front), cellOf(b, rear)];
          flow.next(
            { step: 'exitFire', mover: front, cell: to },
            { step: 'exitFire', mover: rear, cell: behind },
            { step: 'swap', front, rear, to, behind },
          );
        },
      },
    },
  },

  /**
   * gg.12.3.1, R69: both units have left a hex and come into another, and both are reacted to; only the one that comes
   * up may attack. If one of them has been shot down the other still goes where it was to go.
   */
  swap: {
    rule: 'gg.12.3.1',
    run(flow, { front, rear, to, behind }) {
      const b = battle(flow);
      const back = onMap(b, front);
      const up = onMap(b, rear);
      if (back) place(b, front, behind);
      if (up) place(b, rear, to);
      flow.emit({ type: 'swapped', rule: 'gg.12.3.1', front, rear });
      const manoeuvre: Manoeuvre = {
        unit: rear,
        order: 'move',
        points: 0,
        moved: 1,
        began: facingOf(b, rear),
        turnedAt: [],
        mayAttack: true,
        wasNext: nextToEnemy(b, to, sideOf(b, rear)),
      };
      flow.next(
        ...(back ? enterHex(b, flow, front, to, behind) : []),
        ...(up ? enterHex(b, flow, rear, behind, to) : []),
        { step: 'facingReaction', mover: front, done: [] },
        ...(up ? afterMove(manoeuvre) : []),
        { step: 'entryFire', mover: front },
      );
    },
  },
});
