/** What is done by the machine because nothing else could be done. */
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const PERSON = 'A person at this screen';
const prompt = (page: Page): Promise<string> => page.locator('.deciding .what').innerText();

/** Two people set up Benevento freely, up to the first turn of the march. */
async function setUp(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/guelphs`);
  await page.getByRole('radio', { name: /^Benevento, free set-up/ }).check();
  for (const seat of ['Guelphs', 'Ghibellines']) await page.getByLabel(seat).selectOption(PERSON);
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (const name of ['Take the ready placement for the rest', 'Ready'])
    for (let side = 0; side < 2; side++) {
      const before = await page.locator('.deciding').innerText();
      await page.locator('.panel .choices').getByRole('button', { name, exact: true }).click();
      await expect.poll(() => page.locator('.deciding').innerText()).not.toBe(before);
    }
}

/** Whether each action of the only match was forced. */
async function forced(page: Page): Promise<boolean[]> {
  const [record] = (await keptIn(page)).records;
  return (record?.history ?? []).map(entry => typeof entry === 'object' && entry !== null && 'forced' in entry);
}

test('it is not asked and told in the log, in both languages; who wants to be asked is', async () => {
  const { page, troubles } = await visit({ settings: { ...AT_ONCE, asked: false } }, '/#/settings');
  const asked = page.getByLabel('Ask me even where only one thing can be done');
  expect(await asked.isChecked()).toBe(false);

  // Nobody can open the battle in the first turn: all there is to do is march on.
  await setUp(page);
  await expect.poll(() => prompt(page)).not.toMatch(/open the battle or march on/);
  await expect.poll(() => forced(page)).toEqual([false, false, false, false, true]);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log-lines');
  expect(await log.innerText()).toMatch(/(Guelphs?|Ghibellines?): March on \(nothing else could be done\)/);
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect.poll(() => log.innerText()).toContain('(non si poteva fare altro)');
  await page.getByRole('button', { name: 'English' }).click();

  await page.goto(`${page.url().split('#')[0]}#/settings`);
  await asked.check();
  await page.reload();
  expect(await asked.isChecked()).toBe(true);
  await setUp(page);
  expect(await prompt(page)).toMatch(/open the battle or march on/);
  expect(troubles).toEqual([]);
});
