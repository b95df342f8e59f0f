import { repeated } from '@carroccio/kernel';
/** What the schema of a scenario cannot say. */
import type { Scenario } from './scenarios.ts';

const inside = ({ columns, rows }: Scenario['map'], hex: string): boolean => {
  const column = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
};

export function scenarioProblems({ map, sides, objectives }: Scenario): string[] {
  const named = [
    ...map.roads.flat(),
    ...map.obstacles.flat(),
    ...Object.keys(map.works),
    ...map.gabions,
    ...objectives.map(({ hex }) => hex),
    ...sides.flatMap(({ zone }) => zone),
    ...sides.flatMap(({ divisions }) => divisions.flatMap(({ arrival }) => arrival?.hexes ?? [])),
  ];
  const setUp = sides.flatMap(({ cicHex, divisions }) => [
    ...(cicHex === undefined ? [] : [cicHex]),
    ...divisions.flatMap(({ hex, units }) => [hex, ...units.map(unit => unit.hex)].filter(one => one !== undefined)),
  ]);
  const [north, south] = sides;
  return [
    ...(map.grid.length === map.rows ? [] : [`the map has ${map.grid.length} rows, not ${map.rows}`]),
    ...map.grid.filter(row => row.length !== map.columns).map(row => `the row ${row} is not ${map.columns} hexes long`),
    ...[...new Set([...named, ...setUp])].filter(hex => !inside(map, hex)).map(hex => `${hex} is not on the map`),
    ...repeated(setUp).map(hex => `two pieces are set up in ${hex}`),
    ...north.zone.filter(hex => south.zone.includes(hex)).map(hex => `both sides may deploy in ${hex}`),
  ];
}
