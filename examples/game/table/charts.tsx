/** The one chart of the game: what the die does in a curve. */
import { FALLS_ON } from '@carroccio/example/survey';
import type { Language } from '@carroccio/kernel';
import { fromRules } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { Lore } from './lore.ts';
import { WORDS } from './text/index.ts';

export const createCharts =
  ({ setting }: Lore) =>
  (language: Language): readonly Chart[] => {
    const { chart } = WORDS[language];
    const rows = [
      { head: `1–${FALLS_ON}`, cells: [{ words: chart.falls }] },
      { head: `${FALLS_ON + 1}–6`, cells: [{ words: chart.rides }] },
    ];
    const rule = `${setting.game.rulebook.prefix}.4.4`;
    const body = <ChartTable caption={chart.title} head={[chart.die, chart.effect]} rows={rows} />;
    return [{ id: 'curves', title: chart.title, rules: [rule], origin: fromRules([rule], language), body }];
  };
