/** Facing and zones of control (gg.6, gg.7). */
import { aspectOf, FLANK, FRONT, REAR } from '@carroccio/boards';
import { around, type Battle, cellOf, facingOf, isCavalry, occupant, sideOf, typeOf, unitsAt } from './battle.ts';
import { prohibited } from './field.ts';
import type { Side } from './state.ts';

export type Aspect = 'front' | 'flank' | 'rear';

/** gg.S.3.7.2, gg.S.3.7.3: the Carroccio, and a unit stacked with it, have only frontal hexes. */
export const holdsCarroccio = (b: Battle, cell: number): boolean =>
  unitsAt(b, cell).some(unit => typeOf(b, unit) === 'W');

const allFront = (b: Battle, unit: number): boolean => holdsCarroccio(b, cellOf(b, unit));

/** gg.6.0.1: what of a unit an adjacent hex meets. */
export function aspect(b: Battle, unit: number, cell: number): Aspect {
  if (allFront(b, unit)) return 'front';
  const met = aspectOf(b.field.grid, cellOf(b, unit), facingOf(b, unit), cell);
  if (met === FRONT) return 'front';
  return met === FLANK ? 'flank' : 'rear';
}

/** gg.6.0.1: whether a hex is one of the unit's two frontal hexes. */
export function inFront(b: Battle, unit: number, cell: number): boolean {
  if (allFront(b, unit)) return around(b, cellOf(b, unit)).includes(cell);
  return aspectOf(b.field.grid, cellOf(b, unit), facingOf(b, unit), cell) === FRONT;
}

/** The two frontal hexes of a facing, -1 off the map. */
export function frontalHexes({ field: { grid } }: Battle, cell: number, facing: number): [number, number] {
  return [grid.neighbours[cell * 6 + facing] ?? -1, grid.neighbours[cell * 6 + ((facing + 1) % 6)] ?? -1];
}

/** gg.6.0.1: the two hexes behind. */
export function rearHexes(b: Battle, unit: number): number[] {
  const cell = cellOf(b, unit);
  return around(b, cell).filter(next => aspectOf(b.field.grid, cell, facingOf(b, unit), next) === REAR);
}

/** gg.7.0, gg.14.0.6c: Palvesari and Religiosi exert no zone of control; gg.7.0.1: none into prohibited ground. */
export function exertsZoneInto(b: Battle, unit: number, cell: number): boolean {
  const type = typeOf(b, unit);
  return type !== 'P' && type !== 'R' && !prohibited(b.field, cell) && inFront(b, unit, cell);
}

/** Enemies with this hex in their zone of control; Cavalry ignores the zones of Foot (gg.7.1.1). */
export function zonesOn(b: Battle, cell: number, side: Side, forCavalry: boolean): number[] {
  return around(b, cell)
    .map(next => occupant(b, next))
    .filter(
      enemy =>
        enemy >= 0 &&
        sideOf(b, enemy) !== side &&
        (!forCavalry || isCavalry(b, enemy)) &&
        exertsZoneInto(b, enemy, cell),
    );
}

/** Whether a unit stands in an enemy zone of control that counts for it. */
export const inZone = (b: Battle, unit: number): boolean =>
  zonesOn(b, cellOf(b, unit), sideOf(b, unit), isCavalry(b, unit)).length > 0;
