/** Formations on the move: forming, wheeling, leaving (gui.7.3.1b, R65). */
import { neighbour } from '@carroccio/boards';
import type { Flow } from '@carroccio/kernel';
import { isPassable, pikesBar, stepCost } from '../04-movement/movement.ts';
import { tellMended } from '../06-combat/harm.ts';
import { type Battle, cellOf, enemyAt, formationOf, isOccupied, marked, sideOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { BUSY, type Formation, MOVED } from '../state.ts';

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
  const before = formation.units.map(unit => cellOf(b, unit));
  shiftAll(b, formation, direction);
  const found = mayHalt(b, formation) || WAYS.some(way => leadsToHalt(b, formation, way, mp - cost));
  formation.units.forEach((unit, index) => {
    b.state.cell[unit] = before[index] ?? cellOf(b, unit);
  });
  return found;
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
    if (goal < 0 || b.field.closed[goal] !== 0 || !isPassable(b, unit, goal)) return [];
    if (!cells.includes(goal) && (isOccupied(b, goal) || enemyAt(b, goal, sideOf(b, unit)) >= 0)) return [];
    goals.push(goal);
  }
  return goals;
}

function cellAt({ field: { grid } }: Battle, u: number, v: number): number {
  const { uMin, vMin, uSpan, vSpan, stride, cells } = grid.raster;
  const du = u - uMin;
  const dv = v - vMin;
  if (du < 0 || dv < 0 || du >= uSpan || dv >= vSpan) return -1;
  return cells[(du + 1) * stride + dv + 1] ?? -1;
}
