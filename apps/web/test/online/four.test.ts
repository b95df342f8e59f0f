/** Four people in four browsers at one table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, deciding, go, guest, heading, moment, post, resign } from './people.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];

test('four choose in secret, are asked in turn, and see the same end', async () => {
  const visits = [];
  for (const name of NAMES) visits.push(await guest(name));
  const [anna, ...others] = visits.map(({ page }) => page);
  if (!anna) throw new Error('nobody came');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const wish = { game: 'podesta', scenario: 'short', options: {}, seats, unlisted: true, pace: null };
  const { table } = await post(anna, '/api/tables', wish);
  const path = `/#/online/table/${table}`;
  await go(anna, path);
  for (const [index, page] of others.entries()) {
    await go(page, path);
    await page
      .getByRole('button', { name: /^Sit down as/ })
      .first()
      .click();
    if (index < 2) await page.getByRole('button', { name: 'Leave the table' }).waitFor();
  }
  const all = [anna, ...others];
  for (const page of all) await page.locator('.deciding').waitFor();

  // All four are asked at once; what one lays is seen by nobody else, and nothing moves before the last.
  for (const page of all) expect(await heading(page)).toMatch(/You decide/);
  const lay = async (page: Page, sum: number): Promise<void> => {
    await page.getByRole('spinbutton').fill(String(sum));
    await page.getByRole('button', { name: `Lay ${sum} florins` }).click();
    await expect.poll(() => heading(page)).not.toMatch(/You decide|Sending/);
  };
  const waiting = others.map(page => page.locator('main').innerText());
  const before = await Promise.all(waiting);
  await lay(anna, 30);
  expect(await Promise.all(others.map(page => page.locator('main').innerText()))).toEqual(before);
  for (const [index, page] of others.entries()) await lay(page, 10 * index);

  // From here whoever is asked answers, and it is seen by all.
  for (let choices = 0; choices < 3; choices++) await choose(await deciding(...all));
  const [, bruno] = all;
  if (bruno) await resign(bruno);
  for (const page of all) await page.getByText(/resigned\.$/).waitFor();
  const ends = await Promise.all(all.map(moment));
  expect(new Set(ends).size).toBe(1);
  for (const { troubles } of visits) expect(troubles).toEqual([]);
}, 240_000);
