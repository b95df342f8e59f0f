/** Companies, blows and walls (chapters 27 to 44). */

import { originOf, originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

const KINDS = ['feditori', 'fanti-palvese', 'fanti', 'capitano'] as const;
const DIFFERENCES = [-3, -2, -1, 0, 1, 2, 3];

export const warCharts = (source: ChartSource): Chart[] => [
  companiesChart(source),
  modifiersChart(source),
  clashChart(source),
  wallsChart(source),
  expeditionChart(source),
];

function companiesChart({ data: { battlefield, contributions }, words, language }: ChartSource): Chart {
  const { war } = words;
  const { units } = battlefield;
  return {
    id: 'companies',
    title: war.companies,
    rules: ['pod.27a', 'pod.27d', 'pod.27e', 'pod.27g', 'pod.31h'],
    origin: originsIn([units], language),
    body: (
      <ChartTable
        caption={war.companiesCaption}
        head={[war.company, war.sestieri, war.attack, war.defence, war.resistance, war.movement, war.shooting]}
        rows={KINDS.map(kind => {
          const { A, D, R, M, T } = units[kind];
          const numbers = contributions.sestieri.flatMap(({ company, number }) => (company === kind ? [number] : []));
          const range = T > 0 ? String(battlefield.range.squares) : words.none;
          return {
            head: war.names[kind],
            cells: [numbers.join(', ') || words.none, String(A), String(D), String(R), String(M), range],
          };
        })}
      />
    ),
  };
}

function modifiersChart({ data: { battlefield }, words, language }: ChartSource): Chart {
  const { war, signed } = words;
  const { grouping, palvese, podesta, unarmed, house } = battlefield;
  const rows = [
    [war.grouping, war.defenceIs(signed(grouping.D)), grouping],
    [war.palvese, war.defenceIs(signed(palvese.D)), palvese],
    [war.podestaDefence, war.defenceIs(signed(podesta.D)), podesta],
    [war.podestaResistance, war.resistanceIs(signed(podesta.R)), podesta],
    [war.podestaInitiative, signed(podesta.initiative), podesta],
    [war.unarmed, war.resistanceIs(signed(unarmed.R)), unarmed],
    [war.house, war.defenceIs(signed(house.D)), house],
  ] as const;
  return {
    id: 'battle-modifiers',
    title: war.modifiers,
    rules: ['pod.28h', 'pod.32c', 'pod.32f', 'pod.33e', 'pod.33h', 'pod.35a', 'pod.38g'],
    origin: originsIn([grouping, palvese, podesta, unarmed, house], language),
    body: (
      <ChartTable
        caption={war.modifiersCaption}
        head={[words.what, words.effect, words.origin]}
        rows={rows.map(([head, effect, { source }]) => ({
          head,
          cells: [{ words: effect }, { words: originOf(source, language) }],
        }))}
      />
    ),
  };
}

/** How many of all pairs of a Spade and a Scudi card hit with so much more Attack than Defence. */
function blows({ swords, shields }: ChartSource['data']['battlefield']['contest'], difference: number) {
  const hits = swords.flatMap(sword => shields.filter(shield => difference + sword > shield)).length;
  return { hits, all: swords.length * shields.length };
}

const percent = ({ hits, all }: { hits: number; all: number }): string => String(Math.round((100 * hits) / all));

function clashChart({ data: { battlefield }, words: { war, signed }, language }: ChartSource): Chart {
  const { contest, range } = battlefield;
  return {
    id: 'clash',
    title: war.clash,
    rules: ['pod.36.5d', 'pod.36.5e', 'pod.36.6b'],
    origin: originsIn([contest, range], language),
    body: (
      <>
        <ChartTable
          caption={war.clashCaption}
          head={[war.difference, war.chance, war.percent]}
          rows={DIFFERENCES.map(difference => {
            const odds = blows(contest, difference);
            return {
              head: signed(difference),
              cells: [war.outOf(odds.hits, odds.all), percent(odds)],
            };
          })}
        />
        <p className="pod-chart-note">{war.crossbow}</p>
      </>
    ),
  };
}

function wallsChart({ data: { battlefield }, words: { war }, language }: ChartSource): Chart {
  const { walls, wallsSource, trebuchet, contest } = battlefield;
  return {
    id: 'walls',
    title: war.walls,
    rules: ['pod.44g', 'pod.44h', 'pod.44j', 'pod.44k', 'pod.44u', 'pod.44o'],
    origin: originsIn([{ source: wallsSource }, trebuchet], language),
    body: (
      <ChartTable
        caption={war.wallsCaption(trebuchet.A, trebuchet.shots, trebuchet.companies)}
        head={[war.wall, war.defence, war.hits, war.chance, war.percent]}
        rows={walls.map(({ D, R }, index) => {
          const odds = blows(contest, trebuchet.A - D);
          return {
            head: war.wallNames[index] ?? String(index),
            cells: [String(D), String(R), war.outOf(odds.hits, odds.all), percent(odds)],
          };
        })}
      />
    ),
  };
}

function expeditionChart({ data: { battlefield }, words, language }: ChartSource): Chart {
  const { expedition } = battlefield;
  const { war, figure } = words;
  return {
    id: 'expedition',
    title: war.expedition,
    rules: ['pod.29n', 'pod.29o', 'pod.29p'],
    origin: originsIn([expedition], language),
    body: (
      <ChartTable
        caption={war.expeditionCaption(expedition.from, expedition.freeSquares)}
        head={[words.what, words.florins]}
        rows={[
          { head: war.cavalry, cells: [figure(expedition.cavalry)] },
          { head: war.infantry, cells: [figure(expedition.infantry)] },
        ]}
      />
    ),
  };
}
