/** How many presses a person needs for what he wants. */
import { choicesIn, pressChoice } from '@carroccio/table/testing/browser/folds.ts';
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { playByKeys } from '@carroccio/table/testing/browser/keyboard.ts';
import { Person } from '@carroccio/table/testing/browser/person.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { expect, test } from 'vitest';
import { battleAt, beforePlacing } from './positions.ts';

test('an order card is given to a general by two presses: the card, the general', async () => {
  const { page } = await sitDown(battleAt('orders'));
  await page.locator('.hand-over').getByRole('button').click();
  const cards = page.locator('.nq-card-button');
  await cards.first().waitFor();
  const before = await cards.count();
  const person = new Person(page);
  await person.press(cards.first());
  const general = page.locator('.piece[data-piece^=l][data-choosable]').first();
  await person.pressPiece((await general.getAttribute('data-piece')) ?? '');
  await expect.poll(() => cards.count()).toBe(before - 1);
  expect(await page.locator('.nq-hand-down').count()).toBe(1);
  expect(person.presses).toBe(2);
});

test('a division is set up as proposed by one press', async () => {
  const { page } = await sitDown(beforePlacing());
  const person = new Person(page);
  const proposed = page.getByRole('button', { name: 'Place all the rest as proposed' });
  await page.locator('.hand-over').getByRole('button').or(proposed).first().waitFor();
  if (await page.locator('.hand-over').isVisible()) await page.locator('.hand-over').getByRole('button').click();
  const who = await page.locator('.deciding .who').innerText();
  await person.press(proposed);
  await page.locator('.deciding .who').filter({ hasNotText: who }).or(page.locator('.hand-over')).first().waitFor();
  expect(JSON.stringify((await keptIn(page)).records[0]?.history).match(/"type":"placeUnit"/g)?.length).toBeGreaterThan(
    1,
  );
  expect(person.presses).toBe(1);
});

test('after a press the keys of the table are heard, and not typed into the search', async () => {
  const { page } = await sitDown(beforePlacing());
  const search = page.locator('.panel-decision > .choices input[type="search"]');
  await page.locator('.hand-over').getByRole('button').or(search).first().waitFor();
  if (await page.locator('.hand-over').isVisible()) await page.locator('.hand-over').getByRole('button').click();
  const placed = async (): Promise<number> => (await keptIn(page)).records[0]?.history.length ?? 0;
  const before = await placed();
  await pressChoice(choicesIn(page).first());
  await expect.poll(placed).toBe(before + 1);
  await search.waitFor();
  await page.keyboard.press('t');
  await page.locator('.charts-card').waitFor();
  expect(await search.inputValue()).toBe('');
});

test('who is deployed is seen with his values, and who comes after him', async () => {
  const { page } = await sitDown(beforePlacing());
  await page.locator('.hand-over').getByRole('button').or(page.locator('.nq-deploying')).first().waitFor();
  if (await page.locator('.hand-over').isVisible()) await page.locator('.hand-over').getByRole('button').click();
  const card = page.locator('.nq-deploying');
  await card.waitFor();
  expect(await card.locator('dt').allInnerTexts()).toEqual(expect.arrayContaining(['Morale']));
  expect(await card.innerText()).toMatch(/0 of \d+ on the map/);
  await pressChoice(choicesIn(page).first());
  await expect.poll(() => card.innerText()).toMatch(/Now: .*Melee.*Then /s);
});

test('a whole turn is played by keys alone', async () => {
  const { page, troubles } = await sitDown(battleAt('orders'));
  const turn = page.locator('.match-bar');
  await page.locator('.hand-over').getByRole('button').or(page.locator('.deciding')).first().waitFor();
  await playByKeys(page, async () => (await turn.count()) > 0 && /Turn 2/.test(await turn.innerText()));
  expect(troubles).toEqual([]);
}, 240_000);
