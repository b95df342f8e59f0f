/** What is kept of somebody can be taken away and deleted by himself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('all of it is there to take away, and after deletion none of it', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  await anna.post('/api/accounts', { name: 'Anna of Luni', password: 'malaspina' });
  const wish = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table: waiting } = await anna.post('/api/tables', { ...wish, seats });
  const { table } = await anna.post('/api/tables', { ...wish, seats });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  await anna.post(`/api/tables/${table}/talk`, { text: 'Buon gioco' });
  await anna.post(`/api/tables/${table}/notes`, { text: 'Bea rests too much.' });

  const kept = JSON.stringify(await anna.get('/api/me/data'));
  for (const own of ['Anna of Luni', 'Buon gioco', 'Bea rests too much.', table, waiting]) expect(kept).toContain(own);
  expect(kept).not.toContain('argon2');

  expect((await anna.request('POST', '/api/me/delete', {})).status).toBe(400);
  await anna.post('/api/me/delete', { sure: true });
  expect(await anna.get('/api/me')).toEqual({ person: null });
  const login = { name: 'Anna of Luni', password: 'malaspina' };
  expect((await house.stranger().request('POST', '/api/sessions', login)).status).toBe(403);
  expect((await bea.request('GET', `/api/tables/${waiting}`)).status).toBe(404);
  expect(await bea.get(`/api/tables/${table}`)).toMatchObject({
    over: true,
    sitters: [{ kind: 'person', name: '' }, { name: 'Bea' }],
  });
  expect(await bea.get(`/api/tables/${table}/talk`)).toEqual({ talk: [] });
  const database = JSON.stringify(await bea.get('/api/me/data'));
  expect(database).not.toContain('Anna');
});
