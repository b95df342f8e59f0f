/** Flames, Greek fire and naphtha (chapter 10). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

const MOST = 10;

export const flameCharts = (source: ChartSource): Chart[] => [flamesChart(source), siphonChart(source)];

function flamesChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { spread, engine, wood, douse, douseArrow } = charts.flames;
  const { fires, span } = words;
  return {
    id: 'flames',
    title: fires.flames,
    rules: ['gui.10.2.4', 'gui.10.2.4.spread', 'gui.10.2.4.engine', 'gui.10.2.4.wood', 'gui.10.2.4.extinguish'],
    origin: originsIn([charts.flames], language),
    body: (
      <ChartTable
        caption={fires.flamesCaption}
        head={[words.what, words.die]}
        rows={[
          { head: fires.spread, cells: [span(spread, MOST)] },
          { head: fires.engine, cells: [span(engine, MOST)] },
          { head: fires.wood, cells: [span(wood, MOST)] },
          { head: fires.douse, cells: [span(1, douse)] },
          { head: fires.douseArrow, cells: [span(douse + 1, douseArrow)] },
        ]}
      />
    ),
  };
}

function siphonChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { siphon, naphtha } = charts;
  const { fires, span } = words;
  return {
    id: 'greek-fire',
    title: fires.siphon,
    rules: ['gui.10.5.2', 'gui.10.5.3a', 'gui.10.5.3b', 'gui.10.5.3c'],
    origin: originsIn([siphon, naphtha], language),
    body: (
      <>
        <ChartTable
          caption={fires.siphonCaption}
          head={[words.die, words.effect]}
          rows={[
            { head: span(1, siphon.explodes), cells: [{ words: fires.explodes }] },
            { head: span(siphon.explodes + 1, siphon.jams), cells: [{ words: fires.jams }] },
            { head: span(siphon.jams + 1, MOST), cells: [{ words: fires.works }] },
          ]}
        />
        <ChartTable
          caption={fires.naphthaCaption}
          head={[words.die, words.effect]}
          rows={[
            { head: span(1, naphtha.killed), cells: [{ words: fires.killed }] },
            { head: span(naphtha.killed + 1, naphtha.wounded), cells: [{ words: fires.wounded }] },
            { head: span(naphtha.wounded + 1, MOST), cells: [{ words: fires.flees }] },
          ]}
        />
      </>
    ),
  };
}
