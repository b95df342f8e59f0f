import { SHELVES } from '@carroccio/games';
import { expectAccessible, expectAccessibleInBothThemes } from '@carroccio/table/testing/browser/axe.ts';
import { beginMatch, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

/** What stands below the titles of the games that we know by heart; any other says at least how many play. */
const FACTS: Readonly<Record<string, string>> = {
  guelphs: '1260–1289, 2 players, 1–4 hours',
  batirnos: 'XVII century, 2 players, 1–3 hours',
  guiscard: 'XI century, 2 players, ½–3 hours',
  podesta: 'XIII century, 2–6 players, 1½–6 hours',
};

test('the page names itself and its games, and offers to play them', async () => {
  const { page } = await visit();
  expect(await page.title()).toBe('Carroccio');
  await page.locator('.game').last().waitFor();
  expect(await page.locator('h1').innerText()).toBe('Carroccio');
  expect(await page.locator('.game h3').allInnerTexts()).toEqual(SHELVES.map(({ title }) => title));
  expect(await page.locator('.game .facts').allInnerTexts()).toEqual(
    SHELVES.map(({ id }) => FACTS[id] ?? expect.stringContaining('players')),
  );
  for (const { id, title } of SHELVES) {
    const card = page.getByRole('article', { name: title });
    expect(await card.getByRole('link', { name: 'New match' }).count()).toBe(1);
    expect(await card.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe(`#/rules/${id}`);
  }
});

test('nothing goes wrong in the browser: no errors, no failed requests, no breach of the content policy', async () => {
  const { page, troubles } = await visit();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a breach of the content policy would be seen', async () => {
  const { page, troubles } = await visit();
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => troubles.join()).toContain('Content Security Policy');
});

test('the first load is small, and no game is part of it', async () => {
  const { page } = await visit();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  );
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  const packed = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(packed).toBeGreaterThan(10_000);
  expect(packed).toBeLessThan(200_000);
  expect(Math.max(...scripts.map(({ decodedBodySize }) => decodedBodySize))).toBeLessThan(400_000);
});

test('without JavaScript it says what is missing, in both languages', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  expect(await page.locator('main p').allInnerTexts()).toEqual([
    expect.stringContaining('needs JavaScript'),
    expect.stringContaining('ha bisogno di JavaScript'),
  ]);
});

test('an address of the server that leads nowhere shows a page in both languages', async () => {
  const { page } = await visit({}, '/nothing');
  const text = await page.locator('main').innerText();
  expect(text).toContain('There is nothing at this address.');
  expect(text).toContain('A questo indirizzo non c’è nulla.');
  await page.getByRole('link', { name: 'Carroccio' }).click();
  await expect.poll(() => page.locator('.game').count()).toBe(SHELVES.length);
});

test.each(['/#/nothing', '/#/new/chess'])('%s leads nowhere, and shows the way home', async path => {
  const { page, troubles } = await visit({}, path);
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect.poll(() => page.locator('.game').count()).toBe(SHELVES.length);
  expect(troubles).toEqual([]);
});

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])('with a match kept, a program finds no barrier at $width pixels, by day and by night', async viewport => {
  const { page } = await visit({ viewport });
  await beginMatch(page);
  await expectAccessibleInBothThemes(page);
});

test('a kept match is listed with its scenario, who plays and whose turn it is', async () => {
  const { page } = await visit();
  await beginMatch(page);
  const row = page.locator('.kept-match');
  expect(await row.getByRole('heading').innerText()).toBe('Campaldino, 1289');
  const words = await row.innerText();
  expect(words).toContain('Guelphs: you · Ghibellines: Recruit');
  expect(words).toMatch(/(Guelphs|Ghibellines) to decide/);
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect.poll(() => row.innerText()).toContain('Guelfo: tu · Ghibellino: Recluta');
  await row.getByRole('link', { name: 'Riprendi' }).click();
  await page.waitForURL(/#\/match\//);
});

test('a match is deleted only after a second word, and can be put back', async () => {
  const { page } = await visit();
  await beginMatch(page);
  const before = await keptIn(page);

  await page.getByRole('button', { name: 'Delete: Campaldino' }).click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Delete: Campaldino, 1289');
  expect(await keptIn(page)).toEqual(before);

  await page.getByRole('button', { name: 'Delete: Campaldino' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted: Campaldino, 1289.').waitFor();
  expect(await keptIn(page)).toEqual({ matches: [], records: [] });

  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Put it back');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.kept-match').count()).toBe(1);
  expect(await keptIn(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Continue: Campaldino, 1289');
});
