import { visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const ENGLISH = { lang: 'en', title: 'The games', pressed: ['English'] };
const ITALIAN = { lang: 'it', title: 'I giochi', pressed: ['Italiano'] };

async function spoken(page: Page) {
  await page.locator('#games-title').waitFor();
  return {
    lang: await page.locator('html').getAttribute('lang'),
    title: await page.locator('#games-title').innerText(),
    pressed: await page.locator('button[aria-pressed="true"]').allInnerTexts(),
  };
}

test('switching to Italian changes the words and the page’s language, and is remembered', async () => {
  const { page } = await visit();
  expect(await spoken(page)).toEqual(ENGLISH);
  await page.getByRole('button', { name: 'Italiano' }).click();
  expect(await spoken(page)).toEqual(ITALIAN);
  await page.reload();
  expect(await spoken(page)).toEqual(ITALIAN);
});

test('an Italian browser is greeted in Italian, and can switch to English for good', async () => {
  const { page } = await visit({ locale: 'it-IT' });
  expect(await spoken(page)).toEqual(ITALIAN);
  await page.getByRole('button', { name: 'English' }).click();
  await page.reload();
  expect(await spoken(page)).toEqual(ENGLISH);
});

test('a browser in a third language is greeted in English', async () => {
  const { page } = await visit({ locale: 'fr-FR' });
  expect(await spoken(page)).toEqual(ENGLISH);
});

test('the switch works where nothing may be stored', async () => {
  const { page, troubles } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('storage is off');
      },
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Italiano' }).click();
  expect(await spoken(page)).toEqual(ITALIAN);
  expect(troubles).toEqual([]);
});

test.each(['en', 'it'])(
  'the words of a page follow the language at once, and the title of a game does not',
  async lang => {
    const { page } = await visit({ locale: lang === 'en' ? 'it-IT' : 'en-GB' }, '/#/new/guelphs');
    await page.getByLabel('Montaperti, 1260').check();
    await page.getByRole('button', { name: lang === 'en' ? 'English' : 'Italiano' }).click();
    expect(await page.locator('h1').innerText()).toBe(lang === 'en' ? 'New match' : 'Nuova partita');
    expect(await page.locator('.kicker').innerText()).toBe('Guelphs & Ghibellines');
    // What was chosen before the switch stays chosen.
    expect(await page.locator('.scenario:has(:checked) .name').innerText()).toBe('Montaperti, 1260');
  },
);
