/** Reports, and those who look after the house: at their page, and by command. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf } from '../../src/host/commands.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { isShared } from '../database.ts';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

let house: House;
let storage: Storage;
let steward: Player;
let stewardsId: string;

beforeAll(async () => {
  house = await House.open();
  storage = await openStorage(house.place);
  steward = await house.guest('Farinata');
  stewardsId = await idOf(steward);
  await steward.post('/api/accounts', { name: 'Farinata', password: 'montaperti' });
  await host('appoint', 'farinata');
});
afterAll(async () => {
  await storage.close();
  await house.close();
});

const idOf = async (player: Player): Promise<string> => (await player.get('/api/me')).person?.id ?? '';
const host = (...words: string[]) => commandOf(words)({ storage, shared: isShared(), clock: () => Date.now() });
const WISH = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };
const OPEN = [{ kind: 'me' }, { kind: 'open' }];

async function begun() {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const { table } = await anna.post('/api/tables', { ...WISH, seats: OPEN });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  return { anna, bea, table };
}

test('a report is read at the page of the house and by command, and settled', async () => {
  const { anna, bea, table } = await begun();
  const about = await idOf(bea);
  await anna.post('/api/reports', { about, table, reason: 'talk', text: 'Shouts.' });
  expect(await steward.get('/api/me')).toMatchObject({ steward: true });
  const { reports, status } = await steward.get('/api/house');
  expect(reports).toMatchObject([{ about, aboutName: 'Bea', byName: 'Anna', table, reason: 'talk', text: 'Shouts.' }]);
  expect(status.reports).toBe(1);
  expect(await host('reports')).toEqual(reports);
  await steward.post(`/api/house/reports/${reports[0]?.id}/settle`);
  expect(await host('reports')).toEqual([]);
  expect((await steward.request('POST', `/api/house/reports/${reports[0]?.id}/settle`, {})).status).toBe(404);
});

test('nobody tells more than can be read', async () => {
  const { anna, bea } = await begun();
  const report = { about: await idOf(bea), table: null, reason: 'name', text: '' };
  for (let told = 0; told < 10; told++) await anna.post('/api/reports', report);
  expect((await anna.request('POST', '/api/reports', report)).json.error.code).toBe('too-many-reports');
});

test('the page of the house is closed to all others, and to programs', async () => {
  const anna = await house.guest('Anna');
  const { secret } = await steward.post('/api/me/tokens', { name: 'bot' });
  for (const path of ['/api/house', '/api/house/people', '/api/house/tables']) {
    expect((await anna.request('GET', path)).json.error.code).toBe('not-a-steward');
    expect((await house.stranger().request('GET', path)).json.error.code).toBe('nobody');
    const asProgram = await house.stranger().request('GET', path, undefined, { authorization: `Bearer ${secret}` });
    expect(asProgram.json.error.code).toBe('not-by-token');
    expect((await steward.request('GET', path)).status).toBe(200);
  }
  expect((await anna.request('POST', `/api/house/people/${stewardsId}/close`, {})).status).toBe(403);
});

test('whose account is closed is gone at once, has given up, and does not come back until it is opened', async () => {
  const { anna, bea, table } = await begun();
  const id = await idOf(anna);
  await anna.post('/api/accounts', { name: `Anna ${id}`, password: 'montaperti' });
  await anna.join(table, 0);
  const { people } = await steward.get(`/api/house/people?like=${encodeURIComponent(id.toUpperCase())}`);
  expect(people).toMatchObject([{ id, closed: false, guest: false }]);
  await steward.post(`/api/house/people/${id}/close`);
  await anna.gone();
  expect((await anna.get('/api/me')).person).toBe(null);
  await house.until(async () => (await bea.get(`/api/tables/${table}`)).over);
  const login = { name: `Anna ${id}`, password: 'montaperti' };
  const stranger = house.stranger();
  expect((await stranger.request('POST', '/api/sessions', login)).json.error.code).toBe('account-closed');
  const wrong = { ...login, password: 'another one' };
  expect((await stranger.request('POST', '/api/sessions', wrong)).json.error.code).toBe('wrong-password');
  await host('open-account', `Anna ${id}`);
  expect((await stranger.request('POST', '/api/sessions', login)).status).toBe(200);
});

test('a table is closed by command: a match under way ends, one that waits is taken away', async () => {
  const { anna, table } = await begun();
  const { table: waiting } = await anna.post('/api/tables', { ...WISH, seats: OPEN });
  await host('close-table', table);
  await host('close-table', waiting);
  await house.until(async () => (await anna.get(`/api/tables/${table}`)).over);
  await house.until(async () => (await anna.request('GET', `/api/tables/${waiting}`)).status === 404);
  await expect(host('close-table', 'none')).rejects.toThrow('no-such-table');
});

test('a steward stays until dismissed', async () => {
  const other = await house.guest('Manente');
  await other.post('/api/accounts', { name: 'Manente', password: 'montaperti' });
  await host('appoint', 'Manente');
  await expect(host('close-account', 'Manente')).rejects.toThrow('steward-stays');
  await host('dismiss', 'Manente');
  await host('close-account', 'Manente');
  expect((await other.get('/api/me')).person).toBe(null);
});

test.each([
  [['nonsense'], /carroccio host status \|/],
  [['appoint'], 'carroccio host appoint NAME'],
  [['tournament', 'enter', 'one'], undefined],
])('%j says what it needs', async (words, message) => {
  const run = async () => commandOf(words)({ storage, shared: isShared(), clock: () => Date.now() });
  await expect(run()).rejects.toThrow(message ?? 'tournament enter TOURNAMENT NAME');
});
