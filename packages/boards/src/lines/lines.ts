import type { Grid } from '../grid/grid.ts';
import {
  AT_CORNER,
  FIELD_ALONG,
  FIELD_KIND,
  FIELD_LEFT,
  FIELD_LEFT_SIDE,
  FIELD_RIGHT,
  FIELD_RIGHT_SIDE,
  FIELD_TOUCHED,
  findLinePattern,
  KIND_MASK,
  LINE_ALONG,
  LINE_END,
  type LinePattern,
  PATTERN_FIELDS,
  TOUCHES,
} from './line-pattern.ts';

export { LINE_ALONG, LINE_CELL, LINE_CORNER, LINE_END } from './line-pattern.ts';

/**
 * One step of the straight line from centre to centre. A line is walked in two lanes, left and right of the way
 * it goes: inside a cell both lanes are that cell, between two cells each lane has its own.
 * -1 stands for what lies off the map.
 */
export interface LineStep {
  /** LINE_CELL, LINE_ALONG, LINE_CORNER; LINE_END for the arrival in the target cell. */
  kind: number;
  left: number;
  right: number;
  /** The side crossed into this step on the left lane and on the right; the same one where the lanes are one. */
  leftSide: number;
  rightSide: number;
  /** LINE_ALONG: the side that the line runs along. */
  along: number;
  /** Whether the step is entered exactly at a corner of cells rather than through the inside of a side. */
  atCorner: boolean;
  /** On hexes: the third cell at that corner when the line only touches it while crossing from one to the other. */
  touched: number;
}

/** A whole line: `steps` 0..length-1 lie between the ends, steps[length] is the arrival. */
export interface SightLine {
  length: number;
  readonly steps: LineStep[];
}

function createStep(): LineStep {
  return { kind: LINE_END, left: -1, right: -1, leftSide: -1, rightSide: -1, along: -1, atCorner: false, touched: -1 };
}

export function createSightLine(): SightLine {
  return { length: 0, steps: [createStep()] };
}

/** What the line crosses, in order. Give a sight line of earlier to be filled again. */
export function lineOfSight(grid: Grid, a: number, b: number, into: SightLine = createSightLine()): SightLine {
  if (a === b) {
    into.length = 0;
    Object.assign(into.steps[0]!, createStep(), { left: b, right: b });
    return into;
  }
  const pattern = linePattern(grid, a, b);
  const { steps } = into;
  while (steps.length <= pattern.length) steps.push(createStep());
  into.length = pattern.length;
  const start = grid.raster.position[a]!;
  for (let i = 0; i <= pattern.length; i++) readStep(grid, pattern, i, start, steps[i]!);
  return into;
}

/**
 * Visits the steps of the line and, last, the arrival in the target, until the visitor returns false.
 * Says whether the walk arrived. The step is the same object every time; give one to spare making it.
 */
export function walkLine(
  grid: Grid,
  a: number,
  b: number,
  visit: (step: Readonly<LineStep>) => boolean,
  step: LineStep = createStep(),
): boolean {
  if (a === b) return true;
  const pattern = linePattern(grid, a, b);
  const start = grid.raster.position[a]!;
  for (let i = 0; i <= pattern.length; i++) {
    readStep(grid, pattern, i, start, step);
    if (!visit(step)) return false;
  }
  return true;
}

function linePattern(grid: Grid, a: number, b: number): LinePattern {
  const { uSpan, vSpan } = grid.raster;
  const du = grid.u[b]! - grid.u[a]! + uSpan - 1;
  const dv = grid.v[b]! - grid.v[a]! + vSpan - 1;
  const key = du * (2 * vSpan - 1) + dv;
  const known = grid.linePatterns[key];
  if (known !== undefined) return known;
  const found = findLinePattern(grid, a, b);
  grid.linePatterns[key] = found;
  return found;
}

function readStep(grid: Grid, pattern: LinePattern, index: number, start: number, step: LineStep): void {
  const { cells, sides } = grid.raster;
  const { entries } = pattern;
  const entry = index * PATTERN_FIELDS;
  const slots = (start * grid.cellSides) / 2;
  const kind = entries[entry + FIELD_KIND]!;
  step.kind = kind & KIND_MASK;
  step.left = cells[start + entries[entry + FIELD_LEFT]!]!;
  step.leftSide = sides[slots + entries[entry + FIELD_LEFT_SIDE]!]!;
  step.atCorner = kind >= AT_CORNER;
  if (step.atCorner) {
    step.right = cells[start + entries[entry + FIELD_RIGHT]!]!;
    step.rightSide = sides[slots + entries[entry + FIELD_RIGHT_SIDE]!]!;
    step.touched = kind >= TOUCHES ? cells[start + entries[entry + FIELD_TOUCHED]!]! : -1;
  } else {
    step.right = step.left;
    step.rightSide = step.leftSide;
    step.touched = -1;
  }
  step.along = step.kind === LINE_ALONG ? sides[slots + entries[entry + FIELD_ALONG]!]! : -1;
}
