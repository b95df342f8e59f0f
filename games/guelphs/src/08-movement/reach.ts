/** Where a unit can go: every end its move may have, and the way there. */

import { goalOf, tripOf } from '../05-orders/goals.ts';
import { inZone } from '../06-facing/zones.ts';
import { type Battle, card, cellOf, facingOf, isRated, nextToEnemy, onMap, sideOf, typeOf } from '../battle.ts';
import type { Manoeuvre } from '../shape.ts';
import { allowance, disruptsOnEntry, mayStopIn, mustStopIn, whyNoMove, whyNoTurn } from './movement.ts';
import { type Goal, hexesAhead, otherFacings, stepped, type Trip, turned } from './trip.ts';

export type Leg = { type: 'step'; to: number } | { type: 'turn'; facing: number };

export interface Arrival {
  readonly cell: number;
  readonly facing: number;
  /** Movement points spent. */
  readonly cost: number;
  /** How often the ground disrupts the unit on its way (gg.8.2.4). */
  readonly disruptions: number;
  readonly path: readonly Leg[];
}

/** The move a unit on the map would have under an Order given now. */
export const manoeuvreOf = (b: Battle, unit: number, order: Manoeuvre['order']): Manoeuvre => ({
  unit,
  order,
  points: allowance(b, typeOf(b, unit)),
  moved: 0,
  began: facingOf(b, unit),
  turnedAt: [],
  mayAttack: isRated(b, unit) && !b.state.events.marching,
  wasNext: nextToEnemy(b, cellOf(b, unit), sideOf(b, unit)),
  bound: b.rules.isBound(b, unit),
  march: b.state.events.marching,
});

interface Way {
  readonly trip: Trip;
  readonly disruptions: number;
  readonly path: readonly Leg[];
}

/** gg.7.1, gg.7.2 */
const mayGoOn = (b: Battle, { unit, cell, moved, points }: Trip): boolean =>
  points > 0 && !(moved > 0 ? mustStopIn(b, unit, cell) : inZone(b, unit));

function furtherWays(b: Battle, { trip, disruptions, path }: Way): Way[] {
  const { unit, cell, facing, turnedAt } = trip;
  const steps = hexesAhead(b, trip)
    .filter(to => !whyNoMove(b, trip, to))
    .map(to => ({
      trip: stepped(b, trip, to),
      disruptions: disruptions + (disruptsOnEntry(b, unit, cell, to) ? 1 : 0),
      path: [...path, { type: 'step' as const, to }],
    }));
  if (typeOf(b, unit) === 'W' || turnedAt.at(-1) === cell) return steps;
  const turns = otherFacings(facing)
    .filter(to => !whyNoTurn(b, trip, to))
    .map(to => ({ trip: turned(b, trip, to), disruptions, path: [...path, { type: 'turn' as const, facing: to }] }));
  return [...steps, ...turns];
}

/** Ways with the same name lead to the same ends; the one with more points left is enough. A goal may mind the turns. */
function nameOfWay({ trip, disruptions }: Way, goal: Goal | null): string {
  const { cell, facing, moved, turnedAt } = trip;
  const history = goal ? turnedAt.join() : turnedAt.at(-1) === cell;
  return [cell, facing, moved > 0, disruptions, history].join(' ');
}

const betterWay = (one: Way, other: Way): boolean =>
  one.trip.points > other.trip.points || (one.trip.points === other.trip.points && one.path.length < other.path.length);

const betterEnd = (one: Arrival, other: Arrival | undefined): boolean =>
  !other ||
  one.disruptions < other.disruptions ||
  (one.disruptions === other.disruptions &&
    (one.cost < other.cost || (one.cost === other.cost && one.path.length < other.path.length)));

/** Every hex and facing in which the move may end, each by its best way: the least disrupting, then the cheapest. */
export function reachOf(b: Battle, frame: Manoeuvre): Arrival[] {
  if (!onMap(b, frame.unit) || card(b, frame.unit).type === 'R') return [];
  const goal = goalOf(b, frame);
  const start: Way = { trip: tripOf(b, frame), disruptions: 0, path: [] };
  const known = new Map([[nameOfWay(start, goal), start]]);
  const ends = new Map<number, Arrival>();
  const queue = [start];
  for (let way = queue.shift(); way; way = queue.shift()) {
    const { trip, disruptions, path } = way;
    if (mayStopIn(b, trip.unit, trip.cell) && (!goal || goal.accepts(trip))) {
      const { cell, facing } = trip;
      const end = { cell, facing, cost: frame.points - trip.points, disruptions, path };
      if (betterEnd(end, ends.get(cell * 6 + facing))) ends.set(cell * 6 + facing, end);
    }
    if (!mayGoOn(b, trip) || (goal?.worth && !goal.worth(trip))) continue;
    for (const further of furtherWays(b, way)) {
      const name = nameOfWay(further, goal);
      const found = known.get(name);
      if (found && !betterWay(further, found)) continue;
      known.set(name, further);
      queue.push(further);
    }
  }
  return [...ends.values()];
}

/** The best way into each hex, whatever the facing there; the hex it stands in is left out. */
export function reachByHex(b: Battle, frame: Manoeuvre): Map<number, Arrival> {
  const best = new Map<number, Arrival>();
  for (const end of reachOf(b, frame))
    if (end.cell !== cellOf(b, frame.unit) && betterEnd(end, best.get(end.cell))) best.set(end.cell, end);
  return best;
}
