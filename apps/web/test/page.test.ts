import { batirnos } from '@carroccio/batirnos';
import { guelphs } from '@carroccio/guelphs';
import { guiscard } from '@carroccio/guiscard';
import { podesta } from '@carroccio/podesta';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, PATIENCE_MS, type Table } from './browser.ts';

let table: Table;

beforeAll(async () => {
  table = await openTable();
}, PATIENCE_MS);
afterAll(() => table?.close());

const GAMES = [
  { ...guelphs, facts: '1260–1289, 2 players' },
  { ...batirnos, facts: 'XVII century, 2 players' },
  { ...guiscard, facts: 'XI century, 2 sides' },
  { ...podesta, facts: 'XIII century, 2–6 players' },
];

test('the page names itself and its four games, and says how far each one is', async () => {
  const { page } = await table.visit();
  expect(await page.title()).toBe('Carroccio');
  expect(await page.locator('h1').innerText()).toBe('Carroccio');
  expect(await page.locator('.game h3').allInnerTexts()).toEqual(GAMES.map(game => game.rulebook.title.en));
  expect(await page.locator('.game .facts:visible').allInnerTexts()).toEqual(GAMES.map(game => game.facts));
  expect(await page.locator('.game .status:visible').allInnerTexts()).toEqual(
    GAMES.map(
      ({ rulebook, build }) =>
        `${build ? 'Playable in the terminal' : 'Rulebook searchable; not playable yet'}\n${rulebook.entries.length} rules catalogued`,
    ),
  );
  expect(await page.locator('pre').allInnerTexts()).toEqual([
    'npx carroccio rules',
    'npx carroccio play guelphs',
    'npx carroccio engine',
  ]);
});

test('nothing goes wrong in the browser: no errors, no failed requests, no breach of the content policy', async () => {
  const { page, troubles } = await table.visit();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a breach of the content policy would be seen', async () => {
  const { page, troubles } = await table.visit();
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => troubles.join()).toContain('Content Security Policy');
});

test('it makes sense without JavaScript, in English and without a switch that does nothing', async () => {
  const { page } = await table.visit({ javaScriptEnabled: false, locale: 'it-IT' });
  expect(await page.locator('.lede:visible').allInnerTexts()).toEqual([
    'Historical board games played by their rulebooks: every rule enforced, every die traceable, every game replayable.',
  ]);
  expect(await page.locator('.languages').isVisible()).toBe(false);
});

test.each([320, 390, 1280])('at %i pixels nothing scrolls sideways, in either language', async width => {
  for (const locale of ['en-GB', 'it-IT']) {
    const { page } = await table.visit({ viewport: { width, height: 800 }, locale });
    const widest = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('body, body *')];
      return Math.max(...elements.map(element => element.getBoundingClientRect().right));
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(widest).toBeLessThanOrEqual(width);
  }
});

test('an address that leads nowhere shows a page in both languages', async () => {
  const { page } = await table.visit({}, '/nothing');
  const text = await page.locator('main').innerText();
  expect(text).toContain('There is nothing at this address.');
  expect(text).toContain('A questo indirizzo non c’è nulla.');
  await page.getByRole('link', { name: 'Carroccio' }).click();
  await expect.poll(() => page.locator('.game').count()).toBe(4);
});
