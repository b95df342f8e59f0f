import { type Point, sizeOf } from '@carroccio/boards';
import { type Field, TERRAINS } from '@carroccio/guiscard/survey';
import { gridLines } from '@carroccio/table/ground/grid-lines.ts';
import { ringsAround } from '@carroccio/table/ground/outline.ts';
import { polygon } from '@carroccio/table/ground/path.ts';
import { drawn, drawnCentre } from '@carroccio/table/ground/unit.ts';
import { brush, grass, puddles, reeds, rocks, sand, type Trees, trees, waves } from './growth.ts';
import { regionsOf } from './regions.ts';
import { paths, scarps, stairs } from './slopes.ts';
import { castleStairs, cobbles, flags, type HexsideLines, hexsides, planks, tentFolds } from './works.ts';

type Terrain = (typeof TERRAINS)[number];

/** The whole ground as lines and areas, few and large. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly levels: readonly { readonly level: number; readonly outline: string }[];
  /** The outline of all ground of a kind. */
  area(kind: Terrain): string;
  readonly grass: string;
  readonly brush: string;
  readonly trees: Trees;
  readonly reeds: string;
  readonly puddles: string;
  readonly rocks: { readonly blocks: string; readonly cracks: string };
  readonly sand: string;
  readonly shallows: string;
  readonly deeps: string;
  readonly scarps: string;
  readonly paths: string;
  readonly stairs: { readonly treads: string; readonly flanks: string };
  readonly planks: string;
  readonly flags: string;
  readonly cobbles: string;
  readonly castleStairs: { readonly treads: string; readonly flanks: string };
  readonly tentFolds: string;
  readonly sides: HexsideLines;
  readonly grid: string;
  readonly outOfUse: string;
  readonly slivers: string;
  readonly numbered: readonly { readonly cell: number; readonly name: string; readonly at: Point }[];
  /** Where two boards are joined. */
  readonly seams: readonly number[];
}

const SOFT: readonly Terrain[] = [
  'brush',
  'scarp',
  'marsh',
  'rock',
  'beach',
  'shallow',
  'deep',
  'tree',
  'clear',
  'path',
];

export function planOf(field: Field): Plan {
  const { grid, terrain, base, level, closed, mapOf, names } = field;
  const cells = Array.from(terrain.keys());
  const of = (...kinds: Terrain[]): number[] =>
    cells.filter(cell => kinds.includes(TERRAINS[terrain[cell] ?? 0] ?? 'clear'));
  const regions = regionsOf(grid);
  const isOf = (kind: Terrain, cell: number): boolean => {
    const here = TERRAINS[terrain[cell] ?? 0];
    if (kind !== 'shallow' && kind !== 'deep') return here === kind;
    // Water runs on under a pier, and deep water lies within the shallows around it.
    const below = TERRAINS[base[cell] ?? 0];
    return below === 'deep' || below === kind;
  };
  const outlineOf = (kind: Terrain): string =>
    (SOFT.includes(kind) ? regions.soft : regions.sharp)(cell => isOf(kind, cell));
  const outlines = new Map(TERRAINS.map(kind => [kind, outlineOf(kind)]));
  const { x: width, y: height } = drawn({ x: sizeOf(grid).width, y: sizeOf(grid).height });
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const hexes = ringsAround(grid, () => true).map(ring => polygon(ring.map(({ to }) => to)));
  const inUse = cells.filter(cell => closed[cell] === 0);
  const tops = Math.max(...level);
  return {
    width,
    height,
    levels: Array.from({ length: tops }, (_, index) => ({
      level: index + 1,
      outline: regions.soft(cell => (level[cell] ?? 0) > index),
    })),
    area: kind => outlines.get(kind) ?? '',
    grass: grass(grid, of('clear')),
    brush: brush(grid, of('brush')),
    trees: trees(grid, of('tree')),
    reeds: reeds(grid, of('marsh')),
    puddles: puddles(grid, of('marsh')),
    rocks: rocks(grid, of('rock')),
    sand: sand(grid, of('beach')),
    shallows: waves(grid, of('shallow'), false),
    deeps: waves(grid, of('deep'), true),
    scarps: scarps(field, of('scarp', 'rock')),
    paths: paths(field, of('path')),
    stairs: stairs(field, of('stairs')),
    planks: planks(field, of('platform', 'deck', 'gate')),
    flags: flags(field, of('tower', 'interior')),
    cobbles: cobbles(field, of('courtyard', 'ward', 'palisade', 'castleStair')),
    castleStairs: castleStairs(field, of('castleStair')),
    tentFolds: tentFolds(field),
    sides: hexsides(field),
    grid: gridLines(grid, cell => closed[cell] === 0),
    outOfUse: regions.soft(cell => closed[cell] === 1),
    slivers: polygon(corners) + hexes.join(''),
    numbered: inUse.map(cell => ({ cell, name: names[cell] ?? '', at: drawnCentre(grid, cell) })),
    seams: seamsOf(grid.column, mapOf, cell => drawnCentre(grid, cell).x),
  };
}

/** Half-way between the last column of one board and the first of the next. */
function seamsOf(column: Int32Array, mapOf: Uint8Array, x: (cell: number) => number): number[] {
  const found = new Set<number>();
  for (const [cell, map] of mapOf.entries()) {
    const next = mapOf.findIndex(
      (other, index) => other === map + 1 && (column[index] ?? 0) === (column[cell] ?? 0) + 1,
    );
    if (next >= 0) found.add((x(cell) + x(next)) / 2);
  }
  return [...found];
}
