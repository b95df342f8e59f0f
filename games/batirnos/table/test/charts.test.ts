/** The charts of ¡¡No queda sino batirnos!! Esa: what stands in their cells. */
import { batirnos } from '@carroccio/batirnos';
import { parts } from '@carroccio/batirnos/survey';
import { type Language, Registry } from '@carroccio/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCharts } from '../charts/index.tsx';
import { createLore } from '../lore.ts';

const game = new Registry([batirnos]).game('batirnos');
const data = Object.fromEntries(Object.entries(batirnos.parts).map(([name, { value }]) => [name, value]));
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
      expect(origin, id).not.toBe('');
      expect(rules.filter(rule => !known.has(rule))).toEqual([]);
      const cells = rowsOf(id, language).flat();
      expect(cells.length).toBeGreaterThan(3);
      expect(
        cells.filter(cell => cell === '' || /undefined|NaN|\bnull\b|\[object/.test(cell)),
        id,
      ).toEqual([]);
    }
  });

  it('have captions of their own', () => {
    const captions = charts(language).flatMap(({ body }) =>
      [...renderToStaticMarkup(body).matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption]) => caption),
    );
    expect(new Set(captions).size).toBe(captions.length);
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

it('who has the advantage in fire and in melee', () => {
  expect(rowOf('fire-advantage', 'Light infantry (FL)').slice(1)).toEqual(['1', '1', '–', '–', '–', '1']);
  expect(rowOf('melee-advantage', 'Heavy cavalry (CP)').slice(1)).toEqual([
    '–',
    '1 if moved',
    '1 if moved',
    '2 if moved',
    '1 if moved',
    '–',
  ]);
});

it('what a wood does to light cavalry, and buildings to foot', () => {
  expect(rowOf('ground-wood', 'Light cavalry (CL)').slice(-2)).toEqual(['−1', '−1']);
  expect(rowOf('ground-area', 'Fanteria pesante (FP)', 'it').slice(1, 4)).toEqual(['sì', '1', 'sì']);
});

it('every card, every troop and every commander stands in a chart once', () => {
  const rowsIn = (start: string) =>
    charts('en')
      .filter(({ id }) => id.startsWith(start))
      .flatMap(({ id }) => rowsOf(id).slice(1));
  const { orders, troops, generals } = parts;
  expect(rowsIn('orders-').map(([head]) => Number.parseInt(head ?? '', 10))).toEqual(
    expect.arrayContaining(orders.value.cards.map(({ number }) => number)),
  );
  expect(rowsIn('orders-')).toHaveLength(orders.value.cards.length);
  expect(rowsIn('troops-')).toHaveLength(troops.value.troops.flatMap(({ series }) => series).length);
  expect([...rowsIn('generals-'), ...rowsIn('characters')]).toHaveLength(generals.value.leaders.length);
});

it('the chance of a success', () => {
  // Twelve cards of thirty are 3 or less.
  expect(rowOf('successes', '3').slice(1, 3)).toEqual(['40%', '65%']);
});
