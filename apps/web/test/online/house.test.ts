/** Somebody is reported, and whoever looks after the house sees to it; results and profiles on the way. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/src/index.ts';
import { atTable, go, guest, post, resign } from './people.ts';

const CARROCCIO = fileURLToPath(new URL('../../../cli/bin/carroccio.mjs', import.meta.url));
const PHONE = 390;

const data = mkdtempSync(join(tmpdir(), 'carroccio-house-'));
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, root: new URL('../../dist/', import.meta.url), online: { data } });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

/** What whoever runs the server does by command, while it runs. */
async function host(...words: string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: data };
  const { stdout } = await promisify(execFile)(process.execPath, [CARROCCIO, 'host', ...words], { env });
  return JSON.parse(stdout);
}

test('a report is read at the page of the house, and an account closed there', async () => {
  const here = { origin: `http://127.0.0.1:${server.port}` };
  const { anna, bruno } = await atTable({ game: 'guelphs', scenario: 'campaldino' }, here);
  await resign(bruno.page);
  await anna.page.getByText(/resigned\.$/).waitFor();

  const { person } = await (await bruno.page.request.get(new URL('/api/me', bruno.page.url()).href)).json();
  await go(anna.page, `/#/online/person/${person.id}`);
  await anna.page.getByRole('heading', { level: 1, name: /^Bruno/ }).waitFor();
  await expect.poll(() => anna.page.getByRole('link', { name: /Campaldino/ }).count()).toBeGreaterThan(0);
  await anna.page.getByText('Dealing with this person').click();
  await anna.page.getByLabel('What is it about?').selectOption('leaving');
  await anna.page.getByLabel('What happened?').fill('He resigned before the first charge.');
  await anna.page.getByRole('button', { name: 'Send the report' }).click();
  await anna.page.getByText('Thank you: it will be read.').waitFor();
  await expectAccessible(anna.page);

  const carla = await guest('Carla', '/#/online', { ...here, settings: { language: 'it' } });
  const { page } = carla;
  await post(page, '/api/accounts', { name: 'Carla', password: 'montaperti 1260' });
  await go(page, '/#/online/house');
  expect(await page.getByText('He resigned before').count()).toBe(0);
  await host('appoint', 'Carla');
  await page.reload();
  await page.getByText('He resigned before the first charge.').waitFor();
  await page
    .getByText(/^Partite abbandonate di continuo/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: PHONE, height: 844 });
  await expectNoSidewaysScroll(page, PHONE);
  await page.getByRole('button', { name: 'Sistemata: Bruno' }).click();
  await page.getByText('Nessuna segnalazione aperta.').waitFor();
  await page.getByRole('button', { name: 'Chiudi l’accesso: Bruno' }).click();
  await page.getByRole('button', { name: 'Sì, chiudi' }).click();
  await page.getByRole('button', { name: 'Riaprilo: Bruno' }).waitFor();
  await bruno.page.reload();
  await go(bruno.page, '/#/online');
  await bruno.page.getByRole('button', { name: 'That is me' }).waitFor();
  expect(await host('reports')).toEqual([]);
  expect(carla.troubles.filter(trouble => !trouble.includes('403'))).toEqual([]);
}, 240_000);
