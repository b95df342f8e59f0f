/** Ways over the ground: what steps cost, how far goals are, where a man can be by the end of his move. */
import { neighbour } from '@carroccio/boards';
import { mayRest, pikesBar, stepCost, turns } from '../../src/04-movement/movement.ts';
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
  const { grid } = b.field;
  const footing = footingOf(b, unit, isMounted(b, unit));
  const found = new Int16Array(grid.cellCount).fill(FAR);
  const rings: number[][] = [[]];
  const reach = (cell: number, far: number): void => {
    if (cell < 0 || far >= (found[cell] ?? 0)) return;
    found[cell] = far;
    while (rings.length <= far) rings.push([]);
    rings[far]?.push(cell);
  };
  for (const goal of goals) reach(goal, 0);
  const shortcuts = isMounted(b, unit) ? [] : links(b, sideOf(b, unit));
  for (let far = 0; far < rings.length; far++)
    for (const cell of rings[far] ?? []) {
      if (found[cell] !== far) continue;
      for (let way = 0; way < WAYS; way++) {
        const from = footing.next(cell, way);
        if (from < 0 || (found[from] ?? 0) <= far) continue;
        const cost = footing.cost(from, (way + 3) % WAYS);
        if (cost >= 0) reach(from, far + cost);
      }
      for (const { from, to, cost } of shortcuts) if (to === cell) reach(from, far + cost);
    }
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
  const keyOf = (head: number, tail: number): number => (mounted ? head * WAYS + directionOf(tail, head) : head);
  const known = new Map<number, number>();
  const places: Place[] = [];
  const rings: Place[][] = Array.from({ length: mp + 1 }, () => []);
  const reach = (place: Place): void => {
    const key = keyOf(place.head, place.tail);
    if ((known.get(key) ?? -1) >= place.left) return;
    known.set(key, place.left);
    rings[place.left]?.push(place);
  };
  const here = cellOf(b, unit);
  reach({ head: here, tail: tailOf(b, unit), left: mp, first: null, held: isThreatened(here) });
  for (let left = mp; left >= 0; left--)
    for (const place of rings[left] ?? []) {
      const { head, tail, first, held } = place;
      if (known.get(keyOf(head, tail)) !== left) continue;
      if (mayRest(b, unit, head, tail)) places.push(place);
      if (held && (first !== null || entered > 0)) continue;
      const go = (to: number, end: number, cost: number): void => {
        if (cost < 0 || cost > left || isShut(to)) return;
        reach({ head: to, tail: end, left: left - cost, first: first ?? { to, tail: end }, held: isThreatened(to) });
      };
      if (!mounted) {
        for (let way = 0; way < WAYS; way++) {
          const to = footing.next(head, way);
          if (to >= 0) go(to, -1, footing.cost(head, way));
        }
        continue;
      }
      for (const { to, tail: end, extra } of turns(b, head, tail)) {
        const cost = footing.cost(end, directionOf(end, to));
        go(to, end, cost < 0 ? -1 : cost + extra);
      }
    }
  return places;
}
