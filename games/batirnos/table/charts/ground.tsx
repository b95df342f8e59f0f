/** What the ground does to whom (nqsb.5.4). */
import type { Data } from '@carroccio/batirnos/survey';
import { saidIn } from '@carroccio/kernel';
import { originOf, originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

const GROUNDS = ['area', 'wood', 'difficult'] as const;
const CLASSES = ['CP', 'CM', 'CL', 'FP', 'Pi', 'FL', 'AL', 'AP'] as const;
const RULES = {
  area: ['nqsb.5.4.1', 'nqsb.5.4.1.cav', 'nqsb.5.4.1.inf', 'nqsb.5.4.1.art', 'nqsb.5.4.1.los', 'nqsb.5.4.1.advantage'],
  wood: ['nqsb.5.4.2', 'nqsb.5.4.2.closed', 'nqsb.5.4.2.cl', 'nqsb.5.4.2.fp', 'nqsb.5.4.2.pm', 'nqsb.5.4.2.fl'],
  difficult: ['nqsb.5.4.3', 'nqsb.5.4.3.definition', 'nqsb.5.4.3.closed', 'nqsb.5.4.3.open', 'nqsb.5.4.3.art'],
} as const;

export const groundCharts = (source: ChartSource): Chart[] => [
  ...GROUNDS.map(ground => groundChart(source, ground)),
  coverChart(source),
  readingsChart(source),
];

type Effect = Data['terrain']['area']['CP'];

function groundChart({ data: { terrain }, words, language }: ChartSource, ground: (typeof GROUNDS)[number]): Chart {
  const { ground: text } = words;
  const kind = terrain[ground];
  const answer = (yes: boolean): string => (yes ? words.yes : words.no);
  const cells = (effect: Effect): string[] => [
    text.enters[effect.enter],
    effect.enter === 'no' ? words.none : String(effect.points),
    answer(effect.stop),
    answer(effect.fightInto),
    answer(effect.fireInto),
    answer(effect.ownAdvantage),
    answer(effect.enemyAdvantage),
    answer(effect.weakness),
    answer(effect.allRound),
    answer(effect.protection),
    words.signed(effect.melee),
    words.signed(effect.morale),
  ];
  return {
    id: `ground-${ground}`,
    title: text.titles[ground],
    rules: [...RULES[ground], 'nqsb.5.4.stop'],
    origin: originsIn([kind], language),
    body: (
      <ChartTable
        caption={(kind.blocksSight ? text.blocks : text.open)(text.titles[ground])}
        head={[
          text.troops,
          text.enter,
          text.points,
          text.stop,
          text.fightInto,
          text.fireInto,
          text.ownAdvantage,
          text.enemyAdvantage,
          text.weakness,
          text.allRound,
          text.protection,
          text.melee,
          text.morale,
        ]}
        rows={CLASSES.map(row => ({ head: words.classes[row], cells: cells(kind[row]) }))}
      />
    ),
  };
}

function coverChart({ data, words, language }: ChartSource): Chart {
  const { cover } = data.terrain;
  const { ground } = words;
  return {
    id: 'cover',
    title: ground.cover,
    rules: ['nqsb.1.4.hex-protection', 'nqsb.1.4.terrain-fort', 'nqsb.5.4.6'],
    origin: originsIn([cover], language),
    body: (
      <ChartTable
        caption={ground.coverCaption}
        head={[words.what, ground.protection]}
        rows={[
          { head: ground.coverFire, cells: [words.signed(cover.fire)] },
          { head: ground.coverMelee, cells: [words.signed(cover.melee)] },
          { head: ground.gabions, cells: [words.signed(cover.gabions)] },
        ]}
      />
    ),
  };
}

function readingsChart({ data, words, language }: ChartSource): Chart {
  const { readings } = data.terrain;
  return {
    id: 'ground-readings',
    title: words.ground.readings,
    rules: ['nqsb.5.4.1', 'nqsb.5.4.2', 'nqsb.5.4.3'],
    origin: originsIn([readings], language),
    body: (
      <ChartTable
        caption={words.ground.readingsCaption}
        head={[words.combat.cells, words.effect, words.origin]}
        rows={readings.map(({ of, reading, source }) => ({
          head: of.map(cell => saidIn(cell, language)).join(', '),
          cells: [{ words: saidIn(reading, language) }, { words: originOf(source, language) }],
        }))}
      />
    ),
  };
}
