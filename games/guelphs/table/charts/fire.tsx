import type { Charts } from '@carroccio/guelphs/survey';
import { originOf, originOfField } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './index.tsx';

const WEAPONS = ['X', 'A'] as const;
const ARMOURS = ['-', 'L', 'M', 'H'] as const;
const MODIFIERS = [
  'pivot',
  'reaction',
  'firerDisrupted',
  'flankOrRear',
  'palvesari',
  'saracensAtFoot',
  'saracensAtHorse',
] as const;
const GROUNDS = ['hill', 'woods', 'camp'] as const;

export function fireChart(source: ChartSource): Chart {
  const { charts, words, language } = source;
  return {
    id: 'fire',
    title: words.charts.fire,
    rules: ['gg.10.3', 'gg.10.3.2a', 'gg.10.3.3', 'gg.10.4.3', 'gg.14.0.2a', 'gg.S.6.6.2', 'gg.8.2.3'],
    origin: originOf(charts.fire.source, language),
    body: (
      <>
        {WEAPONS.map(weapon => (
          <WeaponTable key={weapon} source={source} weapon={weapon} />
        ))}
        <FireModifiers source={source} />
      </>
    ),
  };
}

function WeaponTable({ source, weapon }: { source: ChartSource; weapon: keyof Pick<Charts['fire'], 'A' | 'X'> }) {
  const { charts, words } = source;
  const numbers = charts.fire[weapon];
  const ranges = numbers['-'].map((_, index) => words.charts.rangeOf(index + 1));
  return (
    <ChartTable
      caption={words.charts.fireCaption(words.kinds[weapon])}
      head={[words.charts.armour, ...ranges]}
      rows={ARMOURS.map(armour => ({
        head: words.armours[armour],
        cells: numbers[armour].map(number => (number === null ? words.charts.none : String(number))),
      }))}
    />
  );
}

function FireModifiers({ source: { charts, words, language } }: { source: ChartSource }) {
  const { modifiers } = charts.fire;
  const rows = [
    ...MODIFIERS.map(name => ({
      head: words.charts.fireRows[name],
      cells: [words.charts.signed(modifiers[name]), { words: originOfField(modifiers.sources, name, language) }],
    })),
    ...GROUNDS.map(name => ({
      head: words.charts.fireRows.ground(words.grounds[name]),
      cells: [
        words.charts.signed(charts.terrain[name].fire),
        { words: originOfField(charts.terrain[name].sources, 'fire', language) },
      ],
    })),
  ];
  return (
    <ChartTable
      caption={words.charts.fireModifiers}
      head={[words.charts.what, words.charts.effect, words.charts.origin]}
      rows={rows}
    />
  );
}
