/** What I Podestà has to read and to print: its lesson, charts, components and pages, in a real browser. */

import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LESSON = '/#/lesson/podesta/podesta-first-lesson';
const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

const atStep = (page: Page, number: number): Promise<void> =>
  expect.poll(() => page.locator('.lesson-step').innerText()).toMatch(new RegExp(`^Step ${number} of`));
const helped = (page: Page) => page.locator('.lesson .actions button').first();
const choice = (page: Page, name: string) => page.locator('.panel .choices').getByText(name, { exact: true });

/** Goes on, or is helped, until this step. */
async function goTo(page: Page, step: number): Promise<void> {
  await atStep(page, 1);
  for (let next = 2; next <= step; next++) {
    await helped(page).click();
    await atStep(page, next);
  }
}

test('the lesson: stray and be told so, win a sestiere, be helped to two communes and a raid', async () => {
  const { page, troubles } = await visit({}, LESSON);
  await goTo(page, 7);
  await choice(page, 'Bellatores I: 180 fl.').click();
  await page.locator('.lesson .refusal').waitFor();
  await choice(page, 'Laboratores V: 60 fl.').click();
  await atStep(page, 8);
  const steps = Number((await page.locator('.lesson-step').innerText()).split(' ').at(-1));
  for (let step = 8; step <= steps; step++) {
    await atStep(page, step);
    await helped(page).click();
  }
  await page.getByRole('heading', { name: 'The lesson is over' }).waitFor();
  const next = page.locator('.lesson').getByRole('link').first();
  expect(await next.getAttribute('href')).toBe('#/new/podesta?scenario=short');
  expect(troubles).toEqual([]);
}, 180_000);

test.each([{}, DARK_PHONE])('the lesson has no barrier that a program finds: %o', async options => {
  const { page } = await visit(options, LESSON);
  await goTo(page, 7);
  await expectAccessible(page);
});

test('the charts are there in Italian, lead to their rules, and have no barrier', async () => {
  const { page, troubles } = await visit({ locale: 'it-IT' }, '/#/rules/podesta/chart.contributions');
  const chart = page.locator('.chart.sought');
  await chart.waitFor();
  expect(await chart.locator('tbody tr').first().locator('th, td').allInnerTexts()).toEqual([
    'Bellatores',
    '1',
    '180',
    '360',
    '540',
    '900',
    '2.700',
  ]);
  expect(await page.locator('.chart').count()).toBeGreaterThan(20);
  await page.evaluate(() => {
    for (const chapter of [...document.querySelectorAll('.chapter')].slice(1, -1)) chapter.remove();
  });
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test('every datum gives its reason in Italian too', async () => {
  const { page } = await visit({ locale: 'it-IT' }, '/#/components/podesta');
  await page.getByRole('radio', { name: 'Tutto' }).waitFor();
  await expect.poll(() => page.locator('.datums li').count()).toBeGreaterThan(100);
  expect(await page.locator('.datums [lang="en"]').allInnerTexts()).toEqual([]);
});

test.each([
  { paper: 'a4', scenario: 'short' },
  { paper: 'letter', scenario: 'sestieri' },
])('on $paper nothing is cut off, and counters have their true size', async ({ paper, scenario }) => {
  const { page, troubles } = await visit({}, `/#/print/podesta/${scenario}`);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
  await page.locator('.sheet', { hasText: 'Charts' }).first().waitFor();
  await expect.poll(() => page.locator('.sheet-measure').count()).toBe(0);
  const sheets = page.locator('.sheet');
  const over = await sheets.evaluateAll(elements =>
    elements
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
        return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
      })
      .map(element => element.getAttribute('aria-label')),
  );
  expect(over).toEqual([]);
  expect(await page.locator('.pod-mercator').count()).toBe(72);
  expect(await page.locator('.pod-annales').count()).toBe(51);
  await page.emulateMedia({ media: 'print' });
  const counter = await page.locator('.pod-cut-counter svg').first().boundingBox();
  expect(((counter?.width ?? 0) * 25.4) / 96).toBeCloseTo(19, 0);
  expect(troubles).toEqual([]);
});
