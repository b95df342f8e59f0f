/** Lines of fire and cover (gui.5.5, gui.8.2, gui.8.3, gui.9.3, gui.9.4). */
import { bearing, neighbour, sideOf } from '@carroccio/boards';
import { around, type Battle, hexesBetween } from './battle.ts';
import {
  BRUSH,
  CHAPEL_WINDOW,
  CLOTH,
  DECK,
  DEEP,
  DOOR,
  ENTRANCE,
  type Field,
  GATE_SIDE,
  INTERIOR,
  LOW_WALL,
  MARSH,
  PALISADE,
  PATH,
  PLATFORM,
  ROCK,
  RUIN,
  SCARP,
  SHALLOW,
  SLIT,
  STAIRS,
  sideCells,
  TENT,
  TENT_OPENING,
  TOWER,
  TOWER_DOOR,
  TOWER_WALL,
  TREE,
  WALL,
  WINDOW,
} from './field.ts';
import { type Trace, traceCentres, traceFrom } from './trace.ts';
import { barrierAt, engineAt, levelAt, terrainAt } from './works.ts';

export const NONE = 0;
export const LIGHT = 1;
export const MEDIUM = 2;
export const STRONG = 3;

export interface Sight {
  open: boolean;
  cover: number;
  /** Hexes strictly between, in pairs, for whoever stands in them (gui.5.5.3). */
  cells: Trace['cells'];
  /** Through a slit or chapel window. */
  slit: boolean;
  /** Medium cover from one side alone: an outer corner or a door hex (gui.8.3.5, gui.8.3.6). */
  sided: boolean;
}
const SHUT: Sight = { open: false, cover: NONE, cells: [], slit: false, sided: false };

/** How the line begins: at the centre, or in an opening of the shooter's own hex. */
interface Origin {
  cell: number;
  /** The side whose opening the shooter uses, or -1. */
  side: number;
  /** The slit lies at the corner after that side (gui.9.3.3b). */
  corner?: boolean;
}

interface Passing {
  open: boolean;
  cover: number;
  door: boolean;
}
const FREE: Passing = { open: true, cover: NONE, door: false };
const BARRED: Passing = { open: false, cover: NONE, door: false };

/** gui.9.3.1a: over an obstacle from a higher level, if the lower man is at least as far from it. */
function overObstacle(b: Battle, side: number, from: number, to: number): boolean {
  const cells = sideCells(b.field.grid, side);
  const works = cells.filter(cell => b.field.area[cell] !== -1);
  const obstacle = works[0] ?? cells[0] ?? from;
  const ground = Math.min(...cells.map(cell => b.field.level[cell] ?? 0));
  const [low, high] = levelAt(b, from) <= levelAt(b, to) ? [from, to] : [to, from];
  if (levelAt(b, high) <= Math.max(ground, floorOf(b, obstacle))) return false;
  return hexesBetween(b, low, obstacle) >= hexesBetween(b, high, obstacle);
}
/** The ground a work stands on: platforms are a level above it. */
const floorOf = (b: Battle, cell: number): number =>
  (b.field.level[cell] ?? 0) - (b.field.terrain[cell] === PLATFORM ? 1 : 0);

/** What a side lets through and the cover it gives. */
function passing(b: Battle, side: number, from: number, to: number, origin: Origin): Passing {
  const code = barrierAt(b, side);
  const cells = sideCells(b.field.grid, side);
  const guards = cells.includes(to);
  const own = cells.includes(from);
  // Whoever stands behind an opening is the one inside.
  const indoors = guards && [INTERIOR, TOWER].includes(b.field.terrain[to] ?? 0);
  switch (code) {
    case PALISADE:
      if (!overObstacle(b, side, from, to)) return BARRED;
      // gui.9.4.1: strong cover behind the palisade that shelters him.
      return { open: true, cover: guards && terrainAt(b, to) === PLATFORM ? STRONG : NONE, door: false };
    case GATE_SIDE:
      if (b.state.works.gate === 'closed') return overObstacle(b, side, from, to) ? FREE : BARRED;
      // gui.9.4.2b, R120
      return levelAt(b, from) === levelAt(b, to) || b.state.works.gate === 'destroyed'
        ? { open: true, cover: LIGHT, door: true }
        : BARRED;
    case RUIN:
      return { open: true, cover: LIGHT, door: false };
    case WALL:
      return overObstacle(b, side, from, to) ? FREE : BARRED;
    case TOWER_WALL:
      return BARRED;
    // gui.9.3.5: in at a slit only from exactly in line; out of it the line begins in the slit.
    case SLIT:
    case CHAPEL_WINDOW:
      return indoors && !own ? { open: true, cover: STRONG, door: false } : BARRED;
    // gui.8.2.1b: in at a window only at whoever stands behind it.
    case WINDOW:
      return indoors ? { open: true, cover: MEDIUM, door: true } : BARRED;
    case DOOR:
    case ENTRANCE:
    case TOWER_DOOR:
      // gui.9.3.2a: at the height of the door; gui.8.2.3d: no cover from whoever stands in it.
      if (levelAt(b, from) !== levelAt(b, to)) return BARRED;
      return {
        open: true,
        // gui.8.3.5: whoever is on the door hex himself is covered from the side he chooses.
        cover: [from, to].includes(b.field.doorHex.get(side) ?? -1) || side === origin.side ? NONE : MEDIUM,
        door: true,
      };
    case LOW_WALL:
      // gui.5.5.4b: protects the hex immediately behind.
      return { open: true, cover: guards ? MEDIUM : NONE, door: false };
    // gui.8.3.4, R110: cloth hides whoever is inside; nobody shoots out through it.
    case CLOTH:
      return terrainAt(b, to) === TENT && sameTent(b, cells, to) ? { open: true, cover: STRONG, door: false } : BARRED;
    case TENT_OPENING:
      return { open: true, cover: terrainAt(b, to) === TENT ? LIGHT : NONE, door: false };
    default:
      return FREE;
  }
}
const sameTent = (b: Battle, cells: readonly number[], to: number): boolean =>
  cells.some(cell => b.field.area[cell] === b.field.area[to]);

const WALLS = [PALISADE, TOWER_WALL, WALL, SLIT, CHAPEL_WINDOW, WINDOW];

/** gui.8.2.4, R47: a line that so much as touches a wall is blocked, unless it passes high above it. */
const touchBlocks = (b: Battle, side: number, from: number, to: number): boolean => {
  const code = barrierAt(b, side);
  if (code === GATE_SIDE) return b.state.works.gate === 'closed' && !overObstacle(b, side, from, to);
  if (!WALLS.includes(code)) return false;
  return code === TOWER_WALL || code === SLIT || code === CHAPEL_WINDOW || !overObstacle(b, side, from, to);
};

/** gui.5.5.2.3, R48: over the top of a slope the lower man must be no nearer to it than the upper. */
function crestAllows(b: Battle, side: number, from: number, to: number): boolean {
  if (b.field.crest[side] !== 1) return true;
  const [one = -1, two = -1] = sideCells(b.field.grid, side);
  const slope = (b.field.level[one] ?? 0) < (b.field.level[two] ?? 0) ? one : two;
  const top = slope === one ? two : one;
  // Whoever is on the slope's side of the crest is the lower one.
  const lower =
    hexesBetween(b, from, slope) <= hexesBetween(b, from, top) && hexesBetween(b, to, slope) >= hexesBetween(b, to, top)
      ? from
      : to;
  const upper = lower === from ? to : from;
  if (lower === slope) return true;
  return hexesBetween(b, lower, slope) >= hexesBetween(b, upper, slope);
}

/** gui.5.5.2.4b, gui.5.5.2.4e, R49: the shooter stands at the edge of the same water or marsh. */
function atEdge(b: Battle, shooter: number, target: number): boolean {
  const marsh = terrainAt(b, target) === MARSH;
  const wet = (cell: number): boolean => {
    const code = terrainAt(b, cell);
    return marsh ? code === MARSH : code === SHALLOW || code === DEEP;
  };
  if (wet(shooter)) return false;
  const banks = around(b, shooter).filter(wet);
  if (banks.length === 0) return false;
  const seen = new Set(banks);
  const waiting = [...banks];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (cell === target) return true;
    for (const next of around(b, cell))
      if (!seen.has(next) && wet(next)) {
        seen.add(next);
        waiting.push(next);
      }
  }
  return false;
}

/** gui.5.5.4a, gui.9.3.4a, R50: from above, and near enough, some ground gives no cover. */
function seenFromAbove(b: Battle, shooter: number, target: number, shortRange: number, slit: boolean): boolean {
  const rise = levelAt(b, shooter) - levelAt(b, target);
  if (rise <= 0) return false;
  const code = terrainAt(b, target);
  const high = terrainAt(b, shooter) === PLATFORM || slit;
  if (![BRUSH, MARSH, SHALLOW, SCARP].includes(code) && !(high && code === ROCK)) return false;
  const range = hexesBetween(b, shooter, target);
  return rise === 1 ? range * 2 < shortRange : range < shortRange;
}

/** The cover of the hex itself. */
function groundCover(
  b: Battle,
  shooter: number,
  target: number,
  trace: Trace,
  shortRange: number,
  slit: boolean,
): number {
  const code = terrainAt(b, target);
  if (seenFromAbove(b, shooter, target, shortRange, slit)) return NONE;
  switch (code) {
    case BRUSH:
    case TREE:
    case ROCK:
    case STAIRS:
      return LIGHT;
    case MARSH:
      return atEdge(b, shooter, target) ? NONE : LIGHT;
    case SHALLOW:
    case DEEP: {
      // gui.5.5.2.4d
      const wood = trace.cells.some(([one, two]) =>
        [one, two].every(cell => [DECK, BRUSH].includes(terrainAt(b, cell))),
      );
      if (wood) return MEDIUM;
      return atEdge(b, shooter, target) ? NONE : LIGHT;
    }
    case PATH:
      return levelAt(b, shooter) < levelAt(b, target) ? MEDIUM : NONE;
    case SCARP:
      // gui.5.5.2.3d: if the line crosses the top of that scarp.
      return trace.crossed.some(pair =>
        pair.every(side => b.field.crest[side] === 1 && sideCells(b.field.grid, side).includes(target)),
      )
        ? MEDIUM
        : NONE;
    default:
      return NONE;
  }
}
/** gui.8.3.6: medium cover at an outer corner from a shooter who sees only one of its walls. */
function cornerCover(b: Battle, shooter: number, target: number): boolean {
  return b.field.corners.some(({ cell, x, y, east, south }) => {
    if (cell !== target) return false;
    const { plane } = b.field.grid;
    const beyondX = east ? (plane.x[shooter] ?? 0) > x : (plane.x[shooter] ?? 0) < x;
    const beyondY = south ? (plane.y[shooter] ?? 0) > y : (plane.y[shooter] ?? 0) < y;
    return !(beyondX && beyondY);
  });
}
/** gui.8.3.5, gui.9.4.3a: on a door hex there is medium cover from one side. */
const doorCover = (b: Battle, target: number): boolean => [...b.field.doorHex.values()].includes(target);

function judge(b: Battle, from: number, to: number, trace: Trace, origin: Origin, shortRange: number): Sight {
  let cover = NONE;
  let doors = 0;
  for (const side of trace.touched) if (touchBlocks(b, side, from, to)) return SHUT;
  const high = terrainAt(b, from) === PLATFORM && terrainAt(b, to) === PLATFORM;
  for (const [left, right] of trace.crossed) {
    if (left !== right && [left, right].some(side => side >= 0 && touchBlocks(b, side, from, to))) return SHUT;
    const ways = (left === right ? [left] : [left, right]).filter(side => side >= 0);
    const passed = ways.filter(side => crestAllows(b, side, from, to)).map(side => passing(b, side, from, to, origin));
    const open = passed.filter(({ open: free }) => free);
    if (ways.length > 0 && open.length === 0) return SHUT;
    cover = Math.max(cover, open.length > 0 ? Math.min(...open.map(one => one.cover)) : NONE);
    if (open.length > 0 && open.every(({ door }) => door)) doors += 1;
  }
  // gui.8.2.3a: through one door at most.
  if (doors + (origin.side >= 0 ? 1 : 0) > 1 && !(doors === 1 && origin.side < 0)) {
    const arrives = trace.crossed.at(-1)?.some(side => sideCells(b.field.grid, side).includes(to)) ?? false;
    if (!arrives || doors > 2) return SHUT;
  }
  for (const pair of trace.cells) {
    const both = pair.filter(cell => cell >= 0);
    // gui.5.5.2.2a; gui.9.3.4c: trees below do not matter from platform to platform.
    if (!high && both.length > 0 && both.every(cell => terrainAt(b, cell) === TREE)) return SHUT;
    if (
      both.length > 0 &&
      both.every(cell => engineAt(b, cell) >= 0 && b.state.engines[engineAt(b, cell)]?.kind === 'stoneThrower')
    )
      return SHUT;
    if (
      both.length > 0 &&
      both.every(
        cell =>
          terrainAt(b, cell) === TENT &&
          b.field.area[cell] !== b.field.area[to] &&
          b.field.area[cell] !== b.field.area[from],
      )
    )
      return SHUT;
    // gui.5.5.1c: between brush and tree the brush counts.
    if (!high && both.length > 0 && both.every(cell => terrainAt(b, cell) === BRUSH || terrainAt(b, cell) === TREE))
      cover = Math.max(cover, LIGHT);
  }
  const slit =
    origin.corner === true || (origin.side >= 0 && [SLIT, CHAPEL_WINDOW].includes(barrierAt(b, origin.side)));
  if (shelters(b, origin, to)) cover = Math.max(cover, MEDIUM);
  cover = Math.max(cover, groundCover(b, from, to, trace, shortRange, slit));
  return { open: true, cover, cells: trace.cells, slit, sided: cornerCover(b, from, to) || doorCover(b, to) };
}

/** gui.8.2.1d, gui.8.2.3d: shot at through an opening beside the shooter, unless he stands on the door hex itself. */
function shelters(b: Battle, { cell, side }: Origin, to: number): boolean {
  if (side < 0) return false;
  const code = barrierAt(b, side);
  if (code === WINDOW) return terrainAt(b, to) === INTERIOR && b.field.area[to] !== b.field.area[cell];
  return [DOOR, ENTRANCE, TOWER_DOOR].includes(code) && b.field.doorHex.get(side) !== cell;
}

/** gui.9.3.5: exactly in line with the slit that shelters the target. */
function inLineWithSlit(b: Battle, shooter: number, target: number): boolean {
  const way = bearing(b.field.grid, target, shooter);
  return b.field.slits.some(
    ({ cell, direction, vertex }) => cell === target && way === 4 * direction + (vertex ? 2 : 0),
  );
}

/** The openings of the shooter's own hex (gui.8.2.1a, gui.8.2.1c, gui.8.2.3c, gui.9.3.2b, gui.9.3.3a). */
function openings(b: Battle, from: number, to: number): { direction: number; vertex: boolean; side: number }[] {
  const { grid, slits, area } = b.field;
  const found = slits
    .filter(({ cell }) => cell === from)
    .map(({ direction, vertex }) => ({ direction, vertex, side: sideOf(grid, from, direction) }));
  for (let direction = 0; direction < 6; direction++) {
    const side = sideOf(grid, from, direction);
    const code = barrierAt(b, side);
    const beyond = neighbour(grid, from, direction);
    if (code === WINDOW) {
      // gui.8.2.1c: from outside, only the hexes of that room.
      const outside = (area[from] ?? -1) < 0 || terrainAt(b, from) !== terrainAt(b, beyond);
      if (!outside || area[to] === area[beyond] || (area[from] ?? -1) >= 0)
        found.push({ direction, vertex: false, side });
    }
    if (code === DOOR || code === ENTRANCE || code === TOWER_DOOR) found.push({ direction, vertex: false, side });
  }
  return found;
}

/** Lines over ground as it lies; a bounded memory of what the ground, its works and the engines on it decide. */
interface Memory {
  /** The works and engines the lines were found with. */
  key: string;
  lines: Map<number, Sight>;
}
const remembered = new WeakMap<Field, Memory[]>();
const MOST_REMEMBERED = 40_000;
const MOST_MEMORIES = 4;

/** What has changed on the ground and bears on sight; empty while nothing has. */
function changesOf({ state: { works, engines } }: Battle): string {
  const { gate, ruins, torn, burnt } = works;
  if (gate === 'closed' && ruins.length + torn.length + burnt.length + engines.length === 0) return '';
  const placed = engines.map(({ kind, gone, head, tail }) =>
    gone || kind !== 'stoneThrower' ? '' : `${head}.${tail}`,
  );
  return `${gate} ${ruins} ${torn} ${burnt} ${placed}`;
}

/** The memory that fits the ground now, moved to the front; the oldest is forgotten first. */
function memoryOf(b: Battle): Map<number, Sight> {
  const memories = remembered.get(b.field) ?? [];
  if (memories.length === 0) remembered.set(b.field, memories);
  const key = changesOf(b);
  const [first] = memories;
  if (first?.key === key) return first.lines;
  const index = memories.findIndex(memory => memory.key === key);
  const found = memories.splice(index, index < 0 ? 0 : 1)[0] ?? { key, lines: new Map<number, Sight>() };
  memories.unshift(found);
  memories.length = Math.min(memories.length, MOST_MEMORIES);
  return found.lines;
}

/** A weapon's short range matters only for what is seen from above: within half of it, within it, or beyond (R50). */
const CLASSES = 3;
function rangeClass(b: Battle, from: number, to: number, shortRange: number): number {
  const range = hexesBetween(b, from, to);
  if (range >= shortRange) return 0;
  return range * 2 < shortRange ? 2 : 1;
}

/** Whether one hex can be shot at from another, and with what cover (gui.5.5.1a); the best line counts. */
export function sightBetween(b: Battle, from: number, to: number, shortRange: number): Sight {
  const seen = memoryOf(b);
  const key = (from * b.field.grid.cellCount + to) * CLASSES + rangeClass(b, from, to, shortRange);
  const known = seen.get(key);
  if (known) return known;
  if (seen.size >= MOST_REMEMBERED) seen.clear();
  const found = bestLine(b, from, to, shortRange);
  seen.set(key, found);
  return found;
}

function bestLine(b: Battle, from: number, to: number, shortRange: number): Sight {
  if (from === to) return SHUT;
  const direct = judge(b, from, to, traceCentres(b, from, to), { cell: from, side: -1 }, shortRange);
  const sheltered = b.field.slits.some(({ cell }) => cell === to) && b.field.area[from] !== b.field.area[to];
  let best = direct;
  if (sheltered && direct.open && !inLineWithSlit(b, from, to)) {
    const byDoor = direct.cover !== STRONG;
    best = byDoor ? direct : SHUT;
  }
  // A slit at a corner: the line in runs through that corner, which touches the walls.
  if (sheltered && !best.open && inLineWithSlit(b, from, to) && levelAllows(b, from, to))
    best = {
      open: clearUpTo(b, from, to),
      cover: STRONG,
      cells: traceCentres(b, from, to).cells,
      slit: false,
      sided: false,
    };
  if (best.open && best.cover === NONE) return best;
  for (const { direction, vertex, side } of openings(b, from, to)) {
    const beyond = neighbour(b.field.grid, from, direction);
    if (beyond < 0) continue;
    const trace = traceFrom(b, from, direction, vertex, to);
    const seen = judge(b, from, to, trace, { cell: from, side, corner: vertex }, shortRange);
    if (seen.open && (!best.open || seen.cover < best.cover)) best = seen;
  }
  return best;
}
const levelAllows = (b: Battle, from: number, to: number): boolean => Math.abs(levelAt(b, from) - levelAt(b, to)) <= 2;

/** Everything before the slit itself lets the line through. */
function clearUpTo(b: Battle, from: number, to: number): boolean {
  const { cells, crossed } = traceCentres(b, from, to);
  const own = (side: number): boolean => sideCells(b.field.grid, side).includes(to);
  return (
    crossed.every(pair =>
      pair.some(
        side =>
          side < 0 ||
          own(side) ||
          (crestAllows(b, side, from, to) && passing(b, side, from, to, { cell: from, side: -1 }).open),
      ),
    ) && cells.every(pair => !pair.every(cell => cell >= 0 && terrainAt(b, cell) === TREE))
  );
}

/** gui.8.3.5, gui.8.3.6: from which of the two sides a shot comes at a door or a corner. */
export function shotSide(b: Battle, shooter: number, target: number): number {
  const corner = b.field.corners.find(({ cell }) => cell === target);
  if (!corner) return b.field.area[shooter] === b.field.area[target] ? 1 : 0;
  const x = b.field.grid.plane.x[shooter] ?? 0;
  return (corner.east ? x > corner.x : x < corner.x) ? 1 : 0;
}

/** What gives a target its cover: its ground, a hexside, brush on the way, the opening shot through, a corner. */
export interface CoverSource {
  readonly kind: 'ground' | 'side' | 'brush' | 'opening' | 'sided';
  readonly cover: number;
  /** The hex, or the side, that gives it. */
  readonly at: number;
}

/** Everything along one line that gives cover, each with its own. */
function sourcesOn(
  b: Battle,
  from: number,
  to: number,
  trace: Trace,
  origin: Origin,
  shortRange: number,
): CoverSource[] {
  const slit = origin.corner === true || [SLIT, CHAPEL_WINDOW].includes(barrierAt(b, origin.side));
  const crossed = trace.crossed.flatMap(pair =>
    [...new Set(pair)]
      .filter(side => side >= 0)
      .map(side => ({ kind: 'side' as const, cover: passing(b, side, from, to, origin).cover, at: side })),
  );
  const brush = trace.cells
    .flatMap(pair => pair.filter(cell => cell >= 0 && terrainAt(b, cell) === BRUSH))
    .map(cell => ({ kind: 'brush' as const, cover: LIGHT, at: cell }));
  const sided = cornerCover(b, from, to) || doorCover(b, to);
  return [
    { kind: 'ground' as const, cover: groundCover(b, from, to, trace, shortRange, slit), at: to },
    ...crossed,
    ...brush.slice(0, 1),
    { kind: 'opening' as const, cover: shelters(b, origin, to) ? MEDIUM : NONE, at: origin.side },
    { kind: 'sided' as const, cover: sided ? MEDIUM : NONE, at: to },
  ].filter(({ cover }) => cover > NONE);
}

/** Why a hex has the cover it has from another: what gives as much along the line that counts (gui.5.5.1a). */
export function coverSources(b: Battle, from: number, to: number, shortRange: number): CoverSource[] {
  const sight = sightBetween(b, from, to, shortRange);
  if (!sight.open) return [];
  const lines = [
    { trace: traceCentres(b, from, to), origin: { cell: from, side: -1 } },
    ...openings(b, from, to).map(({ direction, vertex, side }) => ({
      trace: traceFrom(b, from, direction, vertex, to),
      origin: { cell: from, side, corner: vertex },
    })),
  ];
  const counted = lines.find(({ trace, origin }) => {
    const seen = judge(b, from, to, trace, origin, shortRange);
    return seen.open && seen.cover === sight.cover;
  });
  const sources = counted ? sourcesOn(b, from, to, counted.trace, counted.origin, shortRange) : [];
  const deciding = sources.filter(({ kind, cover }) => kind === 'sided' || cover === sight.cover);
  if (deciding.length > 0 || sight.cover === NONE) return deciding;
  // gui.9.3.5: in at a slit, exactly in line with it.
  return b.field.slits
    .filter(({ cell }) => cell === to)
    .slice(0, 1)
    .map(({ direction }) => ({ kind: 'side', cover: sight.cover, at: sideOf(b.field.grid, to, direction) }));
}
