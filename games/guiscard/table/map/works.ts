/** What men have built: floors, planks, and on the hexsides walls, openings, palisades. */
import { endsOfSide, neighbour, type Point, sideOf } from '@carroccio/boards';
import {
  CHAPEL_WINDOW,
  CLOSED,
  CLOTH,
  DOOR,
  ENTRANCE,
  type Field,
  GATE_SIDE,
  LOW_WALL,
  OPEN,
  PALISADE,
  PLATFORM_EDGE,
  SLIT,
  TENT_OPENING,
  TOWER_DOOR,
  TOWER_WALL,
  WALL,
  WINDOW,
} from '@carroccio/guiscard/survey';
import { polyline } from '@carroccio/table/ground/path.ts';
import { drawn, drawnCentre, num } from '@carroccio/table/ground/unit.ts';
import { flight } from './slopes.ts';

/** Hexside features, each kind as one path. */
export interface HexsideLines {
  readonly closed: string;
  readonly walls: string;
  readonly towerWalls: string;
  readonly lowWalls: string;
  readonly windows: string;
  readonly chapelWindows: string;
  readonly slits: string;
  readonly doors: string;
  readonly entrances: string;
  readonly cloth: string;
  readonly tentOpenings: string;
  readonly platformEdges: string;
  readonly stakes: string;
  readonly gate: string;
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The ends of a stretch of a hexside, from share to share. */
const stretch = ([a, b]: readonly [Point, Point], from: number, to: number): string =>
  polyline([between(a, b, from), between(a, b, to)]);

/** A short bar across a hexside. */
function across([a, b]: readonly [Point, Point], share: number, half: number): string {
  const { x, y } = between(a, b, share);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const out = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  return polyline([
    { x: x - out.x * half, y: y - out.y * half },
    { x: x + out.x * half, y: y + out.y * half },
  ]);
}

const STAKES = 7;
const dot = ({ x, y }: Point, radius: number): string =>
  `M${num(x - radius)} ${num(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const stakesOn = ([a, b]: readonly [Point, Point]): string =>
  Array.from({ length: STAKES }, (_, index) => dot(between(a, b, (index + 0.5) / STAKES), 7.6)).join('');

export function hexsides({ grid, barrier }: Field): HexsideLines {
  const of = new Map<number, (readonly [Point, Point])[]>();
  for (let side = 0; side < grid.sideCount; side++) {
    const code = barrier[side] ?? OPEN;
    if (code === OPEN) continue;
    const [a, b] = endsOfSide(grid, side).map(drawn);
    if (!a || !b) continue;
    of.set(code, [...(of.get(code) ?? []), [a, b]]);
  }
  const all = (code: number): (readonly [Point, Point])[] => of.get(code) ?? [];
  const drawnAs = (code: number, draw: (ends: readonly [Point, Point]) => string): string =>
    all(code).map(draw).join('');
  const whole = (ends: readonly [Point, Point]): string => stretch(ends, 0, 1);
  /** A wall on both hands of an opening. */
  const jambs = (ends: readonly [Point, Point]): string => stretch(ends, 0, 0.26) + stretch(ends, 0.74, 1);
  return {
    closed: drawnAs(CLOSED, whole),
    walls: drawnAs(WALL, whole) + [WINDOW, CHAPEL_WINDOW, DOOR, ENTRANCE].map(code => drawnAs(code, jambs)).join(''),
    towerWalls: drawnAs(TOWER_WALL, whole) + [SLIT, TOWER_DOOR].map(code => drawnAs(code, jambs)).join(''),
    lowWalls: drawnAs(LOW_WALL, whole),
    windows: drawnAs(WINDOW, ends => stretch(ends, 0.26, 0.74)),
    chapelWindows: drawnAs(CHAPEL_WINDOW, ends => stretch(ends, 0.3, 0.7)),
    slits: drawnAs(SLIT, ends => stretch(ends, 0.26, 0.74) + across(ends, 0.5, 20)),
    doors: [DOOR, TOWER_DOOR].map(code => drawnAs(code, ends => stretch(ends, 0.26, 0.74))).join(''),
    entrances: drawnAs(ENTRANCE, ends => across(ends, 0.26, 16) + across(ends, 0.74, 16)),
    cloth: drawnAs(CLOTH, whole),
    tentOpenings: drawnAs(TENT_OPENING, ends => stretch(ends, 0, 0.2) + stretch(ends, 0.8, 1)),
    platformEdges: drawnAs(PLATFORM_EDGE, whole),
    stakes: drawnAs(PALISADE, stakesOn),
    gate: drawnAs(GATE_SIDE, whole),
  };
}

/** Boards side by side over a hex. */
export const planks = ({ grid }: Field, cells: readonly number[]): string =>
  cells
    .map(cell => {
      const { x, y } = drawnCentre(grid, cell);
      return [-64, -38, -13, 13, 38, 64]
        .map(dy => {
          const half = 100 - Math.abs(dy) * 0.58;
          return `M${num(x - half)} ${num(y + dy)}H${num(x + half)}`;
        })
        .join('');
    })
    .join('');

/** Flags of a stone floor. */
export const flags = ({ grid }: Field, cells: readonly number[]): string =>
  cells
    .map(cell => {
      const { x, y } = drawnCentre(grid, cell);
      return [-52, -17, 18, 53]
        .map((dy, row) => {
          const half = 96 - Math.abs(dy) * 0.58;
          const joints = (row % 2 === 0 ? [-50, 0, 50] : [-25, 25])
            .filter(dx => Math.abs(dx) < half - 12)
            .map(dx => `M${num(x + dx)} ${num(y + dy)}v35`)
            .join('');
          return `M${num(x - half)} ${num(y + dy)}H${num(x + half)}${dy < 50 ? joints : ''}`;
        })
        .join('');
    })
    .join('');

/** Small rounded stones of a yard. */
export const cobbles = ({ grid }: Field, cells: readonly number[]): string =>
  cells
    .map(cell => {
      const { x, y } = drawnCentre(grid, cell);
      return [-56, -28, 0, 28, 56]
        .flatMap((dy, row) =>
          [-66, -33, 0, 33, 66]
            .map(dx => dx + (row % 2) * 16)
            .filter(dx => Math.hypot(dx, dy) < 78)
            .map(dx => `M${num(x + dx - 8)} ${num(y + dy)}a9 7 0 0 1 17 0`),
        )
        .join('');
    })
    .join('');

/** Wooden stairs lead towards the platforms they serve. */
export const castleStairs = (
  field: Field,
  cells: readonly number[],
): { readonly treads: string; readonly flanks: string } => {
  const drawnStairs = cells.map(cell => {
    const platforms = field.stairs.get(cell) ?? [];
    const way = [0, 1, 2, 3, 4, 5].find(d => platforms.includes(neighbour(field.grid, cell, d))) ?? 0;
    const out = { x: Math.sin((way * Math.PI) / 3), y: -Math.cos((way * Math.PI) / 3) };
    return flight(drawnCentre(field.grid, cell), out, 62, 34);
  });
  return {
    treads: drawnStairs.map(({ treads }) => treads).join(''),
    flanks: drawnStairs.map(({ flanks }) => flanks).join(''),
  };
};

/** The ridge of each tent, from its middle to its corners. */
export const tentFolds = ({ grid, areas }: Field): string =>
  areas
    .filter(({ kind }) => kind === 'tent')
    .map(({ cells }) => {
      const points = cells.map(cell => drawnCentre(grid, cell));
      const middle = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      };
      return cells
        .flatMap(cell => [0, 1, 2, 3, 4, 5].map(way => ({ cell, way })))
        .filter(({ cell, way }) => !cells.includes(neighbour(grid, cell, way)))
        .map(({ cell, way }) => {
          const [a, b] = endsOfSide(grid, sideOf(grid, cell, way)).map(drawn);
          return a && b ? polyline([middle, between(a, b, 0.5)]) : '';
        })
        .join('');
    })
    .join('');
