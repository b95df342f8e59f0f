import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing sticks out to the right of the window, so nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const { widest, scroll } = await page.evaluate(() => {
    // The sheet of a board is larger than the window it is seen through.
    const elements = [...document.querySelectorAll('body, body *:not(.hidden-visually, .board-window *)')];
    return {
      widest: Math.max(...elements.map(element => element.getBoundingClientRect().right)),
      scroll: document.documentElement.scrollWidth,
    };
  });
  expect(scroll).toBe(width);
  expect(widest).toBeLessThanOrEqual(width);
}
