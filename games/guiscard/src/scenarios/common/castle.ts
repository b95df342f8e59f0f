/** Who is in the castle, and in its tower. */
import { inCastle, inTower } from '../../03-ground/works.ts';
import { ableOf, type Battle, cellOf, other } from '../../battle.ts';

export const towerTaken = (b: Battle, side: number): boolean =>
  ableOf(b, side).some(unit => inTower(b, cellOf(b, unit))) &&
  !ableOf(b, other(side)).some(unit => inTower(b, cellOf(b, unit)));

export const within = (b: Battle, side: number): number =>
  ableOf(b, side).filter(unit => inCastle(b, cellOf(b, unit))).length;
