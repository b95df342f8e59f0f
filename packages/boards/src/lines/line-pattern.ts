import type { Grid } from '../grid/grid.ts';
import { sideSlot } from '../grid/grid-build.ts';

/** The line crosses the inside of one cell. */
export const LINE_CELL = 0;
/** The line runs exactly along the side between two cells. */
export const LINE_ALONG = 1;
/** On squares: the line passes exactly through a corner, between the two cells that it does not enter. */
export const LINE_CORNER = 2;
/** Not a step between the ends but the arrival in the target cell. */
export const LINE_END = 3;

/**
 * A line between two cells depends only on how far apart they are, so it is found once and kept as a list of
 * places in the raster relative to the starting cell.
 */
export interface LinePattern {
  /** Steps between the ends; one more entry follows them for the arrival. */
  readonly length: number;
  /** PATTERN_FIELDS numbers per entry. */
  readonly entries: Int32Array;
}

/** Of every entry: how it is entered and what it is, then relative raster places of cells and side slots. */
export const FIELD_KIND = 0;
export const FIELD_LEFT = 1;
export const FIELD_RIGHT = 2;
export const FIELD_LEFT_SIDE = 3;
export const FIELD_RIGHT_SIDE = 4;
export const FIELD_ALONG = 5;
export const FIELD_TOUCHED = 6;
export const PATTERN_FIELDS = 7;

/** Added to the kind when the entry is entered exactly at a corner. */
export const AT_CORNER = 4;
/** Added when the line touches a third cell at that corner without entering it. */
export const TOUCHES = 8;
export const KIND_MASK = 3;

/** A cell on the line: its place in the raster and its centre, both relative to the start. */
interface Here {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The line between two different cells. */
export function findLinePattern(grid: Grid, a: number, b: number): LinePattern {
  const { position, stride } = grid.raster;
  const { x, y, corners } = grid.plane;
  const { cellSides } = grid;
  const isHex = grid.shape === 'hex';
  const target = position[b]! - position[a]!;
  const lineX = x[b]! - x[a]!;
  const lineY = y[b]! - y[a]!;
  const perSide = grid.directions / cellSides;
  const entries: number[] = [];

  const turned = (place: number, by: number): number => (place + by + cellSides) % cellSides;
  /** Negative to the left of the line, positive to the right, 0 upon it. */
  const sideOfLine = (px: number, py: number): number => lineX * py - lineY * px;
  const cornerSide = (here: Here, corner: number): number => {
    const [dx, dy] = corners[corner]!;
    return sideOfLine(here.x + dx, here.y + dy);
  };
  const stepTo = (place: number): number => grid.stepU[place * perSide]! * stride + grid.stepV[place * perSide]!;
  const beyond = (here: Here, place: number): Here => {
    const [x1, y1] = corners[turned(place, -1)]!;
    const [x2, y2] = corners[place]!;
    return { at: here.at + stepTo(place), x: here.x + x1 + x2, y: here.y + y1 + y2 };
  };
  const slot = (here: Here, place: number): number => sideSlot(here.at, stepTo(place), place, cellSides);
  const add = (kind: number, left: Here, right: Here, leftSide: number, rightSide: number, along = 0, touched = 0) =>
    entries.push(kind, left.at, right.at, leftSide, rightSide, along, touched);

  let here: Here = { at: 0, x: 0, y: 0 };
  while (here.at !== target) {
    const exit = exitFrom(corner => cornerSide(here, corner), cellSides);
    const leftPlace = exit.place;
    if (!exit.atCorner) {
      const side = slot(here, leftPlace);
      here = beyond(here, leftPlace);
      add(LINE_CELL, here, here, side, side);
      continue;
    }
    const rightPlace = turned(leftPlace, 1);
    const left = beyond(here, leftPlace);
    const right = beyond(here, rightPlace);
    // On hexes a side starts at the corner, straight away from this cell: the line may run along it, or pass
    // on either hand of it. On squares the corner leads into the cell opposite.
    const [dx, dy] = corners[leftPlace]!;
    const farEnd = sideOfLine(here.x + 2 * dx, here.y + 2 * dy);
    if (isHex && farEnd !== 0) {
      const side = slot(here, farEnd > 0 ? leftPlace : rightPlace);
      const touched = farEnd > 0 ? right : left;
      here = farEnd > 0 ? left : right;
      add(LINE_CELL + AT_CORNER + TOUCHES, here, here, side, side, 0, touched.at);
      continue;
    }
    const intoLeft = slot(here, leftPlace);
    const intoRight = slot(here, rightPlace);
    if (isHex) {
      const along = slot(left, turned(leftPlace, 2));
      add(LINE_ALONG + AT_CORNER, left, right, intoLeft, intoRight, along);
    } else {
      add(LINE_CORNER + AT_CORNER, left, right, intoLeft, intoRight);
    }
    here = beyond(left, rightPlace);
    const outOfLeft = slot(left, rightPlace);
    const outOfRight = slot(right, leftPlace);
    add(LINE_CELL + AT_CORNER, here, here, outOfLeft, outOfRight);
  }

  // The last cell entered is no step between the ends but the target.
  const last = entries.length - PATTERN_FIELDS;
  entries[last]! += LINE_END - LINE_CELL;
  return { length: last / PATTERN_FIELDS, entries: Int32Array.from(entries) };
}

/** Through which side of a cell, or through the corner after which side, the line leaves it. */
function exitFrom(sideOfLine: (corner: number) => number, count: number): { place: number; atCorner: boolean } {
  for (let place = 0; place < count; place++) {
    const before = sideOfLine((place + count - 1) % count);
    const after = sideOfLine(place);
    // Going clockwise the corners pass from the left of the line to its right just where it goes out.
    if (before < 0 && after > 0) return { place, atCorner: false };
    if (before < 0 && after === 0) return { place, atCorner: true };
  }
  throw new Error('a straight line left no cell that it entered');
}
