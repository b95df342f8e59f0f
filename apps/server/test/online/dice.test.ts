/** The host commits itself to its seed before anybody adds his own to it, and shows it when the match is over. */
import { type MatchRecord, verify } from '@carroccio/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../../../packages/kernel/test/tiny/index.ts';
import { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const OURS = 'a'.repeat(64);
const THEIRS = 'b'.repeat(64);

test('each seat adds to the dice, and the proof is there at the end, not before', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: true, entropy: OURS };
  const { table } = await anna.post('/api/tables', wish);
  const path = `/api/tables/${table}`;
  const { commitment } = await bea.get(path);
  expect((await bea.request('POST', `${path}/sit`, { seat: 1, entropy: 'mine' })).status).toBe(400);
  await bea.post(`${path}/sit`, { seat: 1, entropy: THEIRS });
  expect(JSON.stringify(await anna.get(path))).not.toContain(OURS);
  await anna.join(table, 0);
  await anna.act(table, 0, { type: 'march', unit: 2 });
  expect((await bea.request('GET', `${path}/record`)).json.error.code).toBe('not-over');
  await house.sleep(1000);
  await anna.join(table, 0);
  await anna.ask('room.offer', { room: table, seat: 0, kind: 'resign' });

  const answer = await bea.request('GET', `${path}/record`);
  const record: MatchRecord = JSON.parse(JSON.stringify(answer.json));
  expect(record).toMatchObject({ commitment, entropy: [OURS, THEIRS] });
  expect(verify(registry.game('ford'), record)).toMatchObject({ genuine: true, entries: 1 });
  expect(() => verify(registry.game('ford'), { ...record, entropy: [OURS, OURS] })).toThrow();
});

test('once more begins with nothing that was added before', async () => {
  const anna = await house.guest('Anna');
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: true, entropy: OURS };
  const { table } = await anna.post('/api/tables', wish);
  await anna.join(table, 0, 1);
  await anna.ask('room.offer', { room: table, seat: 0, kind: 'resign' });
  const { table: next } = await anna.post(`/api/tables/${table}/again`);
  await anna.join(next, 0, 1);
  await anna.ask('room.offer', { room: next, seat: 0, kind: 'resign' });
  expect(await anna.get(`/api/tables/${next}/record`)).toMatchObject({ entropy: [] });
});

test('once more begins when all have sat down, with sides changed and dice of both', async () => {
  const [anna, bea, cia] = [await house.guest('Anna'), await house.guest('Bea'), await house.guest('Cia')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: false, entropy: OURS };
  const { table } = await anna.post('/api/tables', wish);
  await bea.post(`/api/tables/${table}/sit`, { seat: 1, entropy: THEIRS });
  expect((await anna.request('POST', `/api/tables/${table}/again`, {})).json.error.code).toBe('not-over');
  await anna.join(table, 0);
  await anna.ask('room.offer', { room: table, seat: 0, kind: 'resign' });
  expect((await cia.request('POST', `/api/tables/${table}/again`, {})).json.error.code).toBe('not-yours');

  const other = 'c'.repeat(64);
  const { table: next } = await bea.post(`/api/tables/${table}/again`, { entropy: other });
  const path = `/api/tables/${next}`;
  expect(await anna.get(path)).toMatchObject({ began: false, mine: [], invited: [1] });
  expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ next });
  expect(await anna.post(`/api/tables/${table}/again`, { entropy: OURS })).toEqual({ table: next });
  // Nobody else is shown a table at which nobody else can sit down.
  expect((await cia.get('/api/tables')).tables.map(({ id }) => id)).not.toContain(next);
  expect((await anna.get('/api/tables')).tables.map(({ id }) => id)).toContain(next);
  expect((await cia.request('POST', `${path}/sit`, { seat: 1 })).json.error.code).toBe('kept-for-another');
  expect(await anna.post(`${path}/sit`, { seat: 1, entropy: THEIRS })).toMatchObject({ began: true, mine: [1] });
  await anna.join(next, 1);
  await anna.ask('room.offer', { room: next, seat: 1, kind: 'resign' });
  expect(await anna.get(`${path}/record`)).toMatchObject({ entropy: [other, THEIRS] });
});
