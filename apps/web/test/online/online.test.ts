/** Two people in two browsers play one match. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { AT_ONCE, type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import { devices, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deciding, heading, moment } from './people.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

async function arrive(name: string, options = {}, path = '/#/online'): Promise<Visit> {
  const visitor = await visit({ settings: AT_ONCE, ...options }, path);
  const introduce = visitor.page.getByRole('button', { name: /That is me|Sono io/ });
  await visitor.page
    .getByLabel(/Your name|Il tuo nome/)
    .first()
    .fill(name);
  await introduce.click();
  await introduce.waitFor({ state: 'detached' });
  return visitor;
}

const choices = (page: Page) => page.locator('.panel .choices').getByRole('button');

/** The one whose turn it is takes the first choice; both screens show what came of it. */
async function choose(own: Page): Promise<void> {
  const before = await moment(own);
  await choices(own).first().click();
  await expect.poll(() => moment(own)).not.toBe(before);
}

test('by a link, in two languages, on a phone, with a page loaded again in between', async () => {
  const anna = await arrive('Anna');
  await expectAccessible(anna.page);
  await anna.page.getByRole('link', { name: 'Open a table of Guelphs & Ghibellines' }).click();
  await anna.page.getByRole('radio', { name: /^Campaldino, 1289(?!:)/ }).check();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.page.getByLabel('Link to this table').inputValue();

  const path = link.slice(new URL(link).origin.length);
  const bruno = await arrive('Bruno', { ...phone, locale: 'it-IT', settings: { ...AT_ONCE, language: 'it' } }, path);
  await expectAccessible(bruno.page);
  await bruno.page.getByRole('button', { name: /^Siediti come/ }).click();
  for (const { page } of [anna, bruno]) await page.locator('.deciding').waitFor();

  for (let decisions = 0; decisions < 3; decisions++) await choose(await deciding(anna.page, bruno.page));
  await expect.poll(() => moment(anna.page)).not.toMatch(/Sending/);
  const said = await moment(anna.page);
  await anna.page.reload();
  await anna.page.locator('.deciding').waitFor();
  await expect.poll(() => moment(anna.page)).toBe(said);
  for (let decisions = 0; decisions < 3; decisions++) await choose(await deciding(anna.page, bruno.page));

  await bruno.page.getByText(/^Conversazione/).click();
  await bruno.page.getByLabel('Di’ qualcosa').fill('Pace?');
  await bruno.page.getByRole('button', { name: 'Di’', exact: true }).click();
  await anna.page.getByText(/^Talk/).click();
  await anna.page.getByText('Pace?').waitFor();
  await bruno.page.getByRole('button', { name: 'Proponi la patta' }).click();
  await anna.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => heading(bruno.page)).toMatch(/Patta concordata/);
  expect(anna.troubles).toEqual([]);
  expect(bruno.troubles).toEqual([]);
}, 180_000);

test('a line that is lost comes back, and what was chosen meanwhile is done once', async () => {
  const { page } = await arrive('Anna');
  // The answer to the first action never arrives: the line breaks instead.
  let dropping = false;
  const acts: string[] = [];
  await page.routeWebSocket(/api\/rooms/, here => {
    const there = here.connectToServer();
    here.onMessage(message => {
      const { method, params } = JSON.parse(String(message));
      if (method === 'room.act') acts.push(params.key);
      there.send(message);
    });
    there.onMessage(message => {
      const answered = dropping && String(message).includes('"taken"');
      if (!answered) return here.send(message);
      dropping = false;
      void here.close();
      void there.close();
    });
  });
  await page.reload();
  await page.getByRole('link', { name: 'Open a table of Guelphs & Ghibellines' }).click();
  await page.getByRole('radio', { name: /^Campaldino, 1289(?!:)/ }).check();
  for (const seat of await page.locator('.seats select').all()) await seat.selectOption('I');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.deciding .who').waitFor();
  const before = await moment(page);
  dropping = true;
  await choices(page).first().click();
  await page.getByText('The line is lost').waitFor();
  await page.getByText('The line is lost').waitFor({ state: 'detached' });
  await expect.poll(() => heading(page)).not.toMatch(/Sending/);
  const after = await moment(page);
  expect(after).not.toBe(before);
  expect(acts).toEqual([acts[0], acts[0]]);
  await page.reload();
  await page.locator('.deciding').waitFor();
  await expect.poll(() => moment(page)).toBe(after);
}, 120_000);
