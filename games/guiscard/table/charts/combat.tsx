/** Hand-to-hand combat (chapter 6). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { ruleChart } from './rule-chart.tsx';
import type { ChartSource } from './source.ts';

export const combatCharts = (source: ChartSource): Chart[] => [
  combatChart(source, 'mounted'),
  ruleChart(
    source,
    'combat-results-mounted',
    source.words.combat.resultsMounted,
    [...'ABCDEFGHIJK'].map(letter => `gui.6.4.${letter}`),
  ),
  combatChart(source, 'foot'),
  ruleChart(
    source,
    'combat-results-foot',
    source.words.combat.resultsFoot,
    [...'ABCDEFGH'].map(letter => `gui.6.5.${letter}`),
  ),
  ruleChart(source, 'combat-modifiers', source.words.combat.modifiers, [
    'gui.6.1b',
    'gui.6.2c',
    'gui.6.2d',
    'gui.6.3a',
    'gui.7.2.3a',
    'gui.7.2.3b',
    'gui.7.2.4',
  ]),
];

/** The columns between the bounds: "−5/−1". */
function columnsOf(bounds: readonly number[], { combat, figure }: ChartSource['words']): string[] {
  return [...bounds, Number.POSITIVE_INFINITY].map((end, index) => {
    const start = bounds[index - 1];
    if (start === undefined) return combat.below(figure(end));
    return Number.isFinite(end) ? `${figure(start)}/${figure(end - 1)}` : combat.andMore(figure(start));
  });
}

function combatChart({ data: { charts }, words, language }: ChartSource, defender: 'mounted' | 'foot'): Chart {
  const { combat } = words;
  const title = defender === 'mounted' ? combat.mounted : combat.foot;
  const rule = defender === 'mounted' ? 'gui.6.4' : 'gui.6.5';
  return {
    id: `combat-${defender}`,
    title,
    rules: ['gui.6.c', 'gui.6.d', 'gui.6.3a', rule],
    origin: originsIn([charts.combat], language),
    body: (
      <ChartTable
        caption={`${title}. ${combat.caption(charts.combat.armour)}`}
        head={[words.die, ...columnsOf(charts.combat.bounds, words)]}
        rows={charts.combat[defender].map((cells, index) => ({
          head: String(index + 1),
          cells: cells.map(cell => cell || words.none),
        }))}
      />
    ),
  };
}
