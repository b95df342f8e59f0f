/** How many presses a person needs for what he wants. */
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { Person } from '@carroccio/table/testing/browser/person.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

test('350 florins are bid by typing 350 and Enter', async () => {
  const { page } = await visit({ settings: AT_ONCE }, '/#/new/podesta');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.family').getByRole('spinbutton').waitFor();
  const person = new Person(page);
  await person.type('350');
  expect(await page.locator('.family').innerText()).toMatch(/1,250/);
  await person.key('Enter');
  await expect
    .poll(async () => JSON.stringify((await keptIn(page)).records[0]?.history))
    .toContain('{"type":"lay","florins":350}');
  expect(person.presses).toBe(2);
});
