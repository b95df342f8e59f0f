/** What a step costs and where it may lead (gui.3.1, gui.4, gui.8.4, gui.9.5). */
import { directionTo, neighbour, sideBetween } from '@carroccio/boards';
import { barrierAt, engineAt, isBurning, terrainAt } from '../03-ground/works.ts';
import { pikeHexesOf } from '../07-charges-and-formations/formation.ts';
import {
  around,
  type Battle,
  cellOf,
  enemyAt,
  hexesBetween,
  isMounted,
  isOccupied,
  isWounded,
  man,
  setMark,
  sideOf,
  tailOf,
} from '../battle.ts';
import {
  DEEP,
  DOOR,
  ENTRANCE,
  GATE_HEX,
  GATE_SIDE,
  INTERIOR,
  LOW_WALL,
  OPEN,
  RUIN,
  SHALLOW,
  TENT_OPENING,
  TOWER_DOOR,
  WINDOW,
} from '../field.ts';
import { DEAD, SETTLED, STAYED } from '../state.ts';

const BARRED = -1;

/** gui.4.2.2, R102: dead men in a hex; a dead horse counts as three and lies in both its hexes. */
export function bodiesAt({ state }: Battle, cell: number): number {
  let weight = 0;
  const { cell: cells, health, horses } = state;
  for (let unit = 0; unit < cells.length; unit++) if (cells[unit] === cell && health[unit] === DEAD) weight += 1;
  for (const horse of horses) if (horse.dead && (horse.head === cell || horse.tail === cell)) weight += 3;
  return weight;
}

const EXTRA_FROM = 3;
const BLOCKED_FROM = 6;
const extraFor = (bodies: number): number => (bodies >= EXTRA_FROM ? 1 : 0);
/** gui.4.2.2a: three dead men, or a dead horse, make a hex dearer by one. */
export const bodyCost = (b: Battle, cell: number): number => extraFor(bodiesAt(b, cell));
/** gui.4.2.2b */
export const isHeaped = (b: Battle, cell: number): boolean => bodiesAt(b, cell) >= BLOCKED_FROM;

/** gui.3.1, gui.8.1, gui.9.1, gui.9.2.3.1: the price of a hex for a man on foot or a horse, -1 where it is closed. */
export function hexCost(b: Battle, cell: number, mounted: boolean): number {
  const code = terrainAt(b, cell);
  // gui.9.2.3.1: a closed gate cannot be entered; an open one lets men on foot through.
  if (code === GATE_HEX) {
    if (b.state.works.gate === 'closed') return BARRED;
    if (mounted && b.state.works.gate === 'open') return BARRED;
  }
  // gui.8.4b: horses keep out of houses but for the threshold.
  if (mounted && code === INTERIOR) return b.field.doorCells.has(cell) ? 1 : BARRED;
  return (mounted ? b.hexCosts.horse : b.hexCosts.foot)[code] ?? BARRED;
}

/**
 * What a hexside adds for a man on foot or mounted, or -1: walls, palisades, slits and chapel windows are crossed by
 * nobody, but for their doors and windows (gui.8.4a, gui.9.5.1a).
 */
function sideCost(b: Battle, code: number, mounted: boolean): number {
  switch (code) {
    case OPEN:
    case DOOR:
    case ENTRANCE:
      return 0;
    // gui.8.4.1a: a window lets no horse through; what it costs a man stands in place of the hex.
    case WINDOW:
    case TOWER_DOOR:
    case TENT_OPENING:
      return mounted ? BARRED : 0;
    // gui.8.4.2a, R71
    case LOW_WALL:
      return 2;
    // gui.9.2.1d
    case RUIN:
      return 1;
    case GATE_SIDE:
      return b.state.works.gate === 'closed' ? BARRED : 0;
    default:
      return BARRED;
  }
}
/** Whether what stands between two hexes lets a man on foot, or a horse, through. */
export const sideOpens = (b: Battle, from: number, to: number, mounted = false): boolean => {
  const side = sideBetween(b.field.grid, from, to);
  return side >= 0 && sideCost(b, barrierAt(b, side), mounted) >= 0;
};
/** gui.8.4.1a: a window costs 4, whatever lies behind it. */
export const WINDOW_COST = 4;
/** gui.8.4.1b: more than a wounded man in armour has, however he would get through. */
export const passesWindows = (b: Battle, unit: number): boolean => !(man(b, unit).armour && isWounded(b, unit));

/** Whether a hex can be stood in by a man, apart from who is there now. */
export const isPassable = (b: Battle, unit: number, cell: number, mounted = isMounted(b, unit)): boolean =>
  isOpenHex(b, unit, cell, mounted) && !isHeaped(b, cell);
/** Whether its ground, what burns and what stands in it let him be there. */
export const isOpenHex = (b: Battle, unit: number, cell: number, mounted: boolean): boolean =>
  cell >= 0 &&
  b.field.closed[cell] === 0 &&
  hexCost(b, cell, mounted) >= 0 &&
  !isDrowning(b, unit, cell, mounted) &&
  !isBurning(b, cell) &&
  // gui.10.4.3b
  engineAt(b, cell) < 0;

/** gui.4.2.1a, gui.4.2.1c, gui.4.2.1d: deep water takes whoever wears armour or rides. */
export const isDrowning = (b: Battle, unit: number, cell: number, mounted = isMounted(b, unit)): boolean =>
  terrainAt(b, cell) === DEEP && (mounted || man(b, unit).armour);

/** gui.4.2.1d: armour does not enter deep water on another's back either, nor as his prisoner. */
export const sinksBurden = (b: Battle, unit: number, cell: number): boolean =>
  terrainAt(b, cell) === DEEP &&
  [...b.state.carries, ...b.state.prisoners].some(({ by, unit: held }) => by === unit && man(b, held).armour);

/** MP to go from a hex to the next one, or -1. */
export function stepCost(b: Battle, unit: number, from: number, to: number, mounted = isMounted(b, unit)): number {
  if (!isOpenHex(b, unit, to, mounted)) return BARRED;
  const side = sideBetween(b.field.grid, from, to);
  if (side < 0) return BARRED;
  const code = barrierAt(b, side);
  const add = sideCost(b, code, mounted);
  if (add < 0) return BARRED;
  // gui.8.4.1a, R127: nobody climbs in at a window with an enemy awake behind it.
  if (code === WINDOW && (enemyAt(b, to, sideOf(b, unit)) >= 0 || !passesWindows(b, unit))) return BARRED;
  const bodies = bodiesAt(b, to);
  if (bodies >= BLOCKED_FROM) return BARRED;
  return (code === WINDOW ? WINDOW_COST : hexCost(b, to, mounted) + add) + extraFor(bodies);
}

/** Whether this ground joins two hexes at all for a man on foot (R106). */
export const isAccessible = (b: Battle, unit: number, from: number, to: number): boolean =>
  stepCost(b, unit, from, to, false) >= 0;

/** R63: the pikes of an enemy formation keep out whoever has not fought them. */
export function pikesBar(b: Battle, unit: number, cell: number): boolean {
  if (b.state.formations.length === 0) return false;
  return b.state.formations.some(
    formation =>
      formation.side !== sideOf(b, unit) &&
      !formation.past.includes(unit) &&
      formation.units.some(member => hexesBetween(b, cellOf(b, member), cell) === 1) &&
      pikeHexesOf(b, formation).includes(cell),
  );
}

/** One way to step: where the head goes, where the tail then is, what it costs. */
export interface Stride {
  to: number;
  tail: number;
  cost: number;
}

/** gui.4.4.1, R8: the direction a horseman faces. */
export const facingOf = (b: Battle, unit: number): number =>
  directionTo(b.field.grid, tailOf(b, unit), cellOf(b, unit));

/** gui.4.4.1a, gui.4.4.1b: the eight hexes around a horse with their surcharge, and the tail that follows. */
export function turns(b: Battle, head: number, tail: number): { to: number; tail: number; extra: number }[] {
  const { grid } = b.field;
  const { flank, rearOblique, rear } = b.diagrams.horse.turning;
  const d = directionTo(grid, tail, head);
  const at = (cell: number, way: number): number => neighbour(grid, cell, (way + 6) % 6);
  return [
    { to: at(head, d), tail: head, extra: 0 },
    { to: at(head, d - 1), tail: head, extra: 0 },
    { to: at(head, d + 1), tail: head, extra: 0 },
    ...[at(head, d + 2), at(head, d - 2)].flatMap(to => [
      { to, tail: head, extra: flank },
      { to, tail, extra: flank },
    ]),
    { to: at(tail, d + 2), tail, extra: rearOblique },
    { to: at(tail, d - 2), tail, extra: rearOblique },
    { to: at(tail, d + 3), tail, extra: rear },
  ].filter(({ to }) => to >= 0);
}

/** Every step open to a character who is not held, whatever MP he has left. */
export function stridesOf(b: Battle, unit: number): Stride[] {
  const side = sideOf(b, unit);
  const open = (to: number): boolean => enemyAt(b, to, side) < 0 && !pikesBar(b, unit, to) && !sinksBurden(b, unit, to);
  if (!isMounted(b, unit)) {
    const from = cellOf(b, unit);
    return around(b, from)
      .filter(open)
      .map(to => ({ to, tail: -1, cost: stepCost(b, unit, from, to) }))
      .filter(({ cost }) => cost >= 0);
  }
  return turns(b, cellOf(b, unit), tailOf(b, unit))
    .filter(({ to }) => b.field.closed[to] === 0 && open(to))
    .map(({ to, tail, extra }) => {
      const cost = stepCost(b, unit, tail, to);
      return { to, tail, cost: cost < 0 ? BARRED : cost + extra };
    })
    .filter(({ cost }) => cost >= 0);
}

/** How somebody stands as one number, for searches: his hex and, mounted, the way from there to the tail. */
const STANDS = 7;
export const standsIn = ({ field }: Battle): number => field.grid.cellCount * STANDS;
export const standOf = ({ field }: Battle, head: number, tail: number): number =>
  head * STANDS + (tail < 0 ? 0 : 1 + directionTo(field.grid, head, tail));
export const headIn = (stand: number): number => Math.floor(stand / STANDS);
export const tailIn = ({ field }: Battle, stand: number): number =>
  stand % STANDS === 0 ? -1 : neighbour(field.grid, headIn(stand), (stand % STANDS) - 1);

/** gui.4.1: whether somebody may end his move where he is. */
export function mayRest(b: Battle, unit: number, head = cellOf(b, unit), tail = tailOf(b, unit)): boolean {
  const cells = isMounted(b, unit) ? [head, tail] : [head];
  if (cells.some(cell => isOccupied(b, cell, unit))) return false;
  return !(isMounted(b, unit) && isAstride(b, head, tail));
}

/** gui.8.4.2b: a horseman does not stop with a low wall under him. */
export const isAstride = (b: Battle, head: number, tail: number): boolean =>
  barrierAt(b, sideBetween(b.field.grid, head, tail)) === LOW_WALL;

/** Whether, with these points, he can still reach a hex in which he may rest. */
export function canReachRest(b: Battle, unit: number, head: number, tail: number, mp: number, deep = 4): boolean {
  if (mayRest(b, unit, head, tail)) return true;
  if (deep === 0) return false;
  const before = [b.state.cell[unit] ?? -1, b.state.tail[unit] ?? -1] as const;
  b.state.cell[unit] = head;
  b.state.tail[unit] = tail;
  const ahead = stridesOf(b, unit).filter(({ cost }) => cost <= mp);
  const found = ahead.some(({ to, tail: next, cost }) => canReachRest(b, unit, to, next, mp - cost, deep - 1));
  b.state.cell[unit] = before[0];
  b.state.tail[unit] = before[1];
  return found;
}

export const isWater = (b: Battle, cell: number): boolean => {
  const code = terrainAt(b, cell);
  return code === SHALLOW || code === DEEP;
};

/** Puts a character, and the horse under him, somewhere. */
export function place(b: Battle, unit: number, to: number, tail = -1): void {
  b.state.cell[unit] = to;
  b.state.tail[unit] = isMounted(b, unit) ? tail : -1;
  setMark(b, unit, SETTLED | STAYED, false);
}
