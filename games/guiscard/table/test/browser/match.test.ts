/** Guiscard at the table in a real browser: a skirmish, a charge, an assault inside a siege. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { choicesIn, pressChoice } from '@carroccio/table/testing/browser/folds.ts';
import { entriesIn, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeTheAssault, beforeTheCharge, beforeTheVolley } from './positions.ts';

const PERSON = 'A person at this screen';
const prompt = (page: Page): Promise<string> => page.locator('.deciding .what').innerText();
const choice = (page: Page, name: string | RegExp) => page.locator('.panel .choices').getByRole('button', { name });

/** Both sides are played by people at this screen. */
async function seatPeople(page: Page): Promise<void> {
  for (const seat of await page.getByRole('combobox').all())
    if ((await seat.locator('option', { hasText: PERSON }).count()) > 0) await seat.selectOption({ label: PERSON });
}

/** Sits down to a new match at a table of two people. */
async function sit(scenario: RegExp, options = {}): Promise<Visit> {
  const visitor = await visit({ settings: AT_ONCE, ...options }, '/#/new/guiscard');
  const { page } = visitor;
  await page.getByRole('radio', { name: scenario }).check();
  await seatPeople(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding').waitFor();
  return visitor;
}

/** Presses a piece of the board. */
async function press(piece: ReturnType<Page['locator']>): Promise<void> {
  await piece.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await piece.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
}

/** A place within reach of the man in hand, on which nothing lies. */
async function freeDot(page: Page): Promise<{ x: number; y: number }> {
  await page.locator('.reach-dots circle').first().waitFor({ state: 'attached' });
  const free = await page.locator('.reach-dots circle').evaluateAll(dots =>
    dots
      .map(dot => dot.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => {
        const there = document.elementFromPoint(x, y);
        return there?.closest('.board-sheet') && !there.closest('[data-piece]');
      }),
  );
  const [first] = free;
  if (!first) throw new Error('nowhere to go');
  return first;
}

/** Takes a choice, by its button or otherwise, and waits until it is kept. */
async function take(page: Page, how: ReturnType<typeof choice> | (() => Promise<void>)): Promise<void> {
  const before = await entriesIn(page);
  await (typeof how === 'function' ? how() : pressChoice(how));
  await expect.poll(() => entriesIn(page)).toBeGreaterThan(before);
}

test('a skirmish, from the home page into its first turns, by clicking', async () => {
  const { page, troubles } = await visit({ settings: AT_ONCE });
  await page.getByRole('article', { name: 'Guiscard' }).getByRole('link', { name: 'New match' }).click();
  await page.getByRole('radio', { name: /^The Eve of Civitate/ }).check();
  await seatPeople(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding').waitFor();
  // Somebody in a hurry: he takes the last choice of the list, which mostly ends something; now and then he moves a man.
  let moved = 0;
  for (let more = 30; more > 0; more -= moved < 4 ? 0 : 1) {
    const mine = choicesIn(page);
    await mine.last().waitFor({ state: 'attached' });
    const asked = await prompt(page);
    if (asked.startsWith('Movement') && moved < 4) {
      // Two presses: a man, who shows where he can go, and a place.
      await press(page.locator('.piece[data-choosable]').nth(moved));
      const { x, y } = await freeDot(page);
      await take(page, () => page.mouse.click(x, y));
      moved++;
    } else await take(page, /moves: [2-9]/.test(asked) ? mine.first() : mine.last());
  }
  expect(moved).toBe(4);
  expect((await keptIn(page)).matches).toMatchObject([{ scenario: 'civitate' }]);
  expect(troubles).toEqual([]);
}, 240_000);

test('a charge is drawn hex by hex, and met by a counter-charge', async () => {
  const { page, troubles } = await sitDown(beforeTheCharge());
  await expect.poll(() => prompt(page)).toMatch(/^Declare a charge/);
  await take(page, choice(page, /^Robert charges Maniakes/));
  while (/^The next hex of the charge/.test(await prompt(page))) await take(page, choicesIn(page).first());
  await expect.poll(() => page.locator('.piece[data-piece^=c]').count()).toBe(1);
  while (!(await prompt(page)).startsWith('A charge has been declared')) await take(page, choicesIn(page).last());
  await take(page, choice(page, /^Maniakes counter-charges/));
  await expect.poll(async () => (await page.locator('.deciding').innerText()).length).toBeGreaterThan(0);
  while (/^The next hex of the counter-charge/.test(await prompt(page))) await take(page, choicesIn(page).first());
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log-lines');
  await expect.poll(() => log.innerText()).toMatch(/Maniakes counter-charges/);
  // Both ride, and it is fought out in the combat step.
  for (let steps = 0; steps < 30 && !/Combat:/.test(await log.innerText()); steps++) {
    if ((await choicesIn(page).count()) === 0) break;
    await take(page, choicesIn(page).last());
  }
  expect(await log.innerText()).toMatch(/Combat:/);
  expect(troubles).toEqual([]);
}, 120_000);

test('whoever walks up to an archer is shot at: the volley is offered, and the shot is seen to come down', async () => {
  const { page, troubles } = await sitDown(beforeTheVolley());
  await expect.poll(() => prompt(page)).toMatch(/^Movement/);
  await take(page, choice(page, 'Osbern moves'));
  await take(page, choicesIn(page).first());
  await expect.poll(() => prompt(page)).toMatch(/^Shoot at Osbern now/);
  // To look at a man is not to let him shoot: that is the second press.
  const petros = page.locator('.piece').filter({ hasText: 'Petros' });
  await press(petros);
  await page.locator('.gui-card').waitFor();
  expect(await prompt(page)).toMatch(/^Shoot at Osbern now/);
  await press(petros);
  await expect.poll(() => prompt(page)).toMatch(/^1 archer is aiming at Osbern/);
  // The card of the archer says how far it is, which cover there is, and why.
  expect(await page.locator('.gui-card').innerText()).toMatch(/Osbern: \d+ hexes, .*no cover \(for nothing/);
  await choice(page, 'Loose the volley').click();
  await page.locator('.cue-line').first().waitFor({ state: 'attached' });
  // Put away, the result waits among what is read beside the board, and hides no corner of a map or sheet.
  await page.locator('.dice-tray').getByRole('button', { name: 'Put it away' }).click();
  await page.locator('.dice-tray').waitFor({ state: 'detached' });
  await page.locator('.field-tools').getByRole('button', { name: 'Last result' }).click();
  await page.locator('.dice-tray').waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log-lines').innerText()).toMatch(/Petros shoots at/);
  expect(troubles).toEqual([]);
}, 120_000);

test('an assault inside a siege: the castle comes to the front, and a reload loses nothing', async () => {
  const { page, troubles } = await sitDown(beforeTheAssault());
  const board = page.locator('.board-window');
  await expect.poll(() => prompt(page)).toMatch(/^What do the besiegers do today/);
  expect(await board.getAttribute('aria-label')).toContain('Siege sheet');
  await take(page, choice(page, /assault/i));
  // Who takes part is chosen on the sheet; then the castle's board comes to the front by itself.
  while (/^Who takes part/.test(await prompt(page))) await take(page, choicesIn(page).last());
  await expect.poll(() => prompt(page)).toMatch(/^Place /);
  await expect.poll(() => board.getAttribute('aria-label')).toContain('The assault');
  await page.getByRole('button', { name: 'Siege sheet' }).click();
  await expect.poll(() => board.getAttribute('aria-label')).toContain('Siege sheet');
  await page.getByRole('button', { name: 'The assault' }).click();
  for (let men = 0; men < 3; men++) await take(page, choicesIn(page).first());
  expect(await page.locator('.piece[data-piece^=u]').count()).toBeGreaterThan(2);
  const said = await page.locator('.deciding').innerText();
  await page.reload();
  await expect.poll(() => page.locator('.deciding').innerText()).toBe(said);
  await expect.poll(() => board.getAttribute('aria-label')).toContain('The assault');
  expect(troubles).toEqual([]);
}, 120_000);

test('what is not legal is answered on the board, with the rule', async () => {
  const { page } = await sit(/^The Eve of Civitate/);
  await expect.poll(() => prompt(page)).toMatch(/^Place /);
  const view = await page.locator('.board-window').boundingBox();
  // A corner of the map, far from the knoll.
  await page.mouse.click((view?.x ?? 0) + 120, (view?.y ?? 0) + 160);
  const refusal = page.locator('.panel .refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/not open for this set-up/);
});

test('an army is raised on the sheet, by points', async () => {
  const { page } = await sit(/^Free battle/);
  // The maps lie on the table, each to be looked at, before two are chosen.
  await page.locator('.board-tabs').getByRole('button', { name: 'Laguna' }).click();
  await expect.poll(() => page.locator('.board-window').getAttribute('aria-label')).toContain('Laguna');
  while (!(await prompt(page)).startsWith('Raise an army')) await take(page, choicesIn(page).first());
  expect(await prompt(page)).toMatch(/: 250 points left/);
  const robert = page.locator('.piece').filter({ hasText: 'Robert' }).first();
  await press(robert);
  await page.locator('.spot-menu').getByRole('button', { name: 'Robert, mounted' }).click();
  await expect.poll(() => prompt(page)).toMatch(/^Raise an army: 217 points left/);
  expect(await page.locator('.gui-tracks').innerText()).toContain('Robert, Norman count, mounted');
});

test.each([
  { width: 390, height: 844, theme: 'light' as const, language: 'en-GB' },
  { width: 1280, height: 800, theme: 'dark' as const, language: 'it-IT' },
])(
  'at $width pixels, $theme, the siege and the charge break no rule of accessibility and do not scroll sideways',
  async ({ width, height, theme, language }) => {
    const options = { viewport: { width, height }, colorScheme: theme, locale: language };
    for (const record of [beforeTheAssault(), beforeTheCharge()]) {
      const { page, troubles } = await sitDown(record, options);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, width);
      expect(troubles).toEqual([]);
      await page.close();
    }
  },
  120_000,
);
