import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startServer } from '../../../server/src/index.ts';

const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => caches.keys()));

test('after the first visit the table opens, and a match begins, without a network', async () => {
  const { page } = await visit({ serviceWorkers: 'allow' });
  expect(await kept(page)).toEqual([expect.stringMatching(/^carroccio-[0-9a-f]{16}$/)]);
  await page.context().setOffline(true);
  const later = await page.context().newPage();
  const troubles: string[] = [];
  later.on('pageerror', error => troubles.push(String(error)));
  later.on('requestfailed', request => troubles.push(request.url()));
  await later.goto(page.url());
  await beginMatch(later);
  expect((await keptIn(later)).matches).toHaveLength(1);
  expect(await later.evaluate(() => crossOriginIsolated)).toBe(true);
  await later.getByRole('link', { name: 'Settings' }).click();
  await later.getByText('plays without a network').waitFor();
  expect(troubles).toEqual([]);
});

test('it can be installed: the browser finds nothing wrong with its manifest', async () => {
  const { page } = await visit();
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  const unfit = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(unfit).toEqual([]);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Carroccio', display: 'standalone' });
});

/** All at once: a browser that asks in between must not be given half a file. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** The built page in a folder of its own, so that a test can bring out a new version of it. */
async function ownPage(): Promise<{ origin: string; newVersion(): Promise<void>; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'carroccio-'));
  await cp(new URL('../../dist/', import.meta.url), folder, { recursive: true });
  const server = await startServer({ port: 0, root: folder, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    newVersion: async () => {
      const worker = join(folder, 'sw.js');
      const [page, code] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), readFile(worker, 'utf8')]);
      await replace(join(folder, 'index.html'), page.replace('<title>Carroccio', '<title>New Carroccio'));
      await replace(worker, code.replace(/[0-9a-f]{16}/, '0123456789abcdef'));
    },
    remove: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

test('a new version is offered, waits until it is asked for, and leaves an open table its files', async () => {
  const own = await ownPage();
  try {
    const { page } = await visit({ serviceWorkers: 'allow', origin: own.origin });
    await kept(page);
    await page.reload();
    await own.newVersion();
    await page.evaluate(() => navigator.serviceWorker.ready.then(registration => registration.update()));
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();

    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await other.title()).toBe('Carroccio');

    await reload.click();
    await expect.poll(() => page.title()).toBe('New Carroccio');
    expect(await other.title()).toBe('Carroccio');
    expect(await kept(page)).toHaveLength(2);
    await other.getByRole('link', { name: 'Settings' }).click();
    await other.getByRole('heading', { name: 'Settings' }).waitFor();
  } finally {
    await own.remove();
  }
});
