/** Tokens for one's own programs. */
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

test('a token is drawn, shown once, and deleted', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE }, '/#/online/programs');
  await page.getByLabel('Your name').fill('Farinata');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByLabel('Name of the program').fill('my bot');
  await page.getByRole('button', { name: 'Draw a token' }).click();
  expect(await page.getByRole('status').locator('code').textContent()).toMatch(/^[\w-]{43}$/);
  await page.reload();
  await page.getByText('my bot').waitFor();
  expect(await page.getByRole('status').count()).toBe(0);
  await page.getByRole('button', { name: 'Delete: my bot' }).click();
  await page.getByText('No token yet.').waitFor();
  expect(troubles).toEqual([]);
});
