/** Whom somebody does not want to hear, or to meet. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const WISH = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };
const OPEN = [{ kind: 'me' }, { kind: 'open' }];

async function comers(...names: string[]): Promise<[Player, string][]> {
  const all: [Player, string][] = [];
  for (const name of names) {
    const player = await house.guest(name);
    all.push([player, (await player.get('/api/me')).person?.id ?? '']);
  }
  return all;
}

const pair = async (): Promise<[[Player, string], [Player, string]]> => {
  const [one, other] = await comers('Anna', 'Bea');
  if (!one || !other) throw new Error('nobody came');
  return [one, other];
};

const refused = async (player: Player, path: string, body: object) =>
  (await player.request('POST', path, body)).json.error.code;

test('whoever is muted is not heard by him who muted, and by all others', async () => {
  const [[anna], [bea, beasId]] = await pair();
  const { table } = await anna.post('/api/tables', { ...WISH, seats: OPEN });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  await bea.post(`/api/tables/${table}/talk`, { text: 'Ciao' });
  const heardBy = async (player: Player) => JSON.stringify(await player.get(`/api/tables/${table}/talk`));
  expect(await heardBy(anna)).toContain('Ciao');
  await anna.post('/api/me/blocks', { person: beasId, how: 'mute' });
  expect(await heardBy(anna)).not.toContain('Ciao');
  expect(await heardBy(bea)).toContain('Ciao');
  expect(await anna.get('/api/me/blocks')).toEqual({ blocks: [{ person: beasId, name: 'Bea', how: 'mute' }] });
  await anna.post('/api/me/blocks', { person: beasId, how: null });
  expect(await heardBy(anna)).toContain('Ciao');
});

test('whoever is blocked finds no table of his, and does not sit down there', async () => {
  const [[anna, annasId], [bea, beasId]] = await pair();
  const { table } = await anna.post('/api/tables', { ...WISH, seats: OPEN });
  const finds = async (player: Player) =>
    (await player.get('/api/tables')).tables.some(({ id }: { id: string }) => id === table);
  expect(await finds(bea)).toBe(true);
  await anna.post('/api/me/blocks', { person: beasId, how: 'block' });
  expect(await finds(bea)).toBe(false);
  expect(await finds(anna)).toBe(true);
  expect(await refused(bea, `/api/tables/${table}/sit`, { seat: 1 })).toBe('not-wanted');
  await bea.post('/api/accounts', { name: `Bea ${beasId}`, password: 'montaperti' });
  await anna.post('/api/accounts', { name: `Anna ${annasId}`, password: 'montaperti' });
  const invited = [{ kind: 'me' }, { kind: 'invited', name: `Anna ${annasId}` }];
  expect(await refused(bea, '/api/tables', { ...WISH, seats: invited })).toBe('not-wanted');
});

test('two who do not meet are not brought together by a quick match, nor once more', async () => {
  const [[anna], [bea, beasId]] = await pair();
  const wish = { game: 'ford', scenario: 'ford', seats: 2, pace: null };
  const { table: played } = await anna.post('/api/tables', { ...WISH, unlisted: true, seats: OPEN });
  await bea.post(`/api/tables/${played}/sit`, { seat: 1 });
  await bea.join(played, 1);
  await bea.ask('room.offer', { room: played, seat: 1, kind: 'resign' });
  const { table } = await anna.post('/api/quick', wish);
  await anna.post('/api/me/blocks', { person: beasId, how: 'block' });
  expect((await bea.post('/api/quick', wish)).table).not.toBe(table);
  expect(await refused(bea, `/api/tables/${played}/again`, {})).toBe('not-wanted');
});

test('nobody blocks himself, or whom there is not', async () => {
  const [[anna, annasId]] = await pair();
  for (const person of [annasId, 'nobody'])
    expect(await refused(anna, '/api/me/blocks', { person, how: 'block' })).toBe('unknown-person');
  expect(await refused(house.stranger(), '/api/me/blocks', { person: annasId, how: 'block' })).toBe('nobody');
});
