/** A table that carries a data pack: it is shown before anybody sits down, and what is played there is played with it. */
import { readRecord, verify } from '@carroccio/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry as tiny } from '../../../../packages/kernel/test/tiny/index.ts';
import { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const water = { soldiers: 2, source: { from: 'rulebook', rule: 'ford.6' } };
const PACK = {
  format: 'carroccio-pack/1' as const,
  game: 'ford',
  title: 'A longer ford',
  parts: { waters: { ford: { ...water, length: 12 }, footbridge: { ...water, length: 6 } } },
};
const WISH = {
  game: 'ford',
  scenario: 'ford',
  options: {},
  unlisted: false,
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

test('is played with it, also after the house was started anew, and says so in its record', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const { table } = await anna.post('/api/tables', { ...WISH, pack: PACK });
  expect(await bea.get(`/api/tables/${table}`)).toMatchObject({ began: false, pack: { title: 'A longer ford' } });
  expect(await bea.get(`/api/tables/${table}/pack`)).toEqual(PACK);
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  await bea.join(table, 1);
  expect(bea.of(table, 1).state).toMatchObject({ length: 12 });
  await house.sleep(1000);
  await bea.join(table, 1);
  expect(bea.of(table, 1).state).toMatchObject({ length: 12 });
  await bea.ask('room.offer', { room: table, seat: 1, kind: 'resign' });
  const { json } = await anna.request('GET', `/api/tables/${table}/record`);
  expect(json).toMatchObject({ pack: PACK });
  expect(verify(tiny.game('ford', PACK), readRecord(json))).toMatchObject({ genuine: true });
  const { table: again } = await anna.post(`/api/tables/${table}/again`);
  expect(await bea.get(`/api/tables/${again}`)).toMatchObject({ pack: { title: 'A longer ford' } });
});

test('what does not fit opens no table, and a quick match leads to none that carries one', async () => {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const unfit = [
    { ...PACK, game: 'relics' },
    { ...PACK, parts: { waters: { ford: 1 } } },
    { ...PACK, format: 'x' },
  ];
  for (const pack of unfit) expect((await anna.request('POST', '/api/tables', { ...WISH, pack })).status).toBe(400);
  const { table } = await anna.post('/api/tables', { ...WISH, pack: PACK });
  const quick = await bea.post('/api/quick', { game: 'ford', scenario: 'ford', seats: 2, pace: null });
  expect(quick.table).not.toBe(table);
  expect((await bea.request('GET', `/api/tables/${quick.table}/pack`)).json.error.code).toBe('no-pack');
});

test('a bot plays with it', async () => {
  const anna = await house.guest('Anna');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { table } = await anna.post('/api/tables', { ...WISH, seats, pack: PACK });
  await anna.join(table, 0);
  const before = anna.of(table, 0).log.length;
  await anna.until(() => anna.of(table, 0).at !== null);
  const [first] = anna.of(table, 0).legal;
  if (!first) throw new Error('there is nothing to do');
  await anna.act(table, 0, first);
  await anna.until(() => anna.of(table, 0).at !== null);
  expect(anna.of(table, 0).log.length).toBeGreaterThan(before);
});
