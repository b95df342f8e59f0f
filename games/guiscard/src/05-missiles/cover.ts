/** Cover that a target has from the ground it stands on, or from a corner or door (gui.5.5.2, gui.5.5.4, gui.8.3). */
import { spread } from '@carroccio/boards';
import { barrierAt, levelAt, terrainAt } from '../03-ground/works.ts';
import { around, type Battle, hexesBetween } from '../battle.ts';
import {
  BRUSH,
  DECK,
  DEEP,
  DOOR,
  ENTRANCE,
  INTERIOR,
  MARSH,
  PATH,
  PLATFORM,
  ROCK,
  SCARP,
  SHALLOW,
  STAIRS,
  sideCells,
  TOWER_DOOR,
  TREE,
  WINDOW,
} from '../field.ts';
import { LIGHT, MEDIUM, NONE, type Origin } from './passing.ts';
import type { Trace } from './trace.ts';

/** gui.5.5.2.4b, gui.5.5.2.4e, R49: the shooter stands at the edge of the same water or marsh. */
function atEdge(b: Battle, shooter: number, target: number): boolean {
  const marsh = terrainAt(b, target) === MARSH;
  const wet = (cell: number): boolean => {
    const code = terrainAt(b, cell);
    return marsh ? code === MARSH : code === SHALLOW || code === DEEP;
  };
  if (wet(shooter)) return false;
  const banks = around(b, shooter).filter(wet);
  const { end } = spread({
    size: b.field.grid.cellCount,
    from: banks,
    until: cell => cell === target,
    steps(cell, _, go) {
      for (const next of around(b, cell)) if (wet(next)) go(next, 0);
    },
  });
  return end >= 0;
}

/** gui.5.5.4a, gui.5.5.2.4f, gui.9.3.4a, R50: from above, and near enough, some ground gives no cover. */
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
export function groundCover(
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
    // gui.5.5.2.1b, gui.5.5.2.2b: brush and trees hide whoever is in them a little; so do rocks and stairs.
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
export function cornerCover(b: Battle, shooter: number, target: number): boolean {
  return b.field.corners.some(({ cell, x, y, east, south }) => {
    if (cell !== target) return false;
    const { plane } = b.field.grid;
    const beyondX = east ? (plane.x[shooter] ?? 0) > x : (plane.x[shooter] ?? 0) < x;
    const beyondY = south ? (plane.y[shooter] ?? 0) > y : (plane.y[shooter] ?? 0) < y;
    return !(beyondX && beyondY);
  });
}
/** gui.8.3.5, gui.9.4.3a: on a door hex there is medium cover from one side. */
export const doorCover = (b: Battle, target: number): boolean => [...b.field.doorHex.values()].includes(target);

/**
 * gui.8.2.1d, gui.8.2.3d, gui.8.3.1, gui.8.3.2, gui.9.4.3b: shot at through an opening beside the shooter, unless he
 * stands on the door hex itself.
 */
export function shelters(b: Battle, { cell, side }: Origin, to: number): boolean {
  if (side < 0) return false;
  const code = barrierAt(b, side);
  if (code === WINDOW) return terrainAt(b, to) === INTERIOR && b.field.area[to] !== b.field.area[cell];
  return [DOOR, ENTRANCE, TOWER_DOOR].includes(code) && b.field.doorHex.get(side) !== cell;
}

/** gui.8.3.5, gui.8.3.6: from which of the two sides a shot comes at a door or a corner. */
export function shotSide(b: Battle, shooter: number, target: number): number {
  const corner = b.field.corners.find(({ cell }) => cell === target);
  if (!corner) return b.field.area[shooter] === b.field.area[target] ? 1 : 0;
  const x = b.field.grid.plane.x[shooter] ?? 0;
  return (corner.east ? x > corner.x : x < corner.x) ? 1 : 0;
}
