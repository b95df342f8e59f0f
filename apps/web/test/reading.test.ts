import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, PATIENCE_MS, type Table } from './browser.ts';
import { contrast } from './contrast.ts';

let table: Table;

beforeAll(async () => {
  table = await openTable();
}, PATIENCE_MS);
afterAll(() => table?.close());

/** What has the focus, and how its outline is drawn. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) throw new Error('nothing has the focus');
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, left } = element.getBoundingClientRect();
    return { text: element.innerText, outline: `${outlineStyle} ${outlineWidth}`, inSight: top >= 0 && left >= 0 };
  });
}

test('the skip link and the language switch are reached by Tab, and their focus is seen', async () => {
  const { page } = await table.visit({ reducedMotion: 'reduce' });
  for (const text of ['Skip to the games', 'English', 'Italiano']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toEqual({ text, outline: 'solid 3px', inSight: true });
  }
  await page.keyboard.press('Enter');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
});

test('the skip link leads to the games', async () => {
  const { page } = await table.visit({ viewport: { width: 390, height: 600 } });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.locator('#games').boundingBox())?.y).toBeLessThan(50);
});

test('contrast of known colours', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(255, 255, 255)', 'rgb(118, 118, 118)')).toBeCloseTo(4.54, 2);
  expect(contrast('rgb(9, 9, 9)', 'rgb(9, 9, 9)')).toBe(1);
});

/** The colour of every element with words of its own, and of the nearest opaque ground below it. */
function wordsAndGrounds(page: Page) {
  return page.evaluate(() => {
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const parent = element.parentElement;
      return backgroundColor === 'rgba(0, 0, 0, 0)' && parent ? groundOf(parent) : backgroundColor;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    return [...document.querySelectorAll('body *')]
      .filter(element => element instanceof HTMLElement && element.checkVisibility() && hasWords(element))
      .map(element => ({
        words: element.textContent?.trim().slice(0, 40),
        colour: getComputedStyle(element).color,
        ground: groundOf(element),
      }));
  });
}

test.each(['light', 'dark'] as const)('all words can be read in the %s theme (WCAG AA)', async colorScheme => {
  const { page } = await table.visit({ colorScheme });
  const all = await wordsAndGrounds(page);
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter(({ colour, ground }) => contrast(colour, ground) < 4.5)).toEqual([]);
});

test('the dark theme is dark', async () => {
  const ground = async (colorScheme: 'light' | 'dark') => {
    const { page } = await table.visit({ colorScheme });
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  expect(contrast(await ground('dark'), 'rgb(0, 0, 0)')).toBeLessThan(1.5);
  expect(contrast(await ground('light'), 'rgb(255, 255, 255)')).toBeLessThan(1.5);
});
