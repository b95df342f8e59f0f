/** How many presses a person needs for what he wants. */
import { entriesIn, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { playByKeys } from '@carroccio/table/testing/browser/keyboard.ts';
import { Person } from '@carroccio/table/testing/browser/person.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';
import { beforeTheVolley, horseInLine, menStillToCome } from './positions.ts';

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

test('a line of horse goes by three presses: the group, a place, the way they face', async () => {
  const { page, troubles } = await sitDown(horseInLine());
  await page
    .locator('.deciding .what')
    .filter({ hasText: /^Movement/ })
    .waitFor();
  const person = new Person(page);
  await person.press(page.locator('.in-line button').first());
  await person.pressAt(await person.freePlace());
  await person.press(page.locator('.facing-handle').first());
  const moved = async () =>
    JSON.stringify((await keptIn(page)).records[0]?.history).match(/"type":"move"/g)?.length ?? 0;
  await expect.poll(moved).toBe(3);
  expect(person.presses).toBe(3);
  expect(troubles).toEqual([]);
});

test('an army is raised by one press, and one man of it given back by two', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE }, '/#/new/guiscard');
  await page.getByRole('radio', { name: /^Free battle/ }).check();
  for (const seat of await page.getByRole('combobox').all())
    if ((await seat.locator('option', { hasText: 'A person at this screen' }).count()) > 0)
      await seat.selectOption({ label: 'A person at this screen' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  const prompt = page.locator('.deciding .what');
  while (!(await prompt.innerText()).startsWith('Raise an army')) {
    const before = await entriesIn(page);
    await page.locator('.panel-decision > .choices button').first().click();
    await expect.poll(() => entriesIn(page)).toBeGreaterThan(before);
  }
  const person = new Person(page);
  await person.press(page.getByRole('button', { name: 'Norman army' }));
  const members = page.locator('.army-members');
  await members.waitFor();
  expect(person.presses).toBe(1);
  const count = async () => Number(/\d+/.exec(await members.locator('summary').innerText())?.[0]);
  const all = await count();
  expect(all).toBeGreaterThan(5);
  await person.press(members.locator('summary'));
  await person.press(members.getByRole('button').nth(1));
  await expect.poll(count).toBe(all - 1);
  expect(troubles).toEqual([]);
});

test('a whole turn is played by keys alone, and what happens is told to those who listen', async () => {
  const { page, troubles } = await sitDown(beforeTheVolley());
  const turn = page.locator('.match-bar');
  const first = await turn.innerText();
  await page.locator('.deciding .what').waitFor();
  await playByKeys(page, async () => /Turn 2/.test(await turn.innerText()));
  expect(await turn.innerText()).not.toBe(first);
  expect(await page.locator('[role=status], [aria-live]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/\w/)]),
  );
  expect(troubles).toEqual([]);
});
