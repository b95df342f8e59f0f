/** Before the battle of a free set-up: what is bought and written, then the march (gg.S.2, gg.S.4, gg.S.7, gg.S.9). */
import { requireCell } from '@carroccio/boards';
import { at, type Frame, type Refusal, type Steps } from '@carroccio/kernel';
import { dropCapacity } from '../03-activations/capacity.ts';
import { enterHex } from '../08-movement/entering.ts';
import { allowance } from '../08-movement/movement.ts';
import { capitanoMoves, rideCapitano, whyNoRideTo } from '../13-personalities/riding.ts';
import { endBattle, gainLevels, score } from '../17-victory/scoring.ts';
import { type Battle, type BattleOf, battaglia, enemyOf, facingOf, nextToEnemy, onMap, typeOf } from '../battle.ts';
import { battagliaNamed } from '../roster.ts';
import type { Guelphs, Manoeuvre } from '../shape.ts';
import { arrivalStakes, asItFalls } from '../stakes.ts';
import { GHIBELLINE, GUELPH, REMOVED, type Side } from '../state.ts';
import {
  enterMap,
  entersInSecret,
  entries,
  entryTurn,
  fatigue,
  marchCosts,
  mayDeclare,
  mayMarch,
  nextToEnter,
  whyNoDeclaration,
  whyNoEntry,
} from './march.ts';
import { mostLevels, secretEdge } from './secrets.ts';
import { mustFollow } from './with-his-men.ts';

type MarchStep = 'freeing' | 'ambush' | 'papers' | 'marchTurn' | 'marching' | 'column' | 'papersOpened';

/** gg.S.4.2, gg.S.7.2, gg.S.9.2 (R140): the Battaglie a side may take out of Reserve. */
const freeable = (b: Battle, side: Side): number[] =>
  b.rules.freed(b, side).filter(index => battaglia(b, index).side === side && at(b.state.capitani, index).reserve);

const manoeuvre = (b: Battle, unit: number, points: number, moved = 0): Manoeuvre => ({
  unit,
  order: 'move',
  points,
  moved,
  began: facingOf(b, unit),
  turnedAt: [],
  mayAttack: false,
  wasNext: false,
  bound: b.rules.isBound(b, unit),
  march: true,
});

const asSide = (side: number): Side => (side === GUELPH ? GUELPH : GHIBELLINE);

export const marchSteps = (battle: BattleOf): Pick<Steps<Guelphs>, MarchStep> => ({
  freeing: {
    rule: 'gg.S.2.3',
    open: true,
    cites: look => battle(look).rules.cites.freeing,
    seats(look, { side }) {
      const b = battle(look);
      const open = freeable(b, asSide(side)).length > 0 || b.rules.coordinable(b, asSide(side)).length > 0;
      return open ? [side] : [];
    },
    offers: {
      free: {
        list: (look, { side }) =>
          freeable(battle(look), asSide(side)).map(index => ({ type: 'free', battaglia: index })),
        why: (look, _, __, { battaglia: index }) => ({
          rule: battle(look).rules.cites.freeing,
          reason: 'notEligible',
          battaglia: index,
        }),
        odds: asItFalls,
        take(flow, frame, _, { battaglia: index }) {
          const b = battle(flow);
          const side = asSide(frame.side);
          at(b.state.capitani, index).reserve = false;
          flow.emit({ type: 'released', rule: b.rules.cites.freeing, battaglia: index, contact: false });
          const rolled = flow.roll({
            rule: b.rules.cites.price,
            why: 'freeing',
            dice: b.rules.freedDice,
            sides: 6,
            seat: side,
          });
          score(
            b,
            flow,
            enemyOf(side),
            rolled.reduce((sum, die) => sum + die, 0),
            b.rules.cites.price,
          );
          flow.next(frame);
        },
      },
      coordinate: {
        list(look, { side }) {
          const b = battle(look);
          return b.rules.coordinable(b, asSide(side)).map(index => ({ type: 'coordinate', battaglia: index }));
        },
        why: (look, _, __, { battaglia: index }) => ({
          rule: battle(look).rules.cites.coordination,
          reason: 'notEligible',
          battaglia: index,
        }),
        take(flow, frame, _, { battaglia: index }) {
          const b = battle(flow);
          b.state.events.coordinated.push(index);
          const { cites, coordinationLevels } = b.rules;
          flow.emit({ type: 'coordinated', rule: cites.coordination, battaglia: index });
          gainLevels(b, flow, enemyOf(asSide(frame.side)), coordinationLevels, cites.coordination);
          flow.next(frame);
        },
      },
      ready: { list: () => [{ type: 'ready' }], take: () => undefined },
    },
  },

  /** gg.S.4.3: the Ghibelline writes where Arras will come in. */
  ambush: {
    rule: 'gg.S.4.3',
    seats: () => [GHIBELLINE],
    offers: {
      edge: {
        list: look => edgeHexes(battle(look)).map(cell => ({ type: 'edge', cell })),
        why: (_, __, ___, { cell }) => ({ rule: 'gg.S.4.3', reason: 'notOnEdge', cell }),
        take(flow, _, seat, { cell }) {
          battle(flow).state.events.arras = cell;
          flow.emit({ type: 'written', rule: 'gg.S.4.3', only: [seat] });
        },
      },
      /** gg.S.4.3.1 (R153): no ambush; his horse joins Anglano, and he leaves play. */
      renounce: {
        list: () => [{ type: 'renounce' }],
        take(flow) {
          const { state, roster, setup } = battle(flow);
          state.events.joined = true;
          const capitano = at(state.capitani, battagliaNamed(roster, secretEdge(setup)?.id ?? ''));
          capitano.cell = REMOVED;
          capitano.capacity = 0;
          flow.emit({ type: 'renounced', rule: 'gg.S.4.3.1' });
        },
      },
    },
  },

  /** gg.S.4.4, gg.S.9.3: both write in secret how many Levels they spend. */
  papers: {
    rule: 'gg.S.2.0.1',
    cites: look => battle(look).rules.cites.papers,
    seats: () => [GUELPH, GHIBELLINE],
    offers: {
      spend: {
        list: (look, _, seat) =>
          Array.from({ length: mostLevels(battle(look), asSide(seat)) + 1 }, (_, levels) => ({
            type: 'spend',
            levels,
          })),
        why(look, _, seat) {
          const b = battle(look);
          return { rule: b.rules.cites.papers, reason: 'levelsAtMost', most: mostLevels(b, asSide(seat)) };
        },
      },
    },
    reveal(flow, _, choices) {
      const b = battle(flow);
      b.state.events.papers = choices.map(([choice]) => choice?.levels ?? 0);
    },
  },

  /** gg.S.2.2.4a, R146: a player's turn begins with the choice of battle or march. */
  marchTurn: {
    rule: 'gg.S.2.2',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      declareBattle: {
        list: (look, { side }) =>
          mayDeclare(battle(look), asSide(side)).map(index => ({ type: 'declareBattle', battaglia: index })),
        why: (look, { side }, _, { battaglia: index }) => whyNoDeclaration(battle(look), side, index),
        take(flow, { side }, _, { battaglia: index }) {
          const b = battle(flow);
          b.state.active = asSide(side);
          flow.emit({ type: 'battleOffered', rule: 'gg.S.2.2.4a', battaglia: index });
          // gg.S.2.2.4b: a Basic Activation as any other; then play is normal.
          flow.next(
            { step: 'papersOpened' },
            { step: 'activation', battaglia: index, kind: 'basic', capacity: -1 },
            { step: 'continuing' },
          );
        },
      },
      marchOn: {
        list: () => [{ type: 'marchOn' }],
        odds: (look, { turn }) => {
          const tired = fatigue(battle(look), turn);
          return { modifiers: tired > 0 ? [{ rule: 'gg.S.2.4', value: tired }] : [], until: 'paced' };
        },
        take(flow, { side, turn }) {
          const b = battle(flow);
          const dice = flow.roll({ rule: 'gg.S.2.2.1a', why: 'march', dice: 2, sides: 6, seat: side });
          const roll = at(dice, 0) + at(dice, 1) + fatigue(b, turn);
          for (const capitano of b.state.capitani) capitano.moved = false;
          b.state.events.marched = [];
          const tired = b.roster.battaglie.flatMap((one, index) =>
            one.side === side && mayMarch(b, index, turn) && marchCosts(b, index, roll) ? [index] : [],
          );
          flow.emit({ type: 'paced', rule: 'gg.S.2.2.1a', side, tired });
          flow.next({ step: 'marching', side, turn, roll, marched: [], used: [] });
        },
      },
    },
  },

  /** gg.S.2.2.3a: Battaglie march one by one, in any order. */
  marching: {
    rule: 'gg.S.2.2.3a',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      march: {
        list(look, { side, turn, marched }) {
          const b = battle(look);
          return b.roster.battaglie.flatMap((one, index) =>
            one.side === side && !marched.includes(index) && mayMarch(b, index, turn)
              ? [{ type: 'march' as const, battaglia: index }]
              : [],
          );
        },
        why(look, { side, marched }, _, { battaglia: index }) {
          if (battle(look).roster.battaglie[index]?.side !== side)
            return { rule: 'gg.S.2.2.3a', reason: 'notEligible', battaglia: index };
          return marched.includes(index)
            ? { rule: 'gg.S.2.2.3a', reason: 'hasMarched', battaglia: index }
            : { rule: 'gg.S.2.2.2a', reason: 'notYetDue', battaglia: index };
        },
        take(flow, frame, _, { battaglia: index }) {
          const b = battle(flow);
          if (marchCosts(b, index, frame.roll)) dropCapacity(b, flow, index, 'gg.S.2.2.1a');
          const marching = { ...frame, marched: [...frame.marched, index] };
          flow.next({ step: 'column', battaglia: index, turn: frame.turn, moved: [], compagnia: -1 }, marching);
        },
      },
      endMarch: {
        list: () => [{ type: 'endMarch' }],
        take(flow, { side, turn }) {
          const b = battle(flow);
          const first = b.setup.firstMover === 'ghibelline' ? GHIBELLINE : GUELPH;
          const next = side === first ? turn : turn + 1;
          if (next > b.rules.marchTurns) endBattle(b, flow, 'gg.S.2.2', 'frozen', null);
          else flow.next({ step: 'marchTurn', side: enemyOf(asSide(side)), turn: next });
        },
      },
    },
  },

  /** The units of one Battaglia, with its Capitano and at Campaldino one Compagnia (R145). */
  column: {
    rule: 'gg.S.2.2.3a',
    open: true,
    hides: (look, { battaglia: index }) => entersInSecret(battle(look), index),
    seats: (look, { battaglia: index }) => [battaglia(battle(look), index).side],
    offers: {
      marchUnit: {
        list: (look, frame) => marchers(battle(look), frame).map(unit => ({ type: 'marchUnit', unit })),
        why: (look, frame, _, { unit }) => whyNoMarcher(battle(look), frame, unit),
        take(flow, frame, _, { unit }) {
          const b = battle(flow);
          const own = at(b.roster.units, unit).battaglia;
          b.state.events.marched.push(unit);
          flow.next(
            { step: 'move', ...manoeuvre(b, unit, allowance(b, typeOf(b, unit))) },
            { step: 'orderEnd', unit },
            { ...frame, moved: [...frame.moved, unit], compagnia: own === frame.battaglia ? frame.compagnia : own },
          );
        },
      },
      enterMap: {
        list(look, { battaglia: index, turn }) {
          const b = battle(look);
          if (entryTurn(b, index) === 0 || entryTurn(b, index) > turn || whyWaits(b, index)) return [];
          const { used } = look.enclosing('marching');
          return nextToEnter(b, index).flatMap(unit =>
            entries(b, index, unit, used).map(({ to }) => ({ type: 'enterMap' as const, unit, to })),
          );
        },
        why(look, { battaglia: index, turn }, _, { unit, to }) {
          const b = battle(look);
          return entryTurn(b, index) > turn
            ? { rule: 'gg.S.2.2.2a', reason: 'notYetDue', battaglia: index }
            : (whyWaits(b, index) ?? whyNoEntry(b, index, unit, to));
        },
        odds: (look, _, __, { unit, to }) => arrivalStakes(battle(look), unit, to),
        take(flow, frame, _, { unit, to }) {
          const b = battle(flow);
          const marching = flow.enclosing('marching');
          const entry = entries(b, frame.battaglia, unit, marching.used).find(one => one.to === to);
          if (!entry) throw new Error(`unit ${unit} cannot enter by hex ${to}`);
          marching.used.push(to);
          enterMap(b, flow, frame.battaglia, unit, to);
          b.state.events.marched.push(unit);
          flow.next(
            ...enterHex(b, flow, unit, to, to),
            { step: 'move', ...manoeuvre(b, unit, allowance(b, typeOf(b, unit)) - entry.cost, 1) },
            { step: 'orderEnd', unit },
            { ...frame, moved: [...frame.moved, unit] },
          );
        },
      },
      moveCapitano: {
        list: (look, { battaglia: index }) =>
          capitanoMoves(battle(look), index)
            .filter(to => !nextToEnemy(battle(look), to, battaglia(battle(look), index).side))
            .map(to => ({ type: 'moveCapitano', to })),
        why: (look, { battaglia: index }, _, { to }) =>
          capitanoMoves(battle(look), index).includes(to)
            ? { rule: 'gg.S.2.2.3b', reason: 'outOfReach', cell: to }
            : whyNoRideTo(battle(look), index, to),
        take(flow, frame, _, { to }) {
          rideCapitano(battle(flow), flow, frame.battaglia, to);
          flow.next(frame);
        },
      },
      ready: {
        list: (look, { battaglia: index }) => (whyWaits(battle(look), index) ? [] : [{ type: 'ready' }]),
        why: (look, { battaglia: index }) => whyWaits(battle(look), index),
        take: () => undefined,
      },
    },
  },

  /** gg.S.4.4, gg.S.9.3, gg.S.9.3.1: the papers are opened; what was spent goes to the enemy. */
  papersOpened: {
    rule: 'gg.S.2.0.1',
    run(flow) {
      const b = battle(flow);
      const { events } = b.state;
      const [guelph = 0, ghibelline = 0] = events.papers;
      events.marching = false;
      if (!b.rules.papers) return;
      const rule = b.rules.cites.papers;
      flow.emit({ type: 'papersOpened', rule, guelph, ghibelline });
      flow.reveal();
      b.rules.papers.opened(b, guelph, ghibelline);
      if (guelph > 0) gainLevels(b, flow, GHIBELLINE, guelph, rule);
      if (ghibelline > 0) gainLevels(b, flow, GUELPH, ghibelline, rule);
    },
  },
});

/** gg.S.4.3: the edge hexes that can be written. */
function edgeHexes(b: Battle): number[] {
  return (secretEdge(b.setup)?.hexes ?? []).map(hex => requireCell(b.field.grid, hex));
}

type Column = Pick<Frame<Guelphs, 'column'>, 'battaglia' | 'moved' | 'compagnia'>;

/** gg.S.6.8.2a, R129: why a column waits: Manfredi must follow the unit that has left him. */
const whyWaits = (b: Battle, index: number): Refusal<Guelphs> | undefined =>
  mustFollow(b, index) ? { rule: 'gg.S.6.8.2a', reason: 'mustFollow', battaglia: index } : undefined;

/** Units on the map that have not marched yet: those of the Battaglia, and of one Compagnia of the side. */
const marchers = (b: Battle, column: Column): number[] =>
  [...b.roster.units.keys()].filter(unit => !whyNoMarcher(b, column, unit));

/** Why a unit does not march in a column (gg.S.2.2.3a, gg.14.0.6a, R145). */
function whyNoMarcher(
  b: Battle,
  { battaglia: index, moved, compagnia }: Column,
  unit: number,
): Refusal<Guelphs> | undefined {
  const card = b.roster.units[unit];
  const along = card && battaglia(b, card.battaglia).capitano === null && card.side === battaglia(b, index).side;
  if (!card || !onMap(b, unit) || card.type === 'R' || (card.battaglia !== index && !along))
    return { rule: 'gg.S.2.2.3a', reason: 'notInColumn', unit };
  if (moved.includes(unit) || b.state.events.marched.includes(unit))
    return { rule: 'gg.S.2.2.3a', reason: 'unitMarched', unit };
  if (card.type === 'P' && withMissile(b, unit)) return { rule: 'gg.14.0.6a', reason: 'goesAlong', unit };
  const waits = whyWaits(b, index);
  if (waits) return waits;
  return card.battaglia === index || compagnia < 0 || compagnia === card.battaglia
    ? undefined
    : { rule: 'gg.S.8.5.1b', reason: 'oneCompagnia', unit };
}

const withMissile = (b: Battle, unit: number): boolean =>
  b.roster.units.some(
    ({ type }, other) => (type === 'X' || type === 'A') && b.state.cell[other] === b.state.cell[unit],
  );
