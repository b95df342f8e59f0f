/** What the trust of a sestiere costs (chapters 10, 12, 14, 15 and 17). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

export const trustCharts = (source: ChartSource): Chart[] => [
  contributionsChart(source),
  multipliersChart(source),
  bonusChart(source),
];

function contributionsChart({ data: { contributions }, words, language }: ChartSource): Chart {
  const { classes, sestieri, times, confiscation } = contributions;
  const { trust, figure } = words;
  return {
    id: 'contributions',
    title: trust.contributions,
    rules: ['pod.10b', 'pod.15.1q', 'pod.9c.e', 'pod.14a', 'pod.17d'],
    origin: originsIn([classes, times, confiscation, sestieri], language),
    body: (
      <ChartTable
        caption={trust.contributionsCaption}
        head={[
          trust.className,
          trust.sestieri,
          ...[times.own, times.turn, times.again].map(trust.times),
          trust.tax,
          trust.confiscation,
        ]}
        rows={classes.map(({ id, name, base, tax }) => ({
          head: name,
          cells: [
            sestieri.flatMap(one => (one.class === id ? [one.number] : [])).join(', '),
            figure(base * times.own),
            figure(base * times.turn),
            figure(base * times.again),
            figure(tax),
            figure(tax * confiscation.times),
          ],
        }))}
      />
    ),
  };
}

function multipliersChart({ data: { contributions }, words, language }: ChartSource): Chart {
  const { times, token } = contributions;
  const { trust } = words;
  const cases = [
    { head: trust.cases.own, by: times.own, proditor: false },
    { head: trust.cases.turn, by: times.turn, proditor: false },
    { head: trust.cases.again, by: times.again, proditor: false },
    { head: trust.cases.partisanOwn, by: times.own, proditor: true },
    { head: trust.cases.partisan, by: times.turn, proditor: true },
    { head: trust.cases.strip, by: times.turn, proditor: true },
    { head: trust.cases.stripAgain, by: times.again, proditor: true },
  ];
  const adjustments = [
    [trust.rival, trust.line('+')],
    [trust.podesta, trust.line('−')],
    [trust.scudo, words.signed(-token.perSymbol)],
    [trust.spada, words.signed(-token.perSymbol)],
  ] as const;
  return {
    id: 'multipliers',
    title: trust.multipliers,
    rules: [
      'pod.12b',
      'pod.12g',
      'pod.12d',
      'pod.12e',
      'pod.12f',
      'pod.15.1g',
      'pod.15.1h',
      'pod.15.1i',
      'pod.23e',
      'pod.23t',
    ],
    origin: originsIn([times, token], language),
    body: (
      <>
        <ChartTable
          caption={trust.multipliersCaption}
          head={[trust.sestiere, trust.contribution, trust.proditor]}
          rows={cases.map(({ head, by, proditor }) => ({
            head,
            cells: [trust.times(by), proditor ? words.yes : words.no],
          }))}
        />
        <ChartTable
          caption={trust.adjustmentsCaption}
          head={[trust.adjustments, words.florins]}
          rows={adjustments.map(([head, amount]) => ({ head, cells: [amount] }))}
        />
      </>
    ),
  };
}

function bonusChart({ data: { contributions }, words: { trust, figure }, language }: ChartSource): Chart {
  const { bonus } = contributions;
  const row = (head: string, { upper, lower }: { upper: number; lower: number }) => ({
    head,
    cells: [upper, lower, upper * bonus.imageTimes, lower * bonus.imageTimes].map(figure),
  });
  return {
    id: 'bonus',
    title: trust.bonus,
    rules: ['pod.15.1b', 'pod.15.1c', 'pod.15.1d', 'pod.15.1e', 'pod.15.1f'],
    origin: originsIn([bonus], language),
    body: (
      <ChartTable
        caption={trust.bonusCaption(figure(bonus.most.upper), figure(bonus.most.lower))}
        head={[trust.labour, trust.upper, trust.lower, trust.image(trust.upper), trust.image(trust.lower)]}
        rows={[row(trust.goodGovernment, bonus.goodGovernment), row(trust.patron, bonus.patron)]}
      />
    ),
  };
}
