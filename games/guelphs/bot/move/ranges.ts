/** How far things are from each other. */
import { distance } from '@carroccio/boards';
import { type Battle, cellOf, isRated, sideOf, unitsWhere } from '../../src/battle.ts';

const FAR = 99;

function nearest(b: Battle, cell: number, wanted: (unit: number) => boolean): number {
  let least = FAR;
  for (let unit = 0; unit < b.roster.units.length; unit++) {
    const there = cellOf(b, unit);
    if (there >= 0 && wanted(unit)) least = Math.min(least, distance(b.field.grid, cell, there));
  }
  return least;
}

/** How far a hex is from the nearest enemy of a side. */
export const nearestEnemy = (b: Battle, cell: number, side: number): number =>
  nearest(b, cell, unit => sideOf(b, unit) !== side);

/** How far a hex is from the nearest enemy that fights. */
export const nearestFighter = (b: Battle, cell: number, side: number): number =>
  nearest(b, cell, unit => sideOf(b, unit) !== side && isRated(b, unit));

/** How far a hex is from the nearest unit of either side. */
export const nearestUnit = (b: Battle, cell: number): number => nearest(b, cell, () => true);

/** How far a unit is from its nearest enemy. */
export const reachOf = (b: Battle, unit: number): number => nearestEnemy(b, cellOf(b, unit), sideOf(b, unit));

/** Whether a unit that fights stands in a hex. */
export const manned = (b: Battle, cell: number): boolean =>
  unitsWhere(b, unit => cellOf(b, unit) === cell && isRated(b, unit)).length > 0;
