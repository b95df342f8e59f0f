/** A match by letter: the house is shut and opened again, time goes by, a guest becomes an account. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/src/index.ts';
import { atTable, choose, deciding, go, guest, moment } from './people.ts';

const WIDE = { burst: 1000, perSecond: 100 };
const DAY = 24 * 60 * 60 * 1000;
const LETTER = { kind: 'letter', days: 3, late: 'loss' };

const data = mkdtempSync(join(tmpdir(), 'carroccio-apart-'));
let server: RunningServer;
let ahead = 0;

async function open(port = 0): Promise<void> {
  const limits = { changes: WIDE, connections: WIDE, messages: WIDE, reads: WIDE, together: 1000 };
  const online = { data, limits, clock: () => Date.now() + ahead };
  server = await startServer({ port, root: new URL('../../dist/', import.meta.url), online });
}
beforeAll(() => open());
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const here = () => ({ origin: `http://127.0.0.1:${server.port}` });

test('goes on where it was when the house opens again, and is lost by whoever lets his days go by', async () => {
  const { anna, bruno } = await atTable({ game: 'guelphs', scenario: 'campaldino', pace: LETTER }, here());
  await choose(await deciding(anna.page, bruno.page));
  const said = await Promise.all([anna.page, bruno.page].map(moment));
  const { port } = server;
  await server.close();
  for (const { page } of [anna, bruno]) await page.getByText('The line is lost').waitFor();
  await open(port);
  for (const { page } of [anna, bruno]) await page.getByText('The line is lost').waitFor({ state: 'detached' });
  expect(await Promise.all([anna.page, bruno.page].map(moment))).toEqual(said);
  await choose(await deciding(anna.page, bruno.page));
  await server.close();
  ahead += 4 * DAY;
  await open(port);
  for (const { page } of [anna, bruno]) await page.getByText(/^The time of .* was up\.$/).waitFor();
}, 180_000);

test('a guest who makes an account finds his matches in another browser', async () => {
  const { anna, table } = await atTable({ game: 'guelphs', scenario: 'campaldino', pace: LETTER }, here());
  await go(anna.page, '/#/online');
  await anna.page.getByText('Keep this name for good').click();
  await anna.page.getByLabel('Password').fill('montaperti 1260');
  await anna.page.getByRole('button', { name: 'Make the account' }).click();
  await anna.page.getByText('Keep this name for good').waitFor({ state: 'detached' });
  const { page } = await guest('Somebody', '/#/online', here());
  await page.context().clearCookies();
  await page.reload();
  await page.getByText('I have an account').click();
  await page.getByLabel('Your name').last().fill('Anna');
  await page.getByLabel('Password').fill('montaperti 1260');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator(`a[href$="/online/table/${table}"]`).first().click();
  await page.locator('.deciding').waitFor();
  expect(await page.getByText('You look on.').count()).toBe(0);
}, 180_000);
