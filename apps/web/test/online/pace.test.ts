/** Two people in two browsers, with clocks. */
import { AT_ONCE, type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

async function arrive(name: string): Promise<Visit> {
  const visitor = await visit({ settings: AT_ONCE }, '/#/online');
  await visitor.page.getByLabel('Your name').first().fill(name);
  await visitor.page.getByRole('button', { name: 'That is me' }).click();
  await visitor.page.getByText(`You are ${name}.`).waitFor();
  return visitor;
}

test('a live match with clocks, until one of them resigns', async () => {
  const [anna, bruno] = [await arrive('Anna'), await arrive('Bruno')];
  await anna.page.getByRole('link', { name: 'Open a table of Guelphs & Ghibellines' }).click();
  await anna.page.getByRole('radio', { name: 'Live, with clocks' }).check();
  await anna.page.getByLabel('Minutes for each').fill('25');
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await bruno.page.goto(await anna.page.getByLabel('Link to this table').inputValue());
  await bruno.page.getByText('Live: 25 min + 15 s a turn').waitFor();
  await bruno.page.getByRole('button', { name: /^Sit down as/ }).click();
  for (const { page } of [anna, bruno])
    await expect.poll(() => page.getByRole('timer').allInnerTexts()).toEqual(['25:00', '25:00']);
  await bruno.page.getByRole('button', { name: 'Resign' }).click();
  await bruno.page.getByRole('button', { name: 'Yes, resign' }).click();
  for (const { page } of [anna, bruno]) await page.getByText(/resigned\.$/).waitFor();
  expect(anna.troubles).toEqual([]);
  expect(bruno.troubles).toEqual([]);
}, 90_000);
