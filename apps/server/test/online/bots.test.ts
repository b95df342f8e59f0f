/** Bots at tables of the server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const BOT = { kind: 'bot', bot: 'random' };

test('a person plays against a bot to the end, and a new start in between stops neither', async () => {
  const anna = await house.guest('Anna');
  const wish = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };
  const { table } = await anna.post('/api/tables', { ...wish, seats: [BOT, { kind: 'me' }] });
  await anna.join(table, 1);
  for (let acts = 1; ; acts++) {
    await anna.until(() => anna.of(table, 1).at !== null || anna.of(table, 1).result !== null);
    const { legal, result } = anna.of(table, 1);
    if (result) break;
    await anna.act(table, 1, legal[0] ?? {});
    if (acts !== 2) continue;
    await house.stop();
    await house.start();
    await anna.join(table, 1);
  }
  expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ over: true });
});

test('a table of one person and bots begins at once, and whoever resigns ends it', async () => {
  const anna = await house.guest('Anna');
  const wish = { game: 'relics', scenario: 'abbey', options: {}, unlisted: true };
  const { table } = await anna.post('/api/tables', { ...wish, seats: [{ kind: 'me' }, BOT, BOT] });
  await anna.join(table, 0);
  await anna.ask('room.offer', { room: table, seat: 0, kind: 'resign' });
  expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ began: true, over: true, turn: false });
});
