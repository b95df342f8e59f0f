/** All charts of the game, from the data it is played with. */
import type { Language } from '@carroccio/kernel';
import type { Chart } from '@carroccio/table/table.ts';
import type { Lore } from '../lore.ts';
import { CHART_WORDS } from '../text/charts.ts';
import { WORDS } from '../text/index.ts';
import { combatCharts } from './combat.tsx';
import { fireCharts } from './fire.tsx';
import { flameCharts } from './fires.tsx';
import { groundCharts } from './ground.tsx';
import { siegeCharts } from './siege.tsx';
import type { ChartSource } from './source.ts';

export const createCharts =
  ({ data, setting }: Lore) =>
  (language: Language): readonly Chart[] => {
    const source: ChartSource = {
      data,
      rulebook: setting.game.rulebook,
      words: CHART_WORDS[language],
      table: WORDS[language],
      language,
    };
    return [
      ...groundCharts(source),
      ...fireCharts(source),
      ...combatCharts(source),
      ...flameCharts(source),
      ...siegeCharts(source),
    ];
  };
