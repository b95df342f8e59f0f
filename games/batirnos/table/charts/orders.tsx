/** The order cards, how a deck is changed, and what a card is worth in a test (nqsb.2.2, nqsb.2.5, nqsb.4). */
import type { OrderCard } from '@carroccio/batirnos/survey';
import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { ABILITIES } from '../text/abilities.ts';
import type { ChartSource } from './source.ts';

const GROUPS = ['base', 'good', 'characters', 'bad'] as const;
type Group = (typeof GROUPS)[number];

const ACTIONS = ['move', 'fire', 'melee', 'rally'] as const;
/** What a scenario may give an army (nqsb.10.19). */
const ARMY_VALUES = [2, 3, 4];

export const orderCharts = (source: ChartSource): Chart[] => [
  ...GROUPS.map(group => cardsChart(source, group)),
  deckChart(source),
  successChart(source),
];

const between = ([first, last]: readonly [number, number], number: number): boolean =>
  number >= first && number <= last;

function groupOf({ data: { orders } }: ChartSource, number: number): Group {
  const { base, four, low } = orders.building;
  if (between(base, number)) return 'base';
  if (between(four.in, number)) return 'good';
  return between(low.in, number) ? 'bad' : 'characters';
}

function cardsChart(source: ChartSource, group: Group): Chart {
  const { data, words, table, language } = source;
  const { orders } = words;
  const cards = data.orders.cards.filter(({ number }) => groupOf(source, number) === group);
  return {
    id: `orders-${group}`,
    title: orders.groups[group],
    rules: ['nqsb.2.5.dual', 'nqsb.2.5.1.priority', 'nqsb.2.5.2.orders', 'nqsb.2.5.2.ability', 'nqsb.2.5.3'],
    origin: originsIn([cards], language),
    body: (
      <ChartTable
        caption={orders.captions[group]}
        head={[
          orders.card,
          orders.priority,
          ...ACTIONS.map(action => table.phases[action]),
          orders.value,
          orders.special,
        ]}
        rows={cards.map(card => ({
          head: orders.name(card.number, card.name[language]),
          cells: [
            card.priority > 0 ? String(card.priority) : words.none,
            ...ACTIONS.map(action => (card[action] ? words.yes : words.none)),
            { strong: String(card.value) },
            { words: special(card, source) },
          ],
        }))}
      />
    ),
  };
}

const special = ({ ability }: OrderCard, { words, language }: ChartSource): string =>
  ability ? ABILITIES[language][ability] : words.none;

function deckChart({ data, words, language }: ChartSource): Chart {
  const { low, three, four, base } = data.orders.building;
  const { orders } = words;
  const cells = ({ out, in: into, count }: typeof low): string[] => [
    String(count),
    orders.range(out[0], out[1]),
    orders.range(into[0], into[1]),
  ];
  return {
    id: 'deck',
    title: orders.deck,
    rules: ['nqsb.2.2.base-deck', 'nqsb.2.2.modify', 'nqsb.2.2.order', 'nqsb.2.2.ignore'],
    origin: originsIn([low, three, four], language),
    body: (
      <ChartTable
        caption={orders.deckCaption(base[0], base[1])}
        head={[orders.morale, orders.cards, orders.out, orders.into]}
        rows={[
          { head: orders.morales.low, cells: cells(low) },
          { head: orders.morales.two, cells: [words.none, words.none, words.none] },
          { head: orders.morales.three, cells: cells(three) },
          { head: orders.morales.four, cells: cells(four) },
        ]}
      />
    ),
  };
}

/** How likely so many cards of the base deck give at least one success: none of them is put back. */
function atLeastOne(total: number, good: number, drawn: number): number {
  let none = 1;
  for (let card = 0; card < drawn; card++) none *= Math.max(0, total - good - card) / (total - card);
  return 1 - none;
}

function successChart({ data, words: { orders, percent }, language }: ChartSource): Chart {
  const { base } = data.orders.building;
  const deck = data.orders.cards.filter(({ number }) => between(base, number));
  return {
    id: 'successes',
    title: orders.successes,
    rules: ['nqsb.2.1.2', 'nqsb.4.cards', 'nqsb.4.success', 'nqsb.10.19'],
    origin: originsIn([deck], language),
    body: (
      <ChartTable
        caption={orders.successesCaption}
        head={[orders.armyValue, ...[1, 2, 3, 4, 5, 6].map(orders.drawn)]}
        rows={ARMY_VALUES.map(limit => {
          const good = deck.filter(({ value }) => value <= limit).length;
          return {
            head: String(limit),
            cells: [1, 2, 3, 4, 5, 6].map(drawn => percent(atLeastOne(deck.length, good, drawn))),
          };
        })}
      />
    ),
  };
}
