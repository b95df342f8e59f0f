import { cellSet, createHexGrid, type HexGrid, regions, requireCell, sideBetween } from '@carroccio/boards';
import type { BattleMap } from './maps.ts';
import type { Battle } from './shapes.ts';

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

/** What the rulebook says of single hexes. */
const RULEBOOK: Readonly<Record<Battle, (map: BattleMap) => string[]>> = {
  montaperti: map => [
    ...wanted(map, ['2305'], 'w', 'gg.8.2.9'),
    ...(map.streams.some(({ sides }) => sides.flat().includes('1502'))
      ? []
      : ['no stream runs past 1502 (gg.S.3.6.1)']),
    ...ARRAS_EDGE.filter(hex => !isPlayable(map, hex)).map(hex => `${hex} cannot be entered from the edge (gg.S.4.3)`),
  ],
  benevento: map => wanted(map, ['2706'], '^', 'gg.8.2.8'),
  campaldino: map => [
    ...wanted(map, CAMP, 'C', 'gg.S.8.9'),
    ...wanted(map, ['0203', '0803', '1205', '1206', '1207'], CLEAR, 'gg.8.2'),
    ...(rises(map, ['1205', '1206', '1207']) ? [] : ['1205, 1206 and 1207 do not rise (gg.8.2.5x)']),
  ],
};

const CAMP = ['1903', '2004', '2104', '2105', '2106', '2107'];
const two = (number: number): string => String(number).padStart(2, '0');
/** From 3901 along the top of the map and down its left to 0107. */
const ARRAS_EDGE = [
  ...Array.from({ length: 39 }, (_, index) => `${two(39 - index)}01`),
  ...Array.from({ length: 6 }, (_, index) => `01${two(index + 2)}`),
];

const wanted = (map: BattleMap, hexes: readonly string[], letters: string, rule: string): string[] =>
  hexes.filter(hex => !letters.includes(letterAt(map, hex) || ' ')).map(hex => `${hex} is not ${letters} (${rule})`);

const rises = (map: BattleMap, hexes: readonly string[]): boolean =>
  hexes.every((hex, index) => {
    const before = hexes[index - 1];
    return before === undefined || CLEAR.indexOf(letterAt(map, before)) < CLEAR.indexOf(letterAt(map, hex));
  });

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
export function mapProblems(battle: Battle, map: BattleMap): string[] {
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
    ...RULEBOOK[battle](map),
  ];
}
