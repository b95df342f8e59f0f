/** Tables where sockets are blocked, where there is no line at all, and once the match is over. */
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTable, choose, deciding, go, guest, heading, moment, post, resign } from './people.ts';

const CAMPALDINO = { game: 'guelphs', scenario: 'campaldino' };

const blockSockets = (page: Page): Promise<void> =>
  page.routeWebSocket(/api\/rooms/, socket => {
    void socket.close();
  });

test('where sockets are blocked on the way, a match goes by requests', async () => {
  const [anna, bruno] = [await guest('Anna'), await guest('Bruno')];
  await blockSockets(anna.page);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { ...CAMPALDINO, options: {}, seats, unlisted: true, pace: null };
  const { table } = await post(anna.page, '/api/tables', wish);
  await post(bruno.page, `/api/tables/${table}/sit`, { seat: 1 });
  for (const { page } of [anna, bruno]) {
    await go(page, `/#/online/table/${table}`);
    await page.reload();
    await page.locator('.deciding').waitFor();
  }
  for (let choices = 0; choices < 6; choices++) await choose(await deciding(anna.page, bruno.page));
  const before = await moment(anna.page);
  await anna.page.reload();
  await anna.page.locator('.deciding').waitFor();
  await expect.poll(() => moment(anna.page)).toBe(before);
  await resign(anna.page);
  for (const { page } of [anna, bruno]) await page.getByText(/resigned\.$/).waitFor();
}, 180_000);

test('once more begins when both have sat down, and what was played is looked at by its link', async () => {
  const { anna, bruno, table } = await atTable(CAMPALDINO);
  for (let choices = 0; choices < 2; choices++) await choose(await deciding(anna.page, bruno.page));
  await resign(anna.page);
  await anna.page.getByRole('button', { name: 'Once more, with sides changed' }).click();
  await anna.page.getByText('kept for Bruno').waitFor();
  await bruno.page.getByText('a seat at it is kept for you').waitFor();
  await bruno.page.getByRole('button', { name: 'Once more, with sides changed' }).click();
  for (const { page } of [anna, bruno]) await page.locator('.deciding').waitFor();
  expect(await deciding(anna.page, bruno.page)).toBe(bruno.page);

  const carla = await visit({ settings: AT_ONCE }, `/#/replay/${table}/1`);
  await carla.page.getByText('1 of 2', { exact: true }).waitFor();
  await carla.page.getByRole('link', { name: 'Summary' }).click();
  await carla.page.locator('.summary-page').waitFor();
  for (const { troubles } of [anna, bruno, carla]) expect(troubles).toEqual([]);
}, 180_000);

test('a match by letter is read where there is no line, and goes on when there is one again', async () => {
  const { anna, bruno } = await atTable({ ...CAMPALDINO, pace: { kind: 'letter', days: 3, late: 'claim' } });
  const { page } = anna;
  await choose(await deciding(anna.page, bruno.page));
  const before = await moment(page);
  // What was seen is kept in a moment, the choice with it.
  await expect.poll(() => keptEntries(page)).toEqual([1]);
  let isCut = true;
  await page.routeWebSocket(/api\/rooms/, socket => {
    if (isCut) void socket.close();
    else socket.connectToServer();
  });
  await page.route('**/api/**', route => (isCut ? route.abort() : route.continue()));
  await page.reload();
  await page.getByText('The line is lost').waitFor();
  await expect.poll(async () => (await moment(page)).replace(/^The line is lost.*\n+/, '')).toBe(before);
  await go(page, '/#/online');
  await page.getByText('as this browser saw them last').waitFor();
  await page.getByRole('link', { name: 'Campaldino, 1289' }).first().click();
  await page.getByText('The line is lost').waitFor();
  isCut = false;
  await page.getByText('The line is lost').waitFor({ state: 'detached' });
  await choose(await deciding(anna.page, bruno.page));
  await go(page, '/#/online/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => keptEntries(page)).toEqual([]);
}, 180_000);

/** How far the matches are known that this browser can show without a line. */
const keptEntries = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done, failed) => {
        const opening = indexedDB.open('carroccio');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rooms').objectStore('rooms').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const rooms: { room: { windows: { seen: [unknown, { entries: number }][] } } }[] = reading.result;
            done(rooms.map(({ room }) => Math.max(...room.windows.seen.map(([, { entries }]) => entries))));
          };
        };
      }),
  );

test('what is said beforehand is answered by itself, and taken back when the seat likes', async () => {
  const { anna, bruno } = await atTable(CAMPALDINO);
  const mover = await deciding(anna.page, bruno.page);
  const other = mover === anna.page ? bruno.page : anna.page;
  await other.getByText('Answer beforehand').click();
  await other.getByRole('button', { name: 'Countercharge whoever charges' }).click();
  await other.getByText('Countercharge whoever charges, until you choose again').waitFor();
  await other.reload();
  await other.getByText('Countercharge whoever charges, until you choose again').waitFor();
  expect(await heading(mover)).not.toMatch(/Countercharge/);
  await other.getByRole('button', { name: 'Ask me again' }).click();
  await other.getByText('Countercharge whoever charges, until you choose again').waitFor({ state: 'detached' });
  for (const { troubles } of [anna, bruno]) expect(troubles).toEqual([]);
}, 180_000);
