/** All charts of the game, from the data it is played with. */
import type { Charts } from '@carroccio/guelphs/survey';
import type { Language, Rulebook } from '@carroccio/kernel';
import type { Chart } from '@carroccio/table/table.ts';
import type { Lore } from '../lore.ts';
import { type TableWords, WORDS } from '../text/index.ts';
import { fireChart } from './fire.tsx';
import { groundCharts } from './ground.tsx';
import { ruleChart } from './rule-chart.tsx';
import { shockCharts } from './shock.tsx';
import { levelsChart, weatherChart, woundsChart } from './tracks.tsx';

/** What every chart is made from. */
export interface ChartSource {
  readonly lore: Lore;
  readonly charts: Charts;
  readonly rulebook: Rulebook;
  readonly language: Language;
  readonly words: TableWords;
}

/** Dice that are rolled, and what they decide, in the order of the rulebook. */
const ROLLS = [
  'gg.4.1b',
  'gg.4.2c',
  'gg.4.4.1',
  'gg.17.3',
  'gg.5.4.1c',
  'gg.6.2d',
  'gg.6.2.2',
  'gg.11.0b',
  'gg.11.0c',
  'gg.12.0.1',
  'gg.12.1.4a',
  'gg.12.2.1',
  'gg.13.1.5b',
  'gg.13.2.3b',
  'gg.13.3.3a',
  'gg.17.2.1',
  'gg.S.2.2.1a',
  'gg.S.3.5c',
  'gg.S.3.5.2',
  'gg.S.3.5.3',
  'gg.S.3.8.1',
  'gg.S.3.8.3',
  'gg.S.6.7',
  'gg.S.8.7.1',
  'gg.S.8.8.1b',
];

const VICTORY_POINTS = [
  'gg.17.1.1a',
  'gg.17.1.1b',
  'gg.17.1.1c',
  'gg.17.1.1d',
  'gg.17.1.1e',
  'gg.17.1.1f',
  'gg.17.1.1g',
];

export const createCharts =
  (lore: Lore) =>
  (language: Language): readonly Chart[] => {
    const words = WORDS[language];
    const { rulebook } = lore.setting.game;
    const source: ChartSource = { lore, charts: lore.data.charts, rulebook, language, words };
    return [
      ...shockCharts(source),
      fireChart(source),
      ...groundCharts(source),
      ruleChart(source, 'rolls', words.charts.rolls, ROLLS),
      woundsChart(source),
      weatherChart(source),
      ruleChart(source, 'points', words.charts.vp, VICTORY_POINTS),
      levelsChart(source),
    ];
  };
