import type { MatchRecord } from '@carroccio/kernel';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Figure } from '../common/measure.ts';

/** A figure with the most it should be. */
export interface AimedFigure extends Figure {
  aim?: number;
}

/** The table that is measured. */
export interface Visited {
  browser: Browser;
  origin: string;
}

/** Nobody is asked twice, and nothing is fetched behind the page's back. */
const SETTINGS = JSON.stringify({ pace: 0, confirm: false, asked: true });

export async function visitor(
  { browser, origin }: Visited,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await context.addInitScript(`localStorage.setItem('carroccio.settings', '${SETTINGS}')`);
  context.setDefaultTimeout(60_000);
  await (await context.newPage()).goto(origin);
  return context;
}

/** Takes a match in by the page's own import, and sits down at it. */
export async function sitDown(page: Page, record: MatchRecord): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/match\//);
  await page.locator('.deciding').waitFor({ state: 'attached' });
}
