/** The chain of activations (gg.3, gg.4). */
import { at, type Flow, type Frame, type Refusal, type Steps } from '@carroccio/kernel';
import { inReserve, loseReserve, releaseVoluntarily } from '../16-reserve/reserve.ts';
import { checkLevels, endBattle, WINNING_LEVEL } from '../17-victory/scoring.ts';
import { type Battle, type BattleOf, battaglia, enemyOf, setMark, typeOf } from '../battle.ts';
import { battagliaNamed } from '../roster.ts';
import type { Guelphs } from '../shape.ts';
import { asItFalls } from '../stakes.ts';
import { COUNTERED, FIRED, GHIBELLINE, GUELPH, ORDERED, REORGANIZED, type Side, TURNED } from '../state.ts';
import { capacityOf, commanded, confusion, dropCapacity, highestCapacity, releasedOf } from './capacity.ts';
import { activate, passTurn } from './turns.ts';

type ActivationStep =
  | 'opening'
  | 'basic'
  | 'activation'
  | 'clearing'
  | 'victoryCheck'
  | 'continuing'
  | 'interruption'
  | 'changeRoles';

/** gg.4.3a, gg.4.3d, R7: whether an activation now would be the third in a row; a run has no end (gg.S.3.6.2a). */
const thirdInARow = ({ state: { row, events } }: Battle, index: number): boolean =>
  row.battaglia === index && row.times >= 2 && events.run !== index;

/** Those a player may choose for a Basic Activation (gg.3.0d, gg.16.1a, R7, R12). */
function basicChoices(b: Battle): number[] {
  const able = b.roster.battaglie.flatMap((one, index) =>
    one.side === b.state.active && commanded(b, index) && (!inReserve(b, index) || b.rules.mayRelease(b, index))
      ? [index]
      : [],
  );
  const rested = able.filter(index => !thirdInARow(b, index));
  return rested.length > 0 ? rested : able;
}

/** gg.4.1a, gg.4.3d, gg.S.3.6.2, gg.S.6.4 */
function continuumChoices(b: Battle): number[] {
  const { run } = b.state.events;
  if (run >= 0) return commanded(b, run) ? [run] : [];
  return releasedOf(b, b.state.active).filter(
    index => !thirdInARow(b, index) && b.rules.barsContinuum(b, index) === null,
  );
}

/** Why a Capitano cannot interrupt (gg.4.2b, gg.16.1b, gg.4.3a, gg.S.3.6.2b, gg.S.6.4). */
function whyNoInterrupt(b: Battle, index: number): Refusal<Guelphs> | undefined {
  const one = b.roster.battaglie[index];
  if (one?.side !== enemyOf(b.state.active) || !commanded(b, index) || capacityOf(b, index) < 2)
    return { rule: 'gg.4.2b', reason: 'notEligible', battaglia: index };
  if (inReserve(b, index)) return { rule: 'gg.16.1b', reason: 'inReserve', battaglia: index };
  if (thirdInARow(b, index)) return { rule: 'gg.4.3a', reason: 'twiceInARow', battaglia: index };
  if (b.state.events.run >= 0) return { rule: b.rules.cites.run, reason: 'notEligible', battaglia: index };
  const rule = b.rules.barsInterruptio(b, index);
  return rule === null ? undefined : { rule, reason: 'notEligible', battaglia: index };
}

const interruptChoices = (b: Battle): number[] =>
  [...b.roster.battaglie.keys()].filter(index => !whyNoInterrupt(b, index));

/** gg.4.0.3b, gg.4.3b; a third in a row, where nobody else is left, begins a new one (R7). */
function markRow(b: Battle, index: number): void {
  const { row } = b.state;
  const again = row.battaglia === index && !thirdInARow(b, index);
  b.state.row = { battaglia: index, times: again ? row.times + 1 : 1 };
}

/**
 * A Continuum or Interruptio roll, in the fixed order: weather, Sudden End, success, cost, confusion. Returns whether
 * it succeeded; `null` when it ended the battle.
 */
function attempt(b: Battle, flow: Flow<Guelphs>, index: number, why: 'continuum' | 'interruptio'): boolean | null {
  const rule = why === 'continuum' ? 'gg.4.1b' : 'gg.4.2c';
  const dice = flow.roll({ rule, why, dice: 2, sides: 6, seat: battaglia(b, index).side });
  const roll = at(dice, 0) + at(dice, 1);
  if (b.rules.afterRoll(b, flow, roll)) return null;
  if (roll > highestCapacity(b, GUELPH) + highestCapacity(b, GHIBELLINE)) {
    endBattle(b, flow, 'gg.17.3', 'suddenEnd', null);
    return null;
  }
  const ok = roll <= capacityOf(b, index);
  flow.emit({ type: why, rule, battaglia: index, ok });
  dropCapacity(b, flow, index, why === 'continuum' ? 'gg.4.1d' : 'gg.4.2e');
  if (roll === 12) confusion(b, flow, index);
  return ok;
}

/** gg.3.0h: the Continuum is carried out; then the same player may try another. */
const continued = (index: number, capacity: number): Frame<Guelphs>[] => [
  activate(index, 'continuum', capacity),
  { step: 'continuing' },
];

/** gg.3.0f: the enemy may try to interrupt, if any of his Capitani may; else the activation goes ahead. */
const afterContinuum = (b: Battle, index: number, capacity: number): Frame<Guelphs>[] =>
  interruptChoices(b).length > 0 ? [{ step: 'interruption', battaglia: index, capacity }] : continued(index, capacity);

/** gg.16.1a, gg.S.6.3.2b: choosing a Battaglia for a Basic Activation; some must be persuaded first (gg.S.8.7.1). */
function chooseBasic(b: Battle, flow: Flow<Guelphs>, index: number): void {
  if (inReserve(b, index)) {
    if (!b.rules.persuaded(b, flow, index)) {
      passTurn(b, flow);
      return;
    }
    releaseVoluntarily(b, flow, [...new Set([index, ...b.rules.together(b, index)])]);
  }
  flow.next(activate(index, 'basic', capacityOf(b, index)), { step: 'continuing' });
}

/** gg.3.0c, gg.S.1.2: who opens the battle; the Ghibelline where the scenario names nobody. */
const openingSide = (b: Battle, [first]: readonly number[]): Side =>
  first === undefined ? GHIBELLINE : battaglia(b, first).side;

export const activationSteps = (battle: BattleOf): Pick<Steps<Guelphs>, ActivationStep> => ({
  /** gg.S.1.2: the activations a scenario opens with, without dice. */
  opening: {
    rule: 'gg.S.1.2',
    run(flow) {
      const b = battle(flow);
      const openings = b.rules.openings.map(one => battagliaNamed(b.roster, one.battaglia));
      b.state.active = openingSide(b, openings);
      // gg.S.3.2d: at Montaperti a third activation is free to choose; then play is normal.
      const then: Frame<Guelphs> = b.rules.openingChoice ? { step: 'basic', optional: true } : { step: 'continuing' };
      flow.next(...openings.map(index => activate(index, 'basic', -1)), then);
    },
  },

  /** gg.3.0d */
  basic: {
    rule: 'gg.3.0d',
    open: true,
    seats(look) {
      const b = battle(look);
      return basicChoices(b).length > 0 || b.rules.treason.mayTry(b) ? [b.state.active] : [];
    },
    offers: {
      activate: {
        list: look => basicChoices(battle(look)).map(index => ({ type: 'activate', battaglia: index })),
        why(look, _, __, { battaglia: index }) {
          const b = battle(look);
          const one = b.roster.battaglie[index];
          if (!one || one.side !== b.state.active || !commanded(b, index))
            return { rule: 'gg.3.0d', reason: 'notEligible', battaglia: index };
          if (inReserve(b, index)) return { rule: 'gg.16.2', reason: 'inReserve', battaglia: index };
          return { rule: 'gg.4.3a', reason: 'twiceInARow', battaglia: index };
        },
        /** gg.S.8.7.1: some must be persuaded. */
        odds(look, _, __, { battaglia: index }) {
          const b = battle(look);
          return inReserve(b, index) ? b.rules.persuasionStakes(b, index) : null;
        },
        take(flow, { optional }, _, { battaglia: index }) {
          const b = battle(flow);
          // gg.S.3.2.2, R110: the third opening activation leaves a First marker, whatever came before.
          if (optional) b.state.row = { battaglia: -1, times: 0 };
          chooseBasic(b, flow, index);
        },
      },
      /** R110: the third opening activation of Montaperti is the Ghibelline's to make or leave. */
      pass: {
        list: (_, { optional }) => (optional ? [{ type: 'pass' }] : []),
        why: look => ({ rule: 'gg.3.0d', reason: 'mustActivate', side: battle(look).state.active }),
        take: flow => flow.next({ step: 'continuing' }),
      },
      tradimento: {
        list(look) {
          const b = battle(look);
          return b.rules.treason.mayTry(b) ? [{ type: 'tradimento' }] : [];
        },
        why(look) {
          const b = battle(look);
          return { rule: b.rules.treason.forbiddenBy(b), reason: 'notEligible', battaglia: -1 };
        },
        odds: () => ({
          modifiers: [],
          succeeds: told => told.some(event => event.type === 'tradimento' && event.ok),
        }),
        take(flow) {
          const b = battle(flow);
          b.rules.treason.attempt(b, flow);
        },
      },
    },
  },

  /** gg.4.0.1, gg.4.0.2, gg.4.0.3: Order Points, the cost, crossbows and the marker; then the other steps. */
  activation: {
    rule: 'gg.4.0',
    run(flow, { battaglia: index, kind, capacity }) {
      const b = battle(flow);
      if (!commanded(b, index)) return;
      const value = capacity < 0 ? capacityOf(b, index) : capacity;
      // gg.5.1, gg.4.0.1a: points on every activation, half of them, rounded up, for an Interruptio.
      const points = kind === 'interruptio' ? Math.ceil(value / 2) : value;
      const capitano = at(b.state.capitani, index);
      const first = !capitano.activated;
      capitano.activated = true;
      capitano.moved = false;
      // gg.4.2.1: who interrupts is the active player from now on.
      b.state.active = battaglia(b, index).side;
      b.state.events.activations++;
      b.state.rode = [];
      b.state.attacked = [];
      flow.emit({
        type: 'activated',
        rule: kind === 'interruptio' ? 'gg.5.1.2' : 'gg.5.1.1',
        battaglia: index,
        kind,
        points,
      });
      if (kind === 'basic') dropCapacity(b, flow, index, 'gg.4.0.2');
      markRow(b, index);
      for (const other of b.rules.together(b, index)) loseReserve(b, flow, other, b.rules.cites.together);
      if (first && b.rules.hasRun(b, index)) b.state.events.run = index;
      for (let unit = 0; unit < b.roster.units.length; unit++) {
        setMark(b, unit, ORDERED, false);
        setMark(b, unit, COUNTERED, false);
        setMark(b, unit, TURNED, false);
      }
      clearFired(b, index, 'X');
      // gg.10.0: missiles fly with the Orders, shock combat comes after all of them.
      flow.next(
        { step: 'arrival', battaglia: index },
        { step: 'orders', battaglia: index, kind, points, begun: false, compagnia: -1, attacks: 0 },
        { step: 'combats', battaglia: index },
        { step: 'afterCombats', battaglia: index },
        { step: 'clearing', battaglia: index },
        { step: 'victoryCheck' },
      );
    },
  },

  /** gg.4.0.6, gg.10.1.3c: the units of this Battaglia; gg.4.0.7, gg.10.1.3b: the Archers of both sides. */
  clearing: {
    rule: 'gg.4.0.6',
    run(flow, { battaglia: index }) {
      const b = battle(flow);
      for (const unit of battaglia(b, index).units) setMark(b, unit, FIRED, false);
      b.roster.units.forEach(({ type }, unit) => {
        // gg.S.8.5.1a: those of a Compagnia that he has ordered are put in order as his own are.
        setMark(b, unit, REORGANIZED, false);
        if (type === 'A') setMark(b, unit, FIRED, false);
      });
      b.state.attacks = [];
      b.state.attacked = [];
    },
  },

  /** gg.4.0.8, gg.17.2.1 (R103) */
  victoryCheck: {
    rule: 'gg.17.2.1',
    run(flow) {
      const b = battle(flow);
      if (b.rules.afterActivation(b, flow)) return;
      const side = b.state.active;
      const level = at(b.state.levels, side);
      if (level < 2) return;
      const dice = flow.roll({ rule: 'gg.17.2.1', why: 'victory', dice: 2, sides: 6, seat: side });
      const roll = at(dice, 0) + at(dice, 1);
      if (roll <= level) {
        b.state.levels[side] = level + 1;
        flow.emit({ type: 'level', rule: 'gg.17.2.1', side, level: level + 1 });
        checkLevels(b, flow);
      }
      // R15: a win by Levels on the same roll comes before the Storm.
      if (at(b.state.levels, side) < WINNING_LEVEL) b.rules.afterRoll(b, flow, roll);
    },
  },

  /** gg.3.0e */
  continuing: {
    rule: 'gg.3.0e',
    open: true,
    seats: look => [battle(look).state.active],
    offers: {
      continuum: {
        list: look => continuumChoices(battle(look)).map(index => ({ type: 'continuum', battaglia: index })),
        why(look, _, __, { battaglia: index }) {
          const b = battle(look);
          const one = b.roster.battaglie[index];
          if (!one || one.side !== b.state.active || !commanded(b, index))
            return { rule: 'gg.4.1a', reason: 'notEligible', battaglia: index };
          if (inReserve(b, index)) return { rule: 'gg.16.1b', reason: 'inReserve', battaglia: index };
          if (thirdInARow(b, index)) return { rule: 'gg.4.3d', reason: 'twiceInARow', battaglia: index };
          const barred = b.rules.barsContinuum(b, index) ?? 'gg.4.1a';
          const rule = b.state.events.run >= 0 ? b.rules.cites.run : barred;
          return { rule, reason: 'notEligible', battaglia: index };
        },
        odds: () => ({
          modifiers: [],
          until: 'continuum',
          succeeds: told => told.some(event => event.type === 'continuum' && event.ok),
        }),
        take(flow, _, __, { battaglia: index }) {
          const b = battle(flow);
          const capacity = capacityOf(b, index);
          const ok = attempt(b, flow, index, 'continuum');
          if (ok) flow.next(...afterContinuum(b, index, capacity));
          else if (ok === false) flow.next({ step: 'changeRoles' });
        },
      },
      pass: {
        list: () => [{ type: 'pass' }],
        /** gg.S.8.8.1a: the enemy's turn may begin with dice. */
        odds(look) {
          const b = battle(look);
          return b.rules.turnStakes(b, enemyOf(b.state.active)) ?? asItFalls();
        },
        take: flow => passTurn(battle(flow), flow),
      },
    },
  },

  /** gg.3.0f, gg.4.2 */
  interruption: {
    rule: 'gg.4.2a',
    open: true,
    seats: look => [enemyOf(battle(look).state.active)],
    offers: {
      interrupt: {
        list: look => interruptChoices(battle(look)).map(index => ({ type: 'interrupt', battaglia: index })),
        why: (look, _, __, { battaglia: index }) => whyNoInterrupt(battle(look), index),
        odds: () => ({
          modifiers: [],
          until: 'interruptio',
          succeeds: told => told.some(event => event.type === 'interruptio' && event.ok),
        }),
        take(flow, frame, _, { battaglia: index }) {
          const b = battle(flow);
          const capacity = capacityOf(b, index);
          const ok = attempt(b, flow, index, 'interruptio');
          // gg.3.0g, gg.4.2.3: the Continuum is lost, and nobody is asked whether he interrupts the interruption.
          if (ok) flow.next(activate(index, 'interruptio', capacity), { step: 'continuing' });
          // gg.4.2.2: there is no second attempt.
          else if (ok === false) flow.next(...continued(frame.battaglia, frame.capacity));
        },
      },
      decline: {
        list: () => [{ type: 'decline' }],
        take: (flow, frame) => flow.next(...continued(frame.battaglia, frame.capacity)),
      },
    },
  },

  /** gg.3.0i, R11: a side that can do nothing passes; when neither can, the battle is a draw. */
  changeRoles: {
    rule: 'gg.3.0i',
    run(flow) {
      const b = battle(flow);
      // gg.S.3.6.2d: a run is over; from now on the general rules hold.
      b.state.events.run = -1;
      b.state.active = enemyOf(b.state.active);
      if (beginTurn(b, flow)) return;
      b.state.active = enemyOf(b.state.active);
      if (!beginTurn(b, flow)) endBattle(b, flow, 'gg.3.0a', 'frozen', null);
    },
  },
});

/** gg.3.0d, gg.S.8.8.1a: the active player's Basic Activation; false when there is nothing he could do. */
function beginTurn(b: Battle, flow: Flow<Guelphs>): boolean {
  if (b.rules.beginTurn(b, flow)) return true;
  if (basicChoices(b).length === 0 && !b.rules.treason.mayTry(b)) return false;
  flow.next({ step: 'basic', optional: false });
  return true;
}

/** gg.4.0.3a, gg.10.1.3c, gg.15.1 */
function clearFired(b: Battle, index: number, type: 'X'): void {
  for (const unit of battaglia(b, index).units) if (typeOf(b, unit) === type) setMark(b, unit, FIRED, false);
}
