/** A match on small screens: half of the screen is the board, and what is to be decided is in sight. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

const bottomOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
};

test.each([
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
])('at $width × $height', async viewport => {
  const { page, troubles } = await visit({ settings: AT_ONCE, viewport }, '/#/new/guelphs');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const sentence = page.locator('.deciding .what');
  await sentence.waitFor();
  const board = await page.locator('.board-window').boundingBox();
  expect(board?.height).toBeGreaterThanOrEqual(viewport.height / 2 - 1);
  expect(await bottomOf(sentence)).toBeLessThan(viewport.height);
  // What can be done, and what ends it, without scrolling.
  expect(await bottomOf(page.locator('.panel-decision > .choices').getByRole('button').first())).toBeLessThan(
    viewport.height,
  );
  expect(await bottomOf(page.locator('.choice-verbs').getByRole('button').first())).toBeLessThanOrEqual(
    viewport.height,
  );
  await expectNoSidewaysScroll(page, viewport.width);
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test.each(['guelphs', 'batirnos', 'guiscard', 'podesta'])('%s: the numbers that win are all in sight', async game => {
  const viewport = { width: 390, height: 844 };
  const { page, troubles } = await visit({ settings: AT_ONCE, viewport }, `/#/new/${game}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.deciding .what').waitFor();
  const scores = page.locator('.match-bar > ul > li');
  const widths = await scores.evaluateAll(all => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(widths.length).toBeGreaterThanOrEqual(2);
  for (const cut of widths) expect(cut).toBeLessThanOrEqual(0);
  const last = await scores.nth(1).boundingBox();
  expect((last?.x ?? viewport.width) + (last?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
  const board = await page.locator('.board-window').boundingBox();
  expect(board?.height).toBeGreaterThanOrEqual(viewport.height / 2 - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(troubles).toEqual([]);
});
