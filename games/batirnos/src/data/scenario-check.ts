/** What the schema of a scenario cannot say. */
import type { Flaw } from '@carroccio/kernel';
import { repeated } from '@carroccio/kernel';
import { flaw } from '../../text/data/flaws.ts';
import type { Scenario } from './scenarios.ts';

const letterAt = ({ grid }: Scenario['map'], hex: string): string =>
  grid[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] ?? '';

const IMPASSABLE = '~';

function sizeFlaws({ grid, rows, columns }: Scenario['map']): Flaw[] {
  return [
    ...(grid.length === rows ? [] : [flaw('/map/grid', 'rows', { found: grid.length, wanted: rows })]),
    ...grid.flatMap(({ length }, index) =>
      length === columns
        ? []
        : [flaw(`/map/grid/${index}`, 'columns', { row: index + 1, found: length, wanted: columns })],
    ),
  ];
}

/** Hexes that are named, each with the field that names it. */
const namedIn = ({ map, sides, objectives, communications, rules }: Scenario): [at: string, hexes: string[]][] => [
  ['/map/roads', map.roads.flat()],
  ['/map/obstacles', map.obstacles.flat()],
  ['/map/works', Object.keys(map.works)],
  ['/map/gabions', map.gabions],
  ['/objectives', objectives.map(({ hex }) => hex)],
  ['/communications', communications.flat()],
  ['/rules/sudden', rules.sudden?.hexes ?? []],
  ['/rules/optionalArrival', rules.optionalArrival?.entry ?? []],
  ...sides.flatMap(({ zone, divisions }, side): [string, string[]][] => [
    [`/sides/${side}/zone`, zone],
    ...divisions.flatMap(({ arrival, units }, division): [string, string[]][] => [
      [`/sides/${side}/divisions/${division}/arrival`, arrival?.hexes ?? []],
      [`/sides/${side}/divisions/${division}/units`, units.flatMap(unit => unit.zone ?? [])],
    ]),
  ]),
];

/** Where pieces stand from the beginning. */
const setUpIn = ({ sides }: Scenario): [at: string, hex: string][] =>
  sides
    .flatMap(({ cicHex, divisions }, side): [string, string | undefined][] => [
      [`/sides/${side}/cicHex`, cicHex],
      ...divisions.flatMap(({ hex, units }, division): [string, string | undefined][] => [
        [`/sides/${side}/divisions/${division}/hex`, hex],
        ...units.map((unit, which): [string, string | undefined] => [
          `/sides/${side}/divisions/${division}/units/${which}/hex`,
          unit.hex,
        ]),
      ]),
    ])
    .flatMap(([at, hex]): [string, string][] => (hex === undefined ? [] : [[at, hex]]));

export function scenarioFlaws(scenario: Scenario): Flaw[] {
  const { map, sides } = scenario;
  const { columns, rows } = map;
  const [north, south] = sides;
  const setUp = setUpIn(scenario);
  const hexes = setUp.map(([, hex]) => hex);
  const inside = (hex: string): boolean => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return column >= 1 && column <= columns && row >= 1 && row <= rows;
  };
  const outside = (at: string, named: readonly string[]): Flaw[] =>
    [...new Set(named)].filter(hex => !inside(hex)).map(hex => flaw(at, 'off-map', { hex, columns, rows }));
  return [
    ...sizeFlaws(map),
    ...namedIn(scenario).flatMap(([at, named]) => outside(at, named)),
    ...setUp.flatMap(([at, hex]) => outside(at, [hex])),
    ...setUp.filter(([, hex]) => letterAt(map, hex) === IMPASSABLE).map(([at, hex]) => flaw(at, 'impassable', { hex })),
    ...repeated(hexes).map(hex => flaw('/sides', 'same-hex', { hex })),
    ...north.zone.filter(hex => south.zone.includes(hex)).map(hex => flaw('/sides', 'both-deploy', { hex })),
  ];
}
