/** Where parts contradict each other, as they may once a data pack has replaced one of them. */
import { isByPoints, SCENARIOS, type ScenarioId } from '../scenarios/index.ts';
import type { Data } from './index.ts';
import type { Scenario } from './scenarios.ts';

/** The places a mustered army has (nqsb.2.1.points). */
const PLACES = { divisions: 5, units: 6, wings: 2, characters: 2 };
/** The least that players can agree on. */
const SMALLEST_BUDGET = 80;

type Muster = NonNullable<Scenario['muster']>;

const unknown = (names: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(names)].filter(name => !known.has(name));

const idsOf = (items: readonly { readonly id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

const onMap = ({ columns, rows }: Scenario['map'], hex: string): boolean => {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
};

const hexesOf = ({ sides, communications, rules }: Scenario): string[] => [
  ...communications.flat(),
  ...sides.flatMap(({ divisions }) => divisions.flatMap(({ units }) => units.flatMap(({ zone = [] }) => zone))),
  ...(rules.sudden?.hexes ?? []),
  ...(rules.optionalArrival?.entry ?? []),
];

function cardProblems({ troops: { troops }, generals: { leaders } }: Data, { sides }: Scenario): string[] {
  const divisions = sides.flatMap(side => side.divisions);
  const named = [
    ...sides.flatMap(({ cic, deckOf = [] }) => [...(cic === undefined ? [] : [cic]), ...deckOf]),
    ...divisions.map(({ general }) => general),
  ];
  const fielded = divisions.flatMap(({ units }) => units.map(({ troop }) => troop));
  return [
    ...unknown(named, idsOf(leaders)).map(id => `there is no leader ${id}`),
    ...unknown(fielded, idsOf(troops)).map(id => `there are no troops ${id}`),
  ];
}

function musterProblems(data: Data, id: ScenarioId, { muster, sides }: Scenario): string[] {
  if (!muster)
    return [
      ...(isByPoints(id) ? ['it does not say how armies are mustered'] : []),
      ...sides.filter(({ cic }) => cic === undefined).map(({ seat }) => `${seat} has no commander`),
      ...sides.filter(({ divisions }) => divisions.length === 0).map(({ seat }) => `${seat} has no division`),
    ];
  const { divisions, units, wings, characters } = muster;
  return [
    ...(isByPoints(id) ? [] : ['armies are mustered in a battle by points only']),
    ...(divisions[0] <= divisions[1] && divisions[1] <= PLACES.divisions ? [] : ['so many divisions have no place']),
    ...(units[0] <= units[1] && units[0] > 0 && units[1] <= PLACES.units ? [] : ['so many units have no place']),
    ...(wings <= PLACES.wings && characters <= PLACES.characters ? [] : ['so many leaders have no place']),
    ...(cheapestArmy(data, muster) <= SMALLEST_BUDGET ? [] : [`no army can be had for ${SMALLEST_BUDGET} points`]),
  ];
}

/** The cheapest army of one nation: its commander, the fewest divisions, each with the fewest of the cheapest units. */
function cheapestArmy({ armies, troops, generals }: Data, { divisions, units }: Muster): number {
  const sum = (prices: readonly number[]): number => prices.reduce((total, price) => total + price, 0);
  const costs = armies.nations.map(({ id }) => {
    const leaders = generals.leaders
      .filter(({ role, nation }) => role === 'general' && nation === id)
      .map(({ points }) => points)
      .sort((one, other) => one - other);
    const prices = troops.troops
      .filter(({ nation, type }) => nation === id && type !== 'AL' && type !== 'AP')
      .map(({ points }) => points);
    if (leaders.length <= divisions[0]) return Number.POSITIVE_INFINITY;
    return sum(leaders.slice(0, divisions[0] + 1)) + divisions[0] * units[0] * Math.min(...prices);
  });
  return Math.min(...costs);
}

function ruleProblems({ map, sides, objectives, end, rules }: Scenario): string[] {
  const { optionalArrival, tide } = rules;
  const late = optionalArrival && sides[optionalArrival.side].divisions[optionalArrival.division];
  return [
    ...(end.kind === 'holder' && end.objective >= objectives.length ? [`there is no objective ${end.objective}`] : []),
    ...(optionalArrival && !late?.optional ? ['the division that may arrive is not an optional one'] : []),
    ...(tide && tide.column > map.columns ? ['the tide rises beside the map'] : []),
  ];
}

function listProblems({ armies: { nations, samples }, troops, generals }: Data): string[] {
  const [units, leaders] = [idsOf(troops.troops), idsOf(generals.leaders)];
  const named = [...nations.flatMap(nation => nation.generals), ...samples.map(({ cic }) => cic)];
  const led = samples.flatMap(({ divisions }) => divisions.map(({ general }) => general));
  const listed = nations.flatMap(nation => nation.troops);
  const sampled = samples.flatMap(({ divisions }) => divisions.flatMap(division => division.units));
  return [
    ...unknown([...named, ...led], leaders).map(id => `armies: there is no leader ${id}`),
    ...unknown([...listed, ...sampled], units).map(id => `armies: there are no troops ${id}`),
  ];
}

function deckProblems({ orders: { building } }: Data): string[] {
  const { base, low, three, four } = building;
  const spans = [base, low.out, low.in, three.out, three.in, four.out, four.in];
  return [
    ...(spans.every(([first, last]) => first <= last) ? [] : ['orders: building: a range ends before it begins']),
    ...(base[1] - base[0] === 29 ? [] : ['orders: building: the base is not thirty cards']),
  ];
}

export const disagreements = (data: Data): string[] => [
  ...listProblems(data),
  ...deckProblems(data),
  ...SCENARIOS.flatMap(id => {
    const scenario = data.scenarios[id];
    return [
      ...cardProblems(data, scenario),
      ...musterProblems(data, id, scenario),
      ...ruleProblems(scenario),
      ...[...new Set(hexesOf(scenario))]
        .filter(hex => !onMap(scenario.map, hex))
        .map(hex => `${hex} is not on the map`),
    ].map(problem => `scenarios: ${id}: ${problem}`);
  }),
];
