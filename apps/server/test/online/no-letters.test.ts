/** Characters that no database keeps as they are: whoever sends them is told so, wherever he sends them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const NONE = ['a\u0000b', 'a\ud800', '\udc00 b'];
const ford = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };

test('no text holds them: what is said, noted, told of a club, reported, looked for', async () => {
  const anna = await house.guest('Anna');
  await anna.post('/api/accounts', { name: 'Anna', password: 'montaperti' });
  const bea = await house.guest('Bea');
  const { person } = await bea.get('/api/me');
  const { table } = await anna.post('/api/tables', { ...ford, seats: [{ kind: 'me' }, { kind: 'me' }] });
  const answers: unknown[] = [];
  for (const text of NONE)
    for (const [path, body] of [
      [`/api/tables/${table}/talk`, { text }],
      [`/api/tables/${table}/notes`, { text }],
      ['/api/clubs', { name: 'Arte della Lana', about: text, free: true }],
      ['/api/quick', { game: text, scenario: 'ford', seats: 2 }],
      ['/api/reports', { about: person?.id, reason: 'talk', text, table: null }],
      ['/api/me/news', { way: 'hook', address: `https://example.org/${text}`, language: 'en' }],
      ['/api/tables', { ...ford, game: text, seats: [{ kind: 'me' }] }],
      ['/api/tables', { ...ford, options: { [text]: text }, seats: [{ kind: 'me' }, { kind: 'open' }] }],
    ] as const)
      answers.push([path, text, (await anna.request('POST', path, body)).status]);
  for (const path of ['/api/tables?game=a%00b', '/api/leaders/a%00b', '/api/house?like=a%00'])
    answers.push([path, '', (await anna.request('GET', path)).status]);
  expect(answers.filter(answer => Array.isArray(answer) && !(answer[2] >= 400 && answer[2] < 500))).toEqual([]);
});

test('nor does a room’s name or a key, and the room goes on', async () => {
  const anna = await house.guest('Anna');
  const { table } = await anna.post('/api/tables', { ...ford, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.join(table, 0, 1);
  const [march] = anna.of(table, 0).legal;
  const join = (room: string) => ({ id: 7, method: 'room.join', params: { room, eyes: [null] } });
  const act = (key: string) => ({
    id: 8,
    method: 'room.act',
    params: { room: table, seat: 0, at: 0, key, actions: [march] },
  });
  for (const request of NONE.flatMap(text => [join(text), act(text)])) {
    const before = anna.heard.length;
    // Who comes and goes is told between question and answer.
    const answer = () => anna.heard.slice(before).find(text => text.includes(`"id":${request.id},`));
    anna.send(JSON.stringify(request));
    await anna.until(() => answer() !== undefined);
    expect(JSON.parse(answer() ?? '')).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
  }
  const [first] = anna.of(table, 0).legal;
  expect(await anna.act(table, 0, first ?? {})).toMatchObject({ ok: true });
  expect(anna.heard.filter(text => text.includes('"internal"'))).toEqual([]);
});
