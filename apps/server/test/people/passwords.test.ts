/** Another password: by whoever knows the one before, and by a letter for whoever has forgotten it. */
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

const letters: string[] = [];
let post: SMTPServer;
let house: House;

beforeAll(async () => {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let letter = '';
      stream.on('data', piece => {
        letter += String(piece);
      });
      // Long lines are folded in what is sent.
      stream.on('end', () => {
        letters.push(letter.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  const port = await new Promise<number>(listening => {
    const server = post.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const home = new URL('http://carroccio.test/');
  house = await House.open(undefined, {}, { home, mail: { server: `smtp://127.0.0.1:${port}`, from: 'a@house.test' } });
});
afterAll(async () => {
  await house.close();
  await new Promise<void>(closed => post.close(closed));
});

/** What stands after this in the next letter that has it. */
async function written(before: string): Promise<string> {
  let found: string | undefined;
  await house.until(async () => {
    found = letters.map(letter => letter.split(before)[1]).find(rest => rest !== undefined);
    return found !== undefined;
  });
  letters.splice(0);
  return /^[\w-]+/.exec(found ?? '')?.[0] ?? '';
}

async function withAddress(name: string): Promise<Player> {
  const player = await house.guest(name);
  await player.post('/api/accounts', { name, password: 'montaperti' });
  await player.post('/api/me/news', { way: 'mail', address: `${name}@example.org`, language: 'en' });
  await player.post(`/api/news/confirm/${await written('news/confirm/')}`);
  return player;
}

const enters = async (name: string, password: string) =>
  (await house.stranger().request('POST', '/api/sessions', { name, password })).status;

test('whoever knows his password chooses another, and all others are out', async () => {
  const [anna, other] = [await house.guest('Anna'), house.stranger()];
  await anna.post('/api/accounts', { name: 'Anna', password: 'montaperti' });
  await other.post('/api/sessions', { name: 'Anna', password: 'montaperti' });
  const wish = { password: 'campaldino' };
  for (const before of [undefined, 'something else'])
    expect((await anna.request('POST', '/api/me/password', { ...wish, ...(before ? { before } : {}) })).status).toBe(
      403,
    );
  await anna.post('/api/me/password', { ...wish, before: 'montaperti' });
  expect((await anna.get('/api/me')).person).toMatchObject({ name: 'Anna' });
  expect((await other.get('/api/me')).person).toBe(null);
  expect([await enters('Anna', 'montaperti'), await enters('Anna', 'campaldino')]).toEqual([403, 200]);
});

test('who is out by another password or by going out is out of the rooms he was in, too', async () => {
  const [cia, other] = [await house.guest('Cia'), house.stranger()];
  await cia.post('/api/accounts', { name: 'Cia', password: 'montaperti' });
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { table } = await cia.post('/api/tables', {
    game: 'ford',
    scenario: 'ford',
    options: {},
    unlisted: false,
    seats,
  });
  const comesIn = async (password: string) => {
    await other.post('/api/sessions', { name: 'Cia', password });
    await other.connect();
    expect(await other.join(table, 0)).toMatchObject({ ok: true });
  };
  await comesIn('montaperti');
  await cia.post('/api/me/password', { password: 'campaldino', before: 'montaperti' });
  await other.gone();
  await comesIn('campaldino');
  expect(await cia.join(table, 1)).toMatchObject({ ok: true });
  await other.request('DELETE', '/api/me');
  await other.gone();
  // The other session of hers goes on.
  expect(await cia.ask('room.offer', { room: table, seat: 1, kind: 'draw' })).toMatchObject({ ok: true });
});

test('whoever has forgotten it is written to, and chooses another by the letter, once', async () => {
  const bea = await withAddress('Bea');
  const stranger = house.stranger();
  await stranger.post('/api/accounts/forgot', { name: 'bea' });
  const token = await written('reset/');
  await stranger.post('/api/accounts/reset', { token, password: 'campaldino' });
  expect((await stranger.get('/api/me')).person).toMatchObject({ name: 'Bea' });
  expect((await bea.get('/api/me')).person).toBe(null);
  expect([await enters('Bea', 'montaperti'), await enters('Bea', 'campaldino')]).toEqual([403, 200]);
  const again = await stranger.request('POST', '/api/accounts/reset', { token, password: 'tagliacozzo' });
  expect(again.json.error.code).toBe('no-reset');
});

test('a letter is good for an hour, and a name that nobody has is answered alike', async () => {
  await withAddress('Carla');
  const stranger = house.stranger();
  expect(await stranger.post('/api/accounts/forgot', { name: 'nobody at all' })).toEqual({});
  expect(await stranger.post('/api/accounts/forgot', { name: 'Carla' })).toEqual({});
  const token = await written('reset/');
  await house.pass(61 * 60_000);
  const late = await stranger.request('POST', '/api/accounts/reset', { token, password: 'campaldino' });
  expect(late.json.error.code).toBe('no-reset');
  expect(await enters('Carla', 'montaperti')).toBe(200);
});
