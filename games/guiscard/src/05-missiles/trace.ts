/** Straight lines over the ground: what they cross and what they only touch (gui.5.5.1, R47). */
import { createSightLine, LINE_END, lineOfSight, neighbour, sideBetween, sideOf } from '@carroccio/boards';
import type { Battle } from '../battle.ts';
import type { Field } from '../field.ts';

/** A line between two hexes, or from an opening to a hex. */
export interface Trace {
  /** Hexes strictly between, as pairs: where the line runs between two, the milder counts. */
  readonly cells: readonly (readonly [number, number])[];
  /** Sides crossed, as pairs likewise. */
  readonly crossed: readonly (readonly [number, number])[];
  /** Sides run along or touched at a corner. */
  readonly touched: readonly number[];
}

const line = createSightLine();

/** From centre to centre. */
export function traceCentres({ field: { grid } }: Battle, from: number, to: number): Trace {
  lineOfSight(grid, from, to, line);
  const cells: [number, number][] = [];
  const crossed: [number, number][] = [];
  const touched: number[] = [];
  let before = from;
  for (let index = 0; index <= line.length; index++) {
    const step = line.steps[index];
    if (!step) break;
    if (step.leftSide >= 0 || step.rightSide >= 0) crossed.push([step.leftSide, step.rightSide]);
    if (step.along >= 0) touched.push(step.along);
    if (step.touched >= 0) {
      for (const cell of [before, step.left]) {
        const side = cell < 0 ? -1 : sideBetween(grid, cell, step.touched);
        if (side >= 0) touched.push(side);
      }
    }
    if (step.kind !== LINE_END) cells.push([step.left, step.right]);
    before = step.left;
  }
  return { cells, crossed, touched };
}

interface Point {
  x: number;
  y: number;
}

/** Twice the plane's whole numbers, so that the middle of a side is whole too. */
const centre = ({ field: { grid } }: Battle, cell: number): Point => ({
  x: 2 * (grid.plane.x[cell] ?? 0),
  y: 2 * (grid.plane.y[cell] ?? 0),
});
function corner(b: Battle, cell: number, index: number): Point {
  const [x = 0, y = 0] = b.field.grid.plane.corners[(index + 6) % 6] ?? [0, 0];
  const { x: cx, y: cy } = centre(b, cell);
  return { x: cx + 2 * x, y: cy + 2 * y };
}
/** The middle of the side in a direction, or the corner after it. */
function openingPoint(b: Battle, cell: number, direction: number, vertex: boolean): Point {
  const one = corner(b, cell, direction);
  if (vertex) return one;
  const two = corner(b, cell, direction - 1);
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

const turnOf = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const between = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y);

/** 2 when two stretches cross, 1 when they touch, 0 otherwise. */
function meeting(a: Point, b: Point, c: Point, d: Point): number {
  const [one, two, three, four] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)];
  if (one * two < 0 && three * four < 0) return 2;
  if (one === 0 && between(a, b, c)) return 1;
  if (two === 0 && between(a, b, d)) return 1;
  if (three === 0 && between(c, d, a)) return 1;
  return four === 0 && between(c, d, b) ? 1 : 0;
}

const SAMPLES = 12;

/** Lines from openings depend on the ground alone; each is found once. */
const known = new WeakMap<Field, Map<number, Trace>>();

/** From the middle of a side of a hex, or from its corner, to the centre of another hex. */
export function traceFrom(b: Battle, own: number, direction: number, vertex: boolean, to: number): Trace {
  const { grid } = b.field;
  const lines = known.get(b.field) ?? new Map<number, Trace>();
  known.set(b.field, lines);
  const key = ((own * 6 + direction) * 2 + (vertex ? 1 : 0)) * grid.cellCount + to;
  const found = lines.get(key);
  if (found) return found;
  const trace = traceOpening(b, openingPoint(b, own, direction, vertex), neighbour(grid, own, direction), to, own);
  lines.set(key, trace);
  return trace;
}

/** From an opening of one hex to the centre of another; `first` is the hex on the far side of the opening. */
function traceOpening(b: Battle, origin: Point, first: number, to: number, own: number): Trace {
  const { grid } = b.field;
  const { scaleX, scaleY } = grid.plane;
  const end = centre(b, to);
  const gap = (cell: number, x: number, y: number): number => {
    const at = centre(b, cell);
    return ((at.x - x) * scaleX) ** 2 + ((at.y - y) * scaleY) ** 2;
  };
  const visited: number[] = [first];
  let here = first;
  const steps = SAMPLES * (Math.abs(end.x - origin.x) + Math.abs(end.y - origin.y) + 1);
  for (let step = 1; step <= steps; step++) {
    const x = origin.x + ((end.x - origin.x) * step) / steps;
    const y = origin.y + ((end.y - origin.y) * step) / steps;
    for (let way = 0; way < 6; way++) {
      const next = neighbour(grid, here, way);
      if (next >= 0 && gap(next, x, y) < gap(here, x, y)) {
        here = next;
        visited.push(here);
        way = -1;
      }
    }
    if (here === to) break;
  }
  const sides = new Set<number>();
  for (const cell of visited) for (let way = 0; way < 6; way++) sides.add(sideOf(grid, cell, way));
  const crossed: [number, number][] = [];
  const touched: number[] = [];
  for (const side of sides) {
    const cell = grid.cellsOfSides[side * 2] ?? -1;
    const place = grid.sidePlaces[side] ?? 0;
    const one = corner(b, cell, place);
    const two = corner(b, cell, place - 1);
    // The opening itself lies on the line's first point.
    if (turnOf(one, two, origin) === 0 && between(one, two, origin)) continue;
    const met = meeting(origin, end, one, two);
    if (met === 2) crossed.push([side, side]);
    else if (met === 1) touched.push(side);
  }
  const cells = visited.filter(cell => cell !== to && cell !== own).map((cell): [number, number] => [cell, cell]);
  return { cells, crossed, touched };
}
