/** Coming in by a key that a device keeps: a real browser with a device of the test's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/src/index.ts';
import { go, guest } from './people.ts';

const data = mkdtempSync(join(tmpdir(), 'carroccio-passkeys-'));
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, root: new URL('../../dist/', import.meta.url), online: { data } });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

async function withDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a guest keeps his name by a key, and comes in by it again', async () => {
  // Keys are for names, not for numbers.
  const { page, troubles } = await guest('Anna', '/#/online', { origin: `http://localhost:${server.port}` });
  await withDevice(page);
  await go(page, '/#/online/account');
  await page.getByRole('button', { name: 'Keep this name by a passkey' }).click();
  await page.getByText(/^Made on /).waitFor();
  await page.getByText('No passkey yet.').waitFor({ state: 'detached' });
  const me = async () => (await (await page.request.get(new URL('/api/me', page.url()).href)).json()).person;
  const anna = await me();
  expect(anna).toMatchObject({ name: 'Anna', guest: false });
  await page.context().clearCookies();
  await go(page, '/#/online');
  await page.reload();
  await page.getByText('I have an account').click();
  await page.getByRole('button', { name: 'Sign in by a passkey' }).click();
  await page.getByText('You are Anna.').waitFor();
  expect(await me()).toEqual(anna);
  expect(troubles).toEqual([]);
}, 180_000);
