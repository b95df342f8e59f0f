/** Who is near whom. */

import { terrainAt } from '../../src/03-ground/works.ts';
import {
  ableOf,
  type Battle,
  cellOf,
  cellsOf,
  hexesBetween,
  isMounted,
  man,
  menOf,
  movementOf,
  other,
  sideOf,
} from '../../src/battle.ts';
import { TERRAINS } from '../../src/field.ts';

export const enemiesOf = (b: Battle, unit: number): number[] =>
  menOf(b, other(sideOf(b, unit))).filter(enemy => !man(b, enemy).animal);

export const gapTo = (b: Battle, cell: number, unit: number): number =>
  Math.min(...cellsOf(b, unit).map(own => hexesBetween(b, own, cell)));

/** How far the nearest of some men is from a hex. */
export const nearestGap = (b: Battle, cell: number, units: readonly number[]): number =>
  units.reduce((least, unit) => Math.min(least, gapTo(b, cell, unit)), 99);

/** Whether horses can come into a hex at all. */
const isRidable = (b: Battle, cell: number): boolean =>
  (b.charts.terrain[TERRAINS[terrainAt(b, cell)] ?? 'clear']?.[1] ?? null) !== null;

/** Enemies who could be upon a hex in their next move, the strongest first. */
export function threatsTo(b: Battle, side: number, cell: number): number[] {
  const ridable = isRidable(b, cell);
  return ableOf(b, other(side))
    .filter(enemy => (ridable || !isMounted(b, enemy)) && gapTo(b, cell, enemy) <= movementOf(b, enemy) * 0.8 + 1)
    .sort((one, two) => gapTo(b, cell, one) - gapTo(b, cell, two));
}

/** Friends who stand close by. */
export const friendsNear = (b: Battle, unit: number, cell: number, within: number): number =>
  ableOf(b, sideOf(b, unit)).filter(mate => mate !== unit && hexesBetween(b, cellOf(b, mate), cell) <= within).length;
