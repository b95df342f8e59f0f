/** A character's move: how far, by which edge in and out, where it may end (gui.4, gui.11.4.3d, R25). */

import { weaponOf } from '../05-missiles/fire.ts';
import { isPerched } from '../06-combat/contact.ts';
import { nearestFree } from '../06-combat/retreat.ts';
import { besieged, besieging } from '../11-sieges/siege.ts';
import {
  around,
  type Battle,
  cellOf,
  cellsOf,
  hasManInHand,
  hasStirred,
  isAble,
  isMounted,
  isOccupied,
  man,
  marked,
  movementOf,
  setMark,
  sideOf,
  stir,
  tailOf,
} from '../battle.ts';
import type { Journey } from '../shape.ts';
import { AWAITED, BUSY, type Entry, FIRED, FRESH, IN_PLACE, MOVED, OVER_HALF } from '../state.ts';
import {
  bodyCost,
  canReachRest,
  hexCost,
  isDrowning,
  isPassable,
  mayRest,
  place,
  type Stride,
  stepCost,
} from './movement.ts';

/** gui.5.1, gui.11.4.3d, gui.10.1.4a: what he may still spend in this phase. */
export const allowance = (b: Battle, unit: number): number =>
  b.state.spare.find(one => one.unit === unit)?.mp ?? fullAllowance(b, unit);
/** The same for whoever may have moved: a move broken off against his will has cost him all. */
export const pointsLeft = (b: Battle, unit: number): number =>
  marked(b, unit, MOVED) && !b.state.spare.some(one => one.unit === unit)
    ? 0
    : Math.min(allowance(b, unit), movementOf(b, unit));
/** What he keeps of it. */
export function keep(b: Battle, unit: number, mp: number): void {
  b.state.spare = [...b.state.spare.filter(one => one.unit !== unit), { unit, mp }];
}
function fullAllowance(b: Battle, unit: number): number {
  let mp = movementOf(b, unit);
  const weapon = weaponOf(b, unit);
  if (marked(b, unit, FIRED) && weapon !== null && b.charts.weapons[weapon].offensiveMove === 'half')
    mp = Math.floor(mp / 2);
  if (marked(b, unit, FRESH)) mp = Math.floor(mp / 2);
  return mp;
}

export const journeyOf = (b: Battle, unit: number): Journey => ({
  unit,
  mp: allowance(b, unit),
  entered: 0,
  potential: movementOf(b, unit),
  spent: fullAllowance(b, unit) - allowance(b, unit),
  limit: -1,
});

/** gui.4.b: who has not moved and can; gui.4.c: what somebody has left when he stops moves nobody. */
export const mayMove = (b: Battle, unit: number): boolean =>
  isAble(b, unit) && !marked(b, unit, MOVED | BUSY) && allowance(b, unit) > 0;

/** Whoever was only picked up and set down again, or busy where he stands, has not moved. */
export const hasGone = (b: Battle, unit: number): boolean => marked(b, unit, MOVED) && hasStirred(b, unit);

type Spending = Pick<Journey, 'unit' | 'potential' | 'spent'>;
/** gui.5.1: what the limits of defensive fire remember. */
export function spend(b: Battle, { unit, potential, spent }: Spending, cost: number): void {
  stir(b, unit);
  if (spent + cost > Math.floor(potential / 2)) setMark(b, unit, OVER_HALF);
}

/** R14, R40: points that keep him busy where he stands; whoever has not set out has not done so by them. */
export function spendInPlace(b: Battle, spending: Spending, cost: number): void {
  const gone = hasStirred(b, spending.unit);
  spend(b, spending, cost);
  setMark(b, spending.unit, IN_PLACE, !gone);
}

/** The entry a character waits for, if its turn has come. */
export const entryOf = ({ state }: Battle, unit: number): Entry | undefined =>
  state.entries.find(({ units, turn }) => turn <= state.turn && units.includes(unit));

/** Where a group must come in by several sides each has its share. */
export const sidesOpen = (entry: Entry): number[] => {
  if (!entry.split) return entry.sides;
  const share = Math.ceil(
    (entry.units.length + entry.came.reduce((sum, count) => sum + count, 0)) / entry.sides.length,
  );
  return entry.sides.filter(side => (entry.came[side] ?? 0) < share);
};

export const isWaiting = (b: Battle, unit: number): boolean =>
  b.state.cell[unit] === AWAITED && !marked(b, unit, MOVED) && entryOf(b, unit) !== undefined;

/** First hexes of a character who comes onto the table; a horseman needs two, and pays for both (R131). */
export const entryStrides = (b: Battle, unit: number): EntryStride[] => [...entries(b, unit)];
export const canEnter = (b: Battle, unit: number): boolean => !entries(b, unit).next().done;

type EntryStride = Stride & { edge: number };
function* entries(b: Battle, unit: number): Generator<EntryStride> {
  const entry = entryOf(b, unit);
  if (!entry) return;
  const mounted = isMounted(b, unit);
  const mp = allowance(b, unit);
  const isFree = (cell: number): boolean => isPassable(b, unit, cell, mounted) && !isOccupied(b, cell, unit);
  for (const edge of sidesOpen(entry))
    for (const cell of b.field.edges[edge] ?? []) {
      if (!isFree(cell)) continue;
      const cost = hexCost(b, cell, mounted) + bodyCost(b, cell);
      if (!mounted) {
        if (cost <= mp) yield { to: cell, tail: -1, cost, edge };
        continue;
      }
      for (const to of around(b, cell)) {
        const step = isFree(to) ? stepCost(b, unit, cell, to, true) : -1;
        if (step >= 0 && cost + step <= mp) yield { to, tail: cell, cost: cost + step, edge };
      }
    }
}

/** R25: sides of the table by which a character may leave for good. */
export function exitsOf(b: Battle, unit: number): number[] {
  const cells = cellsOf(b, unit);
  const group = b.scenario.groups[man(b, unit).group]?.id;
  const found = new Set<number>();
  for (const exit of b.scenario.exits) {
    if (b.state.siege || exit.side !== sideOf(b, unit)) continue;
    if (exit.group !== undefined && exit.group !== group) continue;
    if (exit.prisoner !== undefined) {
      const wanted = b.roster.byId.get(exit.prisoner) ?? -1;
      if (!b.state.prisoners.some(({ by, unit: held }) => by === unit && held === wanted)) continue;
    }
    for (const side of exit.sides)
      for (const cell of cells)
        if (b.field.edges[side]?.includes(cell) && isExitHex(b, cell, exit.map, exit.columns)) found.add(side);
  }
  for (const side of siegeExits(b, unit)) if (cells.some(cell => b.field.edges[side]?.includes(cell))) found.add(side);
  return [...found];
}
function isExitHex(b: Battle, cell: number, map: number | undefined, columns: string | undefined): boolean {
  if (map !== undefined && b.field.mapOf[cell] !== map) return false;
  if (columns === undefined) return true;
  const [first = 'A', last = 'Z'] = columns.split('-');
  const letter = (b.field.names[cell] ?? '').replace(/[0-9]+$/, '').at(-1) ?? 'A';
  return letter >= first && letter <= last;
}

/** gui.11.4.1f, gui.11.4.2e, gui.11.4.3e, gui.11.4.4c, R98: who may leave an action of a siege, and where. */
function siegeExits({ state }: Battle, unit: number): number[] {
  const { siege } = state;
  if (!siege?.action) return [];
  const side = state.side[unit];
  switch (siege.action) {
    case 'assault':
      return side === besieging(siege) ? [1, 2, 3, 4] : [];
    case 'camp':
      return [1, 2, 3, 4];
    case 'supplies':
      return side === besieged(siege) ? [siege.edge === 2 ? 4 : 2] : [];
    default:
      return [side === besieged(siege) ? siege.edge : siege.edge === 2 ? 4 : 2];
  }
}

/** Where a move may be broken off; nowhere else left, it must be. */
export const mayStop = (b: Battle, unit: number): boolean => mayRest(b, unit, cellOf(b, unit), tailOf(b, unit));
export const leadsOn = (b: Battle, unit: number, { to, tail, cost }: Stride, mp: number): boolean =>
  cost <= mp && canReachRest(b, unit, to, tail, mp - cost);

/** Whoever is stopped where he cannot stay goes to the nearest place where he can (R11, R17); says whether he went. */
export function makeSpace(b: Battle, unit: number): boolean {
  const free = mayStop(b, unit) ? undefined : nearestFree(b, unit);
  if (!free || (free.to === cellOf(b, unit) && free.tail === tailOf(b, unit))) return false;
  place(b, unit, free.to, free.tail);
  return true;
}

/** gui.4.2.4a: stunned men in the hex he stands in, whom he may take up; R103: not after a shot of his, nor from a ladder. */
export const liftable = (b: Battle, unit: number): number[] => {
  if (isMounted(b, unit) || isPerched(b, unit) || marked(b, unit, FIRED) || hasManInHand(b, unit)) return [];
  return b.state.cell.flatMap((cell, who) =>
    who !== unit && cell === cellOf(b, unit) && b.state.health[who] === 1 && !man(b, who).animal ? [who] : [],
  );
};

/** gui.4.2.4b: hexes around him in which the carried man may be laid; where he would sink only if no other is left. */
export const layCells = (b: Battle, unit: number): number[] => {
  const cells = around(b, cellOf(b, unit)).filter(
    cell =>
      isPassable(b, unit, cell, false) && !isOccupied(b, cell) && stepCost(b, unit, cellOf(b, unit), cell, false) >= 0,
  );
  const burdens = b.state.carries.filter(({ by }) => by === unit);
  const dry = cells.filter(cell => !burdens.some(carried => isDrowning(b, carried.unit, cell)));
  if (cells.length > 0) return dry.length > 0 ? dry : cells;
  // R103: with nothing free around him, in the hex he crossed last.
  return [...new Set(burdens.map(({ from }) => from ?? cellOf(b, unit)))];
};
