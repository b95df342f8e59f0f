/** The printed ground of a battle as lines and areas, few and large. */
import type { BattleMap, Field } from '@carroccio/batirnos/survey';
import { cellsOfSide, endsOfSide, type Point, requireCell, sideBetween, sizeOf } from '@carroccio/boards';
import { carriedOn } from '@carroccio/table/ground/curve.ts';
import { gridLines } from '@carroccio/table/ground/grid-lines.ts';
import { type HachureStyle, hachures } from '@carroccio/table/ground/hachures.ts';
import { linesAlong } from '@carroccio/table/ground/hexside-line.ts';
import { jitter, sway } from '@carroccio/table/ground/jitter.ts';
import { type Ring, ringsAround, softOutline } from '@carroccio/table/ground/outline.ts';
import { padded } from '@carroccio/table/ground/padded.ts';
import { polygon, roundedLine } from '@carroccio/table/ground/path.ts';
import { drawn, drawnCentre, num, UNIT } from '@carroccio/table/ground/unit.ts';
import { type Woods, woods } from '@carroccio/table/ground/woods.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { type Works, worksAlong } from './works.ts';

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly slopes: string;
  readonly crests: string;
  readonly sand: string;
  readonly dunes: string;
  readonly grains: string;
  readonly hachures: string;
  /** Lines along the crests (nqsb.5.4.4). */
  readonly crestLines: string;
  readonly grass: string;
  readonly fields: Fields;
  readonly marsh: string;
  readonly marshFloor: string;
  readonly woodsFloor: string;
  readonly woods: Woods;
  readonly water: string;
  readonly waterLines: string;
  readonly townFloor: string;
  readonly towns: readonly { readonly cell: number; readonly place: Point }[];
  readonly roads: string;
  readonly streams: string;
  readonly works: Works;
  readonly gabions: readonly Point[];
  readonly grid: string;
  readonly slivers: string;
  readonly cells: readonly number[];
}

const SLOPE: HachureStyle = { length: () => 30, spacing: 13, thickness: 3.4, inset: 0 };
const CREST: HachureStyle = { length: () => 24, spacing: 15, thickness: 3, inset: 6 };

const TUFT = 'l-5-9m8 9l0-12m3 12l5-9';
/** Reeds over a short line of water. */
const REEDS = 'm-16 0h32m-24 0l-3-13m9 13l0-18m8 18l3-12m-22 18h20';

function scattered(field: Field, letters: string, share: number, salt: number, mark: string): string {
  return field.letters
    .flatMap((letter, cell) => {
      if (!letters.includes(letter)) return [];
      const { x, y } = drawnCentre(field.grid, cell);
      return [0, 1, 2].flatMap(nth =>
        jitter(cell, salt + nth) < share
          ? [`M${num(x + sway(cell, salt + 10 + nth, 62))} ${num(y + sway(cell, salt + 20 + nth, 56))}${mark}`]
          : [],
      );
    })
    .join('');
}

/** Dots, thicker where there is more sand. */
function grainsOf(field: Field): string {
  return field.letters
    .flatMap((letter, cell) => {
      const many = letter === 'b' ? 9 : letter === 'n' || letter === 'N' ? 14 : 0;
      const { x, y } = drawnCentre(field.grid, cell);
      return Array.from(
        { length: many },
        (_, nth) => `M${num(x + sway(cell, 300 + nth, 78))} ${num(y + sway(cell, 340 + nth, 72))}h0.1`,
      );
    })
    .join('');
}

/** The crest runs from crest hex to crest hex. */
function crestsOf(field: Field): string {
  const high = (cell: number): boolean => 'HN'.includes(field.letters[cell] ?? '.');
  return field.letters
    .flatMap((_, cell) => {
      if (!high(cell)) return [];
      const here = drawnCentre(field.grid, cell);
      const next = (field.around[cell] ?? []).filter(other => other > cell && high(other));
      return next.map(other => {
        const there = drawnCentre(field.grid, other);
        return `M${num(here.x)} ${num(here.y)}L${num(there.x)} ${num(there.y)}`;
      });
    })
    .join('');
}

/** Roads run through the middles of their hexes, and off the sheet where they end at its edge. */
function roadsOf(field: Field, map: BattleMap): string {
  const { grid } = field;
  const edge = new Set(
    field.around.flatMap((around, cell) => (around.length < 6 ? [keyOf(drawnCentre(grid, cell))] : [])),
  );
  return map.roads
    .map(road => {
      const points = road.map(name => drawnCentre(grid, requireCell(grid, name)));
      return roundedLine(runningOff(points, point => edge.has(keyOf(point))));
    })
    .join('');
}

const keyOf = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

/** A line that runs on beyond the sheet at whichever of its ends lies at the edge. */
function runningOff(points: readonly Point[], atEdge: (point: Point) => boolean): Point[] {
  const longer = carriedOn(points, 1.2 * UNIT);
  const [first, last] = [points[0], points.at(-1)];
  const from = first && atEdge(first) ? 0 : 1;
  const to = last && atEdge(last) ? longer.length : longer.length - 1;
  return longer.slice(from, to);
}

export function planOf(field: Field, map: BattleMap): Plan {
  const { grid, letters } = field;
  const sheet = padded(grid);
  const shown = (cell: number): string => letters[sheet.shows[cell] ?? 0] ?? '.';
  const rings = (wanted: string): readonly Ring[] =>
    ringsAround(sheet.grid, cell => wanted.includes(shown(cell)), sheet.offset);
  const region = (wanted: string): string => softOutline(rings(wanted));
  const where = (wanted: string): number[] => [...letters.keys()].filter(cell => wanted.includes(letters[cell] ?? '.'));
  const { x: width, y: height } = drawn({ x: sizeOf(grid).width, y: sizeOf(grid).height });
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const outlines = ringsAround(grid, () => true).map(ring => polygon(ring.map(({ to }) => to)));
  const brooks = map.obstacles.map(([a, b]) => sideBetween(grid, requireCell(grid, a), requireCell(grid, b)));
  const walls = [...field.works.keys()].filter(side => (field.works[side] ?? -1) >= 0);
  return {
    width,
    height,
    slopes: region('hH'),
    crests: region('H'),
    sand: region('bnN'),
    dunes: region('nN'),
    grains: grainsOf(field),
    hachures: hachures(rings('hHnN'), SLOPE) + hachures(rings('HN'), CREST),
    crestLines: crestsOf(field),
    grass: scattered(field, '.', 0.24, 200, TUFT),
    fields: fieldsOf(field),
    marsh: scattered(field, 'd', 1, 400, REEDS),
    marshFloor: region('d'),
    woodsFloor: region('w'),
    woods: woods(grid, where('w')),
    water: region('~'),
    waterLines: [10, 24, 42].map(inset => softOutline(rings('~').map(ring => drawnIn(ring, inset)))).join(''),
    townFloor: region('a'),
    towns: where('a').map(cell => ({ cell, place: drawnCentre(grid, cell) })),
    roads: roadsOf(field, map),
    streams: linesAlong(grid, brooks)
      .map(line => {
        const atEdge = ({ x, y }: Point): boolean => x < UNIT || y < UNIT || x > width - UNIT || y > height - UNIT;
        return roundedLine(runningOff(line, atEdge));
      })
      .join(''),
    works: worksAlong(
      walls.map(side => {
        const [from = { x: 0, y: 0 }, to = from] = endsOfSide(grid, side).map(drawn);
        const inner = cellsOfSide(grid, side).find(cell => cell === field.works[side]) ?? 0;
        return { from, to, inside: drawnCentre(grid, inner) };
      }),
    ),
    gabions: map.gabions.map(name => drawnCentre(grid, requireCell(grid, name))),
    grid: gridLines(grid, cell => letters[cell] !== '~'),
    slivers: polygon(corners) + outlines.join(''),
    cells: [...letters.keys()],
  };
}

/** A ring a little further in, towards the middle of each of its cells. */
function drawnIn(ring: Ring, by: number): Ring {
  return ring.map(stretch => {
    const dx = stretch.to.x - stretch.from.x;
    const dy = stretch.to.y - stretch.from.y;
    const size = Math.hypot(dx, dy) || 1;
    const shift = { x: (-dy / size) * by, y: (dx / size) * by };
    const moved = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
    return { ...stretch, from: moved(stretch.from), to: moved(stretch.to) };
  });
}
