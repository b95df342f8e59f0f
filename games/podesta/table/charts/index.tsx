/** All charts of the game, from the data it is played with. */
import './charts.css';
import type { Language } from '@carroccio/kernel';
import type { Chart } from '@carroccio/table/table.ts';
import type { Lore } from '../lore.ts';
import { CHART_WORDS } from '../text/charts.ts';
import { annalesCharts } from './annales.tsx';
import { communeCharts } from './commune.tsx';
import { endCharts } from './ends.tsx';
import { landCharts } from './land.tsx';
import type { ChartSource } from './source.ts';
import { tradeCharts } from './trade.tsx';
import { trustCharts } from './trust.tsx';
import { warCharts } from './war.tsx';

export const createCharts =
  ({ data, world, names }: Lore) =>
  (language: Language): readonly Chart[] => {
    const source: ChartSource = { data, world, names: names[language], words: CHART_WORDS[language], language };
    return [
      ...trustCharts(source),
      ...communeCharts(source),
      ...tradeCharts(source),
      ...landCharts(source),
      ...warCharts(source),
      ...endCharts(source),
      ...annalesCharts(source),
    ];
  };
