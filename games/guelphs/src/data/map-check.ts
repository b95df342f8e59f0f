import { cellSet, createHexGrid, type HexGrid, regions, requireCell, sideBetween } from '@carroccio/boards';
import type { Provenance } from '@carroccio/kernel';
import type { MapFacts } from '../scenarios/special.ts';
import type { BattleMap } from './maps.ts';

export const gridOf = ({ columns, rows }: BattleMap): HexGrid =>
  createHexGrid({ orientation: 'flat', columns, rows, shifted: 'odd' });

/** The character of a hex on the grid, or nothing off the map. */
export const letterAt = ({ grid }: BattleMap, hex: string): string =>
  grid[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] ?? '';

const PLAYABLE = '123ab^wC';
export const isPlayable = (map: BattleMap, hex: string): boolean => {
  const letter = letterAt(map, hex);
  return letter !== '' && PLAYABLE.includes(letter);
};

/** Levels of Clear ground, from the lowest. */
const CLEAR = '1a2b3';

const cited = ({ from, ...source }: Provenance): string => ('rule' in source ? ` (${source.rule})` : '');

function rises(map: BattleMap, hexes: readonly string[]): boolean {
  const heights = hexes.map(hex => CLEAR.indexOf(letterAt(map, hex)));
  return heights.every((height, index) => index === 0 || (heights[index - 1] ?? height) < height);
}

/** "1205, 1206 and 1207" */
const listed = (hexes: readonly string[]): string => `${hexes.slice(0, -1).join(', ')} and ${hexes.at(-1)}`;

/** Where a map is not as the rulebook says of single hexes. */
export function factProblems(map: BattleMap, { ground, streams, edges, slopes }: MapFacts): string[] {
  const along = new Set(map.streams.flatMap(({ sides }) => sides.flat()));
  return [
    ...ground.flatMap(({ hexes, is, source }) =>
      hexes.filter(hex => !is.includes(letterAt(map, hex) || ' ')).map(hex => `${hex} is not ${is}${cited(source)}`),
    ),
    ...streams
      .filter(({ hex }) => !along.has(hex))
      .map(({ hex, source }) => `no stream runs past ${hex}${cited(source)}`),
    ...edges.flatMap(({ hexes, source }) =>
      hexes.filter(hex => !isPlayable(map, hex)).map(hex => `${hex} cannot be entered from the edge${cited(source)}`),
    ),
    ...slopes
      .filter(({ hexes }) => !rises(map, hexes))
      .map(({ hexes, source }) => `${listed(hexes)} do not rise${cited(source)}`),
  ];
}

function hexesNamed({ ground, streams, buildings, minor, bridge, names }: BattleMap): string[] {
  return [
    ...Object.keys(ground),
    ...streams.flatMap(({ sides }) => sides.flat()),
    ...buildings,
    ...minor,
    ...(bridge === undefined ? [] : [bridge]),
    ...names.flatMap(({ hexes }) => hexes),
  ];
}

function sizeProblems({ columns, rows, grid }: BattleMap): string[] {
  return [
    ...(grid.length === rows ? [] : [`the grid has ${grid.length} rows, not ${rows}`]),
    ...grid.flatMap((row, index) =>
      row.length === columns ? [] : [`row ${index + 1} of the grid has ${row.length} hexes, not ${columns}`],
    ),
  ];
}

function groundProblems(map: BattleMap): string[] {
  const covered = gridOf(map).names.filter(hex => 'wC'.includes(letterAt(map, hex)));
  return [
    ...covered.filter(hex => !Object.hasOwn(map.ground, hex)).map(hex => `the level of ${hex} is missing`),
    ...Object.keys(map.ground)
      .filter(hex => !covered.includes(hex))
      .map(hex => `the level of ${hex} stands on the grid and need not be given`),
  ];
}

function pieces(map: BattleMap): number {
  const grid = gridOf(map);
  const playable = grid.names.filter(hex => isPlayable(map, hex)).map(hex => requireCell(grid, hex));
  return regions(grid, cellSet(grid, playable)).count;
}

/** What is wrong with a map, beyond its schema. */
export function mapProblems(map: BattleMap): string[] {
  const sizes = sizeProblems(map);
  if (sizes.length > 0) return sizes;
  const missing = hexesNamed(map).filter(hex => letterAt(map, hex) === '');
  if (missing.length > 0) return missing.map(hex => `${hex} is not on the map`);
  const grid = gridOf(map);
  const joined = (a: string, b: string) => sideBetween(grid, requireCell(grid, a), requireCell(grid, b)) >= 0;
  return [
    ...groundProblems(map),
    ...map.streams
      .flatMap(({ sides }) => sides)
      .filter(([a, b]) => !joined(a, b))
      .map(([a, b]) => `a stream runs between ${a} and ${b}, which are not neighbours`),
    ...(pieces(map) === 1 ? [] : ['the ground is not of one piece: put # where no unit can come']),
  ];
}
