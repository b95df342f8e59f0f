/** Capitani, Heroes and Standards: wounds, escape, replacement, and what a rout brings them (gg.13, gg.10.8). */

import { distance } from '@carroccio/boards';
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { commanded, halveCapacity, loseCapacity } from '../03-activations/capacity.ts';
import { ratingsOf } from '../05-orders/command.ts';
import { capitanoCell, ridingReach } from '../08-movement/movement.ts';
import { armyOf, broken, type Frames } from '../10-combat/losses.ts';
import { checkDestroyed, endBattle, endByKing, gainLevels, score, scoreRout } from '../17-victory/scoring.ts';
import {
  type Battle,
  type BattleOf,
  battaglia,
  card,
  cellOf,
  enemyOf,
  inPlay,
  isCombatUnit,
  isRated,
  onMap,
  setCell,
  sideOf,
  typeOf,
  unitsAt,
  unitsWhere,
} from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { disruptionStakes } from '../stakes.ts';
import { AWAITED, REMOVED, ROUTED } from '../state.ts';

const ESCAPE_POINTS = 5;

export function capitaniAt(b: Battle, cell: number, side: number): number[] {
  const there: number[] = [];
  if (cell < 0) return there;
  const { capitani } = b.state;
  for (let index = 0; index < capitani.length; index++)
    if (at(capitani, index).cell === cell && battaglia(b, index).side === side) there.push(index);
  return there;
}

export function heroesWith({ state: { heroes } }: Battle, unit: number): number[] {
  const there: number[] = [];
  for (let hero = 0; hero < heroes.length; hero++) if (heroes[hero] === unit) there.push(hero);
  return there;
}

/** The combat value of a hero (gg.13.3.1, gg.S.8.6.1). */
export function heroValue(b: Battle, hero: number): number {
  const { combat, reduced } = at(b.roster.heroes, hero);
  return at(b.state.wounded, hero) && reduced !== null ? reduced : combat;
}

/** gg.13.3.3, gg.S.8.6.1 (R99): each Killed result scores a die; Paladini fall in two steps. */
export function killHero(b: Battle, flow: Flow<Guelphs>, hero: number, gone: boolean): void {
  const { battaglia: index, reduced } = at(b.roster.heroes, hero);
  const weakened = !gone && reduced !== null && !at(b.state.wounded, hero);
  if (weakened) b.state.wounded[hero] = true;
  else b.state.heroes[hero] = -1;
  flow.emit({ type: 'heroKilled', rule: weakened ? 'gg.S.8.6.1' : 'gg.13.3.3b', hero });
  const winner = enemyOf(battaglia(b, index).side);
  const [die = 0] = flow.roll({ rule: 'gg.17.1.1f', why: 'heroPoints', sides: 6, seat: winner });
  score(b, flow, winner, die, 'gg.17.1.1f');
}

/** gg.13.1.9, gg.13.1.7, R129: where a Capitano can flee to. */
function escapesOf(b: Battle, index: number): number[] {
  const { side, units } = battaglia(b, index);
  const reach = ridingReach(b, capitanoCell(b, index), ESCAPE_POINTS, side);
  // gg.S.6.8.2a: Manfredi must end with a unit of his own.
  if (!b.rules.withHisMen(b, index)) return reach;
  return reach.filter(cell => units.some(unit => isRated(b, unit) && !broken(b, unit) && cellOf(b, unit) === cell));
}

/** gg.13.1.6: rolls on the Capitano Wounded table and applies it; false when he is killed. */
export function survivesWound(b: Battle, flow: Flow<Guelphs>, index: number): boolean {
  const [die = 1] = flow.roll({ rule: 'gg.13.1.6', why: 'wound', sides: 6, seat: battaglia(b, index).side });
  const result = at(b.charts.wounds, die - 1);
  if ('killed' in result) {
    flow.emit({ type: 'killed', rule: 'gg.13.1.6', battaglia: index });
    return false;
  }
  if (result.loss === 0) flow.emit({ type: 'unharmed', rule: 'gg.13.1.6', battaglia: index });
  else {
    flow.emit({ type: 'wounded', rule: 'gg.13.1.6', battaglia: index, loss: result.loss });
    loseCapacity(b, flow, index, result.loss, 'gg.13.1.6');
  }
  return true;
}

/** gg.10.8: with as many hits as its rating a unit is no company any more, though the others of its combat rout first. */
const doomed = (b: Battle, unit: number): boolean => isRated(b, unit) && broken(b, unit);

/** Units an Adjutant may join (gg.13.1.10). */
const unitsToJoin = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(unit => onMap(b, unit) && isCombatUnit(b, unit) && !doomed(b, unit));

const awaitsUnits = (b: Battle, index: number): boolean =>
  battaglia(b, index).units.some(unit => b.state.cell[unit] === AWAITED && isCombatUnit(b, unit));

export const personalitySteps = (
  battle: BattleOf,
): Pick<
  Steps<Guelphs>,
  'rout' | 'wound' | 'flight' | 'escape' | 'fallen' | 'adjutant' | 'standardLost' | 'panic' | 'lastUnit'
> => ({
  /** R90: points; Palvesari; Hero; Capitano; Standard; last unit. Each is finished before the next. */
  rout: {
    rule: 'gg.10.8',
    run(flow, { unit, cell, shock }) {
      const b = battle(flow);
      const { side, battaglia: index, type } = card(b, unit);
      scoreRout(b, flow, unit);
      if (side === 0) {
        b.state.events.guelphRouted = true;
        if (type === 'C') b.state.events.guelphCavalryRouted = true;
      }
      b.rules.routed(b, unit);
      // R71: the markers on a unit that is gone are removed too.
      b.state.attacks = b.state.attacks.filter(attack => attack.unit !== unit && attack.target !== unit);
      for (const other of unitsAt(b, cell))
        if (sideOf(b, other) === side && typeOf(b, other) === 'P') {
          setCell(b, other, ROUTED);
          flow.emit({ type: 'removed', rule: 'gg.14.0.4', unit: other });
        }
      if (shock && loseCarroccio(b, flow, cell, side)) return;
      const frames: Frames = [];
      for (const hero of heroesWith(b, unit)) killHero(b, flow, hero, true);
      if (!unitsAt(b, cell).some(other => sideOf(b, other) === side && isRated(b, other)))
        frames.push(
          ...capitaniAt(b, cell, side).map(capitano => ({ step: 'wound' as const, battaglia: capitano, alone: true })),
        );
      if (b.state.standards[side] === unit) {
        b.state.standards[side] = -1;
        frames.push({ step: 'standardLost', side, cell });
      }
      flow.next(...frames, { step: 'lastUnit', battaglia: index });
    },
  },

  /** gg.13.1.6, gg.13.1.7: alone after a rout, he must get away if he lives. */
  wound: {
    rule: 'gg.13.1.6',
    run(flow, { battaglia: index, alone }) {
      const b = battle(flow);
      if (capitanoCell(b, index) < 0) return;
      if (!survivesWound(b, flow, index)) flow.next({ step: 'fallen', battaglia: index });
      else if (alone) flow.next({ step: 'flight', battaglia: index });
    },
  },

  /** gg.13.1.7, gg.13.1.9: he gets away, or is taken. */
  flight: {
    rule: 'gg.13.1.9',
    run(flow, { battaglia: index }) {
      const b = battle(flow);
      if (capitanoCell(b, index) < 0) return;
      if (escapesOf(b, index).length > 0) {
        flow.next({ step: 'escape', battaglia: index });
        return;
      }
      flow.emit({ type: 'captured', rule: 'gg.13.1.9', battaglia: index });
      flow.next({ step: 'fallen', battaglia: index });
    },
  },

  escape: {
    rule: 'gg.13.1.7',
    open: true,
    seats: (look, { battaglia: index }) => [battaglia(battle(look), index).side],
    offers: {
      escape: {
        list: (look, { battaglia: index }) => escapesOf(battle(look), index).map(to => ({ type: 'escape', to })),
        why(look, { battaglia: index }, _, { to }) {
          const b = battle(look);
          const reach = ridingReach(b, capitanoCell(b, index), ESCAPE_POINTS, battaglia(b, index).side);
          return reach.includes(to)
            ? { rule: b.rules.cites.withHisMen, reason: 'withHisMen', battaglia: index }
            : { rule: 'gg.13.1.7', reason: 'outOfReach', cell: to };
        },
        /** What dice may follow belong to the combat or the rout, wherever he goes. */
        odds: () => 'sequence',
        take(flow, { battaglia: index }, _, { to }) {
          const b = battle(flow);
          at(b.state.capitani, index).cell = to;
          flow.emit({ type: 'escaped', rule: 'gg.13.1.7', battaglia: index, to });
        },
      },
    },
  },

  /** gg.13.1.10, gg.13.1.11, gg.17.1.1e; the death of a King ends the battle (gg.S.6.10.3, gg.S.7.5.2). */
  fallen: {
    rule: 'gg.13.1.10',
    run(flow, { battaglia: index }) {
      const b = battle(flow);
      const { capitano, side } = battaglia(b, index);
      const winner = side === 0 ? 1 : 0;
      const state = at(b.state.capitani, index);
      if (capitano?.king) {
        state.cell = REMOVED;
        state.capacity = 0;
        // R149: in a combat the end comes when all checks of both sides are made.
        if (flow.inside('aftermath')) flow.enclosing('aftermath').kings.push(side);
        else endByKing(b, flow, winner);
        return;
      }
      const { combat } = ratingsOf(b, index);
      // gg.S.6.6.4: the Saracens' Capitano is worth nothing.
      if (combat > 0) {
        const [die = 0] = flow.roll({ rule: 'gg.17.1.1e', why: 'capitanoPoints', sides: 6, seat: winner });
        score(b, flow, winner, die * combat, 'gg.17.1.1e');
      }
      halveCapacity(b, flow, index);
      state.cell = REMOVED;
      if (!capitano?.adjutant) {
        state.capacity = 0;
        return;
      }
      state.adjutant = true;
      // gg.S.2.2.5, R97: units still to come count, and he comes with the first of them.
      if (unitsToJoin(b, index).length === 0 && awaitsUnits(b, index)) {
        state.cell = AWAITED;
        flow.emit({ type: 'replaced', rule: 'gg.13.1.10', battaglia: index });
        return;
      }
      flow.next({ step: 'adjutant', battaglia: index });
    },
  },

  adjutant: {
    rule: 'gg.13.1.10',
    open: true,
    seats(look, { battaglia: index }) {
      const b = battle(look);
      return unitsToJoin(b, index).length > 0 ? [battaglia(b, index).side] : [];
    },
    offers: {
      adjutant: {
        list: (look, { battaglia: index }) =>
          unitsToJoin(battle(look), index).map(unit => ({ type: 'adjutant', unit })),
        why: (_, __, ___, { unit }) => ({ rule: 'gg.13.1.10', reason: 'cannotJoin', unit }),
        odds: () => 'sequence',
        take(flow, { battaglia: index }, _, { unit }) {
          const b = battle(flow);
          at(b.state.capitani, index).cell = cellOf(b, unit);
          flow.emit({ type: 'replaced', rule: 'gg.13.1.10', battaglia: index });
        },
      },
    },
  },

  /** gg.13.2.3 (R93): a Level to the enemy, and Disruption within a die of hexes. */
  standardLost: {
    rule: 'gg.13.2.3a',
    run(flow, { side, cell }) {
      const b = battle(flow);
      const loser = side === 0 ? 0 : 1;
      const [radius = 0] = flow.roll({ rule: 'gg.13.2.3b', why: 'standard', sides: 6, seat: loser });
      flow.emit({ type: 'standardLost', rule: 'gg.13.2.3a', side, radius });
      gainLevels(b, flow, loser === 0 ? 1 : 0, 1, 'gg.17.1.1g');
      const units = armyOf(b, loser).filter(unit => distance(b.field.grid, cell, cellOf(b, unit)) <= radius);
      flow.next({ step: 'panic', side, units });
    },
  },

  /** gg.13.2.3b: one by one, in the order their owner likes. */
  panic: {
    rule: 'gg.13.2.3b',
    open: true,
    seats(look, { side, units }) {
      const b = battle(look);
      return units.some(unit => onMap(b, unit)) ? [side] : [];
    },
    offers: {
      shake: {
        list(look, { units }) {
          const b = battle(look);
          return units.filter(unit => onMap(b, unit)).map(unit => ({ type: 'shake', unit }));
        },
        why: (_, __, ___, { unit }) => ({ rule: 'gg.13.2.3b', reason: 'notShaken', unit }),
        odds: (look, _, __, { unit }) => disruptionStakes(battle(look), unit, 'gg.13.2.3b'),
        take: (flow, frame, _, { unit }) =>
          flow.next(
            { step: 'disruption', unit, rule: 'gg.13.2.3b' },
            { ...frame, units: frame.units.filter(other => other !== unit) },
          ),
      },
    },
  },

  /** gg.13.1.12, R97: without units the Capitano leaves play, unscored. */
  lastUnit: {
    rule: 'gg.13.1.12',
    run(flow, { battaglia: index }) {
      const b = battle(flow);
      const { units, capitano } = battaglia(b, index);
      const left = units.some(unit => isCombatUnit(b, unit) && inPlay(b, unit));
      if (!left && capitano && commanded(b, index)) {
        const state = at(b.state.capitani, index);
        state.cell = REMOVED;
        state.capacity = 0;
        flow.emit({ type: 'withdrawn', rule: 'gg.13.1.12', battaglia: index });
      }
      // R149: in a combat both armies may be gone before it is settled who has lost.
      if (!left && !flow.inside('aftermath')) checkDestroyed(b, flow);
    },
  },
});

/** gg.S.3.7.4c, gg.S.3.9b: the Carroccio falls with the unit that guarded it, and the battle is lost. */
export function loseCarroccio(b: Battle, flow: Flow<Guelphs>, cell: number, side: number): boolean {
  const [wagon] = unitsWhere(
    b,
    unit => typeOf(b, unit) === 'W' && cellOf(b, unit) === cell && sideOf(b, unit) === side,
  );
  if (wagon === undefined) return false;
  setCell(b, wagon, REMOVED);
  flow.emit({ type: 'removed', rule: 'gg.S.3.7.4c', unit: wagon });
  endBattle(b, flow, 'gg.S.3.9b', 'carroccio', side === 0 ? 1 : 0);
  return true;
}
