/** Results and ratings of matches that are over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function resigned(winner: Player, loser: Player): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await loser.post('/api/tables', {
    game: 'ford',
    scenario: 'ford',
    options: {},
    seats,
    unlisted: true,
  });
  await winner.post(`/api/tables/${table}/sit`, { seat: 1 });
  await loser.join(table, 0);
  await loser.ask('room.offer', { room: table, seat: 0, kind: 'resign' });
  return table;
}

const profile = async (player: Player, of: Player) => player.get(`/api/people/${(await of.get('/api/me')).person?.id}`);

test('a match that is over is counted once: ratings, results, what two played together, leaders', async () => {
  const [anna, bea, cia] = [await house.guest('Anna'), await house.guest('Bea'), await house.guest('Cia')];
  const table = await resigned(anna, bea);
  await house.until(async () => (await profile(cia, anna)).ratings.length > 0);
  await house.sleep(1000);
  const seen = await profile(bea, anna);
  const result = { table, game: 'ford', scenario: 'ford', seat: 1, share: 1, ended: expect.any(Number) };
  expect(seen).toMatchObject({ name: 'Anna', guest: true, results: [result], together: [result] });
  expect(seen.ratings).toMatchObject([{ game: 'ford', matches: 1 }]);
  expect(seen.ratings[0]?.rating).toBeGreaterThan(1600);
  expect((await profile(cia, bea)).ratings[0]?.rating).toBeLessThan(1400);
  expect((await profile(cia, bea)).together).toEqual([]);
  for (let more = 0; more < 5; more++) await resigned(anna, bea);
  await house.until(async () => (await profile(cia, anna)).ratings[0]?.matches === 6);
  expect((await cia.get('/api/leaders/ford')).leaders).toMatchObject([{ name: 'Anna' }, { name: 'Bea' }]);
  expect((await cia.request('GET', '/api/people/nobody')).json.error.code).toBe('unknown-person');
});

test('notes are one’s own', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const table = await resigned(anna, bea);
  await anna.post(`/api/tables/${table}/notes`, { text: 'He always resigns.' });
  expect(await anna.get(`/api/tables/${table}/notes`)).toEqual({ text: 'He always resigns.' });
  expect(await bea.get(`/api/tables/${table}/notes`)).toEqual({ text: '' });
  await anna.post(`/api/tables/${table}/notes`, { text: '' });
  expect(await anna.get(`/api/tables/${table}/notes`)).toEqual({ text: '' });
});
