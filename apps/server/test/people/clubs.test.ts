/** Clubs: who belongs to them, and what only they find. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

let house: House;
let founded = 0;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const idOf = async (player: Player): Promise<string> => (await player.get('/api/me')).person?.id ?? '';
const refused = async (player: Player, path: string, body: object = {}) =>
  (await player.request('POST', path, body)).json.error.code;
const TABLE = {
  game: 'ford',
  scenario: 'ford',
  options: {},
  unlisted: false,
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

async function club(free: boolean) {
  const name = `Arte ${++founded}`;
  const host = await house.guest(name);
  await host.post('/api/accounts', { name, password: 'montaperti' });
  const { club: id } = await host.post('/api/clubs', { name, about: 'Wool', free });
  return { host, name, path: `/api/clubs/${id}`, id };
}

const rolesIn = async (player: Player, path: string) => (await player.get(path)).members.map(({ role }) => role);

test('whoever likes joins one that is free, sees its tables and sits down there; nobody else does', async () => {
  const { host, path, id } = await club(true);
  const [bea, carla] = [await house.guest('Bea'), await house.guest('Carla')];
  await bea.post(`${path}/join`);
  await bea.post(`${path}/join`);
  const { table } = await host.post('/api/tables', { ...TABLE, club: id });
  expect((await bea.get(path)).tables).toMatchObject([{ id: table, club: id }]);
  expect((await carla.get(path)).tables).toEqual([]);
  expect(JSON.stringify(await bea.get('/api/tables'))).not.toContain(table);
  expect(await refused(carla, `/api/tables/${table}/sit`, { seat: 1 })).toBe('not-a-member');
  expect(await refused(carla, '/api/tables', { ...TABLE, club: id })).toBe('not-a-member');
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  expect((await bea.get(`/api/tables/${table}`)).began).toBe(true);
  expect(await rolesIn(carla, path)).toEqual(['host', 'member']);
  expect((await carla.get('/api/clubs')).clubs).toContainEqual(expect.objectContaining({ id, members: 2 }));
});

test('where one has to ask, whoever leads it lets in; the others do not see who has asked', async () => {
  const { host, path, id } = await club(false);
  const [bea, carla] = [await house.guest('Bea'), await house.guest('Carla')];
  const [beasId, hostsId] = [await idOf(bea), await idOf(host)];
  await bea.post(`${path}/join`);
  expect(await rolesIn(host, path)).toEqual(['host', 'asked']);
  expect(await rolesIn(carla, path)).toEqual(['host']);
  expect(await refused(bea, '/api/tables', { ...TABLE, club: id })).toBe('not-a-member');
  expect(await refused(bea, `${path}/members/${beasId}/admit`)).toBe('not-your-club');
  await host.post(`${path}/members/${beasId}/admit`);
  expect(await rolesIn(carla, path)).toEqual(['host', 'member']);
  await host.post(`${path}/members/${beasId}/hand-over`);
  expect(await refused(host, `${path}/members/${beasId}/dismiss`)).toBe('not-your-club');
  await bea.post(`${path}/members/${hostsId}/dismiss`);
  expect((await host.get(path)).role).toBe(null);
  await bea.post(path, { about: 'Silk', free: true });
  expect(await carla.get(path)).toMatchObject({ about: 'Silk', free: true });
});

test('a tournament of a club is for its members', async () => {
  const { host, path, id } = await club(true);
  const [bea, carla] = [await house.guest('Bea'), await house.guest('Carla')];
  await bea.post(`${path}/join`);
  const wish = { name: 'Palio', game: 'ford', scenario: 'ford', form: 'swiss', both: true, days: 10, club: id };
  const { tournament } = await host.post('/api/tournaments', {
    ...wish,
    pace: { kind: 'letter', days: 5, late: 'claim' },
  });
  expect((await bea.get(path)).tournaments).toMatchObject([{ id: tournament }]);
  expect(JSON.stringify(await bea.get('/api/tournaments'))).not.toContain(tournament);
  expect(await refused(carla, `/api/tournaments/${tournament}/enter`)).toBe('not-a-member');
  await bea.post(`/api/tournaments/${tournament}/enter`);
});

test('whoever leads it and goes leaves it to the one who has been there longest; the last one ends it', async () => {
  const { host, path, id } = await club(true);
  const bea = await house.guest('Bea');
  await bea.post(`${path}/join`);
  await host.post('/api/me/delete', { sure: true });
  expect(await rolesIn(bea, path)).toEqual(['host']);
  const { table } = await bea.post('/api/tables', { ...TABLE, club: id });
  await bea.post(`${path}/leave`);
  expect((await bea.request('GET', path)).json.error.code).toBe('unknown-club');
  expect((await bea.request('GET', `/api/tables/${table}`)).status).toBe(404);
});

test('it is founded by whoever has an account, under a name that no other has', async () => {
  const { host, name } = await club(true);
  const wish = { name: name.toUpperCase(), about: '', free: true };
  expect(await refused(host, '/api/clubs', wish)).toBe('name-taken');
  expect(await refused(await house.guest('Bea'), '/api/clubs', { ...wish, name: 'Another' })).toBe('no-account');
});

test('who belongs to it no more plays none of its matches once more', async () => {
  const { host, path, id } = await club(true);
  const bea = await house.guest('Bea');
  await bea.post(`${path}/join`);
  const { table } = await host.post('/api/tables', { ...TABLE, club: id });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  await bea.join(table, 1);
  await bea.ask('room.offer', { room: table, seat: 1, kind: 'resign' });
  await host.post(`${path}/members/${await idOf(bea)}/dismiss`);
  expect(await refused(bea, `/api/tables/${table}/again`)).toBe('not-a-member');
  const { table: next } = await host.post(`/api/tables/${table}/again`);
  expect((await host.get(path)).tables).toMatchObject([{ id: next, club: id }]);
  expect(await refused(bea, `/api/tables/${next}/sit`, { seat: 0 })).toBe('not-a-member');
});

test('names are of whole letters', async () => {
  const stranger = house.stranger();
  for (const [name, status] of [
    ['\ud800', 400],
    ['Anna \udc00', 400],
    ['Anna \u{1f600}', 200],
  ] as const)
    expect([name, (await stranger.request('POST', '/api/guests', { name })).status]).toEqual([name, status]);
});
