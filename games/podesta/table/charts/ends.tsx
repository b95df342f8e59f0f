/** How the game ends and what counts (chapters 3, 4 and 48). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

export const endCharts = (source: ChartSource): Chart[] => [pointsChart(source), lengthsChart(source)];

function pointsChart({ data: { lengths, merchants }, words, language }: ChartSource): Chart {
  const { points } = lengths;
  const { ends, figure, signed } = words;
  const rows = [
    [ends.sestiere, points.sestiere, null],
    [ends.florins(figure(points.florins), figure(merchants.florins)), 1, null],
    [ends.battle, points.battle, -points.battle],
    [ends.siege, points.siege, -points.siege],
    [ends.surrender, points.surrender, -points.surrender],
    [ends.carroccio, points.carroccio, -points.carroccio],
    [ends.refused, null, -points.refused],
    [ends.exile, null, -points.exile],
  ] as const;
  const shown = (value: number | null): string => (value === null ? words.none : signed(value));
  return {
    id: 'points',
    title: ends.points,
    rules: ['pod.3', 'pod.3a', 'pod.3b', 'pod.3c', 'pod.3d', 'pod.3e', 'pod.3f', 'pod.3k', 'pod.3l', 'pod.48a'],
    origin: originsIn([points], language),
    body: (
      <ChartTable
        caption={ends.pointsCaption}
        head={[words.what, ends.won, ends.lost]}
        rows={rows.map(([head, won, lost]) => ({ head, cells: [shown(won), shown(lost)] }))}
      />
    ),
  };
}

function lengthsChart({ data: { lengths }, words, language }: ChartSource): Chart {
  const { ends } = words;
  const finish = ({ years, objective }: (typeof lengths.lengths)[number]): string => {
    if (years === 0) return ends.hours(lengths.hours.join(', '));
    return objective ? ends.yearsAtMost(years) : ends.years(years);
  };
  return {
    id: 'lengths',
    title: ends.lengths,
    rules: ['pod.4a', 'pod.4b', 'pod.1b', 'pod.48a'],
    origin: originsIn([lengths.lengths], language),
    body: (
      <ChartTable
        caption={ends.lengthsCaption}
        head={[ends.length, ends.merchants, ends.ends, ends.goal]}
        rows={lengths.lengths.map(length => {
          const [least = 2, most = 6] = length.players;
          const targets = length.targets?.join(', ');
          const goal = targets && length.objective ? ends.goals[length.objective](targets) : words.none;
          return {
            head: length.name[language],
            cells: [ends.range(least, most), { words: finish(length) }, { words: goal }],
          };
        })}
      />
    ),
  };
}
