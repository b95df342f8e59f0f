/** What Guiscard has to read and to print: its lesson, charts, components and pages, in a real browser. */

import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LESSON = '/#/lesson/guiscard/guiscard-first-lesson';
const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

const atStep = (page: Page, number: number): Promise<void> =>
  expect.poll(() => page.locator('.lesson-step').innerText()).toMatch(new RegExp(`^Step ${number} of`));
const helped = (page: Page) => page.locator('.lesson .actions button').first();
const choice = (page: Page, name: string | RegExp) => page.locator('.panel .choices').getByRole('button', { name });

/** Goes on, or is helped, until this step. */
async function goTo(page: Page, step: number): Promise<void> {
  await atStep(page, 1);
  for (let next = 2; next <= step; next++) {
    await helped(page).click();
    await atStep(page, next);
  }
}

test('the lesson: stray and be told so, move, be helped through two turns to the last blow', async () => {
  const { page, troubles } = await visit({}, LESSON);
  await goTo(page, 4);
  await choice(page, /Jacques/)
    .first()
    .click();
  await page.locator('.lesson .refusal').waitFor();
  await choice(page, /Roland/)
    .first()
    .click();
  await atStep(page, 5);
  const steps = Number((await page.locator('.lesson-step').innerText()).split(' ').at(-1));
  for (let step = 5; step <= steps; step++) {
    await atStep(page, step);
    await helped(page).click();
  }
  await page.getByRole('heading', { name: 'The lesson is over' }).waitFor();
  const next = page.locator('.lesson').getByRole('link').first();
  expect(await next.getAttribute('href')).toBe('#/new/guiscard?scenario=civitate');
  expect(troubles).toEqual([]);
}, 180_000);

test.each([{}, DARK_PHONE])('the lesson has no barrier that a program finds: %o', async options => {
  const { page } = await visit(options, LESSON);
  await goTo(page, 5);
  await expectAccessible(page);
});

test('the charts are there in Italian, and have no barrier', async () => {
  const { page, troubles } = await visit({ locale: 'it-IT' }, '/#/rules/guiscard/chart.combat-foot');
  const chart = page.locator('.chart.sought');
  await chart.waitFor();
  expect(await chart.locator('tbody tr').nth(4).locator('th, td').allInnerTexts()).toEqual([
    ...['5', 'A', 'B', 'C', 'E', 'F', 'G', 'G', 'H', 'H', 'H', 'H'],
  ]);
  expect(await page.locator('.chart').count()).toBeGreaterThan(20);
  await page.evaluate(() => {
    for (const chapter of [...document.querySelectorAll('.chapter')].slice(1, -1)) chapter.remove();
    scrollTo(0, 0);
  });
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test('every datum gives its reason in Italian too', async () => {
  const { page } = await visit({ locale: 'it-IT' }, '/#/components/guiscard');
  await page.getByRole('radio', { name: 'Tutto' }).waitFor();
  await expect.poll(() => page.locator('.datums li').count()).toBeGreaterThan(100);
  expect(await page.locator('.datums [lang="en"]').allInnerTexts()).toEqual([]);
});

test.each([
  { paper: 'a4', scenario: 'civitate' },
  { paper: 'letter', scenario: 'masseria' },
])('on $paper nothing of $scenario is cut off, and counters have their true size', async ({ paper, scenario }) => {
  const { page, troubles } = await visit({}, `/#/print/guiscard/${scenario}`);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
  await page.locator('.sheet', { hasText: 'Charts' }).first().waitFor();
  await expect.poll(() => page.locator('.sheet-measure').count()).toBe(0);
  const over = await page.locator('.sheet').evaluateAll(elements =>
    elements
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
        return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
      })
      .map(element => element.getAttribute('aria-label')),
  );
  expect(over).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const counter = await page.locator('.gui-cut-small svg').first().boundingBox();
  expect(((counter?.width ?? 0) * 25.4) / 96).toBeCloseTo(16, 0);
  expect(troubles).toEqual([]);
});
