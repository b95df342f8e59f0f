/** Where sockets are blocked on the way, rooms come by requests: each brings the whole of the moment. */
import type { Around, Told } from '@carroccio/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house.ts';
import type { Player } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Moment {
  readonly tag: string;
  readonly told: Told | null;
  readonly around: Around | null;
}

interface Answer {
  readonly ok: boolean;
  readonly id: number;
  readonly result?: Told & { readonly taken?: number };
  readonly error?: { readonly code: string; readonly reason?: string };
}

const march = { type: 'march', unit: 2 };

async function playing() {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: true };
  const { table } = await anna.post('/api/tables', wish);
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  return { anna, bea, table };
}

async function look(player: Player, table: string, known = ''): Promise<Moment> {
  const { json } = await player.request('GET', `/api/tables/${table}/room?known=${known}`);
  return JSON.parse(JSON.stringify(json));
}

async function ask(player: Player, table: string, method: string, params: object): Promise<Answer> {
  const message = { id: 7, method, params: { room: table, ...params } };
  const { json } = await player.request('POST', `/api/tables/${table}/room`, { asked: false, message });
  return JSON.parse(JSON.stringify(json));
}

test('a moment is told at once, the next when it comes, and each sees his own', async () => {
  const { anna, bea, table } = await playing();
  const first = await look(anna, table);
  expect(first.told?.windows).toMatchObject([{ eyes: 0, at: 0, state: { whole: {} } }]);
  const theirs = await look(bea, table);
  expect(theirs.told?.windows).toMatchObject([{ eyes: 1, at: null }]);
  const onlooker = await look(house.stranger(), table);
  expect(onlooker.told?.windows).toMatchObject([{ eyes: null, legal: [] }]);

  let { tag, told } = theirs;
  let came = false;
  const next = (async () => {
    // Who comes and goes is told as well.
    while (told?.windows[0]?.entries === 0) ({ tag, told } = { ...(await look(bea, table, tag)) });
    came = true;
  })();
  const acted = await ask(anna, table, 'room.act', { seat: 0, at: 0, key: 'one', actions: [march] });
  expect(acted).toMatchObject({ ok: true, id: 7, result: { taken: 1, windows: [{ entries: 1, log: { stay: 0 } }] } });
  await next;
  expect([came, told?.windows[0]?.entries]).toEqual([true, 1]);
});

test('what is sent twice is done once; what is wrong is said so, and changes nothing', async () => {
  const { anna, bea, table } = await playing();
  const act = { seat: 0, at: 0, key: 'one', actions: [march] };
  for (let times = 0; times < 2; times++) expect((await ask(anna, table, 'room.act', act)).result?.taken).toBe(1);
  expect((await look(anna, table)).told?.windows).toMatchObject([{ entries: 1 }]);
  expect((await ask(bea, table, 'room.act', { ...act, key: 'two' })).error?.reason).toBe('not-your-seat');
  expect((await ask(house.stranger(), table, 'room.offer', { seat: 0, kind: 'resign' })).error?.reason).toBe(
    'not-your-seat',
  );
  expect((await ask(anna, table, 'room.guess', { seat: 0, seed: 'x' })).error?.code).toBe('unknown-method');
  expect((await ask(anna, table, 'room.act', { seat: 'none' })).error?.code).toBe('invalid-params');
  const elsewhere = await anna.request('GET', '/api/tables/nowhere/room');
  expect(elsewhere.json.error.code).toBe('unknown-table');
  const message = { id: 1, method: 'room.offer', params: { room: table, seat: 0, kind: 'resign' } };
  const foreign = await anna.request(
    'POST',
    `/api/tables/${table}/room`,
    { asked: false, message },
    { origin: 'https://x.example' },
  );
  expect(foreign.json.error.code).toBe('foreign');
  const led = await anna.request('GET', `/api/tables/${table}/room`, undefined, { 'sec-fetch-site': 'cross-site' });
  expect(led.json.error.code).toBe('foreign');
  expect((await look(anna, table)).told).toMatchObject({ settled: null, windows: [{ entries: 1 }] });
});

test('whoever asks by requests is seen at the table, and offers go to and fro', async () => {
  const { anna, bea, table } = await playing();
  await anna.join(table, 0);
  const waiting = look(bea, table);
  await anna.until(() => anna.around(table).present.includes(1));
  await waiting;
  await ask(bea, table, 'room.offer', { seat: 1, kind: 'draw' });
  const { told } = await look(bea, table);
  expect(told?.offers).toMatchObject([{ kind: 'draw', by: 1, waiting: [0] }]);
  await anna.until(() => anna.heard.some(text => text.includes('"kind":"draw"')));
  await anna.ask('room.answer', { room: table, seat: 0, offer: 1, agree: true });
  expect((await look(bea, table)).told?.settled).toEqual({ kind: 'draw', by: 1 });
});

test('nobody waits while the house closes, and whoever asks too fast is told so', async () => {
  const slow = await House.open(undefined, { messages: { burst: 2, perSecond: 0 } });
  const anna = await slow.guest('Anna');
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { table } = await anna.post('/api/tables', {
    game: 'ford',
    scenario: 'ford',
    options: {},
    seats,
    unlisted: true,
  });
  const explain = () => ask(anna, table, 'room.explain', { seat: 0, action: march });
  expect([(await explain()).ok, (await explain()).ok]).toEqual([true, true]);
  expect((await explain()).error?.reason).toBe('too-fast');
  let { tag } = await look(anna, table);
  // His own coming is told first.
  const { around } = await look(anna, table);
  expect(around?.present).toEqual([0, 1]);
  ({ tag } = await look(anna, table));
  const waiting = look(anna, table, tag).catch(() => ({ told: null }));
  await slow.close();
  expect((await waiting).told).toBeNull();
});
