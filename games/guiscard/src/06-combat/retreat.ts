/** Where a retreat, a displacement or a fall may lead (gui.4.3f, gui.5.4.retreat, gui.6.5.retreat, gui.6.8). */
import { bearing, neighbour, spread } from '@carroccio/boards';
import { barrierBetween, isBurning, terrainAt } from '../03-ground/works.ts';
import {
  hexCost,
  isAccessible,
  isAstride,
  isDrowning,
  isPassable,
  mayRest,
  pikesBar,
  stepCost,
} from '../04-movement/movement.ts';
import {
  around,
  type Battle,
  cellOf,
  cellsOf,
  enemyAt,
  hexesBetween,
  horseAt,
  isMounted,
  isOccupied,
  isStunned,
  livingAt,
  man,
  scratch,
  sideOf,
  tailOf,
} from '../battle.ts';
import { DEEP, OPEN } from '../field.ts';
import type { Retreat } from '../shape.ts';
import { isPerched } from './contact.ts';

/** A place to go: the leading end, and the hex the other end fills (-1 on foot). */
export interface Spot {
  to: number;
  tail: number;
}

/**
 * gui.4.3h, R20, R123: hexes opposite to the side, or to both sides at the corner, by which the shot came in; where the
 * other half of the same horse stands there, the hex beyond it.
 */
export function awayFromShot(b: Battle, shooter: number, hit: number, unit: number): number[] {
  const { grid } = b.field;
  const own = cellsOf(b, unit);
  const from = bearing(grid, hit, shooter);
  if (from < 0) return [];
  const ways = from % 4 === 2 ? [Math.floor(from / 4), (Math.floor(from / 4) + 1) % 6] : [Math.round(from / 4) % 6];
  // Beyond the edge of the table it is -1, which no step can enter: the retreat fails.
  return ways.map(way => {
    const next = neighbour(grid, hit, (way + 3) % 6);
    return own.includes(next) ? neighbour(grid, next, (way + 3) % 6) : next;
  });
}

/** R22: steps of one hex for whoever gives way: on foot any neighbour, mounted by either end. */
function backSteps(b: Battle, unit: number, headOnly = false): Spot[] {
  if (!isMounted(b, unit)) return around(b, cellOf(b, unit)).map(to => ({ to, tail: -1 }));
  const ends = headOnly ? [cellOf(b, unit)] : [cellOf(b, unit), tailOf(b, unit)];
  const own = cellsOf(b, unit);
  return ends.flatMap(end =>
    around(b, end)
      .filter(to => !own.includes(to))
      .map(to => ({ to, tail: end })),
  );
}

/** gui.8.4.2b: nor is a horseman driven to where a low wall would be under him. */
const mayStandIn = (b: Battle, unit: number, { to, tail }: Spot): boolean =>
  !(isMounted(b, unit) && isAstride(b, to, tail));

const fromOf = (b: Battle, unit: number, { tail }: Spot): number => (tail >= 0 ? tail : cellOf(b, unit));

/** Ground a man may be driven over: no enemy, nothing closed; deep water only where nothing else is left (R24). */
function isOpenGround(b: Battle, unit: number, spot: Spot, deep: boolean): boolean {
  const from = fromOf(b, unit, spot);
  if (enemyAt(b, spot.to, sideOf(b, unit)) >= 0 || pikesBar(b, unit, spot.to)) return false;
  if (deep) return terrainAt(b, spot.to) === DEEP && isDrowning(b, unit, spot.to);
  return stepCost(b, unit, from, spot.to) >= 0;
}

function besideFoe(b: Battle, cell: number, foes: readonly number[]): boolean {
  return foes.some(foe => cellsOf(b, foe).some(own => hexesBetween(b, own, cell) === 1));
}

/** Whether the last hex of a retreat can be taken: empty, or held by a friend who can make room (R23). */
function hasRoom(b: Battle, unit: number, spot: Spot, displacing: boolean): boolean {
  const own = cellsOf(b, unit);
  const cells = [spot.to, spot.tail].filter(cell => cell >= 0 && !own.includes(cell));
  return cells.every(cell => {
    if (!isOccupied(b, cell, unit)) return true;
    if (!displacing || horseAt(b, cell) >= 0) return false;
    const friend = livingAt(b, cell, unit);
    return friend >= 0 && placesFor(b, friend, cell, [unit], [spot.to, spot.tail]).length > 0;
  });
}

/** R23: where a friend may step aside: a free hex, or else one whose own man can make room in turn. */
export function placesFor(
  b: Battle,
  friend: number,
  cell: number,
  moved: readonly number[],
  kept: readonly number[],
): Spot[] {
  if (moved.includes(friend) || isStunned(b, friend) || isPerched(b, friend)) return [];
  if (man(b, friend).animal && sideOf(b, friend) < 0) return [];
  const ways = backSteps(b, friend).filter(
    spot =>
      // The hex asked for must be empty afterwards: the end in it is the one that follows or goes.
      (!isMounted(b, friend) || spot.tail !== cell) &&
      !kept.includes(spot.to) &&
      isOpenGround(b, friend, spot, false) &&
      mayStandIn(b, friend, spot),
  );
  const free = ways.filter(({ to }) => !isOccupied(b, to, friend));
  if (free.length > 0 || moved.length > 3) return free;
  return ways.filter(({ to }) => {
    const next = livingAt(b, to, friend);
    return (
      next >= 0 &&
      sideOf(b, next) === sideOf(b, friend) &&
      placesFor(b, next, to, [...moved, friend], [...kept, ...cellsOf(b, friend)]).length > 0
    );
  });
}

/** gui.4.3g, gui.4.3h, R20–R22, R69: the next hexes of a retreat. */
export function retreatSpots(b: Battle, frame: Retreat): Spot[] {
  const { unit, left, gone, start, cause, foes, firsts } = frame;
  const last = left <= 1;
  const open = (deep: boolean): Spot[] =>
    backSteps(b, unit, gone > 0).filter(spot => {
      const origin = gone === 0 ? fromOf(b, unit, spot) : start;
      if (hexesBetween(b, origin, spot.to) !== gone + 1) return false;
      if (gone === 0 && firsts.length > 0 && !firsts.includes(spot.to)) return false;
      if (!isOpenGround(b, unit, spot, deep)) return false;
      if (cause === 'combat' && besideFoe(b, spot.to, foes)) return false;
      if (last && !mayStandIn(b, unit, spot)) return false;
      // gui.7.4c: whoever refuses combat uses free hexes alone.
      if (cause === 'refusal') return !isOccupied(b, spot.to, unit) && (last || leadsOn(b, frame, spot));
      return !last || deep || hasRoom(b, unit, spot, true);
    });
  const dry = [...open(false), ...ropes(b, frame)];
  if (dry.length > 0 || cause === 'refusal') return cause === 'flames' ? outOfFire(b, dry) : dry;
  const burning = cause === 'flames' ? throughFire(b, frame) : [];
  return burning.length > 0 ? burning : open(true);
}

/** gui.7.4b, gui.7.4c: a horseman goes two hexes or stays, and where the first leads to no second he does not enter it. */
function leadsOn(b: Battle, frame: Retreat, spot: Spot): boolean {
  const { unit, left, gone } = frame;
  const then = scratch(b);
  then.state.cell[unit] = spot.to;
  then.state.tail[unit] = spot.tail;
  const start = gone === 0 ? fromOf(b, unit, spot) : frame.start;
  return retreatSpots(then, { ...frame, start, left: left - 1, gone: gone + 1 }).length > 0;
}

/** gui.10.2.5a, R22: a horseman leaves the fire with both ends, where he can. */
function outOfFire(b: Battle, spots: Spot[]): Spot[] {
  const clear = spots.filter(({ tail }) => tail < 0 || !isBurning(b, tail));
  return clear.length > 0 ? clear : spots;
}

export const inBurningNaphtha = ({ state }: Battle, cell: number): boolean =>
  state.works.naphtha.some(({ lit, cells }) => lit && cells.includes(cell));

/** gui.10.5.3c: from one hex of burning naphtha into another, where nothing else is left. */
function throughFire(b: Battle, { unit, gone }: Retreat): Spot[] {
  if (gone > 0 || !cellsOf(b, unit).some(cell => inBurningNaphtha(b, cell))) return [];
  return backSteps(b, unit).filter(
    spot =>
      inBurningNaphtha(b, spot.to) &&
      hexCost(b, spot.to, isMounted(b, unit)) >= 0 &&
      barrierBetween(b, fromOf(b, unit, spot), spot.to) === OPEN &&
      !isDrowning(b, unit, spot.to) &&
      !isOccupied(b, spot.to, unit),
  );
}

/** gui.10.6.3b: over a wall with a hooked grapnel an unarmoured man may try for the rope. */
function ropes(b: Battle, { unit, cause, gone }: Retreat): Spot[] {
  if (cause !== 'combat' || gone > 0 || isMounted(b, unit) || man(b, unit).armour) return [];
  return b.state.grapnels
    .filter(({ gone: lost, to, cell, climber }) => !lost && cell >= 0 && to === cellOf(b, unit) && climber < 0)
    .filter(({ cell }) => !isOccupied(b, cell))
    .map(({ cell }) => ({ to: cell, tail: -1 }));
}

/** gui.6.8a, R105: hexes in which an unhorsed rider may lie. */
export function fallCells(b: Battle, unit: number, horse: number, dead: boolean): number[] {
  const mount = b.state.horses[horse];
  const cells = mount ? [mount.head, mount.tail].filter(cell => cell >= 0) : [];
  const beside = [
    ...new Set(cells.flatMap(cell => around(b, cell).filter(to => isAccessible(b, unit, cell, to)))),
  ].filter(to => !cells.includes(to));
  if (dead) return beside;
  return beside.filter(to => !isOccupied(b, to));
}

/** gui.6.8b, R126: friends on foot beside the horse who can be moved aside, and where to; nobody up on a ladder (R23). */
export function asides(b: Battle, unit: number, horse: number): { unit: number; to: number }[] {
  const mount = b.state.horses[horse];
  const cells = mount ? [mount.head, mount.tail].filter(cell => cell >= 0) : [];
  const friends = new Set(
    cells
      .flatMap(cell => around(b, cell).filter(to => isAccessible(b, unit, cell, to)))
      .map(cell => livingAt(b, cell, unit))
      .filter(
        friend =>
          friend >= 0 &&
          friend !== unit &&
          sideOf(b, friend) === sideOf(b, unit) &&
          !isMounted(b, friend) &&
          !isPerched(b, friend),
      ),
  );
  return [...friends].flatMap(friend =>
    around(b, cellOf(b, friend))
      .filter(to => isAccessible(b, friend, cellOf(b, friend), to) && !isOccupied(b, to))
      .map(to => ({ unit: friend, to })),
  );
}

/** The nearest free place to a man who cannot stay where he is, with room for his horse (R17). */
export function nearestFree(b: Battle, unit: number): Spot | undefined {
  const { nodes, end } = spread({
    size: b.field.grid.cellCount,
    from: cellOf(b, unit),
    until: cell => restsAt(b, unit, cell).length > 0,
    steps(from, spent, go, known) {
      for (const to of around(b, from)) if (known(to) > spent + 1 && isAccessible(b, unit, from, to)) go(to, 1);
    },
  });
  return end < 0 ? undefined : restsAt(b, unit, nodes[end] ?? -1)[0];
}

/** How a man could come to rest in a hex: on foot at most one way, mounted one for each hex behind his horse. */
function restsAt(b: Battle, unit: number, to: number): Spot[] {
  if (!isPassable(b, unit, to)) return [];
  const tails = isMounted(b, unit)
    ? around(b, to).filter(tail => isPassable(b, unit, tail) && stepCost(b, unit, tail, to) >= 0)
    : [-1];
  return tails.filter(tail => mayRest(b, unit, to, tail)).map(tail => ({ to, tail }));
}
