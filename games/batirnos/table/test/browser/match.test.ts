/** ¡¡No queda sino batirnos!! Esa, played at the table in a real browser. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { hurry } from '@carroccio/table/testing/browser/hurry.ts';
import { entriesIn, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { battleAt } from './positions.ts';

async function chooseHistorical(page: Page): Promise<void> {
  await page.locator('details.option-choices > summary').click();
  await page.getByRole('radio', { name: 'the historical set-up' }).check();
}

const PERSON = 'A person at this screen';
const prompt = (page: Page): Promise<string> => page.locator('.deciding .what').innerText();
const choice = (page: Page, name: string | RegExp) => page.locator('.panel .choices').getByRole('button', { name });
const handOver = (page: Page) => page.locator('.hand-over');

test('a battle, from the home page into its first turns, by clicking', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE });
  await page
    .getByRole('article', { name: '¡¡No queda sino batirnos!! Esa' })
    .getByRole('link', { name: 'New match' })
    .click();
  await page.getByRole('radio', { name: /^The farm, 1640/ }).check();
  await chooseHistorical(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding').waitFor();
  await hurry(page, async () => (await entriesIn(page)) >= 40);
  const { matches } = await keptIn(page);
  expect(matches).toMatchObject([{ game: 'batirnos', scenario: 'intro' }]);
  expect(troubles).toEqual([]);
}, 120_000);

test('hidden orders at one table: the screen is handed over, cards lie face down until all are revealed', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE }, '/#/new/batirnos');
  await page.getByRole('radio', { name: /^The farm, 1640/ }).check();
  await chooseHistorical(page);
  // Beside each name the arms of its side, and who plays it.
  expect(await page.locator('.seats .name > svg').count()).toBe(4);
  for (const seat of ['French', 'Spanish']) await page.getByLabel(seat).selectOption(PERSON);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await handOver(page).waitFor();
  expect(await page.locator('.board').count()).toBe(0);
  await expectAccessible(page);

  const given: string[] = [];
  for (const seat of ['French', 'Spanish']) {
    expect(await handOver(page).innerText()).toContain(seat);
    expect(await page.locator('body').innerText()).not.toContain('Direct order');
    await handOver(page).getByRole('button').click();
    await expect.poll(() => prompt(page)).toMatch(/^Assign order cards/);
    // A card is lifted and given to the first general.
    const card = page.locator('.nq-hand .nq-card-button').first();
    given.push((await card.locator('.hidden-visually').textContent()) ?? '');
    await card.click();
    await page.locator('.nq-hand-actions').getByRole('button').first().click();
    await page.locator('.nq-hand-down').waitFor();
    expect(await page.locator('.piece[data-piece^=o]').count()).toBe(1);
    // What is too much goes back into the deck.
    const done = page.locator('.nq-hand-actions').getByRole('button', { name: 'Done' });
    const back = choice(page, /to the bottom of the deck/).first();
    for (let cards = 0; cards < 12 && (await done.count()) === 0; cards++) {
      const down = await page.locator('.nq-hand-down').count();
      await back.click();
      await expect.poll(() => page.locator('.nq-hand-down').count()).toBe(down + 1);
    }
    await done.click();
    if (seat === 'French') await handOver(page).waitFor();
  }
  await expect.poll(() => page.locator('.deciding').count()).toBe(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = await page.locator('.log-lines').innerText();
  for (const card of given) expect(log).toContain(card.split(';')[0]);
  expect(log).not.toContain('At the bottom:');
  expect(await page.locator('.nq-hand').count()).toBe(0);
  expect(troubles).toEqual([]);
}, 60_000);

test('a countercharge is offered at its moment, on the board too, and a reload in the middle loses nothing', async () => {
  const { page, troubles } = await sitDown(battleAt('counter'));
  expect(await prompt(page)).toMatch(/comes on: countercharge\?/);
  // No to all of its kind is one press away; the unit that may react is shown as such: pressed once it is looked at, twice chosen.
  await page.getByRole('group', { name: 'No countercharges' }).getByRole('button', { name: 'for this move' }).waitFor();
  const unit = page.locator('.piece[data-piece^=u][data-choosable]');
  expect(await unit.count()).toBe(1);
  for (let presses = 0; presses < 2; presses++) {
    await unit.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
    await unit.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
    await page.locator('.piece-card').waitFor();
  }
  await expect.poll(() => prompt(page)).not.toMatch(/comes on: countercharge\?/);
  const said = await page.locator('.deciding').innerText();
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log-lines').innerText()).toMatch(/countercharge/);
  const entries = (await keptIn(page)).records[0]?.history.length;
  await page.reload();
  await expect.poll(() => page.locator('.deciding').innerText()).toBe(said);
  expect((await keptIn(page)).records[0]?.history.length).toBe(entries);
  expect(troubles).toEqual([]);
}, 60_000);

test('a test is shown card by card with its successes, and may be stopped', async () => {
  const { page } = await sitDown(battleAt('enough'));
  const tray = page.getByRole('region', { name: 'Tests' });
  await tray.waitFor();
  const drawn = tray.locator('.nq-drawn');
  expect(await drawn.count()).toBeGreaterThan(0);
  expect(await tray.locator('.nq-drawn[data-success]').count()).toBeGreaterThan(0);
  const before = await drawn.count();
  await choice(page, 'Draw on').click();
  await expect.poll(() => drawn.count()).toBeGreaterThan(before);
}, 60_000);

test('what is not legal is answered on the board, with the rule', async () => {
  const { page } = await sitDown(battleAt('marching'));
  const far = page.locator('.piece[data-piece^=l]').first();
  await far.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await far.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
  const refusal = page.locator('.panel .refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/Not allowed/);
}, 60_000);

test('layers show how far command and fire reach, each on its key', async () => {
  const { page } = await sitDown(battleAt('moving'));
  const board = page.locator('.board-window');
  await board.focus();
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.board-lines .board-line').count()).toBeGreaterThan(0);
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.board-lines .board-line').count()).toBe(0);
  await page.keyboard.press('c');
  await expect.poll(() => page.locator('.marks .mark-outline').count()).toBeGreaterThan(0);
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  // Musketeers have a sector, shown once they are selected.
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await page.locator('.piece-list summary').last().click();
  await page.getByRole('button', { name: /^Mangas \(musketeers/ }).click();
  await expect.poll(() => page.locator('.marks .mark-hatch').count()).toBeGreaterThan(0);
}, 60_000);

test('an army is mustered from the lists, and its points are counted', async () => {
  const { page } = await visit({ settings: AT_ONCE }, '/#/new/batirnos');
  await page.getByRole('radio', { name: /^Points battle/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const army = page.getByRole('region', { name: 'Your army' });
  await army.waitFor();
  expect(await army.innerText()).toContain('0 of 120 points');
  await army
    .getByRole('button', { name: /as commander-in-chief/ })
    .first()
    .click();
  await expect.poll(() => army.innerText()).not.toContain('0 of 120 points');
  await army
    .getByRole('button', { name: /^New division/ })
    .first()
    .click();
  const troops = army.getByRole('button', { name: /pike and musket/ });
  await troops.first().click();
  await expect.poll(() => army.locator('.nq-muster-units .nq-troop').count()).toBe(1);
  // The lists scroll by themselves, and the page that holds them does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
}, 60_000);

test.each([
  { width: 390, height: 844, theme: 'light' as const },
  { width: 1280, height: 800, theme: 'dark' as const },
])(
  'at $width pixels, $theme, the table breaks no rule of accessibility and does not scroll sideways',
  async ({ width, height, theme }) => {
    const record = battleAt('orders');
    const options = { viewport: { width, height }, colorScheme: theme };
    const { page, troubles } = await sitDown(record, options);
    await handOver(page).getByRole('button').click();
    await page.locator('.deciding').waitFor();
    await page.locator('.nq-hand .nq-card-button').first().click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(troubles).toEqual([]);
  },
  60_000,
);
