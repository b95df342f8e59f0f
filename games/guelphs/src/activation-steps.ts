/** The chain of activations (gg.3, gg.4) and what a Capitano does in his (gg.5). */
import { at, type Flow, type Frame, type Refusal, type Steps } from '@carroccio/kernel';
import { ambushHexes, awaited, emerge } from './arras.ts';
import {
  around,
  type Battle,
  type BattleOf,
  battaglia,
  card,
  cellOf,
  enemyOf,
  facingOf,
  isRated,
  marked,
  nextToEnemy,
  onMap,
  printedRating,
  setCell,
  setMark,
  sideOf,
  typeOf,
  unitsAt,
  unitsWhere,
} from './battle.ts';
import { isBound } from './bounds.ts';
import {
  capacityOf,
  commanded,
  confusion,
  dropCapacity,
  highestCapacity,
  raiseCapacity,
  releasedOf,
} from './capacity.ts';
import { CAMP, prohibited } from './field.ts';
import { mustFollow } from './manfredi.ts';
import { enterMap, lateEntries } from './march.ts';
import { allowance, mayStackWith } from './movement.ts';
import { attacksDue, demandOn, openingUnfinished } from './openings.ts';
import {
  capitanoMoves,
  commandNow,
  giveOrder,
  mayRecover,
  orderCost,
  ordersFor,
  personalityMoves,
  rideCapitano,
  rideCost,
  whyNoOrder,
} from './orders.ts';
import { inReserve, loseReserve, releaseVoluntarily } from './reserve.ts';
import {
  baronsAwake,
  donatiComes,
  hasUnlimitedRun,
  indexOf,
  mayContinue,
  mayInterrupt,
  mayRelease,
  novelloComes,
  novelloIsDue,
  openingOf,
  pairInReserve,
  releasedTogether,
} from './scenario-rules.ts';
import { checkLevels, endBattle, gainLevels, WINNING_LEVEL } from './scoring.ts';
import type { ActivationKind, Guelphs, Manoeuvre, OrderKind, OrdersFrame } from './shape.ts';
import {
  COUNTERED,
  FIRED,
  GHIBELLINE,
  GUELPH,
  ORDERED,
  REMOVED,
  REORGANIZED,
  ROUTED,
  type Side,
  TURNED,
} from './state.ts';
import { mayTryTradimento, strikeTraitors } from './treason.ts';

type ActivationStep =
  | 'opening'
  | 'basic'
  | 'activation'
  | 'arrival'
  | 'orders'
  | 'comingBack'
  | 'clearing'
  | 'victoryCheck'
  | 'continuing'
  | 'interruption'
  | 'changeRoles';

/** gg.4.3a, gg.4.3d, R7: whether an activation now would be the third in a row. */
const thirdInARow = ({ state: { row, events } }: Battle, index: number): boolean =>
  row.battaglia === index && row.times >= 2 && events.run !== index;

/** Those a player may choose for a Basic Activation (gg.3.0d, gg.16.1a, R7, R12). */
function basicChoices(b: Battle): number[] {
  const able = b.roster.battaglie.flatMap((one, index) =>
    one.side === b.state.active && commanded(b, index) && (!inReserve(b, index) || mayRelease(b, index)) ? [index] : [],
  );
  const rested = able.filter(index => !thirdInARow(b, index));
  return rested.length > 0 ? rested : able;
}

/** gg.4.1a, gg.4.3d, gg.S.3.6.2, gg.S.6.4 */
function continuumChoices(b: Battle): number[] {
  const { run } = b.state.events;
  if (run >= 0) return commanded(b, run) ? [run] : [];
  return releasedOf(b, b.state.active).filter(index => !thirdInARow(b, index) && mayContinue(b, index));
}

/** Why a Capitano cannot interrupt (gg.4.2b, gg.16.1b, gg.4.3a, gg.S.3.6.2b, gg.S.6.4). */
function whyNoInterrupt(b: Battle, index: number): Refusal<Guelphs> | undefined {
  const one = b.roster.battaglie[index];
  if (one?.side !== enemyOf(b.state.active) || !commanded(b, index) || capacityOf(b, index) < 2)
    return { rule: 'gg.4.2b', reason: 'notEligible', battaglia: index };
  if (inReserve(b, index)) return { rule: 'gg.16.1b', reason: 'inReserve', battaglia: index };
  if (thirdInARow(b, index)) return { rule: 'gg.4.3a', reason: 'twiceInARow', battaglia: index };
  if (b.state.events.run >= 0) return { rule: 'gg.S.3.6.2b', reason: 'notEligible', battaglia: index };
  return mayInterrupt(b, index) ? undefined : { rule: 'gg.S.6.4', reason: 'notEligible', battaglia: index };
}

const interruptChoices = (b: Battle): number[] =>
  [...b.roster.battaglie.keys()].filter(index => !whyNoInterrupt(b, index));

/** gg.4.3b; a third in a row, where nobody else is left, begins a new one (R7). */
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
  if (worsenWeather(b, flow, roll)) return null;
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

/** gg.S.8.4, gg.S.8.4.1: at most one box a roll; Storm ends the battle. */
function worsenWeather(b: Battle, flow: Flow<Guelphs>, roll: number): boolean {
  if (b.battle !== 'campaldino') return false;
  const { weather } = b.charts;
  const from = at(weather, b.state.weather).worsensFrom;
  if (from === undefined || roll < from) return false;
  b.state.weather++;
  const { id } = at(weather, b.state.weather);
  flow.emit({ type: 'weather', rule: 'gg.S.8.4', box: id });
  if (id !== 'storm') return false;
  endBattle(b, flow, 'gg.S.8.4.1', 'storm', GHIBELLINE);
  return true;
}

/** gg.4.0: the eight steps; orders, combats, clearing and the Victory check follow each other. */
const activate = (index: number, kind: ActivationKind, capacity: number): Frame<Guelphs> => ({
  step: 'activation',
  battaglia: index,
  kind,
  capacity,
});

/** gg.S.8.7.1, gg.16.1a: choosing a Battaglia for a Basic Activation; Donati must be persuaded first. */
function chooseBasic(b: Battle, flow: Flow<Guelphs>, index: number): void {
  if (inReserve(b, index)) {
    if (battaglia(b, index).id === 'donati') {
      const [die = 0] = flow.roll({ rule: 'gg.S.8.7.1', why: 'donati', sides: 6, seat: GUELPH });
      const ok = donatiComes(b, die);
      flow.emit({ type: 'donati', rule: ok ? 'gg.S.8.7.1' : 'gg.S.8.7.1b', ok });
      if (!ok) {
        passTurn(b, flow);
        return;
      }
    }
    releaseVoluntarily(b, flow, releasedTogether(b, index));
  }
  flow.next(activate(index, 'basic', capacityOf(b, index)), { step: 'continuing' });
}

function passTurn(b: Battle, flow: Flow<Guelphs>): void {
  flow.emit({ type: 'passed', rule: 'gg.3.0i', side: b.state.active });
  flow.next({ step: 'changeRoles' });
}

/** gg.S.8.8.1: the compulsory attempt on Novello. */
function tryNovello(b: Battle, flow: Flow<Guelphs>): void {
  const index = indexOf(b, 'novello');
  b.state.events.novelloTried = true;
  const [die = 0] = flow.roll({ rule: 'gg.S.8.8.1b', why: 'novello', sides: 6, seat: GHIBELLINE });
  const ok = novelloComes(b, die);
  flow.emit({ type: 'novello', rule: ok ? 'gg.S.8.8.1b' : 'gg.S.8.8.1c', ok });
  if (ok) {
    releaseVoluntarily(b, flow, [index]);
    flow.next(activate(index, 'basic', capacityOf(b, index)), { step: 'continuing' });
    return;
  }
  for (const unit of battaglia(b, index).units) if (onMap(b, unit)) setCell(b, unit, REMOVED);
  const capitano = at(b.state.capitani, index);
  capitano.cell = REMOVED;
  capitano.capacity = 0;
  passTurn(b, flow);
  gainLevels(b, flow, GUELPH, 3, 'gg.S.8.8.1c');
}

/** gg.S.3.8.4, gg.S.8.11.1, R139: the hexes in which rallied units may come back. */
function rallyHexes(b: Battle, side: Side): number[] {
  const near = rallyPoints(b, side);
  return near.filter(cell => !prohibited(b.field, cell) && unitsAt(b, cell).every(unit => sideOf(b, unit) === side));
}

function rallyPoints(b: Battle, side: Side): number[] {
  if (b.battle === 'montaperti') {
    const [wagon] = unitsWhere(b, unit => typeOf(b, unit) === 'W' && sideOf(b, unit) === side);
    return wagon === undefined ? [] : [cellOf(b, wagon), ...around(b, cellOf(b, wagon))];
  }
  if (b.battle !== 'campaldino') return [];
  if (side === GUELPH) return [...b.field.terrain.keys()].filter(cell => b.field.terrain[cell] === CAMP);
  const abbey = b.field.grid.idsByName.get('0210') ?? -1;
  return [abbey, ...around(b, abbey)];
}

/** gg.S.3.8.1, R119: routed units of the Battaglia, but those that have routed again in this Rally (gg.S.3.8.3). */
const ralliable = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(
    unit => b.state.cell[unit] === ROUTED && isRated(b, unit) && !marked(b, unit, ORDERED),
  );

/** gg.5.4, gg.S.3.8, gg.S.6.9 */
const mayRally = (b: Battle, { battaglia: index, kind, begun }: OrdersFrame): boolean =>
  kind === 'basic' && !begun && rallyPoints(b, battaglia(b, index).side).length > 0 && ralliable(b, index).length > 0;

/** gg.5.5, gg.S.3.4.1, gg.S.5.1.1: whether a unit ordered to move may attack. */
const mayAttack = (b: Battle, frame: OrdersFrame, unit: number): boolean =>
  isRated(b, unit) &&
  commandNow(b, frame).has(unit) &&
  !(card(b, unit).traitor && b.state.events.tradimento === 'pending') &&
  !(b.options.volterra && card(b, unit).volterra);

/** gg.S.6.8.2a, R109: why Step 4 may not end yet. */
function whyNoEnd(b: Battle, frame: OrdersFrame): Refusal<Guelphs> | undefined {
  const index = frame.battaglia;
  if (mustFollow(b, index)) return { rule: 'gg.S.6.8.2a', reason: 'notEligible', battaglia: index };
  const rule = openingUnfinished(b, frame, commandNow(b, frame));
  return rule === null ? undefined : { rule, reason: 'openingFirst', battaglia: index };
}

/** gg.5.4: a Special Order takes all points, so it must wait for what an opening demands. */
const mayBeSpecial = (b: Battle, frame: OrdersFrame, may: (b: Battle, frame: OrdersFrame) => boolean): boolean =>
  may(b, frame) && !whyNoEnd(b, frame);

/** The frames that carry out an Order. */
function executionOf(
  b: Battle,
  frame: OrdersFrame,
  order: OrderKind,
  unit: number,
  demand: Pick<Manoeuvre, 'demand'>,
): Frame<Guelphs>[] {
  const manoeuvre: Omit<Manoeuvre, 'order'> = {
    unit,
    points: allowance(b, typeOf(b, unit)),
    moved: 0,
    began: facingOf(b, unit),
    turnedAt: [],
    mayAttack: mayAttack(b, frame, unit),
    wasNext: nextToEnemy(b, cellOf(b, unit), sideOf(b, unit)),
    ...demand,
    bound: isBound(b, unit),
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

export const activationSteps = (battle: BattleOf): Pick<Steps<Guelphs>, ActivationStep> => ({
  /** gg.S.1.2: the activations a scenario opens with, without dice. */
  opening: {
    rule: 'gg.S.1.2',
    run(flow) {
      const b = battle(flow);
      b.state.active = GHIBELLINE;
      const frames = openingOf(b).map(id => activate(indexOf(b, id), 'basic', -1));
      // gg.S.3.2d: at Montaperti a third activation is free to choose; then play is normal.
      flow.next(
        ...frames,
        ...(b.battle === 'montaperti'
          ? [{ step: 'basic' as const, optional: true }]
          : [{ step: 'continuing' as const }]),
      );
    },
  },

  /** gg.3.0d */
  basic: {
    rule: 'gg.3.0d',
    seats(look) {
      const b = battle(look);
      return basicChoices(b).length > 0 || mayTryTradimento(b) ? [b.state.active] : [];
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
        take: flow => flow.next({ step: 'continuing' }),
      },
      tradimento: {
        list: look => (mayTryTradimento(battle(look)) ? [{ type: 'tradimento' }] : []),
        why: () => ({ rule: 'gg.S.3.5b', reason: 'notEligible', battaglia: -1 }),
        take(flow) {
          const b = battle(flow);
          const [die = 0] = flow.roll({ rule: 'gg.S.3.5c', why: 'tradimento', sides: 6, seat: GHIBELLINE });
          flow.emit({ type: 'tradimento', rule: 'gg.S.3.5c', ok: die <= 5 });
          if (die > 5) passTurn(b, flow);
          else flow.next(...strikeTraitors(b, flow), { step: 'continuing' });
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
      const points = kind === 'interruptio' ? Math.ceil(value / 2) : value;
      const capitano = at(b.state.capitani, index);
      const first = !capitano.activated;
      capitano.activated = true;
      capitano.moved = false;
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
      for (const other of pairInReserve(b, index)) loseReserve(b, flow, other, 'gg.S.6.3.2b');
      if (first && hasUnlimitedRun(b, index)) b.state.events.run = index;
      for (let unit = 0; unit < b.roster.units.length; unit++) {
        setMark(b, unit, ORDERED, false);
        setMark(b, unit, COUNTERED, false);
        setMark(b, unit, TURNED, false);
      }
      clearFired(b, index, 'X');
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

  /** gg.S.3.6.1: Arras and his horse come out of their ambush, then get their Orders. */
  arrival: {
    rule: 'gg.S.3.6.1',
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
            [0, 1, 2, 3, 4, 5].map(facing => ({ type: 'emerge' as const, unit, to, facing })),
          );
        },
        take(flow, frame, _, { unit, to, facing }) {
          emerge(battle(flow), flow, frame.battaglia, unit, to, facing);
          flow.next(frame);
        },
      },
    },
  },

  /** gg.4.0.4: one Order at a time, each carried out at once. */
  orders: {
    rule: 'gg.4.0.4',
    seats(look, { battaglia: index }) {
      const b = battle(look);
      return commanded(b, index) ? [battaglia(b, index).side] : [];
    },
    offers: {
      order: {
        list: (look, frame) => ordersFor(battle(look), frame),
        why: (look, frame, _, { order, unit }) => whyNoOrder(battle(look), frame, order, unit),
        take(flow, frame, _, { order, unit }) {
          const b = battle(flow);
          const inCommand = commandNow(b, frame);
          const cost = orderCost(b, order, unit, inCommand);
          const demand = demandOn(b, frame, order, unit, cost, attacksDue(b, frame, inCommand));
          const compagnia = card(b, unit).battaglia === frame.battaglia ? frame.compagnia : card(b, unit).battaglia;
          giveOrder(b, order, unit);
          flow.emit({ type: 'ordered', rule: 'gg.5.3', unit, order, cost });
          const deserted = baronsAwake(b, flow, [unit]);
          const execution = onMap(b, unit) ? executionOf(b, frame, order, unit, demand) : deserted;
          if (order === 'reorganize') reorganize(b, flow, unit);
          if (order === 'reload') reload(b, flow, unit);
          // R109: a Carica! counts as ordered, whatever becomes of it; a Move/Attack when it ends in an Attack.
          const attacks = frame.attacks + (order === 'charge' ? 1 : 0);
          flow.next(...execution, { ...frame, points: frame.points - cost, begun: true, compagnia, attacks });
        },
      },
      moveCapitano: {
        list: (look, { battaglia: index }) =>
          capitanoMoves(battle(look), index).map(to => ({ type: 'moveCapitano', to })),
        why: (_, { battaglia: index }) => ({ rule: 'gg.13.1.2', reason: 'hasMoved', battaglia: index }),
        take(flow, frame, _, { to }) {
          rideCapitano(battle(flow), flow, frame.battaglia, to);
          flow.next(frame);
        },
      },
      movePersonality: {
        list: (look, frame) => personalityMoves(battle(look), frame),
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
        list: (look, frame) => (mayBeSpecial(battle(look), frame, mayRecover) ? [{ type: 'recovery' }] : []),
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
        list: (look, frame) => (mayBeSpecial(battle(look), frame, mayRally) ? [{ type: 'rally' }] : []),
        take(flow, frame) {
          const b = battle(flow);
          const [die = 0] = flow.roll({ rule: 'gg.S.3.8.1', why: 'rally', sides: 6, seat: b.state.active });
          const left = Math.floor(die / 2);
          flow.emit({ type: 'rallied', rule: 'gg.S.3.8.1', battaglia: frame.battaglia, units: left });
          flow.next({ step: 'comingBack', battaglia: frame.battaglia, left }, { ...frame, points: 0, begun: true });
        },
      },
      /** gg.S.2.2.5, gg.S.4.3 (R147): a late unit enters with an Order, and moves on. */
      enterMap: {
        list(look, { battaglia: index, points, entered = [] }) {
          const open = points < 1 ? [] : lateEntries(battle(look), index, entered);
          return open.map(({ unit, to }) => ({ type: 'enterMap', unit, to }));
        },
        take(flow, frame, _, { unit, to }) {
          const b = battle(flow);
          const { entered = [] } = frame;
          const entry = lateEntries(b, frame.battaglia, entered).find(one => one.unit === unit && one.to === to);
          enterMap(b, flow, frame.battaglia, unit, to);
          setMark(b, unit, ORDERED, true);
          flow.next(
            {
              step: 'move',
              unit,
              order: 'move',
              points: allowance(b, typeOf(b, unit)) - (entry?.cost ?? 0),
              moved: 1,
              began: facingOf(b, unit),
              turnedAt: [],
              mayAttack: mayAttack(b, frame, unit),
              wasNext: false,
            },
            { step: 'orderEnd', unit },
            { ...frame, points: frame.points - 1, begun: true, entered: [...entered, to] },
          );
        },
      },
      endOrders: {
        list: (look, frame) => (whyNoEnd(battle(look), frame) ? [] : [{ type: 'endOrders' }]),
        why: (look, frame) => whyNoEnd(battle(look), frame),
        take: () => undefined,
      },
    },
  },

  /** gg.S.3.8.2, gg.S.3.8.3, gg.S.3.8.4 */
  comingBack: {
    rule: 'gg.S.3.8',
    seats(look, { battaglia: index, left }) {
      const b = battle(look);
      return left > 0 && comebacks(b, index).length > 0 ? [battaglia(b, index).side] : [];
    },
    offers: {
      comeBack: {
        list: (look, { battaglia: index }) => comebacks(battle(look), index),
        take(flow, frame, seat, { unit, to, facing }) {
          const b = battle(flow);
          const [hits = 0] = flow.roll({ rule: 'gg.S.3.8.3', why: 'rallyHits', sides: 6, seat });
          b.state.marks[unit] = ORDERED;
          if (hits < printedRating(b, unit)) {
            setCell(b, unit, to);
            b.state.facing[unit] = facing;
            b.state.hits[unit] = hits;
            flow.emit({ type: 'cameBack', rule: 'gg.S.3.8.3', unit, to, hits });
          } else flow.emit({ type: 'routed', rule: 'gg.S.3.8.3', unit });
          flow.next({ ...frame, left: frame.left - 1 });
        },
      },
      endRally: { list: () => [{ type: 'endRally' }], take: () => undefined },
    },
  },

  /** gg.4.0.6, gg.4.0.7 */
  clearing: {
    rule: 'gg.4.0.6',
    run(flow, { battaglia: index }) {
      const b = battle(flow);
      for (const unit of battaglia(b, index).units) {
        setMark(b, unit, FIRED, false);
        setMark(b, unit, REORGANIZED, false);
      }
      b.roster.units.forEach(({ type }, unit) => {
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
      if (at(b.state.levels, side) < WINNING_LEVEL) worsenWeather(b, flow, roll);
    },
  },

  /** gg.3.0e */
  continuing: {
    rule: 'gg.3.0e',
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
          return { rule: 'gg.S.6.4', reason: 'notEligible', battaglia: index };
        },
        odds: () => ({ modifiers: [], until: 'continuum' }),
        take(flow, _, __, { battaglia: index }) {
          const b = battle(flow);
          const capacity = capacityOf(b, index);
          const ok = attempt(b, flow, index, 'continuum');
          if (ok) flow.next({ step: 'interruption', battaglia: index, capacity });
          else if (ok === false) flow.next({ step: 'changeRoles' });
        },
      },
      pass: { list: () => [{ type: 'pass' }], take: flow => passTurn(battle(flow), flow) },
    },
  },

  /** gg.3.0f, gg.4.2 */
  interruption: {
    rule: 'gg.4.2a',
    seats: look => [enemyOf(battle(look).state.active)],
    offers: {
      interrupt: {
        list: look => interruptChoices(battle(look)).map(index => ({ type: 'interrupt', battaglia: index })),
        why: (look, _, __, { battaglia: index }) => whyNoInterrupt(battle(look), index),
        odds: () => ({ modifiers: [], until: 'interruptio' }),
        take(flow, frame, _, { battaglia: index }) {
          const b = battle(flow);
          const capacity = capacityOf(b, index);
          const ok = attempt(b, flow, index, 'interruptio');
          if (ok) flow.next(activate(index, 'interruptio', capacity), { step: 'continuing' });
          else if (ok === false)
            flow.next(activate(frame.battaglia, 'continuum', frame.capacity), { step: 'continuing' });
        },
      },
      decline: {
        list: () => [{ type: 'decline' }],
        take: (flow, frame) =>
          flow.next(activate(frame.battaglia, 'continuum', frame.capacity), { step: 'continuing' }),
      },
    },
  },

  /** gg.3.0i, R11: a side that can do nothing passes; when neither can, the battle is a draw. */
  changeRoles: {
    rule: 'gg.3.0i',
    run(flow) {
      const b = battle(flow);
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
  if (b.state.active === GHIBELLINE && novelloIsDue(b)) {
    tryNovello(b, flow);
    return true;
  }
  if (basicChoices(b).length === 0 && !mayTryTradimento(b)) return false;
  flow.next({ step: 'basic', optional: false });
  return true;
}

/** gg.4.0.3a, gg.15.1 */
function clearFired(b: Battle, index: number, type: 'X'): void {
  for (const unit of battaglia(b, index).units) if (typeOf(b, unit) === type) setMark(b, unit, FIRED, false);
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

/** Which routed units can come back where; the facing is that of the army's front. */
function comebacks(b: Battle, index: number): { type: 'comeBack'; unit: number; to: number; facing: number }[] {
  const hexes = rallyHexes(b, battaglia(b, index).side);
  return ralliable(b, index).flatMap(unit =>
    hexes
      .filter(to => mayStackWith(b, unit, unitsAt(b, to)))
      .flatMap(to => [0, 1, 2, 3, 4, 5].map(facing => ({ type: 'comeBack' as const, unit, to, facing }))),
  );
}
