/** How many presses a person needs for what he wants. */
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { Person } from '@carroccio/table/testing/browser/person.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { facing, feditori, fieschi } from '../positions.ts';

const done = async (page: Page): Promise<string> => JSON.stringify((await keptIn(page)).records[0]?.history);

async function atTheTable(enemy: string): Promise<Person> {
  const { page } = await sitDown(facing(enemy).record());
  await page.locator(`.piece[data-piece="${feditori}"]`).waitFor({ state: 'attached' });
  return new Person(page);
}

test('an adjacent enemy is attacked by two presses: the unit, the enemy', async () => {
  const person = await atTheTable('1307');
  const { page } = person;
  await person.pressPiece(feditori);
  await page.locator('.piece-card').waitFor();
  await person.pressPiece(fieschi);
  await expect.poll(() => done(page)).toContain('"type":"attack"');
  expect(person.presses).toBe(2);
});

test('an enemy four hexes away is charged by three: the unit, the enemy, the charge', async () => {
  const person = await atTheTable('1007');
  const { page } = person;
  await person.pressPiece(feditori);
  await page.locator('.reach-dots circle').first().waitFor({ state: 'attached' });
  await person.pressPiece(fieschi);
  await person.press(page.locator('.spot-menu .plans').getByRole('button', { name: /Carica/ }));
  await expect.poll(() => done(page)).toContain('"order":"charge"');
  expect(person.presses).toBe(3);
});

test('an army is set up as the scenario has it by one press', async () => {
  const { page } = await visit({ settings: AT_ONCE }, '/#/new/guelphs');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding').waitFor();
  const person = new Person(page);
  await person.press(page.getByRole('button', { name: 'Take the ready placement for the rest' }));
  await expect.poll(() => page.locator('.deciding').innerText()).not.toMatch(/Guelphs to decide\s+Deploy/);
  expect(person.presses).toBe(1);
});

test('a line goes by three presses: the group, a place, the way it faces', async () => {
  const person = await atTheTable('0707');
  const { page } = person;
  await person.press(page.locator('.in-line button').first());
  await person.pressAt(await person.freePlace());
  await person.press(page.locator('.facing-handle').first());
  const ordered = async () => (await done(page)).match(/"order":"move"/g)?.length ?? 0;
  await expect.poll(ordered).toBe(2);
  expect(person.presses).toBe(3);
});
