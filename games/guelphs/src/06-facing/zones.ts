/** Facing and zones of control (gg.6, gg.7). */
import { aspectOf, FLANK, FRONT, REAR } from '@carroccio/boards';
import {
  around,
  type Battle,
  card,
  cellOf,
  facingOf,
  firstAt,
  isCavalry,
  occupant,
  sideOf,
  standing,
  typeOf,
} from '../battle.ts';
import { FACINGS, prohibited } from '../field.ts';
import type { UnitType } from '../roster.ts';
import type { Side } from '../state.ts';

export type Aspect = 'front' | 'flank' | 'rear';

/** gg.S.3.7.2, gg.S.3.7.3: the Carroccio, and a unit stacked with it, have only frontal hexes. */
export function holdsCarroccio(b: Battle, cell: number): boolean {
  const { next } = standing(b);
  for (let unit = firstAt(b, cell); unit >= 0; unit = next[unit] ?? -1) if (typeOf(b, unit) === 'W') return true;
  return false;
}

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

/** gg.7.0, gg.14.0.6c: Palvesari and Religiosi exert no zone of control. */
const exertsZone = (type: UnitType): boolean => type !== 'P' && type !== 'R';

/** gg.7.0, gg.7.0.1: none into prohibited ground. */
export const exertsZoneInto = (b: Battle, unit: number, cell: number): boolean =>
  exertsZone(typeOf(b, unit)) && !prohibited(b.field, cell) && inFront(b, unit, cell);

/** The enemy in the next hex in some direction, if this one lies in his zone of control; or -1. */
function zoneFrom(b: Battle, cell: number, direction: number, side: Side, forCavalry: boolean): number {
  const from = b.field.grid.neighbours[cell * 6 + direction] ?? -1;
  const enemy = occupant(b, from);
  if (enemy < 0) return -1;
  const { side: his, type } = card(b, enemy);
  if (his === side || !exertsZone(type) || (forCavalry && type !== 'C')) return -1;
  return facesInto(facingOf(b, enemy), (direction + 3) % 6) || holdsCarroccio(b, from) ? enemy : -1;
}

/** gg.6.0.1: whether a facing has the neighbour in this direction in front. */
export const facesInto = (facing: number, direction: number): boolean =>
  direction === facing || direction === (facing + 1) % 6;

/** Enemies with this hex in their zone of control; Cavalry ignores the zones of Foot (gg.7.1.1). */
export const zonesOn = (b: Battle, cell: number, side: Side, forCavalry: boolean): number[] =>
  prohibited(b.field, cell)
    ? []
    : FACINGS.map(direction => zoneFrom(b, cell, direction, side, forCavalry)).filter(enemy => enemy >= 0);

/** Whether any enemy has this hex in his zone of control. */
export function zoned(b: Battle, cell: number, side: Side, forCavalry: boolean): boolean {
  if (prohibited(b.field, cell)) return false;
  const { neighbours } = b.field.grid;
  const { first } = standing(b);
  for (let direction = 0; direction < 6; direction++) {
    const from = neighbours[cell * 6 + direction] ?? -1;
    // Most hexes are empty.
    if ((first[from] ?? -1) < 0) continue;
    if (zoneFrom(b, cell, direction, side, forCavalry) >= 0) return true;
  }
  return false;
}

/** Whether a unit stands in an enemy zone of control that counts for it. */
export const inZone = (b: Battle, unit: number): boolean =>
  zoned(b, cellOf(b, unit), sideOf(b, unit), isCavalry(b, unit));
