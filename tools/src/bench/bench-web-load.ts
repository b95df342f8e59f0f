/** How much script the browser fetches, as it is sent. */
import { request } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import type { Battle } from './bench-web-battle.ts';
import { type AimedFigure, sitDown, type Visited, visitor } from './bench-web-visit.ts';

const FIRST_LOAD_KB = 200;

export async function loadFigures(visited: Visited, { record }: Battle): Promise<AimedFigure[]> {
  const home = await scriptsOf(visited, async () => undefined);
  const match = await scriptsOf(visited, async context => {
    const [page] = context.pages();
    if (page) await sitDown(page, record);
  });
  const more = match.filter(script => !home.includes(script));
  return [
    { name: 'first load of home, scripts (brotli)', value: await sent(home, 'br'), unit: 'KB', aim: FIRST_LOAD_KB },
    { name: 'first load of home, scripts (gzip)', value: await sent(home, 'gzip'), unit: 'KB', aim: FIRST_LOAD_KB },
    { name: 'opening a match, further scripts (brotli)', value: await sent(more, 'br'), unit: 'KB' },
    { name: 'opening a match, further scripts (gzip)', value: await sent(more, 'gzip'), unit: 'KB' },
  ];
}

/** The addresses of all scripts that a new visitor's browser asks for, those of workers too. */
async function scriptsOf(visited: Visited, then: (context: BrowserContext) => Promise<void>): Promise<string[]> {
  const context = await visitor(visited);
  const asked = new Set<string>();
  context.on('request', asking => {
    if (asking.url().endsWith('.js')) asked.add(asking.url());
  });
  const [page] = context.pages();
  await page?.reload();
  await page?.waitForLoadState('networkidle');
  await then(context);
  await page?.waitForLoadState('networkidle');
  await context.close();
  return [...asked];
}

async function sent(addresses: readonly string[], encoding: 'br' | 'gzip'): Promise<number> {
  const lengths = await Promise.all(addresses.map(address => sentLength(address, encoding)));
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / 102.4) / 10;
}

/** Asked below the level of `fetch`, which would unpack what it gets. */
const sentLength = (address: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = request(address, { headers: { 'accept-encoding': encoding } }, response => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => resolve(length));
    });
    asking.on('error', reject);
    asking.end();
  });
