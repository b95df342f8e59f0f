/** Where parts contradict each other, as they may once a data pack has replaced one of them. */

import { type Flaw, under } from '@carroccio/kernel';
import { flaw } from '../../text/data/flaws.ts';
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

function peopleFlaws({ characters: { characters } }: Data, articles: Articles, scenario: Scenario): Flaw[] {
  const { id: name, groups, riderless, exits } = scenario;
  const people = idsOf(characters);
  const listed = groups.flatMap(group => group.characters);
  const strangers = unknown(listed, people);
  const riders = new Set(characters.filter(({ mounted }) => mounted !== null).map(({ id }) => id));
  const present = new Set(listed);
  const needed = [
    ...riderless.map(({ of }) => of),
    ...exits.flatMap(({ prisoner }) => prisoner ?? []),
    ...named(articles, scenario).flatMap(([one, terms]) => one.people(terms)),
  ];
  const horsemen = [...groups.flatMap(({ mounted }) => mounted), ...riderless.map(({ of }) => of)];
  return [
    ...strangers.map(id => flaw('/groups', 'no-character', { scenario: name, id, known: [...people] })),
    ...unknown(needed, present).map(id => flaw('', 'absent', { scenario: name, id })),
    ...unknown(horsemen, riders).map(id => flaw('/groups', 'no-horse', { scenario: name, id })),
  ];
}

function groupFlaws(articles: Articles, scenario: Scenario): Flaw[] {
  const { groups, exits } = scenario;
  const wanted = [
    ...exits.flatMap(({ group }) => group ?? []),
    ...named(articles, scenario).flatMap(([one, terms]) => one.groups(terms)),
  ];
  const known = [...idsOf(groups)];
  return unknown(wanted, idsOf(groups)).map(id => flaw('', 'no-group', { scenario: scenario.id, id, known }));
}

const hexesOf = ({ groups, riderless, sheep, loot, equipment }: Scenario): string[] => [
  ...groups.flatMap(({ placement }) => placement.flatMap(place => (place.kind === 'zone' ? place.hexes : []))),
  ...riderless.flatMap(({ hexes = [], near }) => [...hexes, ...(near === undefined || near === 'tent' ? [] : [near])]),
  ...[...sheep, ...loot].flatMap(({ hexes }) => hexes),
  ...equipment.flatMap(({ at = [], zone = [] }) => [...at, ...zone]),
];

/** An overlay lies on its map with every hex. */
function overlayFlaws(
  { maps: { columns, rows }, overlays: { overlays } }: Data,
  ground: Ground,
  scenario: string,
): Flaw[] {
  return ground.overlays.flatMap(({ overlay, map, anchor }, index) => {
    const at = `/overlays/${index}`;
    if (map >= ground.maps.length) return [flaw(`${at}/map`, 'no-laid-map', { scenario, overlay })];
    const laid = overlays[overlay];
    if (!laid) return [flaw(`${at}/overlay`, 'no-overlay', { scenario, overlay, known: Object.keys(overlays) })];
    const { hexes, rows: lines } = laid;
    if (hexes.length > 0) return [];
    const left = LETTERS.indexOf((anchor ?? 'A1').charAt(0));
    const top = Number((anchor ?? 'A1').slice(1)) - 1;
    const width = Math.max(0, ...lines.map(line => line.length));
    return left + width > columns || top < 0 || top + lines.length > rows
      ? [flaw(`${at}/anchor`, 'overlay-off-map', { scenario, overlay, columns, rows })]
      : [];
  });
}

/** Every map laid is one of the box: nothing waits for an expansion (gui.0.c). */
function groundFlaws(
  data: Data,
  scenario: string,
  ground: Ground,
  lay: Lay,
  inspect: (field: Field) => Flaw[],
): Flaw[] {
  const known = [...idsOf(data.maps.maps)];
  const strangers = unknown(
    ground.maps.map(({ map }) => map),
    idsOf(data.maps.maps),
  ).map(map => flaw('/maps', 'no-map', { scenario, map, known }));
  const flaws = [...strangers, ...overlayFlaws(data, ground, scenario)];
  if (flaws.length > 0) return flaws;
  try {
    return inspect(lay(ground));
  } catch (error) {
    return [flaw('', 'no-ground', { scenario, why: error instanceof Error ? error.message : String(error) })];
  }
}

const siegeFlaws = (articles: Articles, scenario: Scenario): Flaw[] =>
  rulesOf(articles, scenario).isSiege === (scenario.siege !== null)
    ? []
    : [flaw('/siege', 'siege', { scenario: scenario.id })];

/** The tables of a siege's actions, each with hexes in use. */
function outsideFlaws(data: Data, { id: scenario, siege }: Scenario, lay: Lay): Flaw[] {
  if (!siege) return [];
  const { source: _, ...tables } = siege.outside;
  return Object.entries(tables).flatMap(([action, ground]) =>
    under(
      `/siege/outside/${action}`,
      groundFlaws(data, scenario, ground, lay, ({ closed }) =>
        closed.includes(0) ? [] : [flaw('/columns', 'no-column', { scenario })],
      ),
    ),
  );
}

const hexFlaws = ({ ids }: Field, scenario: Scenario): Flaw[] =>
  unknown(hexesOf(scenario), new Set(ids.keys())).map(hex => flaw('', 'off-map', { scenario: scenario.id, hex }));

function terrainFlaws({ maps: { legend }, charts: { terrain } }: Data): Flaw[] {
  const names = Object.values(legend);
  return [
    ...unknown(names, new Set<string>(TERRAINS)).map(name =>
      flaw('/maps/legend', 'no-terrain', { name, known: TERRAINS }),
    ),
    ...unknown(names, new Set(Object.keys(terrain))).map(name => flaw('/charts/terrain', 'no-price', { name })),
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
function moduleFlaws(modules: readonly ScenarioModule[], scenarios: readonly Scenario[]): Flaw[] {
  const ids = modules.map(({ id }) => id);
  return [
    ...unknown(ids, idsOf(scenarios)).map(id => flaw('/scenarios/scenarios', 'no-scenario', { id })),
    ...unknown([...idsOf(scenarios)], new Set(ids)).map(id =>
      flaw('/scenarios/scenarios', 'other-scenario', { id, known: ids }),
    ),
  ];
}

export const disagreementsOf =
  (modules: readonly ScenarioModule[]) =>
  (data: Data): Flaw[] => {
    const { scenarios } = data.scenarios;
    const articles = articlesOf(modules);
    const lay = layer(data);
    const isOurs = ({ id }: Scenario): boolean => modules.some(one => one.id === id);
    return [
      ...terrainFlaws(data),
      ...moduleFlaws(modules, scenarios),
      ...scenarios.flatMap((scenario, index) =>
        isOurs(scenario)
          ? under(`/scenarios/scenarios/${index}`, [
              ...peopleFlaws(data, articles, scenario),
              ...groupFlaws(articles, scenario),
              ...groundFlaws(data, scenario.id, groundOf(scenario), lay, field => hexFlaws(field, scenario)),
              ...siegeFlaws(articles, scenario),
              ...outsideFlaws(data, scenario, lay),
            ])
          : [],
      ),
    ];
  };
