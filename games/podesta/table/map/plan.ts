import { type Point, requireCell, type SquareGrid } from '@carroccio/boards';
import { TERRAINS, type World } from '@carroccio/podesta/survey';
import { carriedOn, curveThrough } from '@carroccio/table/ground/curve.ts';
import { jitter, sway } from '@carroccio/table/ground/jitter.ts';
import { polyline, roundedRing } from '@carroccio/table/ground/path.ts';
import { drawnCentre, num, UNIT } from '@carroccio/table/ground/unit.ts';
import { type Inside, ringsAround } from './regions.ts';
import { hills, mountains, type Peaks, type Place } from './relief.ts';

type Terrain = (typeof TERRAINS)[number];

interface Course {
  readonly name: string;
  readonly path: string;
  readonly line: readonly Point[];
}

/** The whole map as lines and areas, few and large. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly sea: string;
  readonly waves: string;
  readonly hillCountry: string;
  readonly mountainCountry: string;
  readonly hills: Peaks;
  readonly mountains: Peaks;
  readonly fields: string;
  readonly rivers: readonly Course[];
  readonly grid: string;
}

const PER_STRETCH = 6;

export function planOf(world: World): Plan {
  const { grid, terrain } = world;
  const kinds: Terrain[] = terrain.map(index => TERRAINS[index] ?? 'plain');
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most - 1);
  const byPlace = new Map(
    kinds.map((kind, cell) => [(grid.row[cell] ?? 0) * grid.columns + (grid.column[cell] ?? 0), kind]),
  );
  const at = (column: number, row: number): Terrain =>
    byPlace.get(clamp(row, grid.rows) * grid.columns + clamp(column, grid.columns)) ?? 'plain';
  const region = (inside: Inside): string => ringsAround(grid, inside).map(roundedRing).join('');
  const places = (wanted: Terrain): Place[] =>
    kinds.flatMap((kind, cell) => (kind === wanted ? [{ cell, centre: drawnCentre(grid, cell) }] : []));
  return {
    width: grid.columns * UNIT,
    height: grid.rows * UNIT,
    sea: region((column, row) => at(column, row) === 'sea'),
    waves: places('sea').map(wave).join(''),
    hillCountry: region((column, row) => ['hill', 'mountain'].includes(at(column, row))),
    mountainCountry: region((column, row) => at(column, row) === 'mountain'),
    hills: hills(places('hill')),
    mountains: mountains(places('mountain')),
    fields: places('plain').map(field).join(''),
    rivers: world.data.map.rivers.map(({ name, squares }) => courseOf(world, name, squares)),
    grid: gridLines(grid),
  };
}

/** Where a river runs into the sea, into another or off the sheet: what it would rather do comes first. */
function mouthOf({ grid, terrain }: World, cell: number, own: ReadonlySet<number>): Point | undefined {
  const centre = drawnCentre(grid, cell);
  const found = [0, 2, 4, 6].flatMap(direction => {
    const next = grid.neighbours[cell * grid.directions + direction] ?? -1;
    const angle = (direction * Math.PI) / 4;
    const point = { x: centre.x + Math.sin(angle) * UNIT, y: centre.y - Math.cos(angle) * UNIT };
    const kind = next < 0 ? 'edge' : TERRAINS[terrain[next] ?? 0];
    if (kind === 'sea') return [{ point, rank: 0 }];
    if (kind === 'river' && !own.has(next)) return [{ point, rank: 1 }];
    return kind === 'edge' ? [{ point, rank: 2 }] : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank)[0]?.point;
}

function courseOf(world: World, name: string, squares: readonly string[]): Course {
  const cells = squares.map(square => cellNamed(world.grid, square));
  const own = new Set(cells);
  const centres = cells.map(cell => {
    const { x, y } = drawnCentre(world.grid, cell);
    return { x: x + sway(cell, 51, 9), y: y + sway(cell, 52, 9) };
  });
  const [first = -1, last = -1] = [cells[0], cells.at(-1)];
  const [before, after] = [mouthOf(world, first, own), mouthOf(world, last, own)];
  const points = [...(before ? [before] : []), ...centres, ...(after ? [after] : [])];
  const line = curveThrough(eased(before || after ? points : carriedOn(points, UNIT / 3)), PER_STRETCH);
  return { name, path: polyline(line.map(({ point }) => point)), line: line.map(({ point }) => point) };
}

/** Squares stand in steps; water does not. */
const eased = (points: readonly Point[]): Point[] =>
  points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return point;
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });

/** A square by its printed name: column letter and row number. */
const cellNamed = (grid: SquareGrid, square: string): number => {
  const column = square.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
  return requireCell(grid, `${String(column).padStart(2, '0')}${square.slice(1).padStart(2, '0')}`);
};

/** Three short swells. */
const wave = ({ cell, centre: { x, y } }: Place): string =>
  [0, 1, 2]
    .map(index => {
      const left = x - 34 + sway(cell, index, 14) + index * 16;
      const top = y - 28 + index * 28 + sway(cell, index + 4, 6);
      return `M${num(left)} ${num(top)}q7 -8 14 0t14 0`;
    })
    .join('');

/** Tufts and furrows of the plain. */
const field = ({ cell, centre: { x, y } }: Place): string =>
  [0, 1, 2, 3]
    .filter(index => jitter(cell, index) > 0.3)
    .map(index => {
      const left = x + sway(cell, index + 60, 40);
      const top = y + sway(cell, index + 70, 38);
      return `M${num(left)} ${num(top)}l-3 -8M${num(left + 4)} ${num(top)}v-10M${num(left + 8)} ${num(top)}l3 -8`;
    })
    .join('');

function gridLines({ columns, rows }: SquareGrid): string {
  const upright = Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * UNIT} 0V${rows * UNIT}`);
  const level = Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * UNIT}H${columns * UNIT}`);
  return [...upright, ...level].join('');
}
