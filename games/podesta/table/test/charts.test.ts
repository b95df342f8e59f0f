/** The charts of I Podestà: what stands in their cells. */
import { type Language, Registry } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCharts } from '../charts/index.tsx';
import { createLore } from '../lore.ts';

const game = new Registry([podesta]).game('podesta');
const data = Object.fromEntries(Object.entries(podesta.parts).map(([name, { value }]) => [name, value]));
const charts = createCharts(createLore({ game, data, pack: undefined }));

/** The cells of a chart, row by row, the row's heading first. */
function rowsOf(id: string, language: Language = 'en'): string[][] {
  const chart = charts(language).find(one => one.id === id);
  const page = renderToStaticMarkup(chart?.body);
  return [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  );
}
const rowOf = (id: string, head: string, language?: Language): string[] =>
  rowsOf(id, language).find(([first]) => first === head) ?? [];

describe.each(['en', 'it'] as const)('the charts in %s', language => {
  it('name rules that there are, their origin, and fill every cell', () => {
    const known = new Set(game.rulebook.entries.map(({ id }) => id));
    const all = charts(language);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, title, rules, origin } of all) {
      expect(title).not.toBe('');
      expect(origin).not.toBe('');
      expect(rules.filter(rule => !known.has(rule))).toEqual([]);
      const cells = rowsOf(id, language).flat();
      expect(cells.length).toBeGreaterThan(3);
      expect(
        cells.filter(cell => cell === '' || /undefined|NaN|null|\[object/.test(cell)),
        id,
      ).toEqual([]);
    }
  });

  it('have rows and columns of different names', () => {
    for (const { id, body } of charts(language))
      for (const [, table = ''] of renderToStaticMarkup(body).matchAll(/<table>(.*?)<\/table>/g))
        for (const scope of ['row', 'col']) {
          const heads = [...table.matchAll(new RegExp(`<th scope="${scope}">(.*?)</th>`, 'g'))].map(([, head]) => head);
          expect(new Set(heads).size, `${id} ${scope}`).toBe(heads.length);
        }
  });
});

it('what a sestiere costs, pays and loses', () => {
  expect(rowOf('contributions', 'Bellatores')).toEqual(['Bellatores', '1', '180', '360', '540', '900', '2,700']);
  expect(rowOf('contributions', 'Laboratores', 'it')).toEqual([
    'Laboratores',
    '4, 5, 6',
    '60',
    '120',
    '180',
    '300',
    '900',
  ]);
});

it('the cheapest ways between communes', () => {
  const [head = []] = rowsOf('distances');
  const points = (from: string, to: string) => rowOf('distances', from)[head.indexOf(to)];
  expect(points('Firenze', 'Prato')).toBe('2');
  expect(points('Pisa', 'Arezzo')).toBe('26');
  expect(points('Siena', 'Firenze')).toBe(points('Firenze', 'Siena'));
});

it('the odds of a blow and of a trebuchet', () => {
  const sixteenths = (id: string) => rowsOf(id).flatMap(row => row.filter(cell => cell.endsWith('of 16')));
  expect(sixteenths('clash').map(cell => Number.parseInt(cell, 10))).toEqual([0, 1, 3, 6, 10, 13, 15]);
  expect(sixteenths('walls').map(cell => Number.parseInt(cell, 10))).toEqual([6, 3, 1]);
});

it('every card of both decks stands in a chart', () => {
  const deals = rowsOf('mercator').flat().join(' ');
  expect(deals.match(/\d × \d/g)).toHaveLength(72);
  const events = charts('en').filter(({ id }) => id.startsWith('annales'));
  expect(events.flatMap(({ id }) => rowsOf(id).slice(1))).toHaveLength(51);
});
