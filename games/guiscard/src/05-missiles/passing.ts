/** What stands on hexsides along a line of fire: what it lets through, the cover it gives (gui.8.2, gui.8.3, gui.9.3, gui.9.4). */

import { barrierAt, levelAt, terrainAt } from '../03-ground/works.ts';
import { type Battle, hexesBetween } from '../battle.ts';
import {
  CHAPEL_WINDOW,
  CLOTH,
  DOOR,
  ENTRANCE,
  GATE_SIDE,
  INTERIOR,
  LOW_WALL,
  PALISADE,
  PLATFORM,
  RUIN,
  SLIT,
  sideCells,
  TENT,
  TENT_OPENING,
  TOWER,
  TOWER_DOOR,
  TOWER_WALL,
  WALL,
  WINDOW,
} from '../field.ts';

export const NONE = 0;
export const LIGHT = 1;
export const MEDIUM = 2;
export const STRONG = 3;

/** How the line begins: at the centre, or in an opening of the shooter's own hex. */
export interface Origin {
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
export function passing(b: Battle, side: number, from: number, to: number, origin: Origin): Passing {
  const code = barrierAt(b, side);
  const cells = sideCells(b.field.grid, side);
  const guards = cells.includes(to);
  const own = cells.includes(from);
  // Whoever stands behind an opening is the one inside.
  const indoors = guards && [INTERIOR, TOWER].includes(b.field.terrain[to] ?? 0);
  switch (code) {
    case PALISADE:
      // gui.9.4.2a: nobody outside is high enough to see into the ward.
      if (!overObstacle(b, side, from, to)) return BARRED;
      // gui.9.4.1: strong cover behind the palisade that shelters him.
      return { open: true, cover: guards && terrainAt(b, to) === PLATFORM ? STRONG : NONE, door: false };
    case GATE_SIDE:
      if (b.state.works.gate === 'closed') return overObstacle(b, side, from, to) ? FREE : BARRED;
      // gui.9.4.2b, R120
      return levelAt(b, from) === levelAt(b, b.field.gate) || b.state.works.gate === 'destroyed'
        ? { open: true, cover: LIGHT, door: true }
        : BARRED;
    case RUIN:
      return { open: true, cover: LIGHT, door: false };
    // gui.8.3.3: total cover behind a wall.
    case WALL:
      return overObstacle(b, side, from, to) ? FREE : BARRED;
    case TOWER_WALL:
      return BARRED;
    // gui.9.3.5: in at a slit only from exactly in line; out of it the line begins in the slit.
    case SLIT:
    case CHAPEL_WINDOW:
      return indoors && !own ? { open: true, cover: STRONG, door: false } : BARRED;
    // gui.8.2.1b: in at a window only at whoever stands behind it, with medium cover (gui.8.3.1).
    case WINDOW:
      return indoors ? { open: true, cover: MEDIUM, door: true } : BARRED;
    case DOOR:
    case ENTRANCE:
    case TOWER_DOOR:
      // gui.9.3.2a: the shooter is at the height of the door, whatever the height of his mark.
      if (levelAt(b, from) !== levelAt(b, b.field.doorHex.get(side) ?? from)) return BARRED;
      return {
        open: true,
        // gui.8.3.1, gui.8.3.2, gui.9.4.3b: medium cover in house, courtyard or tower against fire through the opening.
        // gui.8.2.3d: no cover from whoever stands in it; gui.8.3.5: whoever is on the door hex himself is covered from the side he chooses.
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
    // gui.9.3.3c: the edge of a platform hinders no shot to or from the ward.
    default:
      return FREE;
  }
}
const sameTent = (b: Battle, cells: readonly number[], to: number): boolean =>
  cells.some(cell => b.field.area[cell] === b.field.area[to]);

const WALLS = [PALISADE, TOWER_WALL, WALL, SLIT, CHAPEL_WINDOW, WINDOW];

/** gui.8.2.4, R47: a line that so much as touches a wall is blocked, unless it passes high above it. */
export const touchBlocks = (b: Battle, side: number, from: number, to: number): boolean => {
  const code = barrierAt(b, side);
  if (code === GATE_SIDE) return b.state.works.gate === 'closed' && !overObstacle(b, side, from, to);
  if (!WALLS.includes(code)) return false;
  return code === TOWER_WALL || code === SLIT || code === CHAPEL_WINDOW || !overObstacle(b, side, from, to);
};

/** gui.5.5.2.3, gui.5.5.2.3b, R48: over the top of a slope the lower man must be no nearer to it than the upper. */
export function crestAllows(b: Battle, side: number, from: number, to: number): boolean {
  // gui.5.5.2.3a: elsewhere a slope hinders nothing.
  if (b.field.crest[side] !== 1) return true;
  const [one = -1, two = -1] = sideCells(b.field.grid, side);
  const slope = (b.field.level[one] ?? 0) < (b.field.level[two] ?? 0) ? one : two;
  const top = slope === one ? two : one;
  // Whoever is on the slope's side of the crest is the lower one.
  const lower = straightGap(b, from, slope) < straightGap(b, from, top) ? from : to;
  const upper = lower === from ? to : from;
  // gui.5.5.2.3c: half way up he sees and is seen.
  if (lower === slope) return true;
  return hexesBetween(b, lower, slope) >= hexesBetween(b, upper, slope);
}
/** The square of the straight distance between two centres. */
function straightGap({ field: { grid } }: Battle, one: number, two: number): number {
  const { x, y, scaleX, scaleY } = grid.plane;
  return (((x[one] ?? 0) - (x[two] ?? 0)) * scaleX) ** 2 + (((y[one] ?? 0) - (y[two] ?? 0)) * scaleY) ** 2;
}
