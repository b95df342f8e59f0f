/** The pages of ¡¡No queda sino batirnos!! Esa to cut out: what every battle needs, in both languages. */
import { batirnos } from '@carroccio/batirnos';
import { Registry } from '@carroccio/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLore } from '../lore.ts';
import { createSheets } from '../print/index.tsx';

const game = new Registry([batirnos]).game('batirnos');
const data = Object.fromEntries(Object.entries(batirnos.parts).map(([name, { value }]) => [name, value]));
const lore = createLore({ game, data, pack: undefined });
const sheets = createSheets(lore);

const scenarios = Object.values(lore.ground).map(({ scenario }) => scenario);
const cases = scenarios.flatMap(scenario => (['en', 'it'] as const).map(language => ({ scenario, language })));

describe.each(cases)('the pages of $scenario in $language', ({ scenario, language }) => {
  const pages = sheets(scenario, language).map(({ id, title, body }) => ({
    id,
    title,
    page: renderToStaticMarkup(body),
  }));
  const pieces = (start: string, end: string, what: RegExp): number =>
    pages
      .filter(({ id }) => id.startsWith(start) && id.endsWith(end))
      .reduce((sum, { page }) => sum + (page.match(what)?.length ?? 0), 0);

  it('have names of their own and say nothing that is not there', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { page, title } of pages) {
      expect(page).not.toMatch(/undefined|NaN|\[object/);
      expect(title).not.toMatch(/undefined|, :/);
    }
  });

  it('hold every unit, every commander and both decks', () => {
    const { roster, setup } = lore.ground[scenario];
    const { troops, generals, orders } = lore.data;
    for (const side of [0, 1]) {
      const own = setup.muster
        ? troops.troops.flatMap(troop => [troop, troop])
        : roster.units.flatMap(unit => (unit.side === side ? (troops.troops[unit.troop] ?? []) : []));
      const second = own.filter(({ type }) => ['Dr', 'AL', 'AP'].includes(type));
      const leaders = setup.muster ? generals.leaders : roster.leaders.filter(leader => leader.side === side);
      for (const face of ['fronts', 'backs']) {
        expect(pieces(`counters-${side}`, face, /role="img"/g)).toBe(own.length + second.length + leaders.length);
        expect(pieces(`orders-${side}`, face, /role="img"/g)).toBe(orders.cards.length);
      }
    }
    expect(pieces('tracks', '', /<li>/g)).toBeGreaterThan(setup.turns + 20);
  });
});

it('backs lie mirrored behind their fronts', () => {
  const labels = (id: string): string[] => {
    const page = renderToStaticMarkup(sheets('rocroi', 'en').find(one => one.id === id)?.body);
    return [...page.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  };
  const [fronts, backs] = [labels('counters-0-1-fronts'), labels('counters-0-1-backs')];
  expect(backs.slice(0, 9)).toEqual(fronts.slice(0, 9).toReversed());
});

it('every troop that fights and every commander has a card', () => {
  const page = sheets('intro', 'en')
    .filter(({ id }) => id.startsWith('cards'))
    .map(({ body }) => renderToStaticMarkup(body))
    .join('');
  const present = new Set(lore.ground.intro.roster.units.map(({ troop }) => troop));
  const leaders = lore.ground.intro.roster.leaders.length;
  // And whoever takes the place of one who has fallen.
  expect(page.match(/nq-print-card/g)).toHaveLength(present.size + leaders + 1);
  expect(page).toContain('Chevau-légers');
});
