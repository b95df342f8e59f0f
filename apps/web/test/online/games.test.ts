/** Each game between two browsers, with a third that looks on. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';
import { atTable, choose, deciding, heading, moment, resign } from './people.ts';

const CARROCCIO = fileURLToPath(new URL('../../../cli/bin/carroccio.mjs', import.meta.url));
const CHOICES = 4;

test.each([
  ['guelphs', 'campaldino'],
  ['batirnos', 'intro'],
  ['guiscard', 'civitate'],
  ['podesta', 'short'],
])(
  '%s, live, until one resigns',
  async (game, scenario) => {
    const { anna, bruno, path } = await atTable({ game, scenario });
    const carla = await visit({ settings: AT_ONCE }, path);
    await carla.page.getByText('You look on.').waitFor();
    // Everybody is told what is played for.
    for (const { page } of [anna, bruno, carla])
      expect(await page.locator('.deciding .match-aims li').first().innerText()).toMatch(/\w{3}/);
    for (let choices = 0; choices < CHOICES; choices++) await choose(await deciding(anna.page, bruno.page));
    expect(await carla.page.locator('.panel .choices').getByRole('button').count()).toBe(0);
    await resign(bruno.page);
    for (const { page } of [anna, bruno, carla]) await page.getByText(/resigned\.$/).waitFor();
    for (const { troubles } of [anna, bruno, carla]) expect(troubles).toEqual([]);
  },
  180_000,
);

test('what was played is proven genuine, on the page and by command', async () => {
  const { anna, bruno } = await atTable({ game: 'guelphs', scenario: 'campaldino' });
  for (let choices = 0; choices < CHOICES; choices++) await choose(await deciding(anna.page, bruno.page));
  await resign(anna.page);
  const { page, troubles } = bruno;
  await page.getByText('Is the match genuine?').click();
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByText(/^Genuine: the match was played again/).waitFor();
  const [downloaded] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const { stdout } = await promisify(execFile)(process.execPath, [CARROCCIO, 'verify', await downloaded.path()]);
  expect(stdout).toMatch(/genuine/i);
  expect(troubles).toEqual([]);
}, 180_000);

test('whoever comes back in the middle of a secret decision finds what he chose, and the others nothing of it', async () => {
  const { anna, bruno } = await atTable({ game: 'podesta', scenario: 'short' });
  await anna.page.getByRole('spinbutton').fill('30');
  await anna.page.getByRole('button', { name: 'Lay 30 florins' }).click();
  await expect.poll(() => heading(anna.page)).not.toMatch(/You decide|Sending/);
  const said = await moment(anna.page);
  await anna.page.reload();
  await anna.page.locator('.deciding').waitFor();
  await expect.poll(() => moment(anna.page)).toBe(said);
  const unknowing = await bruno.page.locator('main').innerText();
  await bruno.page.reload();
  await bruno.page.locator('.deciding').waitFor();
  await expect.poll(() => bruno.page.locator('main').innerText()).toBe(unknowing);
  await choose(bruno.page);
  await expect.poll(() => moment(anna.page)).not.toBe(said);
  for (const { troubles } of [anna, bruno]) expect(troubles).toEqual([]);
}, 180_000);

test('what was answered already is taken back when the other agrees', async () => {
  const { anna, bruno } = await atTable({ game: 'guelphs', scenario: 'campaldino' });
  const first = await deciding(anna.page, bruno.page);
  const other = first === anna.page ? bruno.page : anna.page;
  let before = '';
  while ((await deciding(anna.page, bruno.page)) === first) {
    before = await moment(first);
    await choose(first);
  }
  await choose(other);
  await first.getByRole('button', { name: 'Take back', exact: true }).click();
  await first.getByRole('button', { name: 'Withdraw' }).waitFor();
  await other.getByText(/would like to take back a move/).waitFor();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => moment(first)).toBe(before);
  for (const { troubles } of [anna, bruno]) expect(troubles).toEqual([]);
}, 180_000);
