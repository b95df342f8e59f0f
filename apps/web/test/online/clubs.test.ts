/** People who play among themselves: a club with a table that carries a data pack, and a tournament of four. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deciding, go, guest, post, resign } from './people.ts';

const PHONE = 390;

/** A name that no other test has taken. */
const ownName = (name: string): string => `${name} ${Date.now() % 1e6}`;

const PACK = {
  format: 'carroccio-pack/1',
  game: 'guelphs',
  title: 'Printed charts',
  changes: { '/charts/fire/modifiers/flankOrRear': 2 },
};

test('a table carries a data pack, which is shown before one sits down there', async () => {
  const [anna, bruno] = [await guest('Anna', '/#/components/guelphs'), await guest('Bruno')];
  const buffer = Buffer.from(JSON.stringify(PACK));
  await anna.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
  await anna.page.getByText('mine.json is sound and kept in this browser.').waitFor();
  await go(anna.page, '/#/online/new/guelphs');
  await anna.page.getByLabel('A data pack of your own').selectOption(PACK.title);
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await bruno.page.goto(await anna.page.getByLabel('Link to this table').inputValue());
  await bruno.page.locator('.pack-note').getByText(PACK.title).waitFor();
  await bruno.page.getByRole('button', { name: /^Sit down as/ }).click();
  await deciding(anna.page, bruno.page);
  for (const { page } of [anna, bruno]) await page.locator('.pack-note').getByText(PACK.title).waitFor();
  for (const { troubles } of [anna, bruno]) expect(troubles).toEqual([]);
}, 180_000);

test('a club is founded, joined, and plays at tables that only its members find', async () => {
  const [name, club] = [ownName('Anna'), ownName('Arte')];
  const [anna, bruno, carla] = [await guest(name), await guest('Bruno'), await guest('Carla', '/#/online/clubs')];
  await post(anna.page, '/api/accounts', { name, password: 'montaperti 1260' });
  await go(anna.page, '/#/online/clubs');
  await anna.page.getByText('Found a club').first().click();
  await anna.page.getByLabel('Name of the club').fill(club);
  await anna.page.getByLabel('What it is for').fill('Wool, and battles.');
  await anna.page.getByRole('button', { name: 'Found a club' }).click();
  await anna.page.getByRole('heading', { level: 1, name: club }).waitFor();
  await expectAccessible(anna.page);
  const path = `/#${new URL(anna.page.url()).hash.slice(1)}`;
  await go(bruno.page, path);
  await bruno.page.getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByRole('button', { name: 'Leave the club' }).waitFor();
  await bruno.page.getByRole('link', { name: 'Open a table of Guelphs & Ghibellines' }).click();
  await bruno.page.getByText('A table of a club').waitFor();
  await bruno.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await bruno.page.getByLabel('Link to this table').inputValue();
  await go(carla.page, path);
  await carla.page.getByRole('button', { name: 'Join' }).waitFor();
  expect(await carla.page.getByText('Tables of the club').count()).toBe(0);
  await anna.page.reload();
  await anna.page
    .locator(`a[href="${new URL(link).hash}"]`)
    .first()
    .click();
  await anna.page.getByRole('button', { name: /^Sit down as/ }).click();
  await deciding(anna.page, bruno.page);
  await go(anna.page, path);
  await anna.page.setViewportSize({ width: PHONE, height: 844 });
  await anna.page.getByRole('button', { name: 'Dismiss: Bruno' }).waitFor();
  await expectNoSidewaysScroll(anna.page, PHONE);
  for (const { troubles } of [anna, bruno, carla]) expect(troubles).toEqual([]);
}, 180_000);

test('a tournament of four is played to its end', async () => {
  const title = ownName('Palio');
  const people = new Map<string, Page>();
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dino'])
    people.set(name, (await guest(name, '/#/online/tournaments')).page);
  const [anna, ...others] = people.values();
  if (!anna) throw new Error('nobody came');
  await anna.getByText('Open a tournament').first().click();
  await anna.getByLabel('Name of the tournament').fill(title);
  await anna.getByLabel('Scenario').selectOption('campaldino');
  await anna.getByLabel('Form').selectOption('knock-out');
  await anna.getByRole('button', { name: 'Open a tournament' }).click();
  await anna.getByRole('heading', { level: 1, name: title }).waitFor();
  const path = `/#${new URL(anna.url()).hash.slice(1)}`;
  if ((await anna.getByRole('button', { name: 'Enter' }).count()) > 0)
    await anna.getByRole('button', { name: 'Enter' }).click();
  for (const page of others) {
    await go(page, path);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  }
  await expect.poll(() => anna.locator('table.figures tbody tr').count()).toBe(4);
  await anna.getByRole('button', { name: 'Begin' }).click();
  for (const round of [1, 2]) {
    const section = anna.getByRole('region', { name: `Round ${round} of` });
    const pairings = section.getByRole('link', { name: ' – ' });
    await expect.poll(() => pairings.count()).toBe(round === 1 ? 2 : 1);
    for (const pairing of await pairings.all()) {
      const [loser = ''] = (await pairing.innerText()).split(' – ');
      const page = people.get(loser);
      const hash = await pairing.getAttribute('href');
      if (!page || !hash) throw new Error(`nobody is called ${loser}`);
      // Anna goes on looking at how it stands, in a page beside.
      const seat = page === anna ? await anna.context().newPage() : page;
      await seat.goto(new URL(`/${hash}`, anna.url()).href);
      await resign(seat);
      await seat.getByText(/resigned\.$/).waitFor();
    }
  }
  await anna.getByText('over', { exact: true }).waitFor();
  await expect.poll(() => anna.locator('table.figures tbody td').allInnerTexts()).toContain('2');
}, 180_000);
