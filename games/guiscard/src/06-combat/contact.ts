/** Who can strike whom (gui.6.7, R12, R36), and who holds whom in contact (gui.5.2a, R116). */
import { neighbour } from '@carroccio/boards';
import { barrierBetween, fightsAcross, isBurning, terrainAt } from '../03-ground/works.ts';
import { isHeaped, passesWindows } from '../04-movement/movement.ts';
import { pikeReach } from '../07-charges-and-formations/formation.ts';
import {
  type Battle,
  cellOf,
  cellsOf,
  hexesBetween,
  isAble,
  isMounted,
  lives,
  man,
  sideOf,
  tailOf,
} from '../battle.ts';
import { DEEP, GATE_HEX, INTERIOR, PLATFORM, TERRAINS, WINDOW } from '../field.ts';

/** The wall top a character hangs at, on a ladder or a rope: the hex he faces; -1 for whoever stands on the ground. */
export function facesFromPerch({ state, field }: Battle, unit: number): number {
  for (const { climber, cell, direction, gone } of state.ladders)
    if (!gone && climber === unit) return neighbour(field.grid, cell, direction);
  for (const { climber, to, gone, roof } of state.grapnels) if (!gone && !roof && climber === unit) return to;
  return -1;
}
/** gui.10.6.1d: over the parapet, above whoever is in the rooms. */
export const isOnRoof = ({ state }: Battle, unit: number): boolean =>
  state.grapnels.some(({ climber, gone, roof }) => !gone && roof && climber === unit);
/** gui.10.6.3a */
export const isOnRope = ({ state }: Battle, unit: number): boolean =>
  state.grapnels.some(({ climber, gone, roof }) => !gone && !roof && climber === unit);
export const isPerched = (b: Battle, unit: number): boolean => facesFromPerch(b, unit) >= 0 || isOnRoof(b, unit);
export const bearsLadder = ({ state }: Battle, unit: number): boolean =>
  state.ladders.some(({ bearers, gone }) => !gone && bearers.includes(unit));

/** Whether any hex of a character lies so near: a ladder's top or a rope's is never further than the next hex. */
export function isWithin(b: Battle, unit: number, cell: number, range: number): boolean {
  const here = cellOf(b, unit);
  if (here < 0 || cell < 0) return false;
  return (
    hexesBetween(b, here, cell) <= range || (isMounted(b, unit) && hexesBetween(b, tailOf(b, unit), cell) <= range)
  );
}

/** gui.6.7: an attacker must be able to enter the hex he attacks. */
function couldEnter(b: Battle, unit: number, cell: number): boolean {
  const code = terrainAt(b, cell);
  // gui.4.2.2b: over six bodies nobody comes.
  if (isHeaped(b, cell)) return false;
  if (code === DEEP) return !isMounted(b, unit) && !man(b, unit).armour;
  if (!isMounted(b, unit)) return true;
  if (code === INTERIOR) return b.field.doorCells.has(cell);
  if (code === GATE_HEX) return b.state.works.gate === 'destroyed';
  const [, horse] = b.charts.terrain[TERRAINS[code] ?? 'clear'] ?? [null, null];
  return horse !== null;
}

/** gui.9.1.palisade, gui.9.2.1a: at the top of a ladder or rope men meet on a platform; over plain stakes nobody reaches down or up. */
const isFoughtAtTop = (b: Battle, faced: number): boolean => terrainAt(b, faced) === PLATFORM;

/** Whether a character could strike somebody who stands on the ground of this hex. */
export function canStrike(b: Battle, unit: number, cell: number): boolean {
  // gui.10.2.5b: nobody could enter flames.
  if (!isAble(b, unit) || bearsLadder(b, unit) || isOnRoof(b, unit) || isBurning(b, cell)) return false;
  const faced = facesFromPerch(b, unit);
  if (faced >= 0) return faced === cell && isFoughtAtTop(b, faced);
  return cellsOf(b, unit).some(own => strikesFrom(b, unit, own, cell));
}

/** Whether a blow from one hex could fall on the next, were he there. */
const strikesFrom = (b: Battle, unit: number, from: number, cell: number): boolean =>
  fightsAcross(b, from, cell) &&
  couldEnter(b, unit, cell) &&
  ((!isMounted(b, unit) && passesWindows(b, unit)) || barrierBetween(b, from, cell) !== WINDOW);

/** What stands between each hex of a character and a hex he could strike at from it. */
export const waysToStrike = (b: Battle, unit: number, cell: number): number[] =>
  cellsOf(b, unit)
    .filter(own => strikesFrom(b, unit, own, cell))
    .map(own => barrierBetween(b, own, cell));

/** gui.7.2.1a: whether a ride that ends in a hex brings the blow home on somebody in the next. */
export const couldBringHome = (b: Battle, unit: number, from: number, target: number, cell: number): boolean =>
  !isPerched(b, target) && !isBurning(b, cell) && strikesFrom(b, unit, from, cell);

/** Whether one character may attack another, pikes apart. */
export function canAttack(b: Battle, unit: number, target: number): boolean {
  if (!lives(b, target) || sideOf(b, unit) === sideOf(b, target)) return false;
  if (isOnRoof(b, target)) return false;
  const faced = facesFromPerch(b, target);
  if (faced >= 0)
    return isAble(b, unit) && cellsOf(b, unit).includes(faced) && !bearsLadder(b, unit) && isFoughtAtTop(b, faced);
  if (cellsOf(b, target).some(cell => canStrike(b, unit, cell))) return true;
  // R63: pikes reach the hex beyond.
  const cell = cellOf(b, target);
  if (!isAble(b, unit) || !man(b, unit).hoplite || isBurning(b, cell)) return false;
  return pikeReach(b, unit).includes(cell) && couldEnter(b, unit, cell);
}

/** R12: enemies able to attack this hex, each once. */
export function ableAgainst(b: Battle, side: number, cell: number): number[] {
  const found: number[] = [];
  for (let enemy = 0; enemy < b.state.cell.length; enemy++)
    if (sideOf(b, enemy) !== side && isWithin(b, enemy, cell, 1) && isAble(b, enemy) && canStrike(b, enemy, cell))
      found.push(enemy);
  return found;
}
/** R12: enemies able to attack a man where he is; on a ladder or a rope only whoever faces him up there. */
export const ableAgainstMan = (b: Battle, unit: number): number[] => {
  if (!isPerched(b, unit)) return ableAgainst(b, sideOf(b, unit), cellOf(b, unit));
  return b.state.cell.flatMap((_, enemy) => (canAttack(b, enemy, unit) ? [enemy] : []));
};
const isThreatened = (b: Battle, side: number, cell: number): boolean => {
  for (let enemy = 0; enemy < b.state.cell.length; enemy++)
    if (sideOf(b, enemy) !== side && isWithin(b, enemy, cell, 1) && isAble(b, enemy) && canStrike(b, enemy, cell))
      return true;
  return false;
};

/**
 * gui.5.2a, gui.5.2b, R116: held in contact by an enemy, but only by one who could attack him. At the top of a ladder
 * nobody below does, and the man before him is his mark (gui.10.1.5a).
 */
export const inContact = (b: Battle, unit: number): boolean =>
  !isPerched(b, unit) &&
  (isThreatened(b, sideOf(b, unit), cellOf(b, unit)) ||
    (isMounted(b, unit) && isThreatened(b, sideOf(b, unit), tailOf(b, unit))));
