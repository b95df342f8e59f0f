/** What nobody comes back for goes by itself; what somebody may come back for stays. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CleanUp } from '../../src/care/clean-up.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { isShared } from '../database.ts';
import { House } from '../online/house.ts';

const DAY = 24 * 60 * 60_000;

let house: House;
let storage: Storage;
let ahead = 0;
beforeAll(async () => {
  house = await House.open();
  storage = await openStorage(house.place);
});
afterAll(async () => {
  await storage.close();
  await house.close();
});

const ford = {
  game: 'ford',
  scenario: 'ford',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  unlisted: false,
};

const namesLeft = async () =>
  (await storage.db.selectFrom('people').select('name').execute()).map(({ name }) => name).sort();

/** So much time goes by, and what is done once a day is done. */
async function after(days: number): Promise<void> {
  ahead += days * DAY;
  await house.pass(days * DAY);
  await new CleanUp({ db: storage.db, jobs: storage.jobs, clock: () => Date.now() + ahead }).do();
}

test('tables that nobody joined, guests whom nobody can be any more, sessions that open nothing', async () => {
  const [anna, bea, cia, dora] = [
    await house.guest('Anna'),
    await house.guest('Bea'),
    await house.guest('Cia'),
    await house.guest('Dora'),
  ];
  await dora.post('/api/accounts', { name: 'Dora', password: 'porphyrogenita' });
  const { table: played } = await anna.post('/api/tables', ford);
  await bea.post(`/api/tables/${played}/sit`, { seat: 1 });
  const { table: waiting } = await cia.post('/api/tables', ford);
  const eva = await house.guest('Eva');
  await eva.request('DELETE', '/api/me');

  await after(10);
  expect(await namesLeft()).toEqual(['Anna', 'Bea', 'Cia', 'Dora']);
  expect(await cia.get(`/api/tables/${waiting}`)).toMatchObject({ began: false });

  await after(60);
  expect((await cia.request('GET', `/api/tables/${waiting}`)).status).toBe(404);
  // Whoever comes back is known for another year; whoever does not is no more.
  expect((await anna.get('/api/me')).person).toMatchObject({ name: 'Anna' });
  await after(300);
  expect(await namesLeft()).toEqual(['Anna', 'Bea', 'Dora']);
  expect(await anna.get(`/api/tables/${played}`)).toMatchObject({ mine: [0] });
  expect((await bea.get('/api/me')).person).toBeNull();
  expect(await anna.get(`/api/tables/${played}`)).toMatchObject({ sitters: [{ name: 'Anna' }, { name: 'Bea' }] });
});

test('a session is made to last anew once a day, and by nothing but itself', async () => {
  const fay = await house.guest('Fay');
  const set = async () => (await fay.request('GET', '/api/me')).headers.get('set-cookie');
  expect(await set()).toBeNull();
  await house.pass(2 * DAY);
  expect(await set()).toMatch(/^carroccio=[\w-]{43}; .*Max-Age=31536000/);
  expect(await set()).toBeNull();
  expect(await fay.get('/api/me')).toMatchObject({ person: { name: 'Fay' } });
});

/** When it is done next; 0 when it never is. */
async function expectedAt(): Promise<number> {
  const { rows } = await (isShared()
    ? sql<{
        due: number;
      }>`select extract(epoch from run_at)::float8 as due from graphile_worker.jobs where key = 'clean-up'`
    : sql<{ due: number }>`select due from jobs where key = 'clean-up'`
  ).execute(storage.db);
  return Number(rows[0]?.due ?? 0);
}

test('the house expects it every day', async () => {
  const first = await expectedAt();
  expect(first).toBeGreaterThan(0);
  await house.pass(DAY);
  await house.until(async () => (await expectedAt()) > first);
});
