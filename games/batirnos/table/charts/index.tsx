/** All charts of the game, from the data it is played with. */
import './charts.css';
import type { Language } from '@carroccio/kernel';
import type { Chart } from '@carroccio/table/table.ts';
import type { Lore } from '../lore.ts';
import { CHART_WORDS } from '../text/charts.ts';
import { WORDS } from '../text/index.ts';
import { armyCharts } from './armies.tsx';
import { combatCharts } from './combat.tsx';
import { groundCharts } from './ground.tsx';
import { orderCharts } from './orders.tsx';
import type { ChartSource } from './source.ts';

export const createCharts =
  ({ data, setting: { game } }: Lore) =>
  (language: Language): readonly Chart[] => {
    const source: ChartSource = {
      data,
      rulebook: game.rulebook,
      words: CHART_WORDS[language],
      table: WORDS[language],
      language,
      title: scenario => game.text[language].scenarios[scenario]?.title ?? scenario,
    };
    return [...combatCharts(source), ...groundCharts(source), ...orderCharts(source), ...armyCharts(source)];
  };
