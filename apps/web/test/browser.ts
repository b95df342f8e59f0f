import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ARGUMENTS, requireChromium } from '../../../scripts/chromium.mjs';
import { startServer } from '../../server/src/index.ts';

/** For hooks: a browser's first start on a slow machine takes its time. */
export const PATIENCE_MS = 60_000;

interface Visit {
  readonly page: Page;
  /** All that went wrong in the browser: errors and warnings of the console, uncaught errors, requests that failed. */
  readonly troubles: readonly string[];
}

export interface Table {
  visit(options?: BrowserContextOptions, path?: string): Promise<Visit>;
  close(): Promise<void>;
}

/** A server with the built page, and a browser in front of it. Without Chromium it throws. */
export async function openTable(root: string | URL = new URL('../dist/', import.meta.url)): Promise<Table> {
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  const server = await startServer({ port: 0, root, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    visit: (options = {}, path = '/') => visit(browser, origin + path, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Said by Playwright itself, where it keeps a page from being kept for offline play. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Each visit is a new visitor, who reads English unless told otherwise and leaves with the test: a page that stays open
 * lets its bots think and its pieces move beside the next one. Only the tests of offline play let the page
 * be kept: it would be fetched whole again and again.
 */
async function visit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  onTestFinished(async () => {
    if (browser.isConnected()) await context.close();
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', message => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== NO_WORKER) troubles.push(text);
  });
  page.on('pageerror', error => troubles.push(String(error)));
  page.on('requestfailed', request => troubles.push(`${request.url()} failed`));
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`${response.url()} answered ${response.status()}`);
  });
  await page.goto(address);
  return { page, troubles };
}
