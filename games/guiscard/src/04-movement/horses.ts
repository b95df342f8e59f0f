/** Horses without riders: mounted, led, let go (gui.4.4.2, gui.4.4.3). */
import { directionTo, neighbour, sideBetween } from '@carroccio/boards';
import { barrierAt } from '../03-ground/works.ts';
import { ableAgainst } from '../06-combat/contact.ts';
import {
  around,
  type Battle,
  cellOf,
  cellsOf,
  hexesBetween,
  horse,
  isAble,
  isMounted,
  isOccupied,
  man,
  sideOf,
} from '../battle.ts';
import { OPEN } from '../field.ts';
import type { Horse } from '../state.ts';
import { isOpenHex, isPassable, mayRest } from './movement.ts';

/** gui.4.4.2a */
export const saddleCost = (b: Battle, unit: number): number => (man(b, unit).armour ? 3 : 2);

/** R9: the two flank hexes of a horse, next to head and tail alike. */
export function flanksOf({ field: { grid } }: Battle, head: number, tail: number): number[] {
  const d = directionTo(grid, tail, head);
  return [neighbour(grid, head, (d + 2) % 6), neighbour(grid, head, (d + 4) % 6)].filter(cell => cell >= 0);
}

/** gui.4.4.3b: the three hexes before the head. */
export function beforeHead({ field: { grid } }: Battle, { head, tail }: Horse): number[] {
  const d = directionTo(grid, tail, head);
  return [d, d + 1, d + 5].map(way => neighbour(grid, head, way % 6)).filter(cell => cell >= 0);
}

export const isLoose = ({ dead, rider, head }: Horse): boolean => !dead && rider < 0 && head >= 0;

/** gui.4.4.3e: who controls a riderless horse now, or -1. */
export function controller(b: Battle, index: number): number {
  const one = horse(b, index);
  if (one.leader >= 0) return sideOf(b, one.leader);
  const near = (side: number): boolean =>
    b.state.cell.some(
      (_, unit) =>
        sideOf(b, unit) === side &&
        isAble(b, unit) &&
        cellsOf(b, unit).some(cell => hexesBetween(b, cell, one.head) <= 1 || hexesBetween(b, cell, one.tail) <= 1),
    );
  return one.side >= 0 && near(one.side) ? one.side : -1;
}

/** gui.4.4.2d, gui.4.4.2e, gui.4.4.2f: horses he may mount from where he stands. */
export function mountable(b: Battle, unit: number): number[] {
  if (isMounted(b, unit) || man(b, unit).mounted === null) return [];
  const side = sideOf(b, unit);
  const here = cellOf(b, unit);
  if (ableAgainst(b, side, here).length > 0) return [];
  return b.state.horses.flatMap((one, index) => {
    if (!isHorseBeside(b, unit, index)) return [];
    if (closedToSaddle(b, unit, one) >= 0) return [];
    // gui.4.4.2e: the horse must be clear of the enemy as well.
    return [one.head, one.tail].some(cell => ableAgainst(b, side, cell).length > 0) ? [] : [index];
  });
}

/** gui.4.2.1a, gui.4.2.1b: a hex under a horse that was led where nobody rides, or -1. */
export const closedToSaddle = (b: Battle, unit: number, { head, tail }: Horse): number =>
  [head, tail].find(cell => !isOpenHex(b, unit, cell, true)) ?? -1;

/** gui.4.4.2d: a horse he could mount were it not for the enemy or the cost. */
function isHorseBeside(b: Battle, unit: number, horse: number): boolean {
  const one = b.state.horses[horse];
  if (!one || !isLoose(one) || isMounted(b, unit) || man(b, unit).mounted === null) return false;
  const here = cellOf(b, unit);
  if (!flanksOf(b, one.head, one.tail).includes(here) || !reachesHorse(b, here, one)) return false;
  // R104: whoever of his own side holds it, holds it for him.
  const owner = controller(b, horse);
  return owner < 0 || owner === sideOf(b, unit);
}
/** gui.8.4a, R10: no wall, nor anything else, stands between a man here and both halves of a horse. */
export const reachesHorse = (b: Battle, here: number, { head, tail }: Pick<Horse, 'head' | 'tail'>): boolean =>
  [head, tail].some(own => {
    const side = sideBetween(b.field.grid, own, here);
    return side >= 0 && barrierAt(b, side) === OPEN;
  });

/** gui.4.4.2c, R10: where a rider may set his feet; gui.4.1, gui.8.4.2b: from a horse that can be left where it stands. */
export function dismountCells(b: Battle, unit: number): number[] {
  if (!mayRest(b, unit)) return [];
  const [head = -1, tail = -1] = cellsOf(b, unit);
  const open = (cell: number): boolean =>
    !isOccupied(b, cell, unit) && isPassable(b, unit, cell, false) && reachesHorse(b, cell, { head, tail });
  const flanks = flanksOf(b, head, tail).filter(open);
  if (flanks.length > 0) return flanks;
  return [...new Set([...around(b, head), ...around(b, tail)])].filter(
    cell => cell !== head && cell !== tail && open(cell),
  );
}

/** gui.4.4.2g: rider and horse become one counter. */
export function mountUp(b: Battle, unit: number, index: number): void {
  const one = horse(b, index);
  b.state.ride[unit] = index;
  b.state.cell[unit] = one.head;
  b.state.tail[unit] = one.tail;
  one.rider = unit;
  one.side = sideOf(b, unit);
  one.leader = -1;
  one.head = -1;
  one.tail = -1;
}

/** gui.4.4.2g: and one becomes two again; the horse keeps its facing (R10). */
export function stepDown(b: Battle, unit: number, to: number): void {
  const one = horse(b, b.state.ride[unit] ?? -1);
  one.head = cellOf(b, unit);
  one.tail = b.state.tail[unit] ?? -1;
  one.rider = -1;
  one.side = sideOf(b, unit);
  b.state.ride[unit] = -1;
  b.state.cell[unit] = to;
  b.state.tail[unit] = -1;
}
