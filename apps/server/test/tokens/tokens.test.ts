/** People's own programs show a token where a browser has a session. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function drawn(player: Player, name = 'my bot'): Promise<string> {
  const { secret } = await player.post('/api/me/tokens', { name });
  if (secret === undefined) throw new Error('no token was told');
  return secret;
}
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const ford = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };

test('a token is told once, is its drawer by HTTP and by socket, and is no more when it is deleted', async () => {
  const anna = await house.guest('Anna');
  const token = await drawn(anna);
  const { tokens } = await anna.get('/api/me/tokens');
  expect(tokens).toMatchObject([{ name: 'my bot' }]);
  expect(JSON.stringify([tokens, await anna.get('/api/me/data')])).not.toContain(token);

  const program = house.stranger();
  expect((await program.request('GET', '/api/me', undefined, bearer(token))).json.person).toMatchObject({
    name: 'Anna',
  });
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { json } = await program.request('POST', '/api/tables', { ...ford, seats }, bearer(token));
  await program.connect(bearer(token));
  expect(await program.join(json.table, 0)).toMatchObject({ ok: true });

  expect((await anna.request('DELETE', `/api/me/tokens/${tokens[0]?.id}`)).json.tokens).toEqual([]);
  expect((await program.request('GET', '/api/me', undefined, bearer(token))).json).toEqual({ person: null });
});

test('whoever came by a token goes when it is deleted, and nobody else does', async () => {
  const anna = await house.guest('Anna');
  const token = await drawn(anna);
  const { table } = await anna.post('/api/tables', { ...ford, seats: [{ kind: 'me' }, { kind: 'me' }] });
  const program = house.stranger();
  await program.connect(bearer(token));
  expect([await program.join(table, 0), await anna.join(table, 1)]).toMatchObject([{ ok: true }, { ok: true }]);
  const { tokens } = await anna.get('/api/me/tokens');
  await anna.request('DELETE', `/api/me/tokens/${tokens[0]?.id}`);
  await program.gone();
  expect(await anna.ask('room.offer', { room: table, seat: 1, kind: 'draw' })).toMatchObject({ ok: true });
  // Who has shown nothing good is an onlooker.
  await program.connect(bearer(token));
  expect(await program.join(table, 0)).toMatchObject({ ok: false, error: { reason: 'not-your-seat' } });
});

test('a wrong token is nobody, also beside a session', async () => {
  const anna = await house.guest('Anna');
  for (const authorization of ['Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi', ''])
    expect((await anna.request('GET', '/api/me', undefined, { authorization })).json).toEqual({ person: null });
});

test('a token changes nothing of the person himself', async () => {
  const anna = await house.guest('Anna');
  const headers = bearer(await drawn(anna));
  const program = house.stranger();
  for (const [path, body] of [
    ['/api/me/tokens', { name: 'another' }],
    ['/api/me/delete', { sure: true }],
    ['/api/accounts', { name: 'Mallory', password: 'password' }],
    ['/api/%6de/delete', { sure: true }],
  ] as const) {
    const { status, json } = await program.request('POST', path, body, headers);
    expect([path, status, json.error.code]).toEqual([path, 403, 'not-by-token']);
  }
});

test('they are limited in number, and nobody deletes those of others', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  for (let count = 0; count < 10; count++) await drawn(anna, `bot ${count}`);
  const { status, json } = await anna.request('POST', '/api/me/tokens', { name: 'one more' });
  expect([status, json.error.code]).toEqual([409, 'too-many-tokens']);
  const { tokens } = await anna.get('/api/me/tokens');
  expect((await bea.request('DELETE', `/api/me/tokens/${tokens[0]?.id}`)).status).toBe(404);
  expect((await anna.get('/api/me/tokens')).tokens).toHaveLength(10);
});

test('the example in Python sits down at a table and plays it to its end', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const seats = [{ kind: 'open' }, { kind: 'me' }];
  const { table } = await anna.post('/api/tables', { ...ford, seats });
  const bot = fileURLToPath(new URL('../../../../examples/bots/online_bot.py', import.meta.url));
  const env = { ...process.env, CARROCCIO_TOKEN: await drawn(bea) };
  const playing = promisify(execFile)('python3', [bot, `http://${bea.host}`, table, '0'], { env });
  await house.until(async () => (await anna.get(`/api/tables/${table}`)).began);
  await anna.join(table, 1);
  while (anna.of(table, 1).result === null) {
    const [first] = anna.of(table, 1).at === null ? [] : anna.of(table, 1).legal;
    if (first) await anna.act(table, 1, first);
    await anna.until(() => anna.of(table, 1).at !== null || anna.of(table, 1).result !== null);
  }
  const { stdout } = await playing;
  expect(stdout).toContain('winners');
  expect(await anna.get(`/api/tables/${table}`)).toMatchObject({
    over: true,
    sitters: [{ name: 'Bea' }, { name: 'Anna' }],
  });
}, 20_000);
