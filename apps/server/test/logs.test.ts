/** What the server logs: whoever hosts it finds what failed, and nobody's secrets. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultLine } from '../src/logs.ts';
import { openStorage } from '../src/storage/storage.ts';
import { House } from './online/house.ts';

const lines: string[] = [];
let house: House;
beforeAll(async () => {
  house = await House.open(undefined, {}, { log: line => lines.push(line) });
});
afterAll(() => house.close());

const TOKEN = 'T0ken-'.padEnd(43, 'x');

test.each([
  ['a token', TOKEN],
  ['a seed', 'ab12'.repeat(16)],
  ['a letter’s address', 'farinata@uberti.example'],
  ['a password to a database', 'carroccio:ghibelline@db'],
])('%s in a message is not logged', (_, secret) => {
  const error = new Error(`cannot reach postgres://${secret}/x for <${secret}>`);
  const line = faultLine(`a job about ${secret}`, error, 0);
  expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({ level: 'error', time: '1970-01-01T00:00:00.000Z' });
  expect(line).toContain('cannot reach postgres://…/x for <…>');
});

test('a table that cannot be read is told by its route, and nothing that was sent', async () => {
  const anna = await house.guest('Anna');
  const { secret = '' } = await anna.post('/api/me/tokens', { name: 'my bot' });
  await anna.post('/api/accounts', { name: 'Anna', password: 'montaperti 1260' });
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const entropy = 'e'.repeat(64);
  const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: true, entropy };
  const { table } = await anna.post('/api/tables', wish);
  const storage = await openStorage(house.place);
  const { seed } = await storage.db
    .selectFrom('tables')
    .select('seed')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const sessions = await storage.db.selectFrom('sessions').select('token').execute();
  for (const name of ['notes', 'news_channels', 'talk']) await storage.db.schema.dropTable(name).execute();
  await storage.close();
  const text = 'my secret plan';
  const faults = [
    await anna.request('POST', `/api/tables/${table}/notes`, { text }),
    await anna.request('POST', `/api/tables/${table}/talk`, { text }),
    await anna.request('POST', `/api/news/confirm/${TOKEN}`, {}),
    await anna.request('POST', '/api/me/news', {
      way: 'hook',
      address: 'https://chat.example/hook/0123456789',
      language: 'en',
    }),
  ];
  expect(faults.map(({ status }) => status)).toEqual(faults.map(() => 500));
  const told = lines.map(line => JSON.parse(line));
  expect(told.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['POST /api/tables/:table/notes', 'POST /api/news/confirm/:token']),
  );
  for (const line of told) expect(line.at.length).toBeGreaterThan(0);
  const hidden = [secret, seed, entropy, text, TOKEN, 'montaperti 1260', 'hook/0123456789', 'Anna'];
  for (const word of [...hidden, ...sessions.map(({ token }) => token)]) expect(lines.join('\n')).not.toContain(word);
});
