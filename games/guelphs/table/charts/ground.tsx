import type { Charts } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import { originOfField, originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './index.tsx';

const GROUNDS = ['clear', 'hill', 'woods', 'camp'] as const;
const PROHIBITED = ['river', 'beyond'] as const;

export const groundCharts = (source: ChartSource): Chart[] => [
  terrainChart(source),
  heightChart(source),
  movementChart(source),
];

const sideName = ({ words }: ChartSource, side: 'guelph' | 'ghibelline'): string =>
  at(words.sides, side === 'guelph' ? 0 : 1);

/** Whom a ground disrupts, and whom it stops. */
function disruption(source: ChartSource, ground: Charts['terrain']['camp']): string {
  const { charts, kinds } = source.words;
  const types = ground.disrupts.map(type => kinds[type]).join(', ');
  const disrupted = types && ground.disruptsSide ? charts.onlyOf(types, sideName(source, ground.disruptsSide)) : types;
  const stops = ground.stops && charts.stops(sideName(source, ground.stops));
  return [disrupted, stops].filter(Boolean).join('; ') || charts.none;
}

function terrainChart(source: ChartSource): Chart {
  const { charts, words, language } = source;
  const { terrain } = charts;
  const text = words.charts;
  const answer = (yes: boolean): string => (yes ? text.yes : text.no);
  const fire = ({ fire: value, shelters }: Charts['terrain']['camp']): string =>
    shelters ? text.onlyOf(text.signed(value), sideName(source, shelters)) : text.signed(value);
  const rows = [
    ...GROUNDS.map(name => {
      const { cost, charge, shock, blocksSight } = terrain[name];
      return {
        head: words.grounds[name],
        cells: [
          String(cost.cavalry),
          String(cost.foot),
          String(cost.personality),
          answer(charge),
          { words: disruption(source, terrain[name]) },
          text.signed(shock),
          fire(terrain[name]),
          answer(blocksSight),
        ],
      };
    }),
    {
      head: text.stream,
      cells: [
        text.signed(terrain.stream.cost.cavalry),
        text.signed(terrain.stream.cost.foot),
        text.signed(terrain.stream.cost.personality),
        answer(terrain.stream.charge),
        { words: terrain.stream.disrupts.map(type => words.kinds[type]).join(', ') || text.none },
        text.signed(terrain.stream.shock),
        text.none,
        text.no,
      ],
    },
    ...PROHIBITED.map(name => ({
      head: words.grounds[name],
      cells: [text.prohibited, text.prohibited, text.prohibited, text.none, text.none, text.none, text.none, text.no],
    })),
    {
      head: text.buildingRow,
      cells: [...Array.from({ length: 7 }, () => text.none), answer(terrain.building.blocksSight)],
    },
  ];
  return {
    id: 'terrain',
    title: text.terrain,
    rules: ['gg.8.2.2', 'gg.8.2.3', 'gg.8.2.4', 'gg.10.2.1a', 'gg.10.6.1h', 'gg.12.1c', 'gg.S.8.9.2'],
    origin: originsIn(terrain, language),
    body: (
      <ChartTable
        caption={text.terrainCaption}
        head={[
          text.ground,
          text.cavalry,
          text.foot,
          text.personality,
          text.charge,
          text.disrupts,
          text.shockShift,
          text.fireShift,
          text.blocks,
        ]}
        rows={rows}
      />
    ),
  };
}

function heightChart({ charts: { height }, words: { charts }, language }: ChartSource): Chart {
  return {
    id: 'height',
    title: charts.height,
    rules: ['gg.10.6.1i', 'gg.8.2.5'],
    origin: originsIn(height, language),
    body: (
      <ChartTable
        caption={charts.height}
        head={[charts.what, charts.columns]}
        rows={[
          { head: charts.higher, cells: [charts.signed(height.higher)] },
          { head: charts.lower, cells: [charts.signed(height.lower)] },
        ]}
      />
    ),
  };
}

function movementChart({ charts: { movement }, words: { charts, kinds }, language }: ChartSource): Chart {
  const walkers = [
    ['C', kinds.C],
    ['I', kinds.I],
    ['X', kinds.X],
    ['A', kinds.A],
    ['palvesari', kinds.P],
    ['carroccio', kinds.W],
    ['religiosi', kinds.R],
    ['personality', charts.personality],
  ] as const;
  return {
    id: 'movement',
    title: charts.allowances,
    rules: ['gg.8.1.1', 'gg.S.3.7.1', 'gg.S.5.2.1'],
    origin: originsIn(movement, language),
    body: (
      <ChartTable
        caption={charts.allowances}
        head={[charts.what, charts.allowance, charts.origin]}
        rows={walkers.map(([key, name]) => ({
          head: name,
          cells: [String(movement[key]), { words: originOfField(movement.sources, key, language) }],
        }))}
      />
    ),
  };
}
