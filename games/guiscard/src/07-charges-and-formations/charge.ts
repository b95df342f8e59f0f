/** Charges and counter-charges: targets, courses, groups (gui.7.2, R53–R61). */
import { bearing, directionTo, neighbour, spread } from '@carroccio/boards';
import { facingOf, isAstride, pikesBar, stepCost } from '../04-movement/movement.ts';
import { sightBetween } from '../05-missiles/sight.ts';
import { couldBringHome } from '../06-combat/contact.ts';
import {
  type Battle,
  cellOf,
  cellsOf,
  enemyAt,
  hexesBetween,
  isAble,
  isMounted,
  isOccupied,
  isStunned,
  learnt,
  livingAt,
  man,
  marked,
  menOf,
  movementOf,
  other,
  sideOf,
  tailOf,
} from '../battle.ts';
import { BUSY, type Charge, FIRED, MOVED } from '../state.ts';
import { pikeHexesOf } from './formation.ts';

/** gui.7.2.1.arc, R53: within 60 degrees of where the horse looks, seen from its head. */
export function inFrontalArc(b: Battle, unit: number, cell: number): boolean {
  const { grid } = b.field;
  const turned = (bearing(grid, cellOf(b, unit), cell) - 4 * facingOf(b, unit) + 24) % 24;
  return turned <= 4 || turned >= 20;
}

/** gui.7.2.1b: only horsemen hide anything from a horseman. */
export function sees(b: Battle, unit: number, cell: number): boolean {
  const sight = sightBetween(b, cellOf(b, unit), cell, 1);
  if (!sight.open) return false;
  return sight.cells.every(pair =>
    pair.some(at => {
      const who = livingAt(b, at, unit);
      return who < 0 || !isMounted(b, who) || cellsOf(b, who).includes(cell);
    }),
  );
}

interface Ride {
  head: number;
  tail: number;
  mp: number;
  steps: number;
}
const STRAIGHT = 4;
const LEAST = 6;

/** The three hexes straight ahead: steps without a turn that costs (gui.7.2.1c); `but` are the target's own. */
function rides(b: Battle, unit: number, { head, tail, mp, steps }: Ride, but: readonly number[]): Ride[] {
  const { grid } = b.field;
  const d = directionTo(grid, tail, head);
  const side = sideOf(b, unit);
  const found: Ride[] = [];
  for (const turn of AHEAD) {
    const to = neighbour(grid, head, (d + turn) % 6);
    if (to < 0 || b.field.closed[to] !== 0 || but.includes(to)) continue;
    const cost = stepCost(b, unit, head, to, true);
    if (cost < 0 || cost > mp || enemyAt(b, to, side) >= 0 || pikesBar(b, unit, to)) continue;
    found.push({ head: to, tail: head, mp: mp - cost, steps: steps + 1 });
  }
  return found;
}
const AHEAD = [0, 1, 5];

/** A hex a charge aims at along a row: the target's own, or the pikes before him (R54, R63). */
interface Aim {
  cell: number;
  pike: number;
}
function aims(b: Battle, target: number): Aim[] {
  const own = cellsOf(b, target).map(cell => ({ cell, pike: -1 }));
  const formation = b.state.formations.find(({ units }) => units.includes(target));
  if (!formation) return own;
  const pikes = pikeHexesOf(b, formation).filter(cell => hexesBetween(b, cell, cellOf(b, target)) === 1);
  return [...own, ...pikes.map(cell => ({ cell, pike: cell }))];
}

/** gui.6.7: from the last hex he must be able to strike where he aims. */
const isHome = (b: Battle, unit: number, end: number, target: number, { cell, pike }: Aim): boolean =>
  pike >= 0 || couldBringHome(b, unit, end, target, cell);

/** Whether the row of hexes a path ends on points at the target (gui.7.2.1d). */
export function finishes(b: Battle, unit: number, path: readonly number[], target: number): { pike: number } | null {
  if (path.length < LEAST) return null;
  const { grid } = b.field;
  const last = path.slice(-STRAIGHT);
  const way = directionTo(grid, last[0] ?? -1, last[1] ?? -1);
  for (let index = 1; index < last.length; index++)
    if (directionTo(grid, last[index - 1] ?? -1, last[index] ?? -1) !== way) return null;
  const end = path.at(-1) ?? -1;
  const behind = path.at(-2) ?? -1;
  if (isOccupied(b, end, unit) || isOccupied(b, behind, unit) || isAstride(b, end, behind)) return null;
  const aimed = neighbour(grid, end, way);
  const found = aims(b, target).find(aim => aim.cell === aimed && isHome(b, unit, end, target, aim));
  return found ? { pike: found.pike } : null;
}

/** By hex, direction and steps ridden (three and more alike): the most points left there. */
type Reach = ReadonlyMap<number, number>;
const ENOUGH = LEAST - STRAIGHT + 1;
const STEPS = ENOUGH + 1;
const reachKey = (head: number, direction: number, steps: number): number =>
  (head * 6 + direction) * STEPS + Math.min(steps, ENOUGH);

/** Everything a rider can come to from here. */
function reachFrom(b: Battle, unit: number, start: Ride, but: readonly number[]): Reach {
  const { grid } = b.field;
  const { nodes, costs } = spread({
    size: grid.cellCount * 6 * STEPS,
    from: reachKey(start.head, directionTo(grid, start.tail, start.head), start.steps),
    most: start.mp,
    steps(node, spent, go) {
      const steps = node % STEPS;
      const way = Math.floor(node / STEPS) % 6;
      const head = Math.floor(node / (STEPS * 6));
      const ride = { head, tail: neighbour(grid, head, (way + 3) % 6), mp: start.mp - spent, steps };
      for (const next of rides(b, unit, ride, but))
        go(reachKey(next.head, directionTo(grid, head, next.head), next.steps), ride.mp - next.mp);
    },
  });
  return new Map(nodes.map((node, place) => [node, start.mp - (costs[place] ?? 0)]));
}

/** Whether a last straight row towards the target begins where he can come to, and all of it can be ridden. */
const canFinish = (reach: Reach, rows: readonly Row[]): boolean =>
  rows.some(({ first, way, cost }) =>
    AHEAD.some(turn => (reach.get(reachKey(first, (way + turn) % 6, ENOUGH)) ?? -1) >= cost),
  );
const turnsTo = (from: number, to: number): boolean => [0, 1, 5].includes((to - from + 6) % 6);

interface Row {
  /** The first of the last four hexes, and what the other three cost. */
  first: number;
  way: number;
  cost: number;
}
function finalRows(b: Battle, unit: number, target: number): Row[] {
  const { grid } = b.field;
  const side = sideOf(b, unit);
  return aims(b, target).flatMap(aim =>
    [0, 1, 2, 3, 4, 5].flatMap(way => {
      const row: number[] = [];
      for (
        let at = neighbour(grid, aim.cell, (way + 3) % 6);
        row.length < STRAIGHT;
        at = neighbour(grid, at, (way + 3) % 6)
      ) {
        if (at < 0 || b.field.closed[at] !== 0) return [];
        row.unshift(at);
      }
      const [first = -1, ...rest] = row;
      const [, , tail = -1, head = -1] = row;
      if (isOccupied(b, head, unit) || isOccupied(b, tail, unit) || isAstride(b, head, tail)) return [];
      if (!isHome(b, unit, head, target, aim)) return [];
      let cost = 0;
      let before = first;
      for (const at of rest) {
        const step = stepCost(b, unit, before, at, true);
        if (step < 0 || enemyAt(b, at, side) >= 0 || pikesBar(b, unit, at)) return [];
        cost += step;
        before = at;
      }
      return enemyAt(b, first, side) >= 0 ? [] : [{ first, way, cost }];
    }),
  );
}

const startOf = (b: Battle, unit: number): Ride => ({
  head: cellOf(b, unit),
  tail: tailOf(b, unit),
  mp: movementOf(b, unit),
  steps: 0,
});

/** The ride a path has come to. */
function rideAlong(b: Battle, unit: number, path: readonly number[]): Ride {
  let ride = startOf(b, unit);
  for (const cell of path)
    ride = {
      head: cell,
      tail: ride.head,
      mp: ride.mp - Math.max(0, stepCost(b, unit, ride.head, cell, true)),
      steps: ride.steps + 1,
    };
  return ride;
}

/** Next hexes of a charge's course from which it can still be completed. */
export function courseSteps(b: Battle, unit: number, target: number, path: readonly number[]): number[] {
  const own = cellsOf(b, target);
  const rows = finalRows(b, unit, target);
  return rides(b, unit, rideAlong(b, unit, path), own)
    .filter(
      ride =>
        finishes(b, unit, [...path, ride.head], target) !== null ||
        inLastRow(b, unit, [...path, ride.head], rows, ride) ||
        canFinish(reachFrom(b, unit, ride, own), rows),
    )
    .map(({ head }) => head);
}

/** Already on its last straight row towards the target. */
function inLastRow(b: Battle, unit: number, path: readonly number[], rows: readonly Row[], ride: Ride): boolean {
  const { grid } = b.field;
  return rows.some(({ first, way }) => {
    const at = path.lastIndexOf(first);
    if (at < LEAST - STRAIGHT) return false;
    if (!turnsTo(directionTo(grid, path[at - 1] ?? -1, first), way)) return false;
    for (let index = at + 1; index < path.length; index++)
      if (directionTo(grid, path[index - 1] ?? -1, path[index] ?? -1) !== way) return false;
    if (path.length - at > STRAIGHT) return false;
    let left = ride.mp;
    let here = ride.head;
    for (let more = path.length - at; more < STRAIGHT; more++) {
      const next = neighbour(grid, here, way);
      const cost = next < 0 ? -1 : stepCost(b, unit, here, next, true);
      if (cost < 0 || cost > left) return false;
      left -= cost;
      here = next;
    }
    return true;
  });
}

/** gui.2.1.2, R55, R57: who may still charge. */
const mayCharge = (b: Battle, unit: number): boolean =>
  learnt(b, 7) &&
  isAble(b, unit) &&
  isMounted(b, unit) &&
  !marked(b, unit, FIRED | MOVED | BUSY) &&
  !b.state.charges.some(charge => charge.unit === unit || charge.counter === unit);

/** What was found for each rider, and the position it was found in: one position is asked several times over. */
interface Known {
  position: string;
  targets: Map<number, number[]>;
}
const known = new WeakMap<Battle, Known>();

/** Everything that targets depend on. */
const positionOf = ({ state }: Battle): string =>
  JSON.stringify([
    state.cell,
    state.tail,
    state.health,
    state.marks,
    state.ride,
    state.side,
    state.horses,
    state.charges,
    state.formations,
    state.works,
    state.engines,
    state.ladders,
    state.grapnels,
  ]);

/** gui.7.2.1, gui.7.2.2e: targets a horseman can charge. */
export function chargeTargets(b: Battle, unit: number): number[] {
  if (!mayCharge(b, unit)) return [];
  const position = positionOf(b);
  const before = known.get(b);
  const { targets } = before?.position === position ? before : { targets: new Map<number, number[]>() };
  if (before?.position !== position) known.set(b, { position, targets });
  const found = targets.get(unit) ?? findTargets(b, unit);
  targets.set(unit, found);
  return found;
}

function findTargets(b: Battle, unit: number): number[] {
  const start = startOf(b, unit);
  let shared: Reach | undefined;
  // A man awake bars his own hexes to every rider: one search serves for all of them.
  const reachTo = (target: number): Reach => {
    if (isStunned(b, target)) return reachFrom(b, unit, start, cellsOf(b, target));
    shared ??= reachFrom(b, unit, start, []);
    return shared;
  };
  return menOf(b, other(sideOf(b, unit))).filter(target => {
    if (man(b, target).animal || b.state.charges.some(charge => charge.target === target)) return false;
    const seen = cellsOf(b, target).some(
      cell =>
        inFrontalArc(b, unit, cell) &&
        hexesBetween(b, cell, cellOf(b, unit)) <= movementOf(b, unit) + 2 &&
        sees(b, unit, cell),
    );
    if (!seen) return false;
    const rows = finalRows(b, unit, target);
    return rows.length > 0 && canFinish(reachTo(target), rows);
  });
}

/** R60: straight ahead to a target, all the way; null when there is none so. */
export function straightCourse(b: Battle, unit: number, target: number): { path: number[]; pike: number } | null {
  const path: number[] = [];
  let ride = startOf(b, unit);
  const way = facingOf(b, unit);
  while (path.length <= movementOf(b, unit)) {
    const next = rides(b, unit, ride, cellsOf(b, target)).find(
      ({ head }) => head === neighbour(b.field.grid, ride.head, way),
    );
    if (!next) return null;
    path.push(next.head);
    ride = next;
    const done = finishes(b, unit, path, target);
    if (done) return { path, pike: done.pike };
  }
  return null;
}

/** gui.7.2.4, gui.7.2.5: Norman horsemen, and cataphracts, charge in groups. */
const groupKind = (b: Battle, unit: number): 'norman' | 'cataphract' | null => {
  const { code, cataphract } = man(b, unit);
  if (cataphract) return 'cataphract';
  return code.startsWith('Nc') ? 'norman' : null;
};

/** Members that could join these, side by side, facing alike, each with a target of his own. */
export function groupCandidates(
  b: Battle,
  side: number,
  members: readonly number[],
): { unit: number; target: number }[] {
  const [first] = members;
  return menOf(b, side).flatMap(unit => {
    if (members.includes(unit) || !mayCharge(b, unit) || groupKind(b, unit) === null) return [];
    if (first !== undefined) {
      if (groupKind(b, unit) !== groupKind(b, first) || facingOf(b, unit) !== facingOf(b, first)) return [];
      const beside = members.some(mate =>
        cellsOf(b, unit).some(cell => cellsOf(b, mate).some(own => hexesBetween(b, cell, own) === 1)),
      );
      if (!beside) return [];
    }
    return chargeTargets(b, unit)
      .filter(target => straightCourse(b, unit, target) !== null)
      .map(target => ({ unit, target }));
  });
}

/** R60: a group of three or more could be made around this horseman. */
export function canGroup(b: Battle, side: number, unit: number): boolean {
  const kind = groupKind(b, unit);
  const near = menOf(b, side).filter(
    mate =>
      mate !== unit &&
      groupKind(b, mate) === kind &&
      mayCharge(b, mate) &&
      facingOf(b, mate) === facingOf(b, unit) &&
      hexesBetween(b, cellOf(b, mate), cellOf(b, unit)) <= 3,
  );
  return near.length >= 2;
}

/** gui.7.2.2, R56: the last two hexes of the charge, head towards the charger. */
export function counterEnd({ path }: Charge): { head: number; tail: number } {
  return { head: path.at(-2) ?? -1, tail: path.at(-1) ?? -1 };
}

/** Next hexes of a counter-charger's course, as far as he may ride and still end where he must. */
export function counterSteps(b: Battle, unit: number, charge: Charge, path: readonly number[]): number[] {
  const limit = Math.floor(charge.path.length / 2);
  const end = counterEnd(charge);
  return rides(b, unit, rideAlong(b, unit, path), cellsOf(b, charge.unit))
    .filter(ride => reachesEnd(b, unit, ride, end, limit, charge.unit))
    .map(({ head }) => head);
}
function reachesEnd(
  b: Battle,
  unit: number,
  ride: Ride,
  end: { head: number; tail: number },
  limit: number,
  foe: number,
): boolean {
  if (ride.head === end.head && ride.tail === end.tail) return true;
  if (ride.steps >= limit || hexesBetween(b, ride.head, end.head) > limit - ride.steps) return false;
  return rides(b, unit, ride, cellsOf(b, foe)).some(next => reachesEnd(b, unit, next, end, limit, foe));
}

/** gui.8.4.2b: where they would meet, one of the two would have a low wall under him. */
function stopsAstride(b: Battle, charge: Charge): boolean {
  const { head, tail } = counterEnd(charge);
  return isAstride(b, head, tail) || isAstride(b, charge.path.at(-3) ?? -1, charge.path.at(-4) ?? -1);
}

/** gui.7.2.2a, gui.7.2.2b, gui.7.2.2h: horsemen who may meet a charge. */
export function counterChargers(b: Battle, charge: Charge): number[] {
  if (charge.pike >= 0 || stopsAstride(b, charge)) return [];
  return menOf(b, other(sideOf(b, charge.unit))).filter(
    unit =>
      isAble(b, unit) &&
      isMounted(b, unit) &&
      !b.state.charges.some(one => one.unit === unit || one.counter === unit) &&
      cellsOf(b, charge.unit).some(cell => inFrontalArc(b, unit, cell) && sees(b, unit, cell)) &&
      counterSteps(b, unit, charge, []).length > 0,
  );
}
