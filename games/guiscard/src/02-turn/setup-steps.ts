/** The steps of set-up (gui.2.scenario-choice). */
import { neighbour, within } from '@carroccio/boards';
import { at, type Steps } from '@carroccio/kernel';
import { hexCost, isPassable } from '../04-movement/movement.ts';
import { type Battle, type BattleOf, cellOf, isMounted, isOccupied, man, sideOf } from '../battle.ts';
import { whyNotThere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { ABSENT, GONE } from '../state.ts';
import {
  awaitEntry,
  canBePlaced,
  cellsOfZone,
  facingsAt,
  groupUnits,
  mayEnterLater,
  openZones,
  placingCells,
  putOn,
  zoneAt,
  zonesOf,
} from './placing.ts';
import { canStand, horseFacings } from './setup-room.ts';

type SetupStep = 'setUp' | 'placing' | 'facing' | 'placeHorse' | 'faceHorse' | 'placeRank' | 'faceRank' | 'placeAnimal';

const RULE = 'gui.2.scenario-choice';

/** Hexes near the rider's tent, or near a named hex, for his horse. */
function horseCells(b: Battle, index: number): number[] {
  const one = at(b.state.horses, index);
  const spec = b.scenario.riderless.find(({ of }) => b.roster.byId.get(of) === one.of);
  if (!spec) return [];
  if (spec.hexes) return spec.hexes.map(name => b.field.ids.get(name) ?? -1);
  const area = b.field.areas[b.field.area[cellOf(b, one.of)] ?? -1];
  const centres = spec.near === 'tent' ? (area?.cells ?? []) : [b.field.ids.get(spec.near ?? '') ?? -1];
  const near = new Set(centres.flatMap(cell => within(b.field.grid, cell, spec.within ?? 2)));
  return [...near].filter(cell => !area?.cells.includes(cell));
}

/** Three free hexes in a row for the first rank (R62). */
function rankCells(b: Battle, group: number, to: number, front: number): number[] {
  const zone = new Set(zonesOf(b, group).flatMap(one => [...cellsOfZone(b, one)]));
  const cells = [to];
  for (let index = 1; index < 3; index++) cells.push(neighbour(b.field.grid, cells[index - 1] ?? -1, (front + 2) % 6));
  return cells.every(cell => cell >= 0 && zone.has(cell) && hexCost(b, cell, false) === 1 && !isOccupied(b, cell))
    ? cells
    : [];
}

export const setupSteps = (battle: BattleOf): Pick<Steps<Guiscard>, SetupStep> => ({
  setUp: {
    rule: RULE,
    run(flow, { group }) {
      const b = battle(flow);
      const units = groupUnits(b, group);
      const horses = b.state.horses.flatMap(({ of, rider }, index) => (rider < 0 && units.includes(of) ? [index] : []));
      const rank = b.rules.setsUpRanks && units.some(unit => man(b, unit).hoplite);
      const sheep = group === 0 ? b.state.cell.flatMap((_, unit) => (man(b, unit).animal ? [unit] : [])) : [];
      flow.next(
        ...(rank ? [{ step: 'placeRank' as const, group }] : []),
        ...units.map(unit => ({ step: 'placing' as const, unit, group })),
        ...horses.map(horse => ({ step: 'placeHorse' as const, horse, cells: [] })),
        ...sheep.map(unit => ({
          step: 'placeAnimal' as const,
          unit,
          cells: b.scenario.sheep.flatMap(({ hexes }) => hexes.map(name => b.field.ids.get(name) ?? -1)),
        })),
      );
    },
  },

  placing: {
    rule: RULE,
    seats(look, { unit, group }) {
      const b = battle(look);
      if (b.state.cell[unit] !== ABSENT) return [];
      return [at(b.scenario.groups, group).side];
    },
    offers: {
      put: {
        list: (look, { unit, group }) => placingCells(battle(look), unit, group).map(to => ({ type: 'put', to })),
        why: (look, _frame, _seat, { to }) => whyNotThere(battle(look), RULE, to),
        take(flow, { unit, group }, _seat, { to }) {
          const b = battle(flow);
          if (isMounted(b, unit)) {
            const ways = facingsAt(b, unit, to, zoneAt(b, unit, group, to));
            putOn(b, unit, to, ways[0] ?? 0);
            flow.next({ step: 'facing', unit, to });
          } else putOn(b, unit, to, 0);
          flow.emit({ type: 'deployed', rule: RULE, unit, to });
        },
      },
      stayOut: {
        list(look, { unit, group }) {
          const b = battle(look);
          const stays =
            mayEnterLater(b, unit, group) || openZones(b, unit, group).length === 0 || !canBePlaced(b, unit, group);
          return stays ? [{ type: 'stayOut' }] : [];
        },
        why: () => ({ rule: RULE, reason: 'mustPlace' }),
        take(flow, { unit, group }) {
          const b = battle(flow);
          awaitEntry(b, unit, group);
          // Nowhere to stand and nowhere to come from: he takes no part.
          if (!b.state.entries.some(({ units }) => units.includes(unit))) b.state.cell[unit] = GONE;
        },
      },
    },
  },

  facing: {
    rule: 'gui.1.2f',
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      face: {
        list(look, { unit, to }) {
          const b = battle(look);
          return facingsAt(b, unit, to, null).map(direction => ({ type: 'face', direction }));
        },
        why: () => ({ rule: 'gui.1.2f', reason: 'noRoom' }),
        take: (flow, { unit, to }, _seat, { direction }) => putOn(battle(flow), unit, to, direction),
      },
    },
  },

  placeHorse: {
    rule: RULE,
    seats(look, { horse }) {
      const b = battle(look);
      const one = at(b.state.horses, horse);
      return one.head < 0 ? [one.side] : [];
    },
    offers: {
      put: {
        list(look, { horse }) {
          const b = battle(look);
          const cells = horseCells(b, horse);
          return cells
            .filter(cell => canStand(b, cell) && horseFacings(b, cell, cells).length > 0)
            .map(to => ({ type: 'put', to }));
        },
        why: (look, _frame, _seat, { to }) => whyNotThere(battle(look), RULE, to),
        take: (flow, { horse }, _seat, { to }) => flow.next({ step: 'faceHorse', horse, to }),
      },
      stayOut: {
        list(look, { horse }) {
          const b = battle(look);
          const cells = horseCells(b, horse);
          const room = cells.some(cell => canStand(b, cell) && horseFacings(b, cell, cells).length > 0);
          return room ? [] : [{ type: 'stayOut' }];
        },
        why: () => ({ rule: RULE, reason: 'mustPlace' }),
        take(flow, { horse }) {
          at(battle(flow).state.horses, horse).dead = true;
        },
      },
    },
  },

  faceHorse: {
    rule: RULE,
    seats: (look, { horse }) => [at(battle(look).state.horses, horse).side],
    offers: {
      face: {
        list(look, { horse, to }) {
          const b = battle(look);
          return horseFacings(b, to, horseCells(b, horse)).map(direction => ({ type: 'face', direction }));
        },
        why: () => ({ rule: RULE, reason: 'noRoom' }),
        take(flow, { horse, to }, _seat, { direction }) {
          const b = battle(flow);
          Object.assign(at(b.state.horses, horse), {
            head: to,
            tail: neighbour(b.field.grid, to, (direction + 3) % 6),
          });
        },
      },
    },
  },

  placeRank: {
    rule: 'gui.7.3.1a',
    seats: (look, { group }) => [at(battle(look).scenario.groups, group).side],
    offers: {
      put: {
        list(look, { group }) {
          const b = battle(look);
          const zone = new Set(zonesOf(b, group).flatMap(one => [...cellsOfZone(b, one)]));
          return [...zone]
            .filter(cell => [0, 1, 2, 3, 4, 5].some(front => rankCells(b, group, cell, front).length > 0))
            .map(to => ({ type: 'put', to }));
        },
        why: (look, _frame, _seat, { to }) => whyNotThere(battle(look), 'gui.7.3.1a', to),
        take: (flow, { group }, _seat, { to }) => flow.next({ step: 'faceRank', group, to }),
      },
    },
  },

  faceRank: {
    rule: 'gui.7.3.1a',
    seats: (look, { group }) => [at(battle(look).scenario.groups, group).side],
    offers: {
      face: {
        list(look, { group, to }) {
          const b = battle(look);
          return [0, 1, 2, 3, 4, 5]
            .filter(front => rankCells(b, group, to, front).length > 0)
            .map(direction => ({ type: 'face', direction }));
        },
        why: () => ({ rule: 'gui.7.3.1a', reason: 'noRoom' }),
        take(flow, { group, to }, _seat, { direction }) {
          const b = battle(flow);
          const cells = rankCells(b, group, to, direction);
          const units = groupUnits(b, group)
            .filter(unit => man(b, unit).hoplite)
            .slice(0, 3);
          for (const [index, unit] of units.entries()) putOn(b, unit, at(cells, index), 0);
          b.state.formations.push({
            side: at(b.scenario.groups, group).side,
            units,
            front: direction,
            foulkon: false,
            past: [],
          });
          flow.emit({ type: 'formed', rule: 'gui.7.3.1a', units, front: direction });
        },
      },
    },
  },

  placeAnimal: {
    rule: 'gui.1.2i',
    seats(look, { unit }) {
      const b = battle(look);
      return b.state.cell[unit] === ABSENT ? [sideOf(b, unit)] : [];
    },
    offers: {
      put: {
        list: (look, { unit, cells }) => {
          const b = battle(look);
          return cells
            .filter(cell => isPassable(b, unit, cell, false) && !isOccupied(b, cell))
            .map(to => ({ type: 'put', to }));
        },
        why: (look, _frame, _seat, { to }) => whyNotThere(battle(look), RULE, to),
        take: (flow, { unit }, _seat, { to }) => putOn(battle(flow), unit, to, 0),
      },
      stayOut: {
        list: (look, { unit, cells }) => {
          const b = battle(look);
          return cells.some(cell => isPassable(b, unit, cell, false) && !isOccupied(b, cell))
            ? []
            : [{ type: 'stayOut' }];
        },
        why: () => ({ rule: RULE, reason: 'mustPlace' }),
        take(flow, { unit }) {
          battle(flow).state.cell[unit] = GONE;
        },
      },
    },
  },
});
