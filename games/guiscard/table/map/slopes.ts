/** Ground that steps: scarps, paths and stairs, with the way they run. */
import { neighbour, type Point, sideOf } from '@carroccio/boards';
import { CLOSED, type Field } from '@carroccio/guiscard/survey';
import { jitter } from '@carroccio/table/ground/jitter.ts';
import { polygon, polyline } from '@carroccio/table/ground/path.ts';
import { drawnCentre, num } from '@carroccio/table/ground/unit.ts';

const WAYS = [0, 1, 2, 3, 4, 5] as const;

/** Where a direction points, as a unit vector: 0 is up the page, then clockwise. */
const towards = (way: number): Point => ({ x: Math.sin((way * Math.PI) / 3), y: -Math.cos((way * Math.PI) / 3) });

/** From its top a scarp falls away: strokes that begin at the crest and run down into the hex. */
export const scarps = (field: Field, cells: readonly number[]): string =>
  cells
    .map(cell => {
      const { x, y } = drawnCentre(field.grid, cell);
      const tops = WAYS.filter(way => field.crest[sideOf(field.grid, cell, way)] === 1);
      return tops.map(way => strokes(x, y, way, cell)).join('');
    })
    .join('');

const PER_SIDE = 8;

function strokes(x: number, y: number, way: number, cell: number): string {
  const out = towards(way);
  const along = { x: -out.y, y: out.x };
  return Array.from({ length: PER_SIDE }, (_, index) => {
    const share = (index + 0.5) / PER_SIDE - 0.5;
    const top = { x: x + out.x * 84 + along.x * share * 98, y: y + out.y * 84 + along.y * share * 98 };
    const long = 62 + 46 * jitter(cell * 6 + way, index);
    const foot = { x: top.x - out.x * long, y: top.y - out.y * long };
    const half = 4.2;
    return polygon([
      { x: top.x - along.x * half, y: top.y - along.y * half },
      { x: top.x + along.x * half, y: top.y + along.y * half },
      foot,
    ]);
  }).join('');
}

/** The two ways in and out of a path or stair hex. */
const axisOf = ({ grid, barrier }: Field, cell: number): number[] =>
  WAYS.filter(way => neighbour(grid, cell, way) >= 0 && barrier[sideOf(grid, cell, way)] !== CLOSED);

/** A trodden way through the middle of its hexes. */
export const paths = (field: Field, cells: readonly number[]): string =>
  cells
    .map(cell => {
      const centre = drawnCentre(field.grid, cell);
      return axisOf(field, cell)
        .map(way => {
          const out = towards(way);
          return polyline([centre, { x: centre.x + out.x * 92, y: centre.y + out.y * 92 }]);
        })
        .join('');
    })
    .join('');

const TREADS = 7;
const HALF_TREAD = 52;

/** Steps across the way they lead. */
export const stairs = (field: Field, cells: readonly number[]): { treads: string; flanks: string } => {
  const drawn = cells.map(cell => {
    const centre = drawnCentre(field.grid, cell);
    const out = towards(axisOf(field, cell)[0] ?? 0);
    return flight(centre, out, 84, HALF_TREAD);
  });
  return { treads: drawn.map(({ treads }) => treads).join(''), flanks: drawn.map(({ flanks }) => flanks).join('') };
};

/** A flight of steps through a point. */
export function flight(centre: Point, out: Point, long: number, half: number): { treads: string; flanks: string } {
  const along = { x: -out.y, y: out.x };
  const at = (far: number, wide: number): string =>
    `${num(centre.x + out.x * far + along.x * wide)} ${num(centre.y + out.y * far + along.y * wide)}`;
  const treads = Array.from({ length: TREADS + 1 }, (_, index) => {
    const far = -long + (2 * long * index) / TREADS;
    return `M${at(far, -half)}L${at(far, half)}`;
  }).join('');
  const flanks = `M${at(-long, -half)}L${at(long, -half)}L${at(long, half)}L${at(-long, half)}Z`;
  return { treads, flanks };
}
