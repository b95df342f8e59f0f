/** Clocks at tables: shown to all, and kept by the server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, type LateWay, MINUTE } from '../../src/pace/clock.ts';
import { House } from '../online/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const live = (late: LateWay) => ({ kind: 'live', minutes: 5, increment: 10, late });
const letter = (late: LateWay) => ({ kind: 'letter', days: 3, late });
const march = { type: 'march', unit: 2 };

async function playing(pace: object | null, game = 'ford', scenario = 'ford') {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await anna.post('/api/tables', { game, scenario, options: {}, seats, unlisted: true, pace });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  await anna.join(table, 0);
  await bea.join(table, 1);
  return { anna, bea, table };
}

describe('the pace of a table', () => {
  test('is shown before one sits down', async () => {
    const anna = await house.guest('Anna');
    const wish = { game: 'ford', scenario: 'ford', options: {}, unlisted: false, pace: live('bot') };
    const { table } = await anna.post('/api/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await house.stranger().get(`/api/tables/${table}`)).toMatchObject({ pace: live('bot'), due: null });
  });

  test.each([
    { kind: 'live', minutes: 0, increment: 0, late: 'loss' },
    { kind: 'live', minutes: 5, increment: 0, late: 'never' },
    { kind: 'letter', days: 31, late: 'loss' },
    { kind: 'hourglass', late: 'loss' },
  ])('is not %j', async pace => {
    const anna = await house.guest('Anna');
    const wish = { game: 'ford', scenario: 'ford', options: {}, unlisted: false, pace };
    const { status } = await anna.request('POST', '/api/tables', {
      ...wish,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    expect(status).toBe(400);
  });
});

describe('a clock', () => {
  test('runs for whoever must choose, and everybody sees it', async () => {
    const { anna, bea, table } = await playing(live('loss'));
    expect(anna.around(table)).toMatchObject({ clocks: [{ since: expect.any(Number) }, { since: null }] });
    await house.pass(2 * MINUTE);
    await anna.act(table, 0, march);
    await bea.until(() => bea.around(table).clocks?.[1]?.since != null);
    const [first, second] = bea.around(table).clocks ?? [];
    // A minute passes before it runs, and ten seconds are added.
    expect(first?.left).toBeGreaterThan(4 * MINUTE);
    expect(first?.left).toBeLessThanOrEqual(4 * MINUTE + 10_000);
    expect(second?.left).toBe(5 * MINUTE);
    expect((await bea.get('/api/matches')).tables).toMatchObject([{ id: table, due: expect.any(Number) }]);
  });

  test('is none where there is time', async () => {
    const { anna, table } = await playing(null);
    // They may have come to two processes.
    await anna.until(() => anna.around(table).present.length === 2);
    expect(anna.around(table)).toMatchObject({ clocks: null, present: [0, 1], watchers: 0 });
  });
});

describe('when time is up', () => {
  test('whoever has none left has lost, also while nobody looks', async () => {
    const { bea, table } = await playing(live('loss'));
    await house.sleep(10 * MINUTE);
    await house.until(async () => (await bea.get(`/api/tables/${table}`)).over);
    await bea.join(table, 1);
    expect((await bea.ask('room.join', { room: table, eyes: [1] })).result.settled).toEqual({ kind: 'time', by: 0 });
  });

  test('what comes too late is not done', async () => {
    const { anna, table } = await playing(live('loss'));
    await house.pass(10 * MINUTE);
    expect((await anna.act(table, 0, march)).error?.reason).toBe('over');
  });

  test('a bot goes on, to the end and after a new start', async () => {
    const { bea, table } = await playing(letter('bot'));
    await house.sleep(4 * DAY);
    await bea.join(table, 1);
    await bea.until(() => bea.of(table, 1).at !== null && bea.around(table).replaced.length > 0);
    expect(bea.around(table).replaced).toEqual([0]);
    await house.sleep(MINUTE);
    await bea.join(table, 1);
    while (!bea.of(table, 1).result) {
      await bea.act(table, 1, bea.of(table, 1).legal[0] ?? {});
      await bea.until(() => bea.of(table, 1).at !== null || bea.of(table, 1).result !== null);
    }
    expect(await bea.get(`/api/tables/${table}`)).toMatchObject({ over: true });
  });

  test('the others may claim the match or let a bot go on, and only they', async () => {
    const { anna, bea, table } = await playing(letter('claim'));
    const claim = (claim: string) => ({ seat: 0, claim });
    const path = `/api/tables/${table}/claim`;
    expect((await bea.request('POST', path, claim('win'))).json.error.code).toBe('not-late');
    await house.pass(3 * DAY);
    for (const player of [anna, await house.guest('Cia')])
      expect((await player.request('POST', path, claim('win'))).json.error.code).toBe('not-late');
    expect((await bea.request('POST', '/api/tables/nowhere/claim', claim('win'))).status).toBe(404);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: true };
    const { table: waiting } = await bea.post('/api/tables', wish);
    expect((await bea.request('POST', `/api/tables/${waiting}/claim`, claim('win'))).status).toBe(409);
    await bea.post(path, claim('win'));
    expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ over: true });
  });
});

test('time by letter waits for whoever is away, so many days in a year', async () => {
  const { anna, bea, table } = await playing(letter('loss'));
  expect(await anna.post('/api/me/holiday', { days: 10 })).toMatchObject({ left: 30 });
  await house.sleep(5 * DAY);
  expect(await bea.get(`/api/tables/${table}`)).toMatchObject({ over: false });
  expect(await anna.post('/api/me/holiday', { days: 0 })).toMatchObject({ left: 34 });
  await anna.join(table, 0);
  expect((await anna.act(table, 0, march)).result.taken).toBe(1);
  expect((await anna.request('POST', '/api/me/holiday', { days: 35 })).json.error.code).toBe('no-days-left');
});

test('an adjourned match has time', async () => {
  const { anna, bea, table } = await playing(live('loss'));
  await anna.ask('room.offer', { room: table, seat: 0, kind: 'adjourn' });
  await bea.until(() => bea.heard.some(text => text.includes('"kind":"adjourn"')));
  await bea.ask('room.answer', { room: table, seat: 1, offer: 1, agree: true });
  await house.sleep(DAY);
  expect(await bea.get(`/api/tables/${table}`)).toMatchObject({ over: false });
  await anna.join(table, 0);
  await anna.ask('room.resume', { room: table });
  expect((await anna.act(table, 0, march)).result.taken).toBe(1);
});

test('in secret, who has chosen is not told by his clock', async () => {
  const { anna, bea, table } = await playing(live('loss'), 'relics', 'abbey');
  const before = bea.around(table).clocks;
  await anna.act(table, 0, anna.of(table, 0).legal[0] ?? {});
  await anna.act(table, 0, { type: 'coins', coins: 1 });
  expect(anna.around(table).clocks?.[0]?.since).toBeNull();
  await bea.join(table, 1);
  expect(bea.around(table).clocks).toEqual(before);
});
