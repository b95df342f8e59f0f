/** What a commune builds, celebrates and suffers (chapters 15, 43 and 45). */

import { fromRules, originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

export const communeCharts = (source: ChartSource): Chart[] => [
  worksChart(source),
  feastsChart(source),
  raidsChart(source),
  oathsChart(source),
];

/** "3 lots of building material, 2 lots of timber". */
const lotsNamed = ({ names }: ChartSource, lots: readonly number[]): string =>
  lots.flatMap((count, good) => (count > 0 ? [names.lots(count, good)] : [])).join(', ');

function worksChart(source: ChartSource): Chart {
  const { data, world, names, words, language } = source;
  const { works, material, labour, months, costSource } = data.works;
  const { commune, figure } = words;
  const gives = ({ walls, taxes, image }: (typeof works)[number]): string =>
    [
      ...(walls > 0 ? [commune.wallsMore(walls)] : []),
      ...(taxes > 0 ? [commune.taxesMore(figure(taxes))] : []),
      ...(image ? [commune.doubled(data.contributions.bonus.imageTimes)] : []),
    ].join(', ');
  const after = (requires: readonly string[]): string =>
    requires.map(id => names.work(world.workIndex.get(id) ?? -1)).join(', ') || words.none;
  return {
    id: 'works',
    title: commune.works,
    rules: ['pod.15b', 'pod.15c', 'pod.15d', 'pod.15e', 'pod.15f', 'pod.15h', 'pod.15k', 'pod.15.1l'],
    origin: originsIn([works, data.goods.work, { source: costSource }], language),
    body: (
      <ChartTable
        caption={commune.worksCaption(figure(material), lotsNamed(source, world.workLots), figure(labour), months)}
        head={[commune.work, commune.track, commune.after, commune.gives]}
        rows={works.map((work, index) => ({
          head: names.work(index),
          cells: [{ words: commune.tracks[work.track] }, { words: after(work.requires) }, { words: gives(work) }],
        }))}
      />
    ),
  };
}

function feastsChart(source: ChartSource): Chart {
  const { data, world, names, words, language } = source;
  const { feasts } = data.works;
  return {
    id: 'feasts',
    title: words.commune.feasts,
    rules: ['pod.15.1m', 'pod.15.1n', 'pod.15.1o'],
    origin: originsIn([feasts, data.goods.feast], language),
    body: (
      <ChartTable
        caption={words.commune.feastsCaption(lotsNamed(source, world.feastLots))}
        head={[words.commune.feast, words.commune.month]}
        rows={feasts.map(({ month }, index) => ({ head: names.feast(index), cells: [String(month)] }))}
      />
    ),
  };
}

function raidsChart({ data: { contributions }, words, language }: ChartSource): Chart {
  const { raids, rebuilding } = contributions;
  const { commune, figure } = words;
  return {
    id: 'raids',
    title: commune.raids,
    rules: ['pod.43a', 'pod.43d', 'pod.43e', 'pod.45.1c', 'pod.45.1d'],
    origin: originsIn([raids, rebuilding], language),
    body: (
      <>
        <ChartTable
          caption={commune.raidsCaption}
          head={[commune.raid, commune.loot, commune.taxesLeft]}
          rows={raids.steps.map(({ loot, taxesLeft }, index) => ({
            head: String(index + 1),
            cells: [figure(loot), figure(taxesLeft)],
          }))}
        />
        <ChartTable
          caption={`${commune.rebuilding}. ${commune.rebuildingCaption}`}
          head={[commune.paid, commune.taxesAgain]}
          rows={rebuilding.steps.map(({ paid, months }) => ({
            head: figure(paid),
            cells: [{ words: months === 0 ? commune.nextNewYear : commune.newYearAfter(months) }],
          }))}
        />
      </>
    ),
  };
}

function oathsChart({ words: { commune }, language }: ChartSource): Chart {
  const answers = [
    commune.exile,
    commune.swearsFor(commune.increased),
    commune.swearsFor(commune.halfIncreased),
    commune.swears,
  ];
  return {
    id: 'oaths',
    title: commune.oaths,
    rules: ['pod.45a', 'pod.45b', 'pod.45c', 'pod.45d'],
    origin: fromRules(['pod.45c'], language),
    body: (
      <ChartTable
        caption={commune.oathsCaption}
        head={[commune.card, commune.answer]}
        rows={answers.map((answer, index) => ({ head: String(index + 1), cells: [{ words: answer }] }))}
      />
    ),
  };
}
