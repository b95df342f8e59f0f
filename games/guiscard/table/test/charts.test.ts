/** The charts of Guiscard: what stands in their cells. */

import { guiscard } from '@carroccio/guiscard';
import { type Language, Registry } from '@carroccio/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCharts } from '../charts/index.tsx';
import { createLore } from '../lore.ts';

const game = new Registry([guiscard]).game('guiscard');
const data = Object.fromEntries(Object.entries(guiscard.parts).map(([name, { value }]) => [name, value]));
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
        cells.filter(cell => cell === '' || /undefined|NaN|\bnull\b|\[object/.test(cell)),
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

it('the tables of fire and combat, cell by cell', () => {
  expect(rowsOf('combat-foot')[0]).toEqual([
    'Die',
    'below −5',
    '−5/−1',
    '0/5',
    '6/10',
    '11/20',
    '21/30',
    '31/40',
    '41/60',
    '61/80',
    '81/100',
    '101+',
  ]);
  expect(rowOf('combat-foot', '5')).toEqual(['5', 'A', 'B', 'C', 'E', 'F', 'G', 'G', 'H', 'H', 'H', 'H']);
  expect(rowOf('combat-mounted', '10')).toEqual(['10', '–', '–', '–', '–', '–', '–', 'B', 'C', 'E', 'F', 'G']);
  expect(rowOf('fire-mounted', '9')).toEqual(['9', 'B', 'A', '–']);
  expect(rowOf('fire-foot', '9', 'it')).toEqual(['9', 'B', 'A', 'A', '–']);
});

it('ground, weapons and passing an enemy', () => {
  expect(rowOf('terrain', 'brush')).toEqual(['brush', '2', '4', 'light', '−']);
  expect(rowOf('terrain', 'albero', 'it')).toEqual(['albero', '2', '–', 'leggero', '−']);
  expect(rowOf('weapons', 'short bow').slice(1, 4)).toEqual(['1–10', '11–25', '26–50']);
  expect(
    rowsOf('infiltration')
      .slice(1, 5)
      .map(([die]) => die),
  ).toEqual(['1–5', '6–7', '8–9', '10 or more']);
});

it('the siege: food, events, walls', () => {
  expect(rowOf('provisions', '−8')).toEqual(['−8', '35 or more', '27 or more', '19 or more']);
  expect(rowOf('provisions', '+8')).toEqual(['+8', '1–4', '1–6', '1–3']);
  expect(rowsOf('events')).toHaveLength(1 + 16);
  expect(rowOf('bombardment', '10').slice(1)).toEqual(new Array(15).fill('D'));
  expect(rowOf('healing', '9', 'it')[1]).toContain('mesi');
});
