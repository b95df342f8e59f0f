/** How many presses a person needs for what he wants. */
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { playByKeys } from '@carroccio/table/testing/browser/keyboard.ts';
import { Person } from '@carroccio/table/testing/browser/person.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';
import { beforeOffer } from './matches.ts';

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

test('an offer of several clauses is one sheet and one Send', async () => {
  const { page } = await sitDown(beforeOffer());
  await page.locator('.hand-over').getByRole('button').click();
  const sheet = page.locator('summary').filter({ hasText: 'Deals and leagues' });
  await sheet.waitFor();
  const [gives, takes] = [page.locator('.pod-offer-side').first(), page.locator('.pod-offer-side').last()];
  const person = new Person(page);
  await person.press(sheet);
  await person.press(gives.getByRole('button', { name: '+ florins' }));
  await person.type('350');
  await person.press(takes.getByRole('button', { name: '+ a promise' }));
  await person.press(page.getByRole('button', { name: /^Send the offer to/ }));
  await expect
    .poll(async () => JSON.stringify((await keptIn(page)).records[0]?.history.at(-1)))
    .toMatch(/"type":"propose".*"florins":350.*"promise"/);
  expect(person.presses).toBe(5);
});

test('a whole month is played by keys alone', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE }, '/#/new/podesta');
  await page.getByRole('radio', { name: /^Short/ }).check();
  const seats = page.getByRole('group', { name: 'Who plays' }).getByRole('combobox');
  await seats.nth(2).selectOption('Bot: Chance');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const month = page.locator('.match-bar');
  await playByKeys(page, async () => (await month.count()) > 0 && /February/.test(await month.innerText()));
  expect(troubles).toEqual([]);
}, 240_000);
