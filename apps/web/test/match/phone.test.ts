/** A match on small screens: half of the screen is the board, and what is to be decided is in sight. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

const bottomOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
};

/** The numbers that win or pay stand whole beside each other. */
async function expectScores(page: Page, width: number): Promise<void> {
  const scores = page.locator('.match-bar > ul > li');
  const cuts = await scores.evaluateAll(all => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(cuts.length).toBeGreaterThanOrEqual(2);
  for (const cut of cuts) expect(cut).toBeLessThanOrEqual(0);
  const last = await scores.nth(1).boundingBox();
  expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
}

/** What can be done first: a choice, a sum to be sent, what places all, or a card to be lifted. */
const FIRST = [
  '.panel-decision > .choices button',
  '.panel-decision .family button',
  '.panel-decision .proposal',
  '.panel-decision .nq-card-button',
].join(', ');

test.each(['guelphs', 'batirnos', 'guiscard', 'podesta'])('%s on three small screens', async game => {
  const [smallest] = SCREENS;
  const { page, troubles } = await visit(
    { settings: AT_ONCE, ...(smallest && { viewport: smallest }) },
    `/#/new/${game}`,
  );
  await page.getByRole('button', { name: 'Start the match' }).click();
  const sentence = page.locator('.deciding .what');
  await sentence.waitFor();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const board = page.locator('.board-window');
    await expect
      .poll(async () => (await board.boundingBox())?.height ?? 0)
      .toBeGreaterThanOrEqual(screen.height / 2 - 1);
    expect(await bottomOf(sentence)).toBeLessThan(screen.height);
    expect((await page.locator(FIRST).first().boundingBox())?.y).toBeLessThan(screen.height - 20);
    const verb = page.locator('.choice-verbs').getByRole('button').first();
    // What ends it, without scrolling.
    if ((await verb.count()) > 0) expect(await bottomOf(verb)).toBeLessThanOrEqual(screen.height);
    await expectScores(page, screen.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});
