import { cellNamed, type Grid, LINE_ALONG, LINE_CELL, LINE_CORNER, LINE_END, sideOf } from '../src/index.ts';
import { at, between, compass, EPSILON, handOf, type RealCell, type Vector } from './geometry.ts';

/** What a line of the package has to say, in the same words. */
export interface RealStep {
  kind: number;
  left: number;
  right: number;
  leftSide: number;
  rightSide: number;
  along: number;
  atCorner: boolean;
  touched: number;
}

/** How a line meets a cell: from when to when on its way from 0 to 1, and whether inside or on the border. */
interface Meeting {
  readonly cell: RealCell;
  readonly from: number;
  readonly to: number;
  readonly isInside: boolean;
}

/**
 * The line from centre to centre found by clipping it with the polygons of all cells, in floating point.
 * `cells` has every cell that the line may meet, those off the board included.
 */
export function realLine(grid: Grid, cells: readonly RealCell[], start: RealCell, target: RealCell): RealStep[] {
  const idOf = (cell: RealCell): number => idOfReal(grid, cell);
  const others = cells.filter(cell => cell !== start && cell !== target);
  const meetings = others.flatMap(cell => meetingOf(cell, start.centre, target.centre));
  const runs = meetings.filter(({ from, to }) => to - from > EPSILON);
  const touches = meetings.filter(({ from, to }) => to - from <= EPSILON);

  const events: { entered: number; left: number; kind: number; lanes: readonly [RealCell, RealCell] }[] = [];
  const addPair = (kind: number, pair: readonly Meeting[]): void => {
    const [left, right] = [...pair].sort((a, b) => handOfCell(a) - handOfCell(b));
    if (left === undefined || right === undefined || pair.length !== 2) throw new Error('a pair of cells is no pair');
    events.push({ entered: left.from, left: left.to, kind, lanes: [left.cell, right.cell] });
  };
  const handOfCell = ({ cell }: Meeting): number => handOf(start.centre, target.centre, cell.centre);

  const addCell = (kind: number, { cell, from, to }: Meeting): void => {
    events.push({ entered: from, left: to, kind, lanes: [cell, cell] });
  };
  for (const run of runs) if (run.isInside) addCell(LINE_CELL, run);
  for (const pair of groupedByTime(runs.filter(run => !run.isInside))) addPair(LINE_ALONG, pair);
  if (grid.shape === 'square') for (const pair of groupedByTime(touches)) addPair(LINE_CORNER, pair);
  for (const arrival of meetingOf(target, start.centre, target.centre)) addCell(LINE_END, arrival);
  events.sort((a, b) => a.entered + a.left - b.entered - b.left);

  const corners = [start, target, ...meetings.map(({ cell }) => cell)].flatMap(cell => cell.polygon);
  return events.map(({ entered, kind, lanes: [left, right] }, i) => {
    const [leftBefore, rightBefore] = i === 0 ? [start, start] : at(events, i - 1).lanes;
    const point = pointAt(start.centre, target.centre, entered);
    const touched = grid.shape === 'hex' ? touches.find(touch => Math.abs(touch.from - entered) < EPSILON) : undefined;
    return {
      kind,
      left: idOf(left),
      right: idOf(right),
      leftSide: sideOfReal(grid, leftBefore, left),
      rightSide: sideOfReal(grid, rightBefore, right),
      along: kind === LINE_ALONG ? sideOfReal(grid, left, right) : -1,
      atCorner: corners.some(corner => between(corner, point) < EPSILON),
      touched: touched === undefined ? -1 : idOf(touched.cell),
    };
  });
}

export function idOfReal(grid: Grid, { column, row }: RealCell): number {
  if (column < 0 || row < 0) return -1;
  return cellNamed(grid, String(column).padStart(2, '0') + String(row).padStart(2, '0')) ?? -1;
}

/** The side between two cells that touch, either of which may be off the board. */
function sideOfReal(grid: Grid, a: RealCell, b: RealCell): number {
  const [inside, outside] = idOfReal(grid, a) >= 0 ? [a, b] : [b, a];
  const cell = idOfReal(grid, inside);
  if (cell < 0) return -1;
  const northOfFirst = grid.shape === 'hex' && grid.orientation === 'pointy' ? 30 : 0;
  const step = 360 / grid.directions;
  const direction = Math.round((compass(inside.centre, outside.centre) - northOfFirst + 360) / step) % grid.directions;
  return sideOf(grid, cell, direction);
}

function groupedByTime(meetings: readonly Meeting[]): Meeting[][] {
  const groups: Meeting[][] = [];
  for (const meeting of meetings) {
    const group = groups.find(([first]) => first !== undefined && Math.abs(first.from - meeting.from) < EPSILON);
    if (group === undefined) groups.push([meeting]);
    else group.push(meeting);
  }
  return groups;
}

function pointAt(a: Vector, b: Vector, when: number): Vector {
  return { x: a.x + when * (b.x - a.x), y: a.y + when * (b.y - a.y) };
}

function meetingOf(cell: RealCell, a: Vector, b: Vector): Meeting[] {
  let from = 0;
  let to = 1;
  for (let i = 0; i < cell.polygon.length; i++) {
    const corner = at(cell.polygon, i);
    const next = at(cell.polygon, (i + 1) % cell.polygon.length);
    const insideA = handOf(corner, next, a);
    const insideB = handOf(corner, next, b);
    if (Math.abs(insideA - insideB) < EPSILON) {
      if (insideA < -EPSILON) return [];
      continue;
    }
    const crossing = insideA / (insideA - insideB);
    if (insideB > insideA) from = Math.max(from, crossing);
    else to = Math.min(to, crossing);
  }
  if (from > to + EPSILON) return [];
  const middle = pointAt(a, b, (from + to) / 2);
  const isInside = cell.polygon.every((corner, i) => {
    const next = at(cell.polygon, (i + 1) % cell.polygon.length);
    return handOf(corner, next, middle) > EPSILON;
  });
  return [{ cell, from, to, isInside }];
}
