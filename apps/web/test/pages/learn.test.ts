/** A lesson taken in a real browser. */

import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const atStep = (page: Page, number: number): Promise<void> =>
  expect.poll(() => page.locator('.lesson-step').innerText()).toMatch(new RegExp(`^Step ${number} of`));
const choice = (page: Page, name: string) =>
  page.locator('.panel .choices').getByRole('button', { name, exact: true }).first();
const button = (page: Page, name: string) => page.locator('.lesson').getByRole('button', { name });
const counter = (page: Page, piece: string) => page.locator(`.piece[data-piece=${piece}]`);

/** Goes from the shelf of lessons into the first. */
async function begin(options = {}): Promise<{ page: Page; troubles: readonly string[] }> {
  const { page, troubles } = await visit(options, '/#/learn');
  await page
    .getByRole('link', { name: /^Begin/ })
    .first()
    .click();
  await atStep(page, 1);
  return { page, troubles };
}

/** The same, up to where the crossbows choose their target. */
async function takeAim(): Promise<{ page: Page; troubles: readonly string[] }> {
  const { page, troubles } = await begin();
  for (const [step, name] of ['Go on', 'Go on', 'Do it for me', 'Do it for me'].entries()) {
    await button(page, name).click();
    await atStep(page, step + 2);
  }
  return { page, troubles };
}

/** Presses a counter on the map, as a finger or a mouse does. */
async function press(page: Page, piece: string): Promise<void> {
  await counter(page, piece).dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await counter(page, piece).dispatchEvent('pointerup', { button: 0, pointerId: 7 });
}

const onward = (page: Page) => button(page, 'Go on').or(button(page, 'Do it for me'));

/** To the end from a step, by nothing but help. */
async function helpThrough(page: Page, from: number): Promise<void> {
  const steps = Number((await page.locator('.lesson-step').innerText()).split(' ').at(-1));
  for (let step = from; step <= steps; step++) {
    await atStep(page, step);
    await onward(page).click();
  }
  await page.getByRole('heading', { name: /^The (lesson|course) is over/ }).waitFor();
}

test('read, press the board, stray and be told so, be helped to the end: the lesson is done, and stays so', async () => {
  const { page, troubles } = await begin();
  await button(page, 'Go on').click();
  await atStep(page, 2);
  await button(page, 'Go on').click();
  await atStep(page, 3);
  await press(page, 'c4');
  await atStep(page, 4);

  // Legal, but not what the lesson needs: nothing happens but a hint.
  await press(page, 'u18');
  await choice(page, 'Feditori 1 (Vieri): Move/Attack').click();
  await page.locator('.lesson .refusal').waitFor();
  await atStep(page, 4);
  await press(page, 'u38');
  await choice(page, 'Firenze (crossbows, Compagnia Rossa): Fire').click();
  await atStep(page, 5);
  expect(await page.locator('.lesson .refusal').count()).toBe(0);

  // Dice are rolled only after a second word, and fall as the lesson needs them.
  await choice(page, 'Shoot at Fieschi (Pazzo), facing left').click();
  await page.getByRole('alertdialog', { name: 'Odds' }).getByRole('button', { name: 'Do it' }).click();
  await atStep(page, 6);

  // Back, and what was done is taken back; left and come again, it goes on where it was left.
  await button(page, 'Back').click();
  await atStep(page, 5);
  await choice(page, 'Shoot at Fieschi (Pazzo), facing left').waitFor();
  await page.goto(new URL('/#/learn', page.url()).href);
  await page.getByRole('link', { name: /^Go on at step 5/ }).click();
  await atStep(page, 5);

  await helpThrough(page, 5);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Done', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Take it again/ }).click();
  await atStep(page, 1);
  expect(troubles).toEqual([]);
}, 120_000);

test('after a lesson comes the next, and after the course a match against the easiest bot', async () => {
  const { page, troubles } = await visit({}, '/#/learn');
  await page
    .getByRole('link', { name: /^Begin/ })
    .first()
    .waitFor();
  const course = page.locator('.course').first();
  const lessons = await course.locator('.lessons a').count();
  await course
    .locator('.lessons a')
    .nth(lessons - 2)
    .click();
  await atStep(page, 1);
  await helpThrough(page, 1);
  await page
    .locator('.lesson')
    .getByRole('link', { name: /^Next: / })
    .click();
  await atStep(page, 1);
  await helpThrough(page, 1);
  await page
    .locator('.lesson')
    .getByRole('button', { name: /^Play / })
    .click();
  await expect.poll(() => page.url()).toContain('/match/');
  await page.locator('.panel .choices').waitFor();
  expect(troubles).toEqual([]);
}, 120_000);

test('who points at a target sees the odds of shooting at it, by pointer and by keyboard', async () => {
  const { page, troubles } = await takeAim();
  const odds = page.locator('.odds-place .odds');
  expect(await odds.count()).toBe(0);
  // One of the foot of Arezzo: the only choice there is to shoot without turning.
  await counter(page, 'u7').hover();
  await odds.waitFor();
  const byPointer = await odds.innerText();
  // Nine or more with two dice: ten rolls in thirty-six.
  expect(byPointer).toContain('Succeeds: 28%');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => odds.count()).toBe(0);

  await page.getByRole('application').focus();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('n');
        await odds.waitFor({ timeout: 1500 }).catch(() => undefined);
        return (await odds.count()) > 0 ? odds.innerText() : '';
      },
      { timeout: 30_000 },
    )
    .toBe(byPointer);
  expect(troubles).toEqual([]);
});

test.each([
  { width: 390, height: 844, colorScheme: 'dark' as const },
  { width: 1280, height: 800, colorScheme: 'light' as const },
])('at $width pixels, $colorScheme, lessons have no barrier that a program finds', async view => {
  const { width, height, colorScheme } = view;
  const { page } = await visit({ viewport: { width, height }, colorScheme }, '/#/learn');
  await page
    .getByRole('link', { name: /^Begin/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Begin/ })
    .first()
    .click();
  await atStep(page, 1);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
