import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, inject, onTestFinished } from 'vitest';
import { SAME_CHANCE } from './same-chance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    readonly origin: string;
    /** The Chromium that visits it, one with all that people's have, and how both are started. */
    readonly chromium: { readonly quickest: string; readonly whole: string; readonly args: string[] };
  }
}

export interface Visit {
  readonly page: Page;
  /** All that went wrong in the browser: errors and warnings of the console, uncaught errors, requests that failed. */
  readonly troubles: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** What the visitor chose in the settings on an earlier visit. */
  readonly settings?: object;
  /** Where the page is served, if not where all tests find it. */
  readonly origin?: string;
  /** Comes with all that people's browsers have: the quickest notifies nobody. */
  readonly whole?: boolean;
}

/** A visitor whose bots move at once, who is asked nothing twice, and presses every button himself. */
export const AT_ONCE = { pace: 0, confirm: false, asked: true };

/** What a visitor has chosen unless the test says otherwise: a journey presses every button. */
const USUAL = { asked: true };

/** Said by Playwright itself, where it keeps a page from being kept for offline play. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

const browsers: { quickest?: Promise<Browser>; whole?: Promise<Browser> } = {};

/** Each visit is a new visitor, who leaves with the test: a page that stays open lets its bots think beside the next one. */
export async function visit(options: VisitOptions = {}, path = '/'): Promise<Visit> {
  const { page, troubles } = await arrive(options, path);
  onTestFinished(() => page.context().close());
  return { page, troubles };
}

/** A page that is nothing but words, between two others: what was typed on the one is gone on the other. */
const BETWEEN = '/#/nowhere';

/**
 * One visitor for all tests that only read, who leaves when the file is done: what he has fetched and opened need not
 * be fetched and opened again. He goes to an address by its link; what a page remembers of him, it still knows.
 */
export function reader(options: VisitOptions = {}): (path: string) => Promise<Visit> {
  let arrived: Promise<Arrived> | undefined;
  afterAll(async () => (await arrived)?.page.context().close());
  return async path => {
    arrived ??= arrive(options, BETWEEN);
    const { page, troubles } = await arrived;
    await page.goto(new URL(BETWEEN, page.url()).href);
    await page.getByRole('heading', { level: 1, name: /nothing at this address|non c’è nulla/ }).waitFor();
    await page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? null });
    await page.goto(new URL(path, page.url()).href);
    troubles.splice(0);
    return { page, troubles };
  };
}

interface Arrived extends Visit {
  readonly troubles: string[];
}

function browserOf(kind: 'quickest' | 'whole'): Promise<Browser> {
  const { args, [kind]: executablePath } = inject('chromium');
  browsers[kind] ??= chromium.launch({ executablePath, args });
  return browsers[kind];
}

async function arrive(options: VisitOptions, path: string): Promise<Arrived> {
  const { settings, origin = inject('origin'), whole = false, ...chosen } = options;
  const context = await (await browserOf(whole ? 'whole' : 'quickest')).newContext({
    locale: 'en-GB',
    // Only the tests of offline play let the page be kept: it would be fetched whole again and again.
    serviceWorkers: 'block',
    // Pieces that glide cost a slow machine most of its time; tests that look at motion ask for it.
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [stored({ ...USUAL, ...settings })] }] },
    ...chosen,
  });
  // What a page waits for comes late on a machine that does other things too; a test says at last what did not come.
  context.setDefaultTimeout(90_000);
  await context.addInitScript(SAME_CHANCE);
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
  await page.goto(origin + path);
  return { page, troubles };
}

const stored = (settings: object) => ({ name: 'carroccio.settings', value: JSON.stringify(settings) });
