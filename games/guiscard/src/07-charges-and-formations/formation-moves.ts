/** Formations on the move: forming, wheeling, leaving (gui.7.3.1b, R65). */
import { neighbour } from '@carroccio/boards';
import type { Flow } from '@carroccio/kernel';
import { pikesBar, stepCost } from '../04-movement/movement.ts';
import { potentialOf } from '../04-movement/pace.ts';
import { tellMended } from '../06-combat/harm.ts';
import {
  around,
  type Battle,
  cellOf,
  enemyAt,
  formationOf,
  hexesBetween,
  isOccupied,
  marked,
  sideOf,
} from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { BUSY, type Formation, MOVED } from '../state.ts';
import { keepsRanks } from './formation.ts';

/** Who goes his own way is out of the formation; it reorganises or dissolves. */
export function leaveFormation(b: Battle, flow: Flow<Guiscard>, unit: number): void {
  const formation = formationOf(b, unit);
  if (!formation) return;
  formation.units = formation.units.filter(one => one !== unit);
  tellMended(b, flow);
}

export const WAYS = [0, 1, 2, 3, 4, 5] as const;

export const hasMoved = (b: Battle, formation: Formation): boolean =>
  formation.units.some(unit => marked(b, unit, MOVED | BUSY));

/** The dearest step of its members when all go the same way, or -1. */
export function shiftCost(b: Battle, formation: Formation, direction: number): number {
  const cells = formation.units.map(unit => cellOf(b, unit));
  let dearest = 0;
  for (const unit of formation.units) {
    const to = neighbour(b.field.grid, cellOf(b, unit), direction);
    if (to < 0 || b.field.closed[to] !== 0) return -1;
    // gui.4.1: over friends and the stunned, as anybody goes.
    if (!cells.includes(to) && (enemyAt(b, to, formation.side) >= 0 || pikesBar(b, unit, to))) return -1;
    const cost = stepCost(b, unit, cellOf(b, unit), to);
    if (cost < 0) return -1;
    dearest = Math.max(dearest, cost);
  }
  return dearest;
}

/** gui.4.1: nobody else in any of its hexes. */
export const mayHalt = (b: Battle, { units }: Formation): boolean =>
  units.every(unit => !isOccupied(b, cellOf(b, unit), unit));

/** Whether with these points the step leads, at once or further on, to where the formation may halt. */
export function leadsToHalt(b: Battle, formation: Formation, direction: number, mp: number): boolean {
  const cost = shiftCost(b, formation, direction);
  if (cost < 0 || cost > mp) return false;
  const goals = formation.units.map(unit => neighbour(b.field.grid, cellOf(b, unit), direction));
  return placed(
    b,
    formation,
    goals,
    () =>
      keepsRanks(b, formation) &&
      (mayHalt(b, formation) || WAYS.some(way => leadsToHalt(b, formation, way, mp - cost))),
  );
}

export function shiftAll(b: Battle, formation: Formation, direction: number): void {
  const goals = formation.units.map(unit => neighbour(b.field.grid, cellOf(b, unit), direction));
  formation.units.forEach((unit, index) => {
    b.state.cell[unit] = goals[index] ?? cellOf(b, unit);
  });
}

/** R65: where every member stands when the whole wheels by 60 degrees around one of them; empty when it cannot. */
export function wheeled(b: Battle, formation: Formation, pivot: number, by: number): number[] {
  const { grid } = b.field;
  const centre = cellOf(b, pivot);
  const u0 = grid.u[centre] ?? 0;
  const v0 = grid.v[centre] ?? 0;
  const cells = formation.units.map(unit => cellOf(b, unit));
  const goals: number[] = [];
  for (const unit of formation.units) {
    const u = (grid.u[cellOf(b, unit)] ?? 0) - u0;
    const v = (grid.v[cellOf(b, unit)] ?? 0) - v0;
    // Clockwise by 60 degrees in the lattice of HEX_STEPS: N (0,-1) goes to NE (1,-1).
    const [du, dv] = by > 0 ? [-v, u + v] : [u + v, -u];
    const goal = cellAt(b, u0 + du, v0 + dv);
    if (goal < 0 || (!cells.includes(goal) && isOccupied(b, goal))) return [];
    if (!swings(b, unit, centre, goal, potentialOf(formation))) return [];
    goals.push(goal);
  }
  const wheel = { ...formation, front: (formation.front + by + 6) % 6 };
  return placed(b, formation, goals, () => keepsRanks(b, wheel)) ? goals : [];
}

/**
 * R65: whether a man can walk from where he stands to where the wheel takes him, as far from its centre all the way and
 * by no step that is too dear for the formation.
 */
function swings(b: Battle, unit: number, centre: number, goal: number, most: number): boolean {
  const radius = hexesBetween(b, centre, goal);
  for (let from = cellOf(b, unit); from !== goal; ) {
    const left = hexesBetween(b, from, goal);
    const to = around(b, from).find(
      cell => hexesBetween(b, cell, centre) === radius && hexesBetween(b, cell, goal) < left,
    );
    const cost = to === undefined ? -1 : stepCost(b, unit, from, to);
    if (to === undefined || cost < 0 || cost > most || bars(b, unit, to)) return false;
    from = to;
  }
  return true;
}

/** An enemy, or the pikes of enemies, in a hex. */
const bars = (b: Battle, unit: number, cell: number): boolean =>
  b.field.closed[cell] !== 0 || enemyAt(b, cell, sideOf(b, unit)) >= 0 || pikesBar(b, unit, cell);

/** What holds while its members stand in these hexes. */
function placed<T>(b: Battle, { units }: Formation, cells: readonly number[], look: () => T): T {
  const before = units.map(unit => cellOf(b, unit));
  const put = (where: readonly number[]): void =>
    units.forEach((unit, index) => {
      b.state.cell[unit] = where[index] ?? cellOf(b, unit);
    });
  put(cells);
  const found = look();
  put(before);
  return found;
}

function cellAt({ field: { grid } }: Battle, u: number, v: number): number {
  const { uMin, vMin, uSpan, vSpan, stride, cells } = grid.raster;
  const du = u - uMin;
  const dv = v - vMin;
  if (du < 0 || dv < 0 || du >= uSpan || dv >= vSpan) return -1;
  return cells[(du + 1) * stride + dv + 1] ?? -1;
}
