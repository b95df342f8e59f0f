/** Missiles: who shoots how far, where the shot falls, what it does (chapter 5). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { ruleChart } from './rule-chart.tsx';
import type { ChartSource } from './source.ts';

export const fireCharts = (source: ChartSource): Chart[] => [
  weaponsChart(source),
  enginesChart(source),
  impactChart(source),
  fireChart(source, 'mounted'),
  fireChart(source, 'foot'),
  ruleChart(
    source,
    'fire-results-mounted',
    source.words.fire.resultsMounted,
    ['-', 'A', 'B', 'C', 'D', 'E', 'F'].map(letter => `gui.5.4.3.${letter}`),
  ),
  ruleChart(
    source,
    'fire-results-foot',
    source.words.fire.resultsFoot,
    ['-', 'A', 'B', 'C'].map(letter => `gui.5.4.4.${letter}`),
  ),
];

const WEAPONS = [
  'lanceMounted',
  'lanceFoot',
  'javelin',
  'sling',
  'compositeMounted',
  'compositeFoot',
  'shortBow',
] as const;

function weaponsChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { fire, span } = words;
  return {
    id: 'weapons',
    title: fire.weapons,
    rules: ['gui.5.1', 'gui.5.1a', 'gui.5.1.round'],
    origin: originsIn([charts.weapons], language),
    body: (
      <ChartTable
        caption={fire.weaponsCaption}
        head={[fire.weapon, fire.short, fire.medium, fire.long, fire.offensive, fire.defensive, fire.rowsLower]}
        rows={WEAPONS.map(weapon => {
          const { ranges, row, defensive, offensiveMove } = charts.weapons[weapon];
          const [short = 0, medium = 0, long = 0] = ranges;
          return {
            head: fire.weaponNames[weapon],
            cells: [
              span(1, short),
              span(short + 1, medium),
              span(medium + 1, long),
              { words: fire.moves[offensiveMove] },
              { words: defensive === null ? fire.noDefensive : fire.moves[defensive] },
              String(row),
            ],
          };
        })}
      />
    ),
  };
}

function enginesChart({ data: { charts }, words, table, language }: ChartSource): Chart {
  const { stoneThrower, greekFire } = charts.engines;
  const { fire, span } = words;
  return {
    id: 'engines',
    title: fire.engines,
    rules: ['gui.5.1.stone-thrower', 'gui.5.1.greek-fire', 'gui.5.4.1c'],
    origin: originsIn([charts.engines], language),
    body: (
      <ChartTable
        caption={fire.enginesCaption}
        head={[fire.engine, fire.range, fire.every, fire.crew, fire.carriers]}
        rows={[
          {
            head: table.engines.stoneThrower,
            cells: [
              span(1, stoneThrower.range),
              String(stoneThrower.every),
              String(stoneThrower.crew),
              String(stoneThrower.carriers),
            ],
          },
          {
            head: table.engines.greekFire,
            cells: [span(greekFire.near, greekFire.range), String(greekFire.every), String(greekFire.crew), words.none],
          },
        ]}
      />
    ),
  };
}

function impactChart({ data: { charts, diagrams }, words, language }: ChartSource): Chart {
  const { impact, refire } = charts;
  const { fire, signed } = words;
  const modifiers = [
    [fire.atLong, impact.long],
    [fire.atMedium, impact.medium],
    [fire.byWounded, impact.wounded],
    [fire.byByzantine, impact.byzantine],
    [fire.atNear(impact.nearBelow), impact.near],
  ] as const;
  const again = [
    [fire.footWounded, refire.footWounded],
    [fire.footUnhurt, refire.foot],
    [fire.onHorse, refire.mounted],
    [fire.charging, refire.charging],
  ] as const;
  return {
    id: 'impact',
    title: fire.impact,
    rules: ['gui.5.4.1b', 'gui.5.4.1c', 'gui.5.4.2', 'gui.5.4.2.cap', 'gui.5.3d'],
    origin: originsIn([impact, refire, diagrams.oneHex.source, diagrams.twoHexes.source], language),
    body: (
      <>
        <ChartTable
          caption={fire.impactCaption}
          head={[words.what, words.toDie]}
          rows={modifiers.map(([head, value]) => ({ head, cells: [signed(value)] }))}
        />
        <ChartTable
          caption={fire.refireCaption}
          head={[fire.target, fire.hexes]}
          rows={again.map(([head, value]) => ({ head, cells: [String(value)] }))}
        />
      </>
    ),
  };
}

function fireChart({ data: { charts }, words, language }: ChartSource, target: 'mounted' | 'foot'): Chart {
  const { fire, ground } = words;
  const rows = charts.fire[target];
  const covers = [ground.covers.none, ground.covers.light, ground.covers.medium, ground.covers.strong];
  const title = target === 'mounted' ? fire.atMounted : fire.atFoot;
  const rule = target === 'mounted' ? 'gui.5.4.3' : 'gui.5.4.4';
  return {
    id: `fire-${target}`,
    title,
    rules: [rule, `${rule}.weapon`, `${rule}.armour`],
    origin: originsIn([charts.fire], language),
    body: (
      <ChartTable
        caption={`${title}. ${fire.tableCaption(charts.fire.armour)}`}
        head={[fire.row, ...covers.slice(0, rows[0]?.length ?? 0)]}
        rows={rows.map((cells, index) => ({
          head: String(index + 1),
          cells: cells.map(cell => (cell === '-' ? words.none : cell)),
        }))}
      />
    ),
  };
}
