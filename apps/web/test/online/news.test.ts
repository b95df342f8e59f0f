/** Where one is told what happens at one's tables. */
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

test('a program of one’s own is added, told of less, and taken away', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE }, '/#/online/news');
  await page.getByLabel('Your name').fill('Farinata');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByText('Tell a program of mine').click();
  await page.getByLabel('Address of the program').fill('https://chat.example/hook');
  await page.getByRole('button', { name: 'Add' }).click();
  const kinds = page.getByRole('group', { name: 'Of what' }).getByRole('checkbox');
  await kinds.first().waitFor();
  const wanted = kinds.and(page.getByRole('checkbox', { checked: true }));
  const all = await kinds.count();
  expect(await wanted.count()).toBe(all);
  await page.getByRole('checkbox', { name: 'A match begins' }).click();
  await expect.poll(() => wanted.count()).toBe(all - 1);
  await page.reload();
  await page.getByText('Program: https://chat.example/hook').waitFor();
  expect(await wanted.count()).toBe(all - 1);
  await page.getByRole('button', { name: /^No more here/ }).click();
  await page.getByText('Nowhere yet.').waitFor();
  expect(troubles).toEqual([]);
});
