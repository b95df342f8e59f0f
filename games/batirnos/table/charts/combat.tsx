/** Who has the advantage, who is weak, and where fire reaches (nqsb.6, nqsb.7). */

import { saidIn } from '@carroccio/kernel';
import { originOf, originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { ruleChart } from './rule-chart.tsx';
import { SectorDiagram } from './SectorDiagram.tsx';
import type { ChartSource } from './source.ts';

const COLUMNS = ['CP', 'CM', 'CL', 'FL', 'FP', 'Pi'] as const;
const SHOOTERS = ['CM', 'CL', 'FL', 'FP'] as const;
const FIGHTERS = ['CP', 'CM', 'CL', 'FP', 'PM', 'Q'] as const;
const SECTORS = [
  'musket',
  'cavalry_firearm',
  'reiter',
  'square',
  'light_artillery',
  'heavy_artillery',
  'all_round',
] as const;

const CARDS_DUE = [
  'nqsb.4.cards',
  'nqsb.10.8.cards',
  'nqsb.2.6.1.values',
  'nqsb.10.1.tests',
  'nqsb.10.7.combat',
  'nqsb.2.5.2.ability',
  'nqsb.5.4.4.bonus',
  'nqsb.9.16',
];
const LOSSES = [
  'nqsb.6.1.one-loss',
  'nqsb.6.1.two-losses',
  'nqsb.7.1.one-loss',
  'nqsb.7.1.two-losses',
  'nqsb.7.1.cavalry',
  'nqsb.10.18.effect',
  'nqsb.10.8.elim',
];
const DETERMINATION = [
  'nqsb.2.1.3',
  'nqsb.3.2.4.det-shaken',
  'nqsb.3.2.4.det-unit',
  'nqsb.3.2.4.det-general',
  'nqsb.3.2.4.det-objective',
  'nqsb.2.1.3.zero',
];

export function combatCharts(source: ChartSource): Chart[] {
  const { combat } = source.words;
  return [
    ruleChart(source, { id: 'cards', title: combat.cards, caption: combat.cardsCaption, rules: CARDS_DUE }),
    fireChart(source),
    meleeChart(source),
    ruleChart(source, { id: 'losses', title: combat.losses, caption: combat.lossesCaption, rules: LOSSES }),
    sectorsChart(source),
    ruleChart(source, {
      id: 'determination',
      title: combat.determination,
      caption: combat.determinationCaption,
      rules: DETERMINATION,
    }),
  ];
}

function fireChart({ data, words, language }: ChartSource): Chart {
  const { fire } = data.troops.advantage;
  const { combat, classes, none } = words;
  return {
    id: 'fire-advantage',
    title: combat.fire,
    rules: ['nqsb.6.2', 'nqsb.6.2.example', 'nqsb.6.1.damage'],
    origin: originsIn([fire], language),
    body: (
      <ChartTable
        caption={combat.fireCaption}
        head={[combat.shooter, ...COLUMNS.map(column => classes[column])]}
        rows={SHOOTERS.map(row => ({
          head: classes[row],
          cells: COLUMNS.map(column => String(fire[row][column] ?? none)),
        }))}
      />
    ),
  };
}

function meleeChart({ data, words, language }: ChartSource): Chart {
  const { melee, readings } = data.troops.advantage;
  const { combat, classes, none } = words;
  return {
    id: 'melee-advantage',
    title: combat.melee,
    rules: ['nqsb.7.2', 'nqsb.7.2.symbols', 'nqsb.7.2.cancel', 'nqsb.2.6.2', 'nqsb.9.4.2.advantage'],
    origin: originsIn([readings], language),
    body: (
      <>
        <ChartTable
          caption={combat.meleeCaption}
          head={[combat.fighter, ...COLUMNS.map(column => classes[column])]}
          rows={FIGHTERS.map(row => ({
            head: classes[row],
            cells: COLUMNS.map(column => {
              const symbols = melee[row][column];
              return symbols ? combat.symbols[symbols[1]](symbols[0]) : none;
            }),
          }))}
        />
        <ChartTable
          caption={combat.readingsCaption}
          head={[combat.cells, words.effect, words.origin]}
          rows={readings.map(({ of, reading, source }) => ({
            head: of.map(cell => saidIn(cell, language)).join(', '),
            cells: [{ words: saidIn(reading, language) }, { words: originOf(source, language) }],
          }))}
        />
      </>
    ),
  };
}

function sectorsChart({ data: { sectors }, words, language }: ChartSource): Chart {
  const { combat } = words;
  return {
    id: 'sectors',
    title: combat.sectors,
    rules: ['nqsb.6.4', 'nqsb.6.4.musket', 'nqsb.9.2.paralyse', 'nqsb.9.2.near', 'nqsb.9.16.sector', 'nqsb.10.17'],
    origin: originsIn([sectors], language),
    body: (
      <>
        <ChartTable
          caption={combat.sectorsCaption}
          head={[combat.sector, combat.range, combat.near, combat.aside, combat.far]}
          rows={SECTORS.map(id => {
            const { name, range, hexes } = sectors[id];
            const far = hexes.filter(hex => hex.paralyses).length;
            const aside = hexes.filter(hex => hex.modifier !== undefined).length;
            const count = (number: number): string => (number > 0 ? String(number) : words.none);
            return {
              head: name[language],
              cells: [String(range), String(hexes.length - far - aside), count(aside), count(far)],
            };
          })}
        />
        <div className="nq-sectors">
          {SECTORS.map(id => (
            <SectorDiagram key={id} name={sectors[id].name[language]} hexes={sectors[id].hexes} />
          ))}
        </div>
      </>
    ),
  };
}
