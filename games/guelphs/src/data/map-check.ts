import { cellSet, createHexGrid, type HexGrid, regions, requireCell, sideBetween } from '@carroccio/boards';
import type { Flaw, Provenance } from '@carroccio/kernel';
import { flaw } from '../../text/data/flaws.ts';
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

const ruleOf = (source: Provenance): string => ('rule' in source ? source.rule : '');

function rises(map: BattleMap, hexes: readonly string[]): boolean {
  const heights = hexes.map(hex => CLEAR.indexOf(letterAt(map, hex)));
  return heights.every((height, index) => index === 0 || (heights[index - 1] ?? height) < height);
}

/** Where a map is not as the rulebook says of single hexes. */
export function factFlaws(map: BattleMap, { ground, streams, edges, slopes }: MapFacts): Flaw[] {
  const along = new Set(map.streams.flatMap(({ sides }) => sides.flat()));
  return [
    ...ground.flatMap(({ hexes, is, source }) =>
      hexes
        .filter(hex => !is.includes(letterAt(map, hex) || ' '))
        .map(hex => flaw('/grid', 'other-ground', { hex, is, rule: ruleOf(source) })),
    ),
    ...streams
      .filter(({ hex }) => !along.has(hex))
      .map(({ hex, source }) => flaw('/streams', 'no-stream', { hex, rule: ruleOf(source) })),
    ...edges.flatMap(({ hexes, source }) =>
      hexes.filter(hex => !isPlayable(map, hex)).map(hex => flaw('/grid', 'no-edge', { hex, rule: ruleOf(source) })),
    ),
    ...slopes
      .filter(({ hexes }) => !rises(map, hexes))
      .map(({ hexes, source }) => flaw('/grid', 'no-rise', { hexes, rule: ruleOf(source) })),
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

function sizeFlaws({ columns, rows, grid }: BattleMap): Flaw[] {
  return [
    ...(grid.length === rows ? [] : [flaw('/grid', 'rows', { found: grid.length, wanted: rows })]),
    ...grid.flatMap(({ length }, index) =>
      length === columns ? [] : [flaw(`/grid/${index}`, 'columns', { row: index + 1, found: length, wanted: columns })],
    ),
  ];
}

function groundFlaws(map: BattleMap): Flaw[] {
  const covered = gridOf(map).names.filter(hex => 'wC'.includes(letterAt(map, hex)));
  return [
    ...covered.filter(hex => !Object.hasOwn(map.ground, hex)).map(hex => flaw('/ground', 'no-level', { hex })),
    ...Object.keys(map.ground)
      .filter(hex => !covered.includes(hex))
      .map(hex => flaw('/ground', 'needless-level', { hex })),
  ];
}

function pieces(map: BattleMap): number {
  const grid = gridOf(map);
  const playable = grid.names.filter(hex => isPlayable(map, hex)).map(hex => requireCell(grid, hex));
  return regions(grid, cellSet(grid, playable)).count;
}

/** What is wrong with a map, beyond its schema. */
export function mapFlaws(map: BattleMap): Flaw[] {
  const { columns, rows } = map;
  const sizes = sizeFlaws(map);
  if (sizes.length > 0) return sizes;
  const missing = hexesNamed(map).filter(hex => letterAt(map, hex) === '');
  if (missing.length > 0) return missing.map(hex => flaw('', 'off-map', { hex, columns, rows }));
  const grid = gridOf(map);
  const joined = (a: string, b: string) => sideBetween(grid, requireCell(grid, a), requireCell(grid, b)) >= 0;
  return [
    ...groundFlaws(map),
    ...map.streams
      .flatMap(({ sides }) => sides)
      .filter(([a, b]) => !joined(a, b))
      .map(([a, b]) => flaw('/streams', 'far-stream', { a, b })),
    ...(pieces(map) === 1 ? [] : [flaw('/grid', 'ground-pieces', {})]),
  ];
}
