import { originOf } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './index.tsx';
import { ruleChart } from './rule-chart.tsx';

const SHIFTS = [
  'gg.10.6.1a',
  'gg.10.6.1b',
  'gg.10.6.1d',
  'gg.10.6.1e',
  'gg.10.6.1f',
  'gg.10.6.1g',
  'gg.10.6.1h',
  'gg.10.6.1i',
  'gg.10.6.1z',
];

const MODIFIERS = [
  'gg.10.6.2a',
  'gg.10.6.2b',
  'gg.10.6.2d',
  'gg.14.0.2b',
  'gg.S.3.2.1',
  'gg.S.8.2.1',
  'gg.S.4.5',
  'gg.10.6.2z',
];

const TYPES = ['C', 'I', 'X', 'A'] as const;
const ARMOURS = ['-', 'L', 'M', 'H'] as const;

export const shockCharts = (source: ChartSource): Chart[] => {
  const { charts: words } = source.words;
  return [
    shockTable(source),
    ruleChart(source, 'shifts', words.shifts, SHIFTS, words.shiftsCaption),
    unitTypeTable(source),
    armourTable(source),
    ruleChart(source, 'modifiers', words.modifiers, MODIFIERS),
  ];
};

const hitsIn = (result: string): number => Number(result) || 0;

/** gg.10.7: in bold where the defender loses more than the attacker, and so retreats. */
function resultCell(text: string): string | { strong: string } {
  const [attacker = '-', defender = '-'] = text.split('/');
  const shown = text.replaceAll('-', '–');
  return hitsIn(defender) > hitsIn(attacker) ? { strong: shown } : shown;
}

function shockTable({ charts: { shock }, words: { charts }, language }: ChartSource): Chart {
  return {
    id: 'shock',
    title: charts.shock,
    rules: ['gg.10.6.3', 'gg.10.6.1z', 'gg.10.6.2z', 'gg.10.7'],
    origin: originOf(shock.source, language),
    body: (
      <ChartTable
        caption={charts.shockCaption}
        head={[charts.dice, ...shock.columns.map(charts.signed)]}
        rows={shock.rows.map(({ roll, cells }) => ({ head: String(roll), cells: cells.map(resultCell) }))}
      />
    ),
  };
}

function unitTypeTable({ charts: { unitType }, words: { charts, kinds }, language }: ChartSource): Chart {
  return {
    id: 'unit-type',
    title: charts.unitType,
    rules: ['gg.10.6.1d'],
    origin: originOf(unitType.source, language),
    body: (
      <ChartTable
        caption={charts.unitTypeCaption}
        head={[charts.attacker, ...TYPES.map(type => kinds[type])]}
        rows={TYPES.map(lead => ({
          head: kinds[lead],
          cells: TYPES.map(target => charts.signed(unitType[lead][target])),
        }))}
      />
    ),
  };
}

function armourTable({ charts: { armour }, words: { charts, armours }, language }: ChartSource): Chart {
  return {
    id: 'armour',
    title: charts.armourClass,
    rules: ['gg.10.6.1g'],
    origin: originOf(armour.source, language),
    body: (
      <ChartTable
        caption={charts.armourCaption}
        head={[charts.attacker, ...ARMOURS.map(one => armours[one])]}
        rows={ARMOURS.map(lead => ({
          head: armours[lead],
          cells: ARMOURS.map(target => charts.signed(armour[lead][target])),
        }))}
      />
    ),
  };
}
