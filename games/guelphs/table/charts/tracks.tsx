import { fromRules, originOf, originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './index.tsx';

export function woundsChart({ charts: { wounds }, words: { charts }, language }: ChartSource): Chart {
  return {
    id: 'wounds',
    title: charts.wounds,
    rules: ['gg.13.1.6'],
    origin: originsIn(wounds, language),
    body: (
      <ChartTable
        caption={charts.wounds}
        head={[charts.die, charts.result, charts.origin]}
        rows={wounds.map((wound, index) => ({
          head: String(index + 1),
          cells: [
            { words: 'killed' in wound ? charts.killed : wound.loss === 0 ? charts.unharmed : charts.loss(wound.loss) },
            { words: originOf(wound.source, language) },
          ],
        }))}
      />
    ),
  };
}

export function weatherChart({ charts: { weather }, words: { charts, skies }, language }: ChartSource): Chart {
  return {
    id: 'weather',
    title: charts.weather,
    rules: ['gg.S.8.4', 'gg.S.8.4.1', 'gg.S.10'],
    origin: originsIn(weather, language),
    body: (
      <ChartTable
        caption={charts.weather}
        head={[charts.box, charts.worsensFrom, charts.inFastGame, charts.origin]}
        rows={weather.map(({ id, worsensFrom, fast = worsensFrom, source }) => ({
          head: skies[id],
          cells: [
            { words: worsensFrom === undefined ? charts.ends : charts.atLeast(worsensFrom) },
            { words: fast === undefined ? charts.ends : charts.atLeast(fast) },
            { words: originOf(source, language) },
          ],
        }))}
      />
    ),
  };
}

/** gg.17.2b: the points that make a Level, scenario by scenario. */
export function levelsChart({ lore, words, language, rulebook }: ChartSource): Chart {
  const { charts, sides } = words;
  const rules = ['gg.17.2b', 'gg.17.2.2', 'gg.S.3.9.1', 'gg.S.3.9.2', 'gg.S.6.10.1', 'gg.S.7.5.1', 'gg.S.8.12.1'];
  const rows = Object.values(lore.ground).flatMap(({ scenario, steps }) => {
    const title = lore.setting.game.text[language].scenarios[scenario]?.title ?? scenario;
    const row = (head: string, { guelph, ghibelline }: { guelph: number; ghibelline: number }) => ({
      head,
      cells: [String(guelph), String(ghibelline)],
    });
    return [row(title, steps), ...(steps.short ? [row(charts.shortGame(title), steps.short)] : [])];
  });
  return {
    id: 'levels',
    title: charts.levels,
    rules,
    origin: fromRules(
      rules.filter(id => rulebook.entries.some(entry => entry.id === id)),
      language,
    ),
    body: <ChartTable caption={charts.levelEvery} head={[charts.scenario, ...sides]} rows={rows} />,
  };
}
