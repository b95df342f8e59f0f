/** Where parts contradict each other, as they may once a data pack has replaced one of them. */
import { type Flaw, under } from '@carroccio/kernel';
import { flaw } from '../../text/data/flaws.ts';
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

const noLeaders = (at: string, names: readonly string[], leaders: ReadonlySet<string>): Flaw[] =>
  unknown(names, leaders).map(id => flaw(at, 'no-leader', { id, known: [...leaders] }));
const noTroops = (at: string, names: readonly string[], troops: ReadonlySet<string>): Flaw[] =>
  unknown(names, troops).map(id => flaw(at, 'no-troops', { id, known: [...troops] }));

function cardFlaws({ troops: { troops }, generals: { leaders } }: Data, { sides }: Scenario): Flaw[] {
  const divisions = sides.flatMap(side => side.divisions);
  const named = [
    ...sides.flatMap(({ cic, deckOf = [] }) => [...(cic === undefined ? [] : [cic]), ...deckOf]),
    ...divisions.map(({ general }) => general),
  ];
  const fielded = divisions.flatMap(({ units }) => units.map(({ troop }) => troop));
  return [...noLeaders('/sides', named, idsOf(leaders)), ...noTroops('/sides', fielded, idsOf(troops))];
}

function musterFlaws(data: Data, id: ScenarioId, { muster, sides }: Scenario): Flaw[] {
  if (!muster)
    return [
      ...(isByPoints(id) ? [flaw('', 'no-muster', {})] : []),
      ...sides.filter(({ cic }) => cic === undefined).map(({ seat }) => flaw('/sides', 'no-commander', { seat })),
      ...sides
        .filter(({ divisions }) => divisions.length === 0)
        .map(({ seat }) => flaw('/sides', 'no-division', { seat })),
    ];
  const { divisions, units, wings, characters } = muster;
  return [
    ...(isByPoints(id) ? [] : [flaw('/muster', 'needless-muster', {})]),
    ...(divisions[0] <= divisions[1] && divisions[1] <= PLACES.divisions
      ? []
      : [flaw('/muster/divisions', 'muster-divisions', { most: PLACES.divisions })]),
    ...(units[0] <= units[1] && units[0] > 0 && units[1] <= PLACES.units
      ? []
      : [flaw('/muster/units', 'muster-units', { most: PLACES.units })]),
    ...(wings <= PLACES.wings && characters <= PLACES.characters
      ? []
      : [flaw('/muster', 'muster-leaders', { wings: PLACES.wings, characters: PLACES.characters })]),
    ...(cheapestArmy(data, muster) <= SMALLEST_BUDGET
      ? []
      : [flaw('/muster', 'dear-armies', { points: SMALLEST_BUDGET })]),
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

function ruleFlaws({ map, sides, objectives, end, rules }: Scenario): Flaw[] {
  const { optionalArrival, tide } = rules;
  const late = optionalArrival && sides[optionalArrival.side].divisions[optionalArrival.division];
  return [
    ...(end.kind === 'holder' && end.objective >= objectives.length
      ? [flaw('/end/objective', 'no-objective', { objective: end.objective, objectives: objectives.length })]
      : []),
    ...(optionalArrival && !late?.optional ? [flaw('/rules/optionalArrival/division', 'not-optional', {})] : []),
    ...(tide && tide.column > map.columns
      ? [flaw('/rules/tide/column', 'tide-column', { column: tide.column, columns: map.columns })]
      : []),
  ];
}

function listFlaws({ armies: { nations, samples }, troops, generals }: Data): Flaw[] {
  const [units, leaders] = [idsOf(troops.troops), idsOf(generals.leaders)];
  const named = [...nations.flatMap(nation => nation.generals), ...samples.map(({ cic }) => cic)];
  const led = samples.flatMap(({ divisions }) => divisions.map(({ general }) => general));
  const listed = nations.flatMap(nation => nation.troops);
  const sampled = samples.flatMap(({ divisions }) => divisions.flatMap(division => division.units));
  return [...noLeaders('/armies', [...named, ...led], leaders), ...noTroops('/armies', [...listed, ...sampled], units)];
}

function deckFlaws({ orders: { building } }: Data): Flaw[] {
  const { base, low, three, four } = building;
  const spans = [base, low.out, low.in, three.out, three.in, four.out, four.in];
  return [
    ...(spans.every(([first, last]) => first <= last) ? [] : [flaw('/orders/building', 'backward-range', {})]),
    ...(base[1] - base[0] === 29
      ? []
      : [flaw('/orders/building/base', 'base', { cards: Math.max(0, base[1] - base[0] + 1) })]),
  ];
}

export const disagreements = (data: Data): Flaw[] => [
  ...listFlaws(data),
  ...deckFlaws(data),
  ...SCENARIOS.flatMap(id => {
    const scenario = data.scenarios[id];
    return under(`/scenarios/${id}`, [
      ...cardFlaws(data, scenario),
      ...musterFlaws(data, id, scenario),
      ...ruleFlaws(scenario),
    ]);
  }),
];
