/** Charges are declared one by one, answered at once, and ridden before anything else moves (gui.7.2, R66). */
import { at, type Flow, type Refusal, type Steps } from '@carroccio/kernel';
import { asksOrder, cross, testers } from '../04-movement/infiltration.ts';
import { makeSpace } from '../04-movement/journey.ts';
import { pikesBar, place, stepCost } from '../04-movement/movement.ts';
import { canAttack } from '../06-combat/contact.ts';
import { killSurrounded, letBridlesGo } from '../06-combat/harm.ts';
import {
  type Battle,
  type BattleOf,
  cellOf,
  enemyAt,
  isAble,
  isMounted,
  isOccupied,
  lives,
  menOf,
  movementOf,
  other,
  setMark,
  sideOf,
  tailOf,
} from '../battle.ts';
import { nobody, notAmong } from '../missing.ts';
import { type Hangs, homecoming } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { type Charge, MOVED, OVER_HALF, STIRRED } from '../state.ts';
import {
  canGroup,
  chargeTargets,
  counterChargers,
  counterEnd,
  counterSteps,
  courseSteps,
  finishes,
  groupCandidates,
  straightCourse,
} from './charge.ts';

type ChargeStep = 'charges' | 'grouping' | 'course' | 'counterCharge' | 'chargesRun' | 'gallop' | 'meet';

const newCharge = (unit: number, target: number, path: number[], group: number, pike: number): Charge => ({
  unit,
  target,
  path,
  counter: -1,
  route: [],
  group,
  pike,
  stage: 'declared',
});

function lose(flow: Flow<Guiscard>, charge: Charge): void {
  if (charge.stage === 'lost') return;
  charge.stage = 'lost';
  flow.emit({ type: 'chargeLost', rule: 'gui.7.2.2f', unit: charge.unit });
}

export const chargeSteps = (battle: BattleOf): Pick<Steps<Guiscard>, ChargeStep> => ({
  charges: {
    rule: 'gui.7.2.1a',
    seats(look, { side }) {
      const b = battle(look);
      return menOf(b, side).some(unit => chargeTargets(b, unit).length > 0) ? [side] : [];
    },
    offers: {
      charge: {
        list(look, { side }) {
          const b = battle(look);
          return menOf(b, side).flatMap(unit =>
            chargeTargets(b, unit).map(target => ({ type: 'charge' as const, unit, target })),
          );
        },
        why: (look, _frame, _seat, { unit, target }) =>
          nobody(battle(look), 'gui.7.2.1b', unit, target) ?? { rule: 'gui.7.2.1b', reason: 'noCharge', unit },
        take(flow, frame, _seat, { unit, target }) {
          const { state } = battle(flow);
          state.charges.push(newCharge(unit, target, [], -1, -1));
          flow.next({ step: 'course', charge: state.charges.length - 1, counter: false, path: [] }, frame);
        },
      },
      groupCharge: {
        list(look, { side }) {
          const b = battle(look);
          return groupCandidates(b, side, [])
            .filter(({ unit }) => canGroup(b, side, unit))
            .map(pair => ({ type: 'groupCharge', ...pair }));
        },
        why: (look, _frame, _seat, { unit, target }) => noGroup(battle(look), unit, target),
        odds(look, _frame, _seat, { unit, target }) {
          const b = battle(look);
          const { length } = b.state.charges;
          return homecoming(b, length, table => join(table, unit, target, length));
        },
        take(flow, frame, _seat, { unit, target }) {
          const b = battle(flow);
          const group = b.state.charges.length;
          join(b, unit, target, group);
          flow.next({ step: 'grouping', side: frame.side, group }, frame);
        },
      },
      endCharges: {
        list: () => [{ type: 'endCharges' }],
        odds: look => (battle(look).state.charges.length > 0 ? 'others' : null),
        take: () => undefined,
      },
    },
  },

  /** gui.7.2.4, R60: the members of a group, declared together. */
  grouping: {
    rule: 'gui.7.2.4',
    seats: (_look, { side }) => [side],
    offers: {
      joinCharge: {
        list(look, { side, group }) {
          const b = battle(look);
          return groupCandidates(b, side, membersOf(b, group)).map(pair => ({ type: 'joinCharge', ...pair }));
        },
        why: (look, _frame, _seat, { unit, target }) => noGroup(battle(look), unit, target),
        odds(look, { group }, _seat, { unit, target }) {
          const b = battle(look);
          return homecoming(b, b.state.charges.length, table => join(table, unit, target, group));
        },
        take(flow, frame, _seat, { unit, target }) {
          join(battle(flow), unit, target, frame.group);
          flow.next(frame);
        },
      },
      launch: {
        list: (look, { group }) => (membersOf(battle(look), group).length >= 3 ? [{ type: 'launch' }] : []),
        why: () => ({ rule: 'gui.7.2.4', reason: 'ridersShort' }),
        odds: () => 'others',
        take(flow, { group }) {
          const b = battle(flow);
          const units = membersOf(b, group);
          flow.emit({ type: 'groupFormed', rule: 'gui.7.2.4', units });
          const answers = b.state.charges.flatMap((charge, index) => {
            if (charge.group !== group) return [];
            const { unit, target, path } = charge;
            flow.emit({ type: 'chargeDeclared', rule: 'gui.7.2.1a', unit, target, hexes: path.length });
            return [{ step: 'counterCharge' as const, charge: index }];
          });
          flow.next(...answers);
        },
      },
      disperse: {
        list: (look, { group }) => (membersOf(battle(look), group).length < 3 ? [{ type: 'disperse' }] : []),
        why: () => ({ rule: 'gui.7.2.4', reason: 'ridersEnough' }),
        take(flow, { group }) {
          const { state } = battle(flow);
          state.charges = state.charges.filter(charge => charge.group !== group);
        },
      },
    },
  },

  /** The path, hex by hex, of a charge or of a counter-charge (gui.7.2.1a, gui.7.2.2d). */
  course: {
    rule: 'gui.7.2.1a',
    seats(look, { charge: index, counter }) {
      const b = battle(look);
      const charge = at(b.state.charges, index);
      return [sideOf(b, counter ? charge.counter : charge.unit)];
    },
    offers: {
      rideTo: {
        list(look, { charge: index, counter, path }) {
          const b = battle(look);
          const charge = at(b.state.charges, index);
          const cells = counter
            ? counterSteps(b, charge.counter, charge, path)
            : courseSteps(b, charge.unit, charge.target, path);
          return cells.map(to => ({ type: 'rideTo', to }));
        },
        why: (_look, { counter }, _seat, { to }) => ({
          rule: counter ? 'gui.7.2.2c' : 'gui.7.2.1d',
          reason: 'offCourse',
          cell: to,
        }),
        odds(look, { charge: index, counter, path }, _seat, { to }) {
          const b = battle(look);
          const charge = at(b.state.charges, index);
          const whole = [...path, to];
          const ridden = (change: Partial<Charge>): Hangs =>
            homecoming(b, index, ({ state }) => Object.assign(at(state.charges, index), change));
          if (counter) return meets(b, charge, path, to) ? ridden({ route: whole }) : null;
          const done = finishes(b, charge.unit, whole, charge.target);
          return done ? ridden({ path: whole, pike: done.pike }) : null;
        },
        take(flow, { charge: index, counter, path }, _seat, { to }) {
          const b = battle(flow);
          const charge = at(b.state.charges, index);
          const whole = [...path, to];
          if (counter) {
            if (meets(b, charge, path, to)) {
              charge.route = whole;
              flow.emit({ type: 'counterDeclared', rule: 'gui.7.2.2a', unit: charge.counter, against: charge.unit });
            } else flow.next({ step: 'course', charge: index, counter, path: whole });
            return;
          }
          const done = finishes(b, charge.unit, whole, charge.target);
          if (!done) {
            flow.next({ step: 'course', charge: index, counter, path: whole });
            return;
          }
          charge.path = whole;
          charge.pike = done.pike;
          flow.emit({
            type: 'chargeDeclared',
            rule: 'gui.7.2.1a',
            unit: charge.unit,
            target: charge.target,
            hexes: whole.length,
          });
          flow.next({ step: 'counterCharge', charge: index });
        },
      },
    },
  },

  /** gui.7.2.2a: at once, before any further charge is declared. */
  counterCharge: {
    rule: 'gui.7.2.2a',
    seats(look, { charge: index }) {
      const b = battle(look);
      const charge = at(b.state.charges, index);
      return counterChargers(b, charge).length > 0 ? [other(sideOf(b, charge.unit))] : [];
    },
    offers: {
      counter: {
        list(look, { charge: index }) {
          const b = battle(look);
          return counterChargers(b, at(b.state.charges, index)).map(unit => ({ type: 'counter', unit }));
        },
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.7.2.2a', unit),
        take(flow, { charge: index }, _seat, { unit }) {
          at(battle(flow).state.charges, index).counter = unit;
          flow.next({ step: 'course', charge: index, counter: true, path: [] });
        },
      },
      hold: {
        list: () => [{ type: 'hold' }],
        odds: (look, { charge }) => homecoming(battle(look), charge, () => undefined),
        take: () => undefined,
      },
    },
  },

  /** R66: in the order of their declaration. */
  chargesRun: {
    rule: 'gui.7.2.2f',
    run(flow, { side, next }) {
      const b = battle(flow);
      const charge = b.state.charges[next];
      if (!charge) return;
      flow.next({ step: 'chargesRun', side, next: next + 1 });
      if (!isAble(b, charge.unit) || !isMounted(b, charge.unit)) {
        lose(flow, charge);
        return;
      }
      setMark(b, charge.unit, MOVED | STIRRED | OVER_HALF);
      flow.next(
        { step: 'gallop', charge: next, at: 0, mp: movementOf(b, charge.unit) },
        { step: 'meet', charge: next, at: 0 },
      );
    },
  },

  /** One hex of a charge: tests, the hex itself, volleys. */
  gallop: {
    rule: 'gui.7.2.1a',
    run(flow, { charge: index, at: step, mp }) {
      const b = battle(flow);
      const charge = at(b.state.charges, index);
      const { unit, path, counter } = charge;
      if (!isAble(b, unit) || !isMounted(b, unit)) {
        lose(flow, charge);
        return;
      }
      // gui.4.4.3f: he engages, and lets go of the horse he leads.
      letBridlesGo(b, flow, unit);
      // R56: met by a counter-charge he stops on the last hex but two.
      const end = counter >= 0 ? path.length - 2 : path.length;
      if (step >= end) {
        charge.stage = 'arrived';
        return;
      }
      if (step > 0) {
        // R66: the target himself does not test who charges him.
        const enemies = testers(b, unit).filter(enemy => enemy !== charge.target && enemy !== counter);
        if (asksOrder(b, flow, [{ unit, enemies }], { step: 'gallop', charge: index, at: step, mp })) return;
        const { free, frames } = cross(b, flow, unit, enemies);
        flow.next(...frames);
        if (!free || !isAble(b, unit)) {
          lose(flow, charge);
          return;
        }
      }
      const to = at(path, step);
      const cost = stepCost(b, unit, cellOf(b, unit), to, true);
      const blocked = cost < 0 || cost > mp || enemyAt(b, to, sideOf(b, unit)) >= 0 || pikesBar(b, unit, to);
      if (blocked) {
        lose(flow, charge);
        return;
      }
      place(b, unit, to, cellOf(b, unit));
      if (b.state.volley.target === unit) b.state.volley.hexes += 1;
      flow.emit({ type: 'entered', rule: 'gui.7.2.1a', unit, to, tail: tailOf(b, unit) });
      flow.next(
        { step: 'window', target: unit, named: [], cells: [] },
        { step: 'gallop', charge: index, at: step + 1, mp: mp - cost },
      );
    },
  },

  /** gui.7.2.2c: the counter-charger rides in; the charge arrives, or is lost. */
  meet: {
    rule: 'gui.7.2.2c',
    run(flow, { charge: index }) {
      const b = battle(flow);
      const charge = at(b.state.charges, index);
      const { unit, counter, route } = charge;
      if (charge.stage === 'arrived' && counter >= 0) {
        if (isAble(b, counter) && isMounted(b, counter) && rideIn(b, counter, route)) {
          letBridlesGo(b, flow, counter);
          flow.emit({
            type: 'entered',
            rule: 'gui.7.2.2c',
            unit: counter,
            to: cellOf(b, counter),
            tail: tailOf(b, counter),
          });
        } else {
          charge.counter = -1;
          lose(flow, charge);
        }
      }
      const target = charge.counter >= 0 ? charge.counter : charge.target;
      if (charge.stage === 'arrived' && (!lives(b, target) || (charge.pike < 0 && !canAttack(b, unit, target))))
        lose(flow, charge);
      if (lives(b, unit)) makeSpace(b, unit);
      killSurrounded(b, flow);
    },
  },
});

/** gui.7.2.2c: whether a counter-charger has come to where he meets the charge. */
function meets(b: Battle, charge: Charge, path: readonly number[], to: number): boolean {
  const end = counterEnd(charge);
  return to === end.head && (path.at(-1) ?? cellOf(b, charge.counter)) === end.tail;
}

const noGroup = (b: Battle, unit: number, target: number): Refusal<Guiscard> =>
  nobody(b, 'gui.7.2.4', unit, target) ?? { rule: 'gui.7.2.4', reason: 'noCharge', unit };

const membersOf = ({ state }: Battle, group: number): number[] =>
  state.charges.filter(charge => charge.group === group).map(({ unit }) => unit);

function join(b: Battle, unit: number, target: number, group: number): void {
  const course = straightCourse(b, unit, target);
  if (course) b.state.charges.push(newCharge(unit, target, course.path, group, course.pike));
}

/** Along his route, if it is still open. */
function rideIn(b: Battle, unit: number, route: readonly number[]): boolean {
  const before = [cellOf(b, unit), tailOf(b, unit)] as const;
  for (const to of route) {
    const bad = stepCost(b, unit, cellOf(b, unit), to, true) < 0 || enemyAt(b, to, sideOf(b, unit)) >= 0;
    if (bad) {
      place(b, unit, before[0], before[1]);
      return false;
    }
    place(b, unit, to, cellOf(b, unit));
  }
  if (isOccupied(b, cellOf(b, unit), unit) || isOccupied(b, tailOf(b, unit), unit)) {
    place(b, unit, before[0], before[1]);
    return false;
  }
  return true;
}
