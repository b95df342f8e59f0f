import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { requireChromium } from '../../../scripts/chromium.mjs';
import { startServer } from '../../server/src/index.ts';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium refuses to run as root inside its sandbox. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

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

/** A server with the page, and a browser in front of it. Without Chromium it throws. */
export async function openTable(): Promise<Table> {
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...AS_ROOT] });
  const server = await startServer({ port: 0, root: new URL('../public/', import.meta.url), host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    visit: (options = {}, path = '/') => visit(browser, origin + path, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Each visit is a new visitor, who reads English unless told otherwise. */
async function visit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', error => troubles.push(String(error)));
  page.on('requestfailed', request => troubles.push(`${request.url()} failed`));
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`${response.url()} answered ${response.status()}`);
  });
  await page.goto(address);
  return { page, troubles };
}
