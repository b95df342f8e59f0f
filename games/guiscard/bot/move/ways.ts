/** Ways over the ground: what steps cost, how far goals are, where a man can be by the end of his move. */
import { firstTo, neighbour, spread } from '@carroccio/boards';
import {
  headIn,
  mayRest,
  pikesBar,
  standOf,
  standsIn,
  stepCost,
  tailIn,
  turns,
} from '../../src/04-movement/movement.ts';
import { ableAgainst } from '../../src/06-combat/contact.ts';
import { type Battle, cellOf, enemyAt, isMounted, sideOf, tailOf } from '../../src/battle.ts';

const WAYS = 6;
const UNKNOWN = -2;

/** What one man pays for each step, found once and kept for as long as nothing moves. */
interface Footing {
  cost(from: number, way: number): number;
  /** Neighbours by direction, -1 off the table. */
  next(from: number, way: number): number;
}

function footingOf(b: Battle, unit: number, mounted: boolean): Footing {
  const { grid, closed } = b.field;
  const costs = new Int8Array(grid.cellCount * WAYS).fill(UNKNOWN);
  const next = (from: number, way: number): number => grid.neighbours[from * WAYS + way] ?? -1;
  return {
    next,
    cost(from, way) {
      const known = costs[from * WAYS + way] ?? -1;
      if (known !== UNKNOWN) return known;
      const to = next(from, way);
      const cost = to < 0 || closed[to] !== 0 ? -1 : stepCost(b, unit, from, to, mounted);
      costs[from * WAYS + way] = cost;
      return cost;
    },
  };
}

export const FAR = 999;

/** A way that is no step: up a ladder or a rope and over the wall. */
interface Link {
  from: number;
  to: number;
  cost: number;
}
const LADDER = 7;
const ROPE = 12;

function links({ state, field }: Battle, side: number): Link[] {
  return [
    ...state.ladders.flatMap(one =>
      !one.gone && one.direction >= 0 && one.side === side
        ? [{ from: one.cell, to: neighbour(field.grid, one.cell, one.direction), cost: LADDER }]
        : [],
    ),
    ...state.grapnels.flatMap(one =>
      !one.gone && one.to >= 0 && one.side === side ? [{ from: one.cell, to: one.to, cost: ROPE }] : [],
    ),
  ];
}

/** By hex: the movement points a man needs from there to the nearest goal, whoever may stand in between. */
export function distancesTo(b: Battle, unit: number, goals: readonly number[]): Int16Array {
  const size = b.field.grid.cellCount;
  const footing = footingOf(b, unit, isMounted(b, unit));
  const shortcuts = isMounted(b, unit) ? [] : links(b, sideOf(b, unit));
  const { nodes, costs } = spread({
    size,
    from: goals,
    most: FAR - 1,
    steps(cell, far, go, known) {
      for (let way = 0; way < WAYS; way++) {
        const from = footing.next(cell, way);
        if (from < 0 || known(from) <= far + 1) continue;
        const cost = footing.cost(from, (way + 3) % WAYS);
        if (cost >= 0) go(from, cost);
      }
      for (const { from, to, cost } of shortcuts) if (to === cell) go(from, cost);
    },
  });
  const found = new Int16Array(size).fill(FAR);
  nodes.forEach((cell, place) => {
    found[cell] = costs[place] ?? FAR;
  });
  return found;
}

/** Where a move can end, and the first step that leads there. */
export interface Place {
  head: number;
  tail: number;
  /** Points left. */
  left: number;
  first: { to: number; tail: number } | null;
  /** Next to an enemy who would test whoever goes on. */
  held: boolean;
}

interface Trip {
  unit: number;
  mp: number;
  entered: number;
}

/** Every place a man can reach; nobody walks on past an enemy who would test him. */
export function placesWithin(b: Battle, { unit, mp, entered }: Trip): Place[] {
  const mounted = isMounted(b, unit);
  const side = sideOf(b, unit);
  const footing = footingOf(b, unit, mounted);
  const { grid, closed } = b.field;
  const shut = new Int8Array(grid.cellCount).fill(-1);
  const isShut = (cell: number): boolean => {
    if (shut[cell] === -1)
      shut[cell] = closed[cell] !== 0 || enemyAt(b, cell, side) >= 0 || pikesBar(b, unit, cell) ? 1 : 0;
    return shut[cell] === 1;
  };
  const threats = new Int8Array(grid.cellCount).fill(-1);
  const isThreatened = (cell: number): boolean => {
    if (threats[cell] === -1) threats[cell] = ableAgainst(b, side, cell).length > 0 ? 1 : 0;
    return threats[cell] === 1;
  };
  const directionOf = (from: number, to: number): number => {
    for (let way = 0; way < WAYS; way++) if (footing.next(from, way) === to) return way;
    return 0;
  };
  const start = standOf(b, cellOf(b, unit), tailOf(b, unit));
  /** Where he may rest, the cheapest first. */
  const rests: number[] = [];
  const found = spread({
    size: standsIn(b),
    from: start,
    most: mp,
    steps(stand, spent, go) {
      const head = headIn(stand);
      const tail = tailIn(b, stand);
      if (mayRest(b, unit, head, tail)) rests.push(stand);
      if ((stand !== start || entered > 0) && isThreatened(head)) return;
      const step = (to: number, end: number, cost: number): void => {
        if (cost >= 0 && spent + cost <= mp && !isShut(to)) go(standOf(b, to, end), cost);
      };
      if (!mounted) {
        for (let way = 0; way < WAYS; way++) {
          const to = footing.next(head, way);
          if (to >= 0) step(to, -1, footing.cost(head, way));
        }
        return;
      }
      for (const { to, tail: end, extra } of turns(b, head, tail)) {
        const cost = footing.cost(end, directionOf(end, to));
        step(to, end, cost < 0 ? -1 : cost + extra);
      }
    },
  });
  const placeOf = new Map<number, number>();
  for (const [place, stand] of found.nodes.entries()) placeOf.set(stand, place);
  return rests.map(stand => {
    const place = placeOf.get(stand) ?? 0;
    const first = firstTo(found, place);
    return {
      head: headIn(stand),
      tail: tailIn(b, stand),
      left: mp - (found.costs[place] ?? 0),
      first: first < 0 ? null : { to: headIn(first), tail: tailIn(b, first) },
      held: isThreatened(headIn(stand)),
    };
  });
}
