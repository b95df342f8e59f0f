/** Where parts contradict each other, as they may once a data pack has replaced one of them. */

import { LETTERS } from '../03-ground/ground-builder.ts';
import { groundOf } from '../03-ground/grounds.ts';
import { buildField } from '../03-ground/lay-ground.ts';
import { type Field, type Ground, groundKey, TERRAINS } from '../field.ts';
import { type Articles, articlesOf, named, rulesOf } from '../scenarios/articles.ts';
import type { ScenarioModule } from '../scenarios/scenario.ts';
import type { Data } from './index.ts';
import type { Scenario } from './scenarios.ts';

type Lay = (ground: Ground) => Field;

const unknown = (names: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(names)].filter(name => !known.has(name));

const idsOf = (items: readonly { readonly id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

function peopleProblems({ characters: { characters } }: Data, articles: Articles, scenario: Scenario): string[] {
  const { groups, riderless, exits } = scenario;
  const listed = groups.flatMap(group => group.characters);
  const strangers = unknown(listed, idsOf(characters));
  const riders = new Set(characters.filter(({ mounted }) => mounted !== null).map(({ id }) => id));
  const present = new Set(listed);
  const needed = [
    ...riderless.map(({ of }) => of),
    ...exits.flatMap(({ prisoner }) => prisoner ?? []),
    ...named(articles, scenario).flatMap(([one, terms]) => one.people(terms)),
  ];
  const horsemen = [...groups.flatMap(({ mounted }) => mounted), ...riderless.map(({ of }) => of)];
  return [
    ...strangers.map(id => `there is no character ${id}`),
    ...unknown(needed, present).map(id => `${id} is named and does not take part`),
    ...unknown(horsemen, riders).map(id => `${id} has no horse`),
  ];
}

function groupProblems(articles: Articles, scenario: Scenario): string[] {
  const { groups, exits } = scenario;
  const wanted = [
    ...exits.flatMap(({ group }) => group ?? []),
    ...named(articles, scenario).flatMap(([one, terms]) => one.groups(terms)),
  ];
  return unknown(wanted, idsOf(groups)).map(id => `there is no group ${id}`);
}

const hexesOf = ({ groups, riderless, sheep, loot, equipment }: Scenario): string[] => [
  ...groups.flatMap(({ placement }) => placement.flatMap(place => (place.kind === 'zone' ? place.hexes : []))),
  ...riderless.flatMap(({ hexes = [], near }) => [...hexes, ...(near === undefined || near === 'tent' ? [] : [near])]),
  ...[...sheep, ...loot].flatMap(({ hexes }) => hexes),
  ...equipment.flatMap(({ at = [], zone = [] }) => [...at, ...zone]),
];

/** An overlay lies on its map with every hex. */
function overlayProblems({ maps: { columns, rows }, overlays: { overlays } }: Data, ground: Ground): string[] {
  return ground.overlays.flatMap(({ overlay, map, anchor }) => {
    if (map >= ground.maps.length) return [`the ${overlay} lies on a map that is not there`];
    const laid = overlays[overlay];
    if (!laid) return [`there is no overlay ${overlay}`];
    const { hexes, rows: lines } = laid;
    if (hexes.length > 0) return [];
    const left = LETTERS.indexOf((anchor ?? 'A1').charAt(0));
    const top = Number((anchor ?? 'A1').slice(1)) - 1;
    const width = Math.max(0, ...lines.map(line => line.length));
    return left + width > columns || top < 0 || top + lines.length > rows
      ? [`the ${overlay} does not lie on the map with every hex`]
      : [];
  });
}

/** Every map laid is one of the box: nothing waits for an expansion (gui.0.c). */
function groundProblems(data: Data, ground: Ground, lay: Lay, inspect: (field: Field) => string[]): string[] {
  const strangers = unknown(
    ground.maps.map(({ map }) => map),
    idsOf(data.maps.maps),
  ).map(map => `there is no map ${map}`);
  const problems = [...strangers, ...overlayProblems(data, ground)];
  if (problems.length > 0) return problems;
  try {
    return inspect(lay(ground));
  } catch (error) {
    return [`its ground cannot be laid: ${error instanceof Error ? error.message : error}`];
  }
}

const siegeProblems = (articles: Articles, scenario: Scenario): string[] =>
  rulesOf(articles, scenario).isSiege === (scenario.siege !== null)
    ? []
    : ['the days of a siege and its ending go together'];

/** The tables of a siege's actions, each with hexes in use. */
function outsideProblems(data: Data, { siege }: Scenario, lay: Lay): string[] {
  if (!siege) return [];
  const { source: _, ...tables } = siege.outside;
  return Object.entries(tables).flatMap(([action, ground]) =>
    groundProblems(data, ground, lay, ({ closed }) => (closed.includes(0) ? [] : ['no column is in use'])).map(
      problem => `${action}: ${problem}`,
    ),
  );
}

const hexProblems = ({ ids }: Field, scenario: Scenario): string[] =>
  unknown(hexesOf(scenario), new Set(ids.keys())).map(hex => `${hex} is not on its map`);

function terrainProblems({ maps: { legend }, charts: { terrain } }: Data): string[] {
  const names = Object.values(legend);
  return [
    ...unknown(names, new Set<string>(TERRAINS)).map(name => `maps: legend: there is no terrain ${name}`),
    ...unknown(names, new Set(Object.keys(terrain))).map(name => `charts: terrain: ${name} is missing`),
  ];
}

/** Several scenarios are played on the same ground. */
function layer({ maps, overlays }: Data): Lay {
  const laid = new Map<string, Field>();
  return ground => {
    const field = laid.get(groundKey(ground)) ?? buildField(maps, overlays, ground);
    laid.set(groundKey(ground), field);
    return field;
  };
}

/** Every module has its data, and all data their module. */
function moduleProblems(modules: readonly ScenarioModule[], scenarios: readonly Scenario[]): string[] {
  const ids = modules.map(({ id }) => id);
  return [
    ...unknown(ids, idsOf(scenarios)).map(id => `scenarios: ${id} is missing`),
    ...unknown([...idsOf(scenarios)], new Set(ids)).map(id => `scenarios: ${id} is not one of the game’s`),
  ];
}

export const disagreementsOf =
  (modules: readonly ScenarioModule[]) =>
  (data: Data): string[] => {
    const { scenarios } = data.scenarios;
    const articles = articlesOf(modules);
    const lay = layer(data);
    const isOurs = ({ id }: Scenario): boolean => modules.some(one => one.id === id);
    return [
      ...terrainProblems(data),
      ...moduleProblems(modules, scenarios),
      ...scenarios
        .filter(isOurs)
        .flatMap(scenario =>
          [
            ...peopleProblems(data, articles, scenario),
            ...groupProblems(articles, scenario),
            ...groundProblems(data, groundOf(scenario), lay, field => hexProblems(field, scenario)),
            ...siegeProblems(articles, scenario),
            ...outsideProblems(data, scenario, lay),
          ].map(problem => `scenarios: ${scenario.id}: ${problem}`),
        ),
    ];
  };
