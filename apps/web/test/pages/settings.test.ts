import { expectAccessible, expectAccessibleInBothThemes } from '@carroccio/table/testing/browser/axe.ts';
import { beginMatch, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

const SETTINGS = '/#/settings';

test('the theme is the device’s until another is chosen, which is remembered', async () => {
  const { page } = await visit({ colorScheme: 'dark' }, SETTINGS);
  const theme = () => page.locator('html').getAttribute('data-theme');
  expect(await theme()).toBe('dark');
  await page.getByLabel('Day').check();
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await page.getByLabel('Day').isChecked()).toBe(true);
  expect(await theme()).toBe('light');
  await page.getByLabel('As the device').check();
  expect(await theme()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(theme).toBe('light');
});

test('language, pace and confirmation are remembered', async () => {
  const { page, troubles } = await visit({}, SETTINGS);
  await page.getByLabel('Italiano').check();
  await page.getByLabel('Lente, da seguire').check();
  await page.getByLabel(/Chiedi conferma/).uncheck();
  await page.reload();
  await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
  expect(await page.getByLabel('Lente, da seguire').isChecked()).toBe(true);
  expect(await page.getByLabel(/Chiedi conferma/).isChecked()).toBe(false);
  expect(troubles).toEqual([]);
});

test('letters grow, colours are told apart, and nothing sounds until it is asked for', async () => {
  const { page, troubles } = await visit({}, SETTINGS);
  const letters = () => page.locator('html').evaluate(root => Number.parseFloat(getComputedStyle(root).fontSize));
  const usual = await letters();
  await page.getByLabel('Very large').check();
  expect(await letters()).toBeGreaterThan(usual * 1.2);
  await page.getByLabel('Told apart by every eye').check();
  const sound = page.getByLabel('Let me hear what happens');
  expect(await sound.isChecked()).toBe(false);
  await sound.check();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-tones')).toBe('apart');
  expect(await sound.isChecked()).toBe(true);
  expect(troubles).toEqual([]);
});

test('the browser is asked to keep what is kept, and its answer is told', async () => {
  const { page } = await visit({}, SETTINGS);
  await page.getByText('may throw it away').waitFor();
  await page.getByRole('button', { name: 'Ask it to keep it' }).click();
  const answer = page.getByText(/has promised not to throw it away|did not promise it/);
  await answer.waitFor();
  expect(await answer.count()).toBe(1);
});

test('everything is deleted only after a second word', async () => {
  const { page } = await visit();
  await beginMatch(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Night').check();
  await page.getByText('1 match').waitFor();

  await page.getByRole('button', { name: 'Delete everything…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await keptIn(page)).matches).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete everything…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Everything was deleted.').waitFor();
  await page.getByText('0 matches').waitFor();
  expect(await keptIn(page)).toEqual({ matches: [], records: [] });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a program finds no barrier by day and by night', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } }, SETTINGS);
  await page.getByText('about').first().waitFor();
  await expectAccessibleInBothThemes(page);
});
