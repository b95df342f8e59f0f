/** Clearing the dead out of a hex (gui.4.2.3). */
import { neighbour } from '@carroccio/boards';
import { engineAt, isBurning } from '../03-ground/works.ts';
import { isPerched } from '../06-combat/contact.ts';
import { around, type Battle, cellOf, hexesBetween, horse, isAble, isMounted, marked, menOf } from '../battle.ts';
import { BUSY, DEAD, FIRED, GONE, MOVED } from '../state.ts';
import { bodiesAt, hexCost, isWater, sideOpens } from './movement.ts';

interface Team {
  unit: number;
  mate: number;
}

/** gui.4.2.3b: men on foot who have done nothing yet. */
const idle = (b: Battle, side: number): number[] =>
  menOf(b, side).filter(
    unit => isAble(b, unit) && !isMounted(b, unit) && !marked(b, unit, MOVED | FIRED | BUSY) && !isPerched(b, unit),
  );

/** Every two of them beside one of these hexes, or in it. */
function teams(b: Battle, men: readonly number[], cells: readonly number[]): Team[] {
  const near = men.filter(unit => cells.some(cell => hexesBetween(b, cellOf(b, unit), cell) <= 1));
  return near.flatMap((unit, index) => near.slice(index + 1).map(mate => ({ unit, mate })));
}

/** Whether bodies can be dragged from a hex into the next: over open ground or into water. */
const mayDrag = (b: Battle, from: number, to: number): boolean =>
  to >= 0 &&
  b.field.closed[to] === 0 &&
  hexCost(b, to, false) >= 0 &&
  !isBurning(b, to) &&
  engineAt(b, to) < 0 &&
  sideOpens(b, from, to);

/** gui.4.2.3a: up to three dead men out of a hex that is heaped with bodies. */
export function heapsToClear(b: Battle, side: number): (Team & { from: number; to: number })[] {
  const men = idle(b, side);
  if (men.length < 2) return [];
  const heaps = new Set(
    b.state.cell.filter((cell, unit) => cell >= 0 && b.state.health[unit] === DEAD && bodiesAt(b, cell) >= 3),
  );
  return [...heaps].flatMap(from => {
    const goals = around(b, from).filter(to => mayDrag(b, from, to));
    return teams(b, men, [from]).flatMap(team => goals.map(to => ({ ...team, from, to })));
  });
}

/** gui.4.2.3a: or one dead horse, both its hexes the same way. */
export function carcassesToDrag(b: Battle, side: number): (Team & { horse: number; head: number; tail: number })[] {
  const men = idle(b, side);
  if (men.length < 2) return [];
  return b.state.horses.flatMap(({ dead, head, tail }, index) => {
    if (!dead || head < 0) return [];
    const places = [0, 1, 2, 3, 4, 5]
      .map(way => ({ head: neighbour(b.field.grid, head, way), tail: neighbour(b.field.grid, tail, way) }))
      .filter(to => mayDrag(b, head, to.head) && mayDrag(b, tail, to.tail));
    return teams(b, men, [head, tail]).flatMap(team => places.map(to => ({ ...team, horse: index, ...to })));
  });
}

const MOST_MEN = 3;

/** gui.4.2.3c: in water they sink; says whether they have. */
export function shiftMen(b: Battle, from: number, to: number): boolean {
  const sunk = isWater(b, to);
  const dead = b.state.cell.flatMap((cell, unit) => (cell === from && b.state.health[unit] === DEAD ? [unit] : []));
  for (const unit of dead.slice(0, MOST_MEN)) b.state.cell[unit] = sunk ? GONE : to;
  return sunk;
}
export function shiftCarcass(b: Battle, index: number, head: number, tail: number): boolean {
  const sunk = isWater(b, head) || isWater(b, tail);
  Object.assign(horse(b, index), sunk ? { head: GONE, tail: GONE } : { head, tail });
  return sunk;
}
