/** Lines of fire (gui.5.5.1, gui.8.2, gui.9.3). */
import { bearing, neighbour, sideOf } from '@carroccio/boards';
import { barrierAt, engineAt, levelAt, terrainAt } from '../03-ground/works.ts';
import type { Battle } from '../battle.ts';
import {
  BRUSH,
  CHAPEL_WINDOW,
  DOOR,
  ENTRANCE,
  INTERIOR,
  PLATFORM,
  SLIT,
  sideCells,
  TENT,
  TOWER_DOOR,
  TREE,
  WINDOW,
} from '../field.ts';
import { cornerCover, doorCover, groundCover, shelters } from './cover.ts';
import { crestAllows, LIGHT, MEDIUM, NONE, type Origin, passing, STRONG, touchBlocks } from './passing.ts';
import { recall } from './sight-memory.ts';
import { type Trace, traceCentres, traceFrom } from './trace.ts';

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
const PASSED = [DOOR, ENTRANCE, TOWER_DOOR, WINDOW];
const SHUT: Sight = { open: false, cover: NONE, cells: [], slit: false, sided: false };

/** What one line meets on its way: ground other than clear, works, engines (gui.5.5.1b). */
export function judge(b: Battle, from: number, to: number, trace: Trace, origin: Origin, shortRange: number): Sight {
  let cover = NONE;
  // gui.8.2.3c: from the hex of an opening the line begins in it; from beyond, it goes through.
  let doors = PASSED.includes(barrierAt(b, origin.side)) && !isBehind(b, from, origin.side) ? 1 : 0;
  let intoOpening = false;
  for (const side of trace.touched) if (touchBlocks(b, side, from, to)) return SHUT;
  const high = isHigh(b, from, to);
  for (const [left, right] of trace.crossed) {
    if (left !== right && [left, right].some(side => side >= 0 && touchBlocks(b, side, from, to))) return SHUT;
    const ways = (left === right ? [left] : [left, right]).filter(side => side >= 0);
    const passed = ways.filter(side => crestAllows(b, side, from, to)).map(side => passing(b, side, from, to, origin));
    const open = passed.filter(({ open: free }) => free);
    if (ways.length > 0 && open.length === 0) return SHUT;
    cover = Math.max(cover, open.length > 0 ? Math.min(...open.map(one => one.cover)) : NONE);
    const opening = open.length > 0 && open.every(({ door }) => door);
    if (opening) doors += 1;
    intoOpening = opening && ways.some(side => isBehind(b, to, side));
  }
  // gui.8.2.3a: through one door; gui.8.2.3b: and through the opening in which the target stands.
  if (doors > (intoOpening ? 2 : 1)) return SHUT;
  if (isStopped(b, from, to, trace.cells)) return SHUT;
  for (const pair of trace.cells) {
    const both = pair.filter(cell => cell >= 0);
    // gui.5.5.2.1a, gui.5.5.2.1b: brush lets the shot through and covers; gui.5.5.1c: between brush and tree it counts.
    if (!high && both.length > 0 && both.every(cell => terrainAt(b, cell) === BRUSH || terrainAt(b, cell) === TREE))
      cover = Math.max(cover, LIGHT);
  }
  const slit =
    origin.corner === true || (origin.side >= 0 && [SLIT, CHAPEL_WINDOW].includes(barrierAt(b, origin.side)));
  if (shelters(b, origin, to)) cover = Math.max(cover, MEDIUM);
  cover = Math.max(cover, groundCover(b, from, to, trace, shortRange, slit));
  return { open: true, cover, cells: trace.cells, slit, sided: cornerCover(b, from, to) || doorCover(b, to) };
}

const isHigh = (b: Battle, from: number, to: number): boolean =>
  terrainAt(b, from) === PLATFORM && terrainAt(b, to) === PLATFORM;

/** Whether what stands in the hexes between stops a shot; where the line runs between two, both must stop it. */
function isStopped(b: Battle, from: number, to: number, cells: Trace['cells']): boolean {
  const { area } = b.field;
  const high = isHigh(b, from, to);
  // gui.5.5.2.2a, gui.5.5.2.2b: a tree blocks, unless it is the target's; water never does (gui.5.5.2.4a);
  // gui.9.3.4c: trees below do not matter from platform to platform.
  const isTree = (cell: number): boolean => !high && terrainAt(b, cell) === TREE;
  // gui.10.4.3a: nor does a shot go through a stone thrower.
  const isThrower = (cell: number): boolean => b.state.engines[engineAt(b, cell)]?.kind === 'stoneThrower';
  // R143: a tent between them hides the target.
  const isTent = (cell: number): boolean =>
    terrainAt(b, cell) === TENT && area[cell] !== area[to] && area[cell] !== area[from];
  return cells.some(pair => {
    const both = pair.filter(cell => cell >= 0);
    return both.length > 0 && [isTree, isThrower, isTent].some(stops => both.every(stops));
  });
}

/** Whether a hex is the door hex of a door or entrance, the gateway, or the window hex of a window. */
function isBehind(b: Battle, cell: number, side: number): boolean {
  if (!sideCells(b.field.grid, side).includes(cell)) return false;
  if (barrierAt(b, side) === WINDOW) return b.field.terrain[cell] === INTERIOR;
  return b.field.gate === cell || b.field.doorHex.get(side) === cell;
}

/** gui.9.3.5: exactly in line with the slit that shelters the target. */
function inLineWithSlit(b: Battle, shooter: number, target: number): boolean {
  const way = bearing(b.field.grid, target, shooter);
  return b.field.slits.some(
    ({ cell, direction, vertex }) => cell === target && way === 4 * direction + (vertex ? 2 : 0),
  );
}

/** The openings of the shooter's own hex (gui.8.2.1a, gui.8.2.1c, gui.8.2.3c, gui.9.3.2b, gui.9.3.3a). */
export function openings(b: Battle, from: number, to: number): { direction: number; vertex: boolean; side: number }[] {
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
      if (b.field.terrain[from] === INTERIOR || area[to] === area[beyond])
        found.push({ direction, vertex: false, side });
    }
    if (code === DOOR || code === ENTRANCE || code === TOWER_DOOR) found.push({ direction, vertex: false, side });
  }
  return found;
}

/** Whether one hex can be shot at from another, and with what cover (gui.5.5.1a); the best line counts. */
export const sightBetween = (b: Battle, from: number, to: number, shortRange: number): Sight =>
  recall(b, from, to, shortRange, () => bestLine(b, from, to, shortRange));

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
  const isCrossed = (side: number): boolean =>
    side < 0 ||
    own(side) ||
    (crestAllows(b, side, from, to) && passing(b, side, from, to, { cell: from, side: -1 }).open);
  return crossed.every(pair => pair.some(isCrossed)) && !isStopped(b, from, to, cells);
}
