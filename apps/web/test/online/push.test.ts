/** The installed pages are told by push while none of them is open at the table, and lead there. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/src/index.ts';
import { opened } from '../../../server/test/news/opened.ts';
import { go, guest, post } from './people.ts';

const browser = createECDH('prime256v1');
const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

/** What the house handed to the push service, as only the browser can read it. */
const news: object[] = [];
const service = createServer(async (request, response) => {
  news.push(opened(await buffer(request), browser, Buffer.from(keys.auth, 'base64url')));
  response.writeHead(201).end();
});
const data = mkdtempSync(join(tmpdir(), 'carroccio-push-'));
let server: RunningServer;
let endpoint = '';

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/browser`;
  server = await startServer({
    port: 0,
    root: new URL('../../dist/', import.meta.url),
    online: { data, anywhere: true },
  });
});
afterAll(async () => {
  await server.close();
  service.close();
  rmSync(data, { recursive: true });
});

/** The service of the browser's maker is out of reach of a test: another stands in for it. */
const withService = (page: Page) =>
  page.addInitScript(
    ([address, own]) => {
      PushManager.prototype.subscribe = async () =>
        Object.assign(Object.create(PushSubscription.prototype), {
          toJSON: () => ({ endpoint: address, keys: own }),
        });
    },
    [endpoint, keys] as const,
  );

test('a notification comes when it begins, and leads to the table', async () => {
  const here = { origin: `http://127.0.0.1:${server.port}` };
  const anna = await guest('Anna', '/#/online', here);
  const bruno = await guest('Bruno', '/#/online', {
    ...here,
    whole: true,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const { page } = bruno;
  await withService(page);
  await go(page, '/#/online/news');
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await page.getByText(/^This browser, or another:/).waitFor();

  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'guelphs', scenario: 'campaldino', options: {}, seats, unlisted: true, pace: null };
  const { table } = await post(page, '/api/tables', wish);
  await post(anna.page, `/api/tables/${table}/sit`, { seat: 1 });
  await expect.poll(() => news.length).toBeGreaterThan(0);
  const [first] = news;
  expect(first).toMatchObject({ title: expect.stringMatching(/^It begins: /), tag: table });

  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>(found => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', { ...here, registrationId, data: JSON.stringify(first) });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag }) => ({ title, tag })),
    );
  await expect.poll(shown).toEqual([{ title: expect.stringMatching(/^It begins: /), tag: table }]);

  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration, WindowClient } = Object(self);
    // A browser lets a worker bring a page to the front when a person has pressed; nobody has here.
    WindowClient.prototype.focus = async function focus() {
      return this;
    };
    const [notification] = await registration.getNotifications();
    Object(self).dispatchEvent(new (Object(self).NotificationEvent)('notificationclick', { notification }));
  });
  await expect.poll(() => page.url()).toMatch(new RegExp(`#/online/table/${table}$`));
  await page.locator('.deciding').waitFor();
  expect(await shown()).toEqual([]);
}, 180_000);
