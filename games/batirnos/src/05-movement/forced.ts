/** Forced moves and evasions: which way a unit goes back (nqsb.5.3, nqsb.9.8). */
import { at } from '@carroccio/kernel';
import {
  type Battle,
  cellOf,
  classOf,
  groundKind,
  isArtillery,
  isCavalry,
  isOpen,
  leadersAt,
  leadersWhere,
  marked,
  nearUnshaken,
  postOf,
  seriesOf,
  shaken,
  sideOf,
  troopOf,
  unitAt,
  unitsWhere,
} from '../battle.ts';
import type { TroopClass } from '../data/shapes.ts';
import type { Effect } from '../data/terrain.ts';
import { farFrom, OPEN } from '../field.ts';
import { AMBUSHED, type Side } from '../state.ts';
import { obstacleBetween, passable } from './movement.ts';

/** One way back. */
export interface Way {
  to: number;
  path: number[];
  /** All of its points were used. */
  complete: boolean;
  /** Only friends were in its way (R36). */
  blocked: boolean;
  /** It enters a hex next to an enemy that is not shaken (nqsb.5.3). */
  dies: boolean;
}

/** nqsb.5.3.2, R67, R71, R72: all its points and one more on foot, two more on horseback; dragoons ride. */
export function retreatPoints(b: Battle, unit: number): number {
  if (troopOf(b, unit).type === 'Dr') return at(troopOf(b, unit).series, 0).movement + 2;
  if (isArtillery(b, unit) && seriesOf(b, unit).movement === 0) return 0;
  return seriesOf(b, unit).movement + (isCavalry(b, unit) ? 2 : 1);
}

const retreatClass = (b: Battle, unit: number): TroopClass =>
  troopOf(b, unit).type === 'Dr' ? 'CL' : classOf(b, unit);

function effectFor(b: Battle, kind: TroopClass, cell: number): Effect | null {
  const ground = groundKind(b.field.terrain[cell] ?? 0);
  return ground === null ? null : b.data.terrain[ground][kind];
}

interface Search {
  b: Battle;
  unit: number;
  side: Side;
  /** Dragoons go back mounted (nqsb.9.7.retreat). */
  kind: TroopClass;
  /** The hex gone away from. */
  threat: number;
  /** Evasion halts at nothing it can cross (nqsb.9.8.terrain). */
  free: boolean;
  /** One hex, whatever it costs (nqsb.5.3.1). */
  single: boolean;
  /** Never off the straight line (nqsb.9.8, R67). */
  straight: boolean;
  /** Any hex farther off will do (nqsb.5.3.1); otherwise the straightest way is taken (nqsb.5.3.2). */
  loose: boolean;
}

const BLOCKED = -1;
const FRIEND = -2;

/** What a step back costs, or why there is none. */
function backCost(
  { b, unit, side, kind, free, single }: Search,
  from: number,
  to: number,
  first: boolean,
  left: number,
): number {
  const { field } = b;
  // nqsb.9.7.retreat: dragoons ride.
  if (!passable(b, unit, to, kind === 'CL' || isCavalry(b, unit))) return BLOCKED;
  const other = unitAt(b, to);
  if (other >= 0 && sideOf(b, other) !== side) return BLOCKED;
  const effect = effectFor(b, kind, to);
  if (effect?.enter === 'no') return BLOCKED;
  if (!free && !first) {
    const strange = effect?.stop && field.terrain[to] !== OPEN && field.terrain[to] !== field.terrain[from];
    if (strange || obstacleBetween(b, unit, from, to)) return BLOCKED;
  }
  const cost = single ? 1 : (effect?.points ?? 1);
  if (cost > left && !first) return BLOCKED;
  if (other >= 0 && !isOpen(b, unit)) return FRIEND;
  return Math.min(cost, left);
}

/** Whether a unit may end a move back in a hex. */
const mayRest = ({ b, kind }: Search, cell: number): boolean =>
  unitAt(b, cell) < 0 && effectFor(b, kind, cell)?.enter !== 'pass';

/** How far a hex lies off the straight line from the threat through the start, exactly. */
function bend({ b, threat }: Search, start: number, cell: number): number {
  const { x, y } = b.field.grid.plane;
  const { scaleX, scaleY } = b.field.grid.plane;
  const ax = ((x[start] ?? 0) - (x[threat] ?? 0)) * scaleX;
  const ay = ((y[start] ?? 0) - (y[threat] ?? 0)) * scaleY;
  const bx = ((x[cell] ?? 0) - (x[start] ?? 0)) * scaleX;
  const by = ((y[cell] ?? 0) - (y[start] ?? 0)) * scaleY;
  return Math.round(Math.abs(ax * by - ay * bx) * 1000);
}

/** Whether a hex lies on the straight line from the threat through the start: no more than half a hex beside it. */
function onTheLine(search: Search, start: number, cell: number): boolean {
  const { x, y, scaleX, scaleY } = search.b.field.grid.plane;
  const long = (from: number, to: number): number =>
    Math.hypot(((x[to] ?? 0) - (x[from] ?? 0)) * scaleX, ((y[to] ?? 0) - (y[from] ?? 0)) * scaleY);
  const [next = start] = search.b.field.around[start] ?? [];
  return bend(search, start, cell) <= Math.round(long(search.threat, start) * long(start, next) * 500);
}

/** Every way in which each hex entered is farther from the threat (R34). */
function explore(search: Search, points: number): Way[] {
  const { b, unit, side, threat } = search;
  const start = cellOf(b, unit);
  const found: Way[] = [];
  // In open order a friend is in the way only where the whole move would end with him (R36).
  let crowded = false;
  const walk = (cell: number, left: number, path: number[], dies: boolean): void => {
    let friend = false;
    if (left > 0)
      for (const next of b.field.around[cell] ?? []) {
        if (farFrom(b.field, next, threat) <= farFrom(b.field, cell, threat)) continue;
        if (search.straight && !onTheLine(search, start, next)) continue;
        const cost = backCost(search, cell, next, path.length === 0, left);
        friend ||= cost === FRIEND;
        if (cost < 0) continue;
        walk(next, left - cost, [...path, next], dies || nearUnshaken(b, next, side));
      }
    crowded ||= left === 0 && cell !== start && unitAt(b, cell) >= 0;
    if (cell === start ? left === points : mayRest(search, cell))
      found.push({ to: cell, path, complete: left === 0, blocked: friend, dies });
  };
  walk(start, points, [], false);
  return crowded ? found.map(way => ({ ...way, blocked: true })) : found;
}

/** Leaders who stand alone on a way and ambushes beside it: all by which two ways to one hex can differ. */
function meets(b: Battle, { path }: Way): string {
  const leaders = leadersWhere(b, leader => path.includes(postOf(b, leader)) && unitAt(b, postOf(b, leader)) < 0);
  const ambushes = unitsWhere(
    b,
    unit => marked(b, unit, AMBUSHED) && path.some(cell => farFrom(b.field, cell, cellOf(b, unit)) === 1),
  );
  return [leaders, ambushes].join('/');
}

/** Ways that differ in where they end or in what they meet. */
export function different(b: Battle, ways: readonly Way[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.to}:${meets(b, way)}`;
    if (!found.has(key)) found.set(key, way);
  }
  return [...found.values()];
}

/** How a way is named among others: by where it ends, and by where it leads through if another ends there too. */
export function nameOfWay({ to, path }: Way, ways: readonly Way[]): { to: number; via?: number[] } {
  const shared = ways.filter(other => other.to === to).length > 1;
  return shared ? { to, via: path.slice(0, -1) } : { to };
}

/** The way of that name. */
export const wayNamed = (ways: readonly Way[], { to, via }: { to: number; via?: readonly number[] }): Way | undefined =>
  ways.find(way => way.to === to && (!via || way.path.slice(0, -1).join() === via.join()));

/** R34, R94: complete ways first, then the longest, then, falling back, the straightest; among equals those that do not kill. */
function best(search: Search, ways: readonly Way[]): Way[] {
  const start = cellOf(search.b, search.unit);
  const reach = ({ to, complete }: Way): number => (complete ? 100 : farFrom(search.b.field, to, search.threat));
  const longest = Math.max(...ways.map(reach));
  const far = ways.filter(way => reach(way) === longest);
  const straightest = Math.min(...far.map(({ to }) => bend(search, start, to)));
  const straight = search.loose ? far : far.filter(({ to }) => bend(search, start, to) === straightest);
  const safe = straight.filter(({ dies }) => !dies);
  return different(search.b, safe.length > 0 ? safe : straight);
}

/** The ways open to a unit that must go back one hex, or fall back with all its points, or may swing back straight. */
export function waysBack(b: Battle, unit: number, threat: number, how: 'back' | 'fall' | 'swing'): Way[] {
  const single = how !== 'fall';
  const rooted = isArtillery(b, unit) && seriesOf(b, unit).movement === 0;
  const search: Search = {
    b,
    unit,
    side: sideOf(b, unit),
    kind: retreatClass(b, unit),
    threat,
    free: false,
    single,
    straight: false,
    loose: how === 'back',
  };
  const points = rooted ? 0 : single ? 1 : retreatPoints(b, unit);
  if (points === 0) return [{ to: cellOf(b, unit), path: [], complete: false, blocked: false, dies: false }];
  return best(search, explore(search, points));
}

/** nqsb.5.3.2.optional: a general met on the way lets the unit rest with him. */
export function restsOnTheWay(b: Battle, unit: number, ways: readonly Way[]): Way[] {
  const side = sideOf(b, unit);
  return ways.flatMap(({ path }) =>
    path.flatMap((cell, index) => {
      if (index === path.length - 1 || unitAt(b, cell) >= 0 || leadersAt(b, cell, side).length === 0) return [];
      const part = path.slice(0, index + 1);
      const dies = part.some(entered => nearUnshaken(b, entered, side));
      return [{ to: cell, path: part, complete: true, blocked: false, dies }];
    }),
  );
}

/** nqsb.9.8.distance: no nearer to any enemy that is not shaken. */
const comesNearer = (b: Battle, unit: number, to: number): boolean => {
  const side = sideOf(b, unit);
  const from = cellOf(b, unit);
  return unitsWhere(b, foe => sideOf(b, foe) !== side && !shaken(b, foe)).some(
    foe => farFrom(b.field, to, cellOf(b, foe)) < farFrom(b.field, from, cellOf(b, foe)),
  );
};

/** nqsb.9.8, R67: straight away from a threat, as far as the way is open. */
export function straightAway(b: Battle, unit: number, threat: number): Way[] {
  const search: Search = {
    b,
    unit,
    side: sideOf(b, unit),
    kind: retreatClass(b, unit),
    threat,
    free: true,
    single: false,
    straight: true,
    loose: false,
  };
  const ways = explore(search, retreatPoints(b, unit)).filter(({ path }) => path.length > 0);
  const start = cellOf(b, unit);
  const longest = Math.max(...ways.map(({ to }) => farFrom(b.field, to, threat)));
  const far = ways.filter(({ to }) => farFrom(b.field, to, threat) === longest);
  const straightest = Math.min(...far.map(({ to }) => bend(search, start, to)));
  return different(
    b,
    far.filter(({ to }) => bend(search, start, to) === straightest),
  );
}

/** nqsb.9.8.distance: where a unit that evades a threat can go; nowhere if that is nearer to another enemy. */
export const evasions = (b: Battle, unit: number, threat: number): Way[] =>
  straightAway(b, unit, threat).filter(({ to }) => !comesNearer(b, unit, to));
