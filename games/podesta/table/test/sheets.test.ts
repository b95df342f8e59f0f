/** The pages of I Podestà to cut out: everything the box holds, in both languages. */
import { Registry } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLore } from '../lore.ts';
import { createSheets } from '../print/index.tsx';

const game = new Registry([podesta]).game('podesta');
const data = Object.fromEntries(Object.entries(podesta.parts).map(([name, { value }]) => [name, value]));
const sheets = createSheets(createLore({ game, data, pack: undefined }));

describe.each(['en', 'it'] as const)('the pages in %s', language => {
  const pages = sheets('short', language).map(({ id, title, body }) => ({
    id,
    title,
    page: renderToStaticMarkup(body),
  }));
  const found = (id: string, what: RegExp): number => pages.find(one => one.id === id)?.page.match(what)?.length ?? 0;

  it('have names of their own and say nothing that is not there', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { page } of pages) expect(page).not.toMatch(/undefined|NaN|\[object/);
  });

  it('hold as many counters as the box, on both faces', () => {
    for (const side of ['fronts', 'backs']) {
      expect(found(`counters-${side}`, /<svg [^>]*role="img"/g)).toBe(72 + 12);
      // Six companies of three, two carrocci, 36 damages, 24 shields, 36 works, six prices, Crono and Notaro.
      expect(found(`markers-${side}`, /<svg [^>]*role="img"/g)).toBe(18 + 2 + 36 + 24 + 36 + 6 + 2);
      // 50 Benefici, and 75 counters of one or two lots.
      expect(found(`purse-${side}`, /<svg [^>]*role="img"/g)).toBe(50 + 75);
      expect(found(`contest-${side}`, /<svg [^>]*role="img"/g)).toBe(2 * 9);
    }
  });

  it('hold every card and every board', () => {
    const all = pages.map(({ page }) => page).join('');
    expect(all.match(/pod-card pod-mercator/g)).toHaveLength(72);
    expect(all.match(/pod-card pod-annales/g)).toHaveLength(51);
    expect(all.match(/pod-print-board/g)).toHaveLength(6 + 12);
    expect(found('market', /<li/g)).toBe(48 + 12 + 3);
  });
});

it('backs lie mirrored behind their fronts', () => {
  const labels = (id: string): string[] => {
    const page = renderToStaticMarkup(sheets('short', 'en').find(one => one.id === id)?.body);
    return [...page.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  };
  const [fronts, backs] = [labels('counters-fronts'), labels('counters-backs')];
  expect(backs.slice(0, 9)).toEqual(fronts.slice(0, 9).toReversed());
});
