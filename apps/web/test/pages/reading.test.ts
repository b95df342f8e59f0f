import { visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import { contrast } from '@carroccio/table/testing/contrast.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const PAGES = [
  { path: '/', ready: '.game' },
  { path: '/#/new/guelphs', ready: '.match-form' },
  { path: '/#/settings', ready: '.settings h2' },
];

const THEMES = ['light', 'dark'] as const;
const widths = [320, 390, 1280].flatMap(width => PAGES.map(place => ({ width, ...place })));
const themes = THEMES.flatMap(colorScheme => PAGES.map(place => ({ colorScheme, ...place })));

test.each(widths)('$path at $width pixels: nothing scrolls sideways, in either language', async place => {
  for (const locale of ['en-GB', 'it-IT']) {
    const { page } = await visit({ viewport: { width: place.width, height: 800 }, locale }, place.path);
    await page.locator(place.ready).first().waitFor();
    await expectNoSidewaysScroll(page, place.width);
  }
});

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

test('the skip link, the pages and the language switch are reached by Tab, and their focus is seen', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.locator('.game').first().waitFor();
  for (const text of [
    'Skip to the content',
    'Carroccio',
    'Home',
    'Online',
    'Learn',
    'Rules',
    'Settings',
    'English',
    'Italiano',
  ]) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toEqual({ text, outline: 'solid 3px', inSight: true });
  }
  await page.keyboard.press('Enter');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
});

test('the skip link leads to the content: the next Tab is in it', async () => {
  const { page } = await visit();
  await page.locator('.game').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  expect(page.url()).not.toContain('#content');
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
    return [...document.querySelectorAll('body *:not(noscript)')]
      .filter(element => element instanceof HTMLElement && element.checkVisibility() && hasWords(element))
      .map(element => ({
        words: element.textContent?.trim().slice(0, 40),
        colour: getComputedStyle(element).color,
        ground: groundOf(element),
      }));
  });
}

test.each(themes)('$path: all words can be read in the $colorScheme theme (WCAG AA)', async place => {
  const { page } = await visit({ colorScheme: place.colorScheme }, place.path);
  await page.locator(place.ready).first().waitFor();
  const all = await wordsAndGrounds(page);
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ colour, ground }) => contrast(colour, ground) < 4.5)).toEqual([]);
});

test('the dark theme is dark', async () => {
  const ground = async (colorScheme: 'light' | 'dark') => {
    const { page } = await visit({ colorScheme });
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  expect(contrast(await ground('dark'), 'rgb(0, 0, 0)')).toBeLessThan(1.5);
  expect(contrast(await ground('light'), 'rgb(255, 255, 255)')).toBeLessThan(1.5);
});
