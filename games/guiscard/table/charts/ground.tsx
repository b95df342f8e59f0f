/** What ground costs and shelters, and what passing an enemy risks (chapters 3, 4, 8 and 9). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { wordFor } from '../text/index.ts';
import { ruleChart } from './rule-chart.tsx';
import type { ChartSource } from './source.ts';

export const groundCharts = (source: ChartSource): Chart[] => [
  terrainChart(source),
  ruleChart(source, 'sides', source.words.ground.sides, [
    'gui.8.1.wall',
    'gui.8.1.window',
    'gui.8.1.door',
    'gui.8.1.lowwall',
    'gui.8.1.corner',
    'gui.8.1.chapelwindow',
    'gui.8.1.tentopening',
    'gui.9.1.wall',
    'gui.9.1.slit',
    'gui.9.1.towerdoor',
    'gui.9.1.palisade',
  ]),
  infiltrationChart(source),
];

function terrainChart({ data: { charts }, words, table, language }: ChartSource): Chart {
  const { ground } = words;
  const cost = (points: number | null) => (points === null ? words.none : String(points));
  return {
    id: 'terrain',
    title: ground.terrain,
    rules: ['gui.3.1', 'gui.3.1.use', 'gui.8.1', 'gui.9.1'],
    origin: originsIn([charts.terrainSources], language),
    body: (
      <ChartTable
        caption={ground.terrainCaption}
        head={[ground.ground, ground.onFoot, ground.mounted, ground.cover, ground.combat]}
        rows={Object.entries(charts.terrain).map(([name, [foot, horse, cover, sign]]) => ({
          head: wordFor(table.grounds, name),
          cells: [cost(foot), cost(horse), { words: ground.covers[cover] }, sign === '-' ? '−' : sign],
        }))}
      />
    ),
  };
}

function infiltrationChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { stop, wound, kill, infiltrator, opponent } = charts.infiltration;
  const { ground, signed, span } = words;
  const modifiers = [
    [ground.moverMounted, infiltrator.mounted],
    [ground.moverArmour, infiltrator.armour],
    [ground.moverWounded, infiltrator.wounded],
    [ground.enemyMounted, opponent.mounted],
    [ground.enemyHoplite, opponent.hoplite],
    [ground.enemyWounded, opponent.wounded],
  ] as const;
  return {
    id: 'infiltration',
    title: ground.infiltration,
    rules: ['gui.4.3a', 'gui.4.3b', 'gui.4.3.1', 'gui.4.3.1.infiltrator', 'gui.4.3.1.opponent'],
    origin: originsIn([charts.infiltration], language),
    body: (
      <>
        <ChartTable
          caption={ground.infiltrationCaption}
          head={[words.die, words.effect]}
          rows={[
            { head: span(1, stop - 1), cells: [{ words: ground.passes }] },
            { head: span(stop, wound - 1), cells: [{ words: ground.stops }] },
            { head: span(wound, kill - 1), cells: [{ words: ground.isWounded }] },
            { head: words.orMore(kill), cells: [{ words: ground.isKilled }] },
          ]}
        />
        <ChartTable
          caption={words.modifiersCaption}
          head={[words.what, words.toDie]}
          rows={modifiers.map(([head, value]) => ({ head, cells: [signed(value)] }))}
        />
      </>
    ),
  };
}
