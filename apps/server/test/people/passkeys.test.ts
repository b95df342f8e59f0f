/** Coming in by a key that one's own device keeps. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';
import { Device } from './device.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const originOf = (player: Player): string => `http://${player.host}`;
const refused = async (player: Player, path: string, body: object = {}) =>
  (await player.request('POST', path, body)).json.error.code;

async function withKey(name: string): Promise<[Player, Device]> {
  const player = await house.guest(name);
  const device = new Device();
  const { options } = await player.post('/api/me/passkeys/options', {});
  await player.post('/api/me/passkeys', { credential: device.make(options, originOf(player)) });
  return [player, device];
}

const ask = async (player: Player) => (await player.post('/api/passkeys/options')).options;

test('a guest makes a key, has an account by it, and comes in by it elsewhere', async () => {
  const [anna, device] = await withKey('Anna');
  const { person } = await anna.get('/api/me');
  expect(person).toMatchObject({ name: 'Anna', guest: false });
  expect(await anna.get('/api/me/passkeys')).toMatchObject({ passkeys: [{}], password: false });
  const elsewhere = house.stranger();
  await elsewhere.post('/api/passkeys/enter', {
    credential: device.show(await ask(elsewhere), originOf(elsewhere)),
  });
  expect(await elsewhere.get('/api/me')).toEqual({ person });
  const login = { name: 'Anna', password: '' };
  expect((await elsewhere.request('POST', '/api/sessions', { ...login, password: 'montaperti' })).status).toBe(403);
  expect(await refused(await house.guest('x'), '/api/me/passkeys/options', { name: 'anna' })).toBe('name-taken');
});

test('what is forged, shown again, of another place or without its owner does not open', async () => {
  const [anna, device] = await withKey('Bea');
  const origin = originOf(anna);
  const enter = (credential: object) => refused(anna, '/api/passkeys/enter', { credential });
  const once = device.show(await ask(anna), origin);
  await anna.post('/api/passkeys/enter', { credential: once });
  expect(await enter(once)).toBe('wrong-passkey');
  expect(await enter(device.show(await ask(anna), 'http://elsewhere.example'))).toBe('wrong-passkey');
  expect(await enter(device.show(await ask(anna), origin, 0x01))).toBe('wrong-passkey');
  expect(await enter(device.show({ challenge: 'bm90IGFza2Vk' }, origin))).toBe('wrong-passkey');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(await enter(device.show(await ask(anna), origin, 0x05, privateKey))).toBe('wrong-passkey');
  expect(await enter(new Device().show(await ask(anna), origin))).toBe('wrong-passkey');
  device.counter = 0;
  expect(await enter(device.show(await ask(anna), origin))).toBe('wrong-passkey');
  const late = await ask(anna);
  await house.pass(6 * 60_000);
  expect(await enter(device.show(late, origin))).toBe('wrong-passkey');
});

test('what was asked of one makes no key for another', async () => {
  const [anna, bea] = [await house.guest('Carla'), await house.guest('Dora')];
  const { options } = await anna.post('/api/me/passkeys/options', {});
  const credential = new Device().make(options, originOf(bea));
  expect(await refused(bea, '/api/me/passkeys', { credential })).toBe('wrong-passkey');
  expect((await bea.get('/api/me')).person).toMatchObject({ guest: true });
});

test('the last way in stays; with a password beside it the key may go', async () => {
  const [anna] = await withKey('Elena');
  const { passkeys } = await anna.get('/api/me/passkeys');
  const path = `/api/me/passkeys/${passkeys[0]?.id}`;
  expect((await anna.request('DELETE', path)).json.error.code).toBe('last-way-in');
  await anna.post('/api/me/password', { password: 'montaperti' });
  expect((await anna.request('DELETE', path)).json).toEqual({ passkeys: [], password: true });
  await house.stranger().post('/api/sessions', { name: 'elena', password: 'montaperti' });
});
