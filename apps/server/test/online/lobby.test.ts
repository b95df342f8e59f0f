/** People and tables by HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House } from './house.ts';
import type { Player } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const ford = (...seats: object[]) => ({ game: 'ford', scenario: 'ford', options: {}, seats, unlisted: false });
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

const refused = async (player: Player, path: string, body: unknown, method = 'POST') => {
  const { status, json } = await player.request(method, path, body);
  return [status, json.error.code];
};

describe('a guest', () => {
  test('says a name and is known by it from then on', async () => {
    const anna = house.stranger();
    expect(await anna.get('/api/me')).toEqual({ person: null });
    expect(await anna.post('/api/guests', { name: ' Anna ' })).toEqual({
      person: { id: expect.any(String), name: 'Anna', guest: true },
    });
    expect(await anna.get('/api/me')).toEqual({ person: { id: expect.any(String), name: 'Anna', guest: true } });
    await anna.request('DELETE', '/api/me');
    expect(await anna.get('/api/me')).toEqual({ person: null });
  });

  test.each(['', '   ', 'a\nb', '\u202etxet', 'x'.repeat(41), 7, null])('is not called %j', async name => {
    expect(await refused(house.stranger(), '/api/guests', { name })).toEqual([400, 'malformed']);
  });

  test('gets a cookie that no script reads', async () => {
    const { headers } = await house.stranger().request('POST', '/api/guests', { name: 'Anna' });
    expect(headers.get('set-cookie')).toMatch(/^carroccio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a table', () => {
  test('waits for those who are missing, and begins with the last of them', async () => {
    const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
    const { table } = await anna.post('/api/tables', ford(ME, OPEN));
    expect((await bea.get('/api/tables')).tables).toContainEqual(
      expect.objectContaining({
        id: table,
        began: false,
        mine: [],
        sitters: [{ kind: 'person', name: 'Anna', person: expect.any(String) }, OPEN],
      }),
    );
    expect(await bea.post(`/api/tables/${table}/sit`, { seat: 1 })).toMatchObject({
      began: true,
      mine: [1],
      turn: false,
    });
    expect((await bea.get('/api/tables')).tables).not.toContainEqual(expect.objectContaining({ id: table }));
    expect((await anna.get('/api/matches')).tables).toMatchObject([{ id: table, turn: true, mine: [0], over: false }]);
  });

  test('tells nobody who its people are but for their names, nor its seed', async () => {
    const anna = await house.guest('Anna');
    const { table } = await anna.post('/api/tables', ford(ME, OPEN));
    const shown = await house.stranger().get(`/api/tables/${table}`);
    expect(Object.keys(shown).sort()).toEqual(
      'began club commitment created due game hosting id invited mine olderRules options over pace pack scenario sitters turn unlisted'.split(
        ' ',
      ),
    );
    expect(shown.sitters[0]).toEqual({ kind: 'person', name: 'Anna', person: expect.any(String) });
  });

  test('is found only by its link where its host wants it so', async () => {
    const anna = await house.guest('Anna');
    const { table } = await anna.post('/api/tables', { ...ford(ME, OPEN), unlisted: true });
    expect((await anna.get('/api/tables')).tables).not.toContainEqual(expect.objectContaining({ id: table }));
    expect(await house.stranger().get(`/api/tables/${table}`)).toMatchObject({ id: table });
  });

  test('gives a seat to one of two who want it', async () => {
    const anna = await house.guest('Anna');
    const others = [await house.guest('Bea'), await house.guest('Cia')];
    const { table } = await anna.post('/api/tables', ford(ME, OPEN));
    const answers = await Promise.all(
      others.map(other => other.request('POST', `/api/tables/${table}/sit`, { seat: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is left again before it begins; with its host it goes', async () => {
    const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
    const { table } = await anna.post('/api/tables', {
      ...ford(ME, OPEN),
      game: 'relics',
      scenario: 'abbey',
      seats: [ME, OPEN, OPEN],
    });
    await bea.post(`/api/tables/${table}/sit`, { seat: 2 });
    await bea.post(`/api/tables/${table}/leave`);
    expect((await bea.get(`/api/tables/${table}`)).sitters[2]).toEqual(OPEN);
    expect(await refused(bea, `/api/tables/${table}/leave`, {})).toEqual([403, 'not-yours']);
    await anna.post(`/api/tables/${table}/leave`);
    expect(await refused(bea, `/api/tables/${table}`, undefined, 'GET')).toEqual([404, 'unknown-table']);
  });

  test('is not opened for what cannot be played', async () => {
    const anna = await house.guest('Anna');
    expect(await refused(anna, '/api/tables', { ...ford(ME, OPEN), game: 'chess' })).toEqual([400, 'unknown-game']);
    expect(await refused(anna, '/api/tables', { ...ford(ME, OPEN), scenario: 'sea' })).toEqual([400, 'invalid-params']);
    expect(await refused(anna, '/api/tables', ford(ME))).toEqual([400, 'invalid-params']);
    expect(await refused(anna, '/api/tables', ford(OPEN, OPEN))).toEqual([400, 'no-host']);
    expect(await refused(anna, '/api/tables', ford(ME, { kind: 'bot', bot: 'deep' }))).toEqual([400, 'unknown-bot']);
    expect(await refused(anna, '/api/tables', { ...ford(ME, OPEN), more: 1 })).toEqual([400, 'malformed']);
    expect(await refused(house.stranger(), '/api/tables', ford(ME, OPEN))).toEqual([401, 'nobody']);
  });

  test('has an end to how many wait', async () => {
    const anna = await house.guest('Anna');
    for (let opened = 0; opened < 20; opened++) await anna.post('/api/tables', ford(ME, OPEN));
    expect(await refused(anna, '/api/tables', ford(ME, OPEN))).toEqual([429, 'too-many-tables']);
  });
});

describe('an account', () => {
  const anna = { name: 'Anna Comnena', password: 'porphyrogenita' };

  test('is a guest who keeps his tables, and comes back by name and password', async () => {
    const guest = await house.guest('Anna');
    const { table } = await guest.post('/api/tables', ford(ME, OPEN));
    expect(await guest.post('/api/accounts', anna)).toEqual({
      person: { id: expect.any(String), name: 'Anna Comnena', guest: false },
    });
    expect(await refused(guest, '/api/accounts', { ...anna, name: 'Other' })).toEqual([409, 'has-account']);
    const later = house.stranger();
    await later.post('/api/sessions', { ...anna, name: ' ANNA comnena ' });
    expect((await later.get('/api/matches')).tables).toMatchObject([{ id: table }]);
  });

  test('tells nobody which names there are, and has an end to guessing', async () => {
    const guest = await house.guest('Anna');
    expect(await refused(guest, '/api/accounts', anna)).toEqual([409, 'name-taken']);
    expect(await refused(guest, '/api/accounts', { name: 'Bea', password: 'short' })).toEqual([400, 'malformed']);
    for (const name of ['Anna Comnena', 'Nobody'])
      expect(await refused(guest, '/api/sessions', { name, password: 'not that one' })).toEqual([
        403,
        'wrong-password',
      ]);
    const guess = { name: 'Cia', password: 'not that one' };
    for (let tries = 0; tries < 10; tries++) await guest.request('POST', '/api/sessions', guess);
    expect(await refused(guest, '/api/sessions', guess)).toEqual([429, 'too-fast']);
  });
});

describe('whoever looks for a match', () => {
  const live = { kind: 'live', minutes: 60, increment: 15, late: 'loss' };
  const quick = (game: string, scenario: string) => ({ game, scenario, seats: 2, pace: live });

  test('sits down where somebody waits for the same, or waits himself', async () => {
    const [anna, bea, cia] = [await house.guest('Anna'), await house.guest('Bea'), await house.guest('Cia')];
    const { table } = await anna.post('/api/quick', quick('relics', 'abbey'));
    expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ began: false, pace: live });
    expect((await bea.post('/api/quick', quick('ford', 'ford'))).table).not.toBe(table);
    expect((await cia.post('/api/quick', quick('relics', 'abbey'))).table).toBe(table);
    expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ began: true });
  });

  test('sees only the tables of a game, if he likes', async () => {
    const anna = await house.guest('Anna');
    const { table } = await anna.post('/api/tables', ford(ME, OPEN));
    expect((await anna.get('/api/tables?game=ford')).tables).toContainEqual(expect.objectContaining({ id: table }));
    expect((await anna.get('/api/tables?game=relics')).tables).not.toContainEqual(
      expect.objectContaining({ id: table }),
    );
  });

  test('may challenge an account: its seat is kept, until it declines', async () => {
    const [anna, bea, cia] = [await house.guest('Anna'), await house.guest('Bea'), await house.guest('Cia')];
    await bea.post('/api/accounts', { name: 'Bea of Este', password: 'marchesana' });
    const wish = ford(ME, { kind: 'invited', name: 'bea of este' });
    const { table } = await anna.post('/api/tables', wish);
    expect((await bea.get('/api/matches')).tables).toMatchObject([{ id: table, invited: [1], mine: [] }]);
    expect(await refused(cia, `/api/tables/${table}/sit`, { seat: 1 })).toEqual([403, 'kept-for-another']);
    await bea.post(`/api/tables/${table}/leave`);
    expect((await cia.get(`/api/tables/${table}`)).sitters[1]).toEqual(OPEN);
    const { table: second } = await anna.post('/api/tables', wish);
    expect(await bea.post(`/api/tables/${second}/sit`, { seat: 1 })).toMatchObject({ began: true });
    const nobody = ford(ME, { kind: 'invited', name: 'nobody' });
    expect(await refused(anna, '/api/tables', nobody)).toEqual([404, 'unknown-person']);
  });
});

test('players talk among themselves, onlookers apart', async () => {
  const [anna, bea, cia] = [await house.guest('Anna'), await house.guest('Bea'), await house.guest('Cia')];
  const { table } = await anna.post('/api/tables', ford(ME, OPEN));
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  const path = `/api/tables/${table}/talk`;
  await anna.post(path, { text: ' Buon gioco ' });
  await cia.post(path, { text: 'Who wins?' });
  expect(await bea.get(path)).toMatchObject({ talk: [{ name: 'Anna', text: 'Buon gioco' }] });
  expect(await house.stranger().get(path)).toMatchObject({ talk: [{ name: 'Cia', text: 'Who wins?' }] });
  expect(await refused(anna, path, { text: '  ' })).toEqual([400, 'malformed']);
  expect(await refused(house.stranger(), path, { text: 'x' })).toEqual([401, 'nobody']);
});

test('a host sees that it lives, and whether it is ready', async () => {
  const host = house.stranger();
  for (const path of ['/healthz', '/readyz']) expect(await host.get(path)).toEqual({ ok: true });
});

describe('what comes from elsewhere', () => {
  test('changes nothing', async () => {
    const anna = house.stranger();
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
      expect((await anna.request('POST', '/api/guests', { name: 'Anna' }, { origin })).status).toBe(403);
    const ours = { origin: `http://${anna.host}` };
    expect((await anna.request('POST', '/api/guests', { name: 'Anna' }, ours)).status).toBe(200);
    await expect(anna.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('not connected');
    await anna.connect(ours);
    expect(anna.isConnected).toBe(true);
  });

  test('too large, no JSON, or nowhere, is said so', async () => {
    const anna = await house.guest('Anna');
    expect(await refused(anna, '/api/guests', { name: 'x'.repeat(100_000) })).toEqual([413, 'too-large']);
    expect(await refused(anna, '/api/guests', '{"name":')).toEqual([400, 'malformed']);
    expect(await refused(anna, '/api/nothing', {})).toEqual([404, 'not-found']);
  });
});

test('whoever asks too much has to wait', async () => {
  const strict = await House.open(undefined, { changes: { burst: 2, perSecond: 0 } });
  const anna = await strict.guest('Anna');
  await anna.post('/api/guests', { name: 'Bea' });
  expect(await refused(anna, '/api/guests', { name: 'Cia' })).toEqual([429, 'too-fast']);
  await strict.close();
});
