/** How many presses a person needs for what he wants. */
import { entriesIn, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { Person } from '@carroccio/table/testing/browser/person.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';
import { beforeTheVolley, menStillToCome } from './positions.ts';

test('a man moves by two presses: he, and a place; the move ends there', async () => {
  const { page } = await sitDown(beforeTheVolley());
  const person = new Person(page);
  const piece = await page.locator('.piece', { hasText: 'Osbern' }).getAttribute('data-piece');
  const before = await entriesIn(page);
  await person.pressPiece(piece ?? '');
  await person.pressAt(await person.freePlace());
  await expect.poll(() => entriesIn(page)).toBeGreaterThan(before);
  expect(JSON.stringify((await keptIn(page)).records[0]?.history)).toContain('"type":"step"');
  expect(person.presses).toBe(2);
});

test('a side is set up as proposed by one press', async () => {
  const { page } = await visit({ settings: AT_ONCE }, '/#/new/guiscard');
  await page.getByRole('radio', { name: /^The Eve of Civitate/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const prompt = page.locator('.deciding .what');
  await prompt.filter({ hasText: /^Place / }).waitFor();
  const person = new Person(page);
  await person.press(page.getByRole('button', { name: 'Place all the rest as proposed' }));
  await expect.poll(() => prompt.innerText()).not.toMatch(/^Place /);
  expect(person.presses).toBe(1);
});

test('all the men come onto a side of the map by one press of that side', async () => {
  const { page } = await sitDown(menStillToCome());
  const person = new Person(page);
  const bySide = page.getByRole('button', { name: /^All that are left: .*\b4\b/ });
  await bySide.waitFor();
  await person.press(bySide);
  const come = async () =>
    JSON.stringify((await keptIn(page)).records[0]?.history).match(/"type":"patrol","edge":4/g)?.length ?? 0;
  await expect.poll(come).toBeGreaterThan(5);
  expect(person.presses).toBe(1);
});

test('reactions of a kind are declined by one press, until they are wanted again', async () => {
  const { page } = await sitDown(beforeTheVolley());
  const prompt = page.locator('.deciding .what');
  const person = new Person(page);
  const piece = await page.locator('.piece', { hasText: 'Osbern' }).getAttribute('data-piece');
  await person.pressPiece(piece ?? '');
  await person.pressAt(await person.freePlace());
  await prompt.filter({ hasText: /^Shoot at Osbern now/ }).waitFor();
  const before = person.presses;
  await person.press(page.locator('.holds').getByRole('button', { name: 'until I choose again' }));
  await prompt.filter({ hasNotText: /^Shoot at/ }).waitFor();
  expect(person.presses - before).toBe(1);
});
