/** Matches played at the table in a real browser. */

import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { hurry } from '@carroccio/table/testing/browser/hurry.ts';
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { AT_ONCE, type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

/** A visitor whose bots move at once and who is asked nothing twice, unless the test says otherwise. */
async function sit({
  scenario = 'Campaldino, 1289',
  sitters = {} as Record<string, string>,
  settings = AT_ONCE as object,
  options = {},
} = {}): Promise<Visit> {
  const { page, troubles } = await visit({ settings, ...options }, '/#/new/guelphs');
  // A radio button's name is the scenario's title and what it is about.
  await page.getByRole('radio', { name: new RegExp(`^${scenario}(?!:)`) }).check();
  for (const [seat, sitter] of Object.entries(sitters)) await page.getByLabel(seat).selectOption(sitter);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding').waitFor();
  return { page, troubles };
}

const PERSON = 'A person at this screen';
const prompt = (page: Page): Promise<string> => page.locator('.deciding .what').innerText();
const choice = (page: Page, name: string | RegExp) => page.locator('.panel .choices').getByRole('button', { name });

/** Takes the ready placement for everybody who is asked. */
async function deploy(page: Page): Promise<void> {
  while ((await prompt(page)).startsWith('Deploy')) {
    const before = await page.locator('.deciding').innerText();
    await choice(page, 'Take the ready placement for the rest').click();
    await expect.poll(() => page.locator('.deciding').innerText()).not.toBe(before);
  }
}

/** What scrolls inside of something that scrolls: one would have to find out which of them the wheel moves. */
const nested = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight + 1 &&
      (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY));
    const within = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...within(element.parentElement)] : [];
    return [...document.querySelectorAll('*')]
      .filter(element => scrolls(element) && within(element).some(scrolls))
      .map(element => `${element.tagName} ${element.className}`);
  });

/** How the headings and buttons of a part of the page are written. */
const LOOKS = (part: Element): string[] =>
  [part, ...part.querySelectorAll('h2, h3, h4, button, table')].map(element => {
    const { font, color, margin, padding, textTransform, letterSpacing } = getComputedStyle(element);
    return [element.tagName, element.className, font, color, margin, padding, textTransform, letterSpacing].join('; ');
  });

test('a whole battle, from the home page to the end, by clicking', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE });
  await page.getByRole('article', { name: 'Guelphs & Ghibellines' }).getByRole('link', { name: 'New match' }).click();
  await page.getByRole('radio', { name: /^Campaldino, 1289: fast game/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding').waitFor();
  await hurry(page);
  await page.locator('.toolbar').getByRole('link', { name: 'Summary' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { matches } = await keptIn(page);
  expect(matches).toMatchObject([{ scenario: 'campaldino-fast', winners: expect.any(Array) }]);
  expect(troubles).toEqual([]);
}, 240_000);

/** Campaldino opens with Montefeltro's charge: his first unit is ordered to ride. */
async function charge(page: Page): Promise<void> {
  await deploy(page);
  await expect.poll(() => prompt(page)).toMatch(/gives Orders/);
  await choice(page, 'Montefel. (Montefeltro): Carica!').first().click();
  await expect.poll(() => prompt(page)).toMatch(/^Carica! of/);
}

test('closing the page at any moment loses nothing', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  await charge(page);
  const said = await page.locator('.deciding').innerText();
  await page.reload();
  await expect.poll(() => page.locator('.deciding').innerText()).toBe(said);
  const [record] = (await keptIn(page)).records;
  expect(record?.history.length).toBe(3);
});

test('a move can be taken back and done again; beyond another’s move only if all agree', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  await charge(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prompt(page)).toMatch(/gives Orders/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => prompt(page)).toMatch(/^Carica! of/);
  for (const expected of [/gives Orders/, /^Deploy the Ghibelline/]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => prompt(page)).toMatch(expected);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prompt(page)).toMatch(/^Deploy the Guelph/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .locator('.panel [role=status]')
    .filter({ hasText: 'There is nothing to take back.' })
    .waitFor({ state: 'attached' });
});

test('what is not legal is answered on the board, with the rule', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  await charge(page);
  // Far from where it could ride to.
  const far = page.locator('.piece[data-piece=u34]');
  await far.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await far.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
  const refusal = page.locator('.panel .refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/Not allowed/);
  await refusal.getByRole('button').click();
  await page.getByRole('dialog').waitFor();
});

test('odds are shown before the dice are rolled, and nothing is rolled until it is confirmed', async () => {
  const { page } = await sit({
    sitters: { Guelphs: PERSON, Ghibellines: PERSON },
    settings: { pace: 0 },
    scenario: 'Benevento, 1266',
  });
  await deploy(page);
  const continuum = choice(page, /^Try a Continuum/).first();
  const last = page.locator('.panel-decision > .choices').getByRole('button').last();
  for (let steps = 0; steps < 60 && (await continuum.count()) === 0; steps++) {
    const confirm = page.getByRole('button', { name: 'Do it' });
    await last.or(confirm).first().click();
    await page.waitForTimeout(150);
  }
  await page.mouse.move(0, 0);
  const buttons = page.locator('.panel-decision button');
  const places = () => buttons.evaluateAll(all => all.map(button => JSON.stringify(button.getBoundingClientRect())));
  const stood = await places();
  await continuum.hover();
  await page.locator('.odds-place').waitFor();
  // Odds come and go in a place of their own: what one is about to press stays where it was.
  expect(await places()).toEqual(stood);
  await page.mouse.move(0, 0);
  await page.locator('.odds-place').waitFor({ state: 'detached' });
  expect(await places()).toEqual(stood);
  await continuum.click();
  const card = page.getByRole('alertdialog', { name: 'Odds' });
  await card.waitFor();
  const chances = await card.locator('.odds-chance').allInnerTexts();
  const total = chances.reduce((sum, chance) => sum + Number.parseFloat(chance), 0);
  expect(total).toBeGreaterThan(98);
  expect(total).toBeLessThan(102);
  const before = (await keptIn(page)).records[0]?.history.length;
  await card.getByRole('button', { name: 'Cancel' }).click();
  expect((await keptIn(page)).records[0]?.history.length).toBe(before);
  await continuum.click();
  await card.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(async () => (await keptIn(page)).records[0]?.history.length).toBe(Number(before) + 1);
  await page.locator('.dice-tray').waitFor();
});

test('hidden decisions at one table: the screen is handed over, and nobody sees the other’s paper', async () => {
  const { page } = await sit({
    scenario: 'Campaldino, free set-up',
    sitters: { Guelphs: PERSON, Ghibellines: PERSON },
  });
  const handOver = page.locator('.hand-over');
  const ready = choice(page, /^(Take the ready placement|Ready)/).first();
  for (let steps = 0; steps < 30; steps++) {
    await ready.or(handOver).first().waitFor();
    if ((await handOver.count()) > 0) break;
    const before = await page.locator('body').innerText();
    await ready.click();
    await expect.poll(() => page.locator('body').innerText()).not.toBe(before);
  }
  await handOver.waitFor();
  expect(await page.locator('.board').count()).toBe(0);
  await expectAccessible(page);
  await handOver.getByRole('button').click();
  await choice(page, 'Spend 1 Victory Level').click();
  await handOver.waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Spend');
  await handOver.getByRole('button').click();
  await choice(page, 'Spend nothing').click();
  await expect.poll(() => prompt(page)).toMatch(/Movement turn/);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log-lines').innerText()).not.toMatch(/spend/i);
});

test('a turn by keyboard alone', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  for (const side of ['Guelph', 'Ghibelline']) {
    await expect.poll(() => prompt(page)).toContain(`Deploy the ${side}`);
    await choice(page, 'Take the ready placement for the rest').focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => prompt(page)).toMatch(/gives Orders/);
  // The board: from cell to cell that offers a choice, hearing what is there.
  await page.locator('.board-window').focus();
  await page.keyboard.press('n');
  const heard = page.locator('.field [aria-live]');
  await expect.poll(() => heard.innerText()).toMatch(/^\d{4}.*choice/s);
  // The first press looks, the second acts.
  await page.keyboard.press('Enter');
  await page.locator('.piece-card').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page)).toMatch(/^Carica! of/);
  // Whoever chooses by keyboard goes on at the next choices.
  await page.locator('.board-window').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptIn(page)).records[0]?.history.length).toBe(4);
});

test('keys switch layers, zoom and fit the board', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  await deploy(page);
  await page.locator('.layers summary').click();
  const zones = page.getByRole('checkbox', { name: /^Zones of control/i });
  const marks = page.locator('.board-sheet .mark');
  expect(await marks.count()).toBe(0);
  await page.locator('.board-window').focus();
  await page.keyboard.press('z');
  await expect.poll(() => zones.isChecked()).toBe(true);
  expect(await marks.count()).toBeGreaterThan(0);
  await page.keyboard.press('z');
  await expect.poll(() => marks.count()).toBe(0);
  // In the layers' own menu the keys are heard as well.
  await zones.focus();
  await page.keyboard.press('z');
  await expect.poll(() => zones.isChecked()).toBe(true);
  expect(await marks.count()).toBeGreaterThan(0);
  await page.keyboard.press('z');
  await expect.poll(() => marks.count()).toBe(0);
  await page.locator('.board-window').focus();

  const width = () => page.locator('.board-sheet').evaluate(sheet => sheet.getBoundingClientRect().width);
  await page.keyboard.press('0');
  const fitted = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitted * 1.1);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(fitted, 0);
});

test('the charts are one key away, and what applies now is marked in them', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  await page.keyboard.press('t');
  const charts = page.getByRole('dialog', { name: 'Charts' });
  await charts.getByText('applies now').first().waitFor();
  expect(await charts.locator('[data-now]').filter({ hasText: 'Campaldino' }).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => charts.count()).toBe(0);
});

test('the board opens near enough to read its counters', async () => {
  const { page } = await sit({ options: { viewport: { width: 1440, height: 900 } } });
  const sizes = await page
    .locator('.piece[data-piece^=u]')
    .evaluateAll(pieces => pieces.map(piece => piece.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(await nested(page)).toEqual([]);
});

test('a match looks the same, whatever page its visitor comes from', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  const match = page.url();
  const looks = () => page.locator('.panel').evaluate(LOOKS);
  const before = await looks();
  expect(before.length).toBeGreaterThan(10);
  for (const way of ['/#/rules/guelphs', '/#/print/guelphs']) {
    await page.goto(new URL(way, match).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(match);
    await page.locator('.deciding').waitFor();
    expect(await looks(), way).toEqual(before);
  }
});

test('Space skips the moves of bots, and only those', async () => {
  const { page } = await sit({
    sitters: { Guelphs: PERSON },
    settings: { pace: 600, confirm: false },
  });
  // The clock stands still: what a bot waits for never comes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.board-window').focus();
  await page.keyboard.press('Space');
  await choice(page, 'Take the ready placement for the rest').click();
  const entries = async () => (await keptIn(page)).records[0]?.history.length ?? 0;
  await expect.poll(entries).toBe(2);
  await page.waitForTimeout(1000);
  expect(await entries()).toBe(2);
  await page.locator('.board-window').focus();
  await page.keyboard.press('Space');
  await expect.poll(entries).toBeGreaterThan(4);
});

test('the language can be changed in the middle, the log with it', async () => {
  const { page } = await sit({ sitters: { Guelphs: PERSON, Ghibellines: PERSON } });
  await deploy(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const english = await page.locator('.log-lines').innerText();
  expect(english).toContain('Montefeltro is activated');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect.poll(() => page.locator('.deciding .who').innerText()).toBe('Decide: Ghibellino');
  expect(await prompt(page)).toMatch(/^Montefeltro dà gli Ordini/);
  expect(await page.locator('.log-lines').innerText()).not.toContain('activated');
});

test.each([
  { width: 390, height: 844, theme: 'light' as const },
  { width: 1280, height: 800, theme: 'dark' as const },
])(
  'at $width pixels, $theme, the table breaks no rule of accessibility and does not scroll sideways',
  async view => {
    const { width, height, theme } = view;
    const { page, troubles } = await sit({
      sitters: { Guelphs: PERSON, Ghibellines: PERSON },
      options: { viewport: { width, height }, colorScheme: theme },
    });
    await deploy(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(troubles).toEqual([]);
  },
  120_000,
);
