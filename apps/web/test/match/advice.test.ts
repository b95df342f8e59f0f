/** Advice at the table, and a bot that goes on for a person. */
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

test('the strongest bot is asked and does nothing; a quick one goes on for a person', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE }, '/#/new/guelphs');
  await page.getByRole('radio', { name: /^Benevento, free set-up/ }).check();
  for (const seat of ['Guelphs', 'Ghibellines']) await page.getByLabel(seat).selectOption('A person at this screen');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const deciding = page.locator('.deciding');
  await deciding.waitFor();
  const asked = await deciding.locator('.what').innerText();

  await deciding.getByRole('button', { name: 'What would the Condottiero do?' }).click();
  await expect.poll(() => page.locator('.advised').innerText()).toMatch(/^Condottiero would: .+\./);
  expect(await deciding.locator('.what').innerText()).toBe(asked);
  await page.keyboard.press('i');
  await expect.poll(() => page.locator('.advised').count()).toBe(0);

  const first = await deciding.locator('.who').innerText();
  await page.locator('.toolbar').getByRole('button', { name: 'Let a bot go on for me' }).click();
  await expect.poll(() => deciding.locator('.who').innerText()).not.toBe(first);
  await expect.poll(() => page.locator('.stand-in').innerText()).toMatch(/A bot goes on for .+: Captain/);
  await page.reload();
  await page.locator('.stand-in').getByRole('button', { name: 'I go on myself' }).click();
  await expect.poll(() => page.locator('.stand-in').count()).toBe(0);
  const { matches } = await keptIn(page);
  expect(matches).toMatchObject([{ sitters: [{ kind: 'person' }, { kind: 'person' }] }]);
  expect(JSON.stringify(matches)).not.toContain('standIn');
  expect(troubles).toEqual([]);
});
