import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A bar that stays while the page scrolls may lie on half a button: the button is not smaller for it. */
const UNSTICK = `for (const element of document.querySelectorAll('*'))
  if (getComputedStyle(element).position === 'sticky') Object.assign(element.style, { position: 'relative', inset: 'auto' });`;

/** The picture of a board is hidden from readers, and thousands of shapes: what stands for it is beside it. */
const EXCLUDED = `{ exclude: [['.board-sheet']] }`;

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can be in order in one theme and not in the other. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** No rule of WCAG 2.2 AA that a program can check is broken on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectUnbroken(page, EVERY_RULE);

/** The same by day and by night; by night only what hangs on colours is asked again. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectUnbroken(page, OF_COLOUR);
}

async function expectUnbroken(page: Page, rules: readonly string[]): Promise<void> {
  await page.evaluate(AXE);
  await page.evaluate(UNSTICK);
  // Of what is in order nobody needs the places: finding words for each takes a tenth of the time.
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  const run = `axe.run(${EXCLUDED}, ${options})`;
  const { violations, passes } = await page.evaluate<AxeResults>(run);
  expect(passes.length).toBeGreaterThan(0);
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html.slice(0, 200)) })),
  ).toEqual([]);
}
