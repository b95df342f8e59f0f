import { centreOf, cornersOf, type Grid, type Point, sizeOf } from '@carroccio/boards';

/** A cell's side in board units. */
export const UNIT = 100;

export const centre = (grid: Grid, cell: number): Point => scaled(centreOf(grid, cell));

const scaled = ({ x, y }: Point): Point => ({ x: x * UNIT, y: y * UNIT });

export function sheetSize(grid: Grid, margin: number): { width: number; height: number } {
  const { width, height } = sizeOf(grid);
  return { width: width * UNIT + 2 * margin, height: height * UNIT + 2 * margin };
}

/** The cell as a closed path, drawn a little smaller than it is when `inset` says so. */
export const cellPath = (grid: Grid, cell: number, inset = 0): string =>
  `M${cornersIn(grid, cell, inset).map(written).join('L')}Z`;

/** The cell's corners alone, each with this share of the sides that meet in it: a light mark. */
export function cornerPath(grid: Grid, cell: number, inset: number, share: number): string {
  const corners = cornersIn(grid, cell, inset);
  return corners
    .map((corner, index) => {
      const [before, after] = [corners.at(index - 1) ?? corner, corners[(index + 1) % corners.length] ?? corner];
      return `M${written(along(corner, before, share))}L${written(corner)}L${written(along(corner, after, share))}`;
    })
    .join('');
}

function cornersIn(grid: Grid, cell: number, inset: number): Point[] {
  const middle = centre(grid, cell);
  return cornersOf(grid, cell).map(corner => along(middle, scaled(corner), 1 - inset / UNIT));
}

const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The cell under a point, or -1 beyond the board. */
export function cellAt(grid: Grid, point: Point): number {
  let nearest = -1;
  let least = UNIT * UNIT;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const { x, y } = centre(grid, cell);
    const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (distance < least) {
      least = distance;
      nearest = cell;
    }
  }
  return nearest;
}

/** Where a facing points, as a unit vector from the cell's centre. */
export function towards(grid: Grid, cell: number, direction: number, what: 'corner' | 'side'): Point {
  const corners = cornersOf(grid, cell);
  const middle = centreOf(grid, cell);
  // Around a cell sides and corners take turns, side 0 first; squares have directions across their corners too.
  const turn = what === 'corner' ? 2 * direction + 1 : (direction * 2 * grid.cellSides) / grid.directions;
  const last = corners[Math.floor(turn / 2)] ?? middle;
  const first = turn % 2 === 1 ? last : (corners.at(turn / 2 - 1) ?? middle);
  const x = (first.x + last.x) / 2 - middle.x;
  const y = (first.y + last.y) / 2 - middle.y;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The neighbour that lies most nearly in a direction of the screen, or -1 at the edge. */
export function neighbourTowards(grid: Grid, cell: number, dx: number, dy: number): number {
  const from = centreOf(grid, cell);
  let best = -1;
  let most = 0.1;
  for (let direction = 0; direction < grid.directions; direction++) {
    const next = grid.neighbours[cell * grid.directions + direction] ?? -1;
    if (next < 0) continue;
    const { x, y } = centreOf(grid, next);
    const along = ((x - from.x) * dx + (y - from.y) * dy) / Math.hypot(x - from.x, y - from.y);
    if (along > most) {
      most = along;
      best = next;
    }
  }
  return best;
}
