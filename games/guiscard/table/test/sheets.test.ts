/** The pages of Guiscard to cut out: every man in every state, for every scenario, in both languages. */
import { guiscard } from '@carroccio/guiscard';
import { Registry } from '@carroccio/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLore } from '../lore.ts';
import { createSheets } from '../print/index.tsx';

const game = new Registry([guiscard]).game('guiscard');
const data = Object.fromEntries(Object.entries(guiscard.parts).map(([name, { value }]) => [name, value]));
const lore = createLore({ game, data, pack: undefined });
const sheets = createSheets(lore);
const SCENARIOS = lore.data.scenarios.scenarios.map(({ id }) => id);
type Scenario = Parameters<typeof sheets>[0];

const isScenario = (id: string): id is Scenario => Object.hasOwn(game.scenarios, id);

/** What the pictures of a page are called, in their order. */
const labels = (body: Parameters<typeof renderToStaticMarkup>[0]): string[] =>
  [...renderToStaticMarkup(body).matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label = '']) => label);

describe.each(SCENARIOS.filter(isScenario))('%s', scenario => {
  const { men } = lore.grounds.roster(scenario);

  it('has every man on two counters, and on two more if he has a horse', () => {
    const found = sheets(scenario, 'en')
      .filter(({ id }) => /^men-.*-fronts$/.test(id))
      .flatMap(({ body }) => labels(body));
    const foot = men.reduce((sum, { animal }) => sum + (animal ? 1 : 2), 0);
    const riders = men.reduce((sum, { mounted }) => sum + (mounted ? 2 : 0), 0);
    expect(found).toHaveLength(foot + riders);
  });

  it.each(['en', 'it'] as const)('has pages of names of their own, in %s', language => {
    const pages = sheets(scenario, language);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { title } of pages) expect(title).not.toMatch(/undefined|NaN/);
  });
});

it('backs lie mirrored behind their fronts', () => {
  const pages = sheets('civitate', 'en');
  const of = (id: string): string[] => labels(pages.find(one => one.id === id)?.body);
  const [fronts, backs] = [of('men-0-1-fronts'), of('men-0-1-backs')];
  expect(fronts.length).toBeGreaterThan(11);
  expect(backs.slice(0, 11)).toEqual(fronts.slice(0, 11).toReversed());
});

it('markers are those of the chapters learnt, gear that of the scenario', () => {
  const of = (scenario: Scenario): string[] =>
    sheets(scenario, 'en')
      .filter(({ id }) => /^markers-.*-fronts$/.test(id))
      .flatMap(({ body }) => labels(body));
  const count = (scenario: Scenario, label: string): number => of(scenario).filter(one => one === label).length;
  expect(new Set(of('civitate'))).toEqual(new Set(['has moved']));
  expect([count('fuoco-greco', 'ladder'), count('fuoco-greco', 'grapnel')]).toEqual([3, 2]);
  expect([count('messina', 'ladder'), count('messina', 'stone thrower')]).toEqual([2, 1]);
  expect(count('larissa', 'loot')).toBe(lore.grounds.scenario('larissa').loot.reduce((sum, one) => sum + one.count, 0));
});

it('sieges and the free battle bring the maps that are laid later', () => {
  const maps = (scenario: Scenario): number =>
    new Set(
      sheets(scenario, 'en').flatMap(({ id }) => (id.startsWith('map-') ? [id.slice(0, id.lastIndexOf('-'))] : [])),
    ).size;
  expect([maps('civitate'), maps('masseria'), maps('libera')]).toEqual([0, 4, lore.data.maps.maps.length]);
});
