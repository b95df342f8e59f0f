/** Troops and generals, nation by nation (nqsb.2.1.lists, nqsb.2.6). */
import type { Data, Leader, Troop } from '@carroccio/batirnos/survey';
import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

type Nation = Data['armies']['nations'][number];

export const armyCharts = (source: ChartSource): Chart[] => {
  const { armies, troops, generals } = source.data;
  return [
    ...armies.nations.flatMap(nation => {
      const listed = troops.troops.filter(({ id }) => nation.troops.includes(id));
      const leaders = generals.leaders.filter(({ id }) => nation.generals.includes(id));
      return [
        ...(listed.length > 0 ? [troopChart(source, nation, listed)] : []),
        ...(leaders.length > 0
          ? [
              leaderChart(
                source,
                `generals-${nation.id}`,
                source.words.armies.generals(nation.name[source.language]),
                leaders,
              ),
            ]
          : []),
      ];
    }),
    leaderChart(
      source,
      'characters',
      source.words.armies.characters,
      generals.leaders.filter(({ role }) => role !== 'general'),
    ),
    scenarioChart(source),
  ];
};

function troopChart(source: ChartSource, nation: Nation, troops: readonly Troop[]): Chart {
  const { words, language } = source;
  const { armies } = words;
  return {
    id: `troops-${nation.id}`,
    title: armies.troops(nation.name[language]),
    rules: ['nqsb.2.6', 'nqsb.2.6.1.movement', 'nqsb.2.6.1.values', 'nqsb.2.6.1.protection', 'nqsb.2.6.1.weakness'],
    origin: originsIn([nation, troops], language),
    body: (
      <ChartTable
        caption={armies.troopsCaption(nation.name[language])}
        head={[
          armies.troop,
          armies.type,
          armies.strength,
          armies.movement,
          armies.fire,
          armies.melee,
          armies.morale,
          armies.protection,
          armies.weakness,
          armies.charge,
          armies.points,
          armies.abilities,
        ]}
        rows={troops.flatMap(troop => troopRows(troop, source))}
      />
    ),
  };
}

/** A row for each series of a troop card. */
function troopRows(troop: Troop, { words, table, language }: ChartSource) {
  const { none, signed } = words;
  return troop.series.map((series, nth) => ({
    head: nth === 0 ? troop.name[language] : words.armies.second(troop.name[language], troop.type),
    cells: [
      table.codes[troop.type],
      String(troop.strength),
      String(series.movement),
      series.fire === null ? none : signed(series.fire),
      series.melee === null ? none : signed(series.melee),
      signed(series.morale),
      series.armour.join('/'),
      series.weakness.join('/'),
      troop.charge > 0 ? signed(troop.charge) : none,
      String(troop.points),
      { words: series.abilities.map(ability => table.abilities[ability]).join(', ') || none },
    ],
  }));
}

function leaderChart(source: ChartSource, id: string, title: string, leaders: readonly Leader[]): Chart {
  const { words, language } = source;
  const { armies, none, signed } = words;
  const changes = ({ adds = [], removes = [] }: Leader): string => {
    const said = [...removes.map(armies.removes), ...adds.map(armies.adds)];
    return said.join(', ') || none;
  };
  return {
    id,
    title,
    rules: ['nqsb.10.1.tests', 'nqsb.10.6.1', 'nqsb.10.6.2', 'nqsb.10.9', 'nqsb.2.2.modify'],
    origin: originsIn([leaders], language),
    body: (
      <ChartTable
        caption={armies.generalsCaption(title)}
        head={[
          armies.general,
          armies.morale,
          armies.fire,
          armies.melee,
          armies.protection,
          armies.strength,
          armies.points,
          armies.deck,
        ]}
        rows={leaders.map(leader => ({
          head: leader.name[language],
          cells: [
            String(leader.morale),
            leader.fire === null ? none : signed(leader.fire),
            signed(leader.melee),
            leader.armour.join('/'),
            String(leader.strength),
            String(leader.points),
            changes(leader),
          ],
        }))}
      />
    ),
  };
}

function scenarioChart({ data: { scenarios }, words, language, title }: ChartSource): Chart {
  const { armies } = words;
  return {
    id: 'scenarios',
    title: armies.scenarios,
    rules: ['nqsb.2.1.scenario-oob', 'nqsb.10.19.scenario', 'nqsb.3.2.5.turns', 'nqsb.1.4.objective-once'],
    origin: originsIn([Object.values(scenarios).map(({ sources }) => sources)], language),
    body: (
      <ChartTable
        caption={armies.scenariosCaption}
        head={[armies.scenario, armies.turns, armies.values, armies.objectives]}
        rows={Object.entries(scenarios).map(([id, { turns, sides, objectives }]) => ({
          head: title(id),
          cells: [
            String(turns),
            sides.map(({ value }) => value).join(' – '),
            {
              words:
                objectives.map(({ name, points, each }) => armies.objective(name[language], points, each)).join('; ') ||
                words.none,
            },
          ],
        }))}
      />
    ),
  };
}
