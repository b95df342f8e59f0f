/** Two people who are apart play in one room. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House } from './house.ts';
import type { Player } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const rest = { type: 'rest' };
const march = (unit: number) => ({ type: 'march', unit });

async function begun(game = 'ford', scenario = 'ford') {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const wish = { game, scenario, options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], unlisted: false };
  const { table } = await anna.post('/api/tables', wish);
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  return { anna, bea, table };
}

async function playing(game?: string, scenario?: string) {
  const { anna, bea, table } = await begun(game, scenario);
  await anna.join(table, 0);
  await bea.join(table, 1);
  return { anna, bea, table };
}

/** What he was told, but for who comes and goes. */
const momentsOf = ({ heard }: Player): string[] => heard.filter(text => !text.includes('"push":"around"'));

const code = ({ error }: { error?: { code: string; reason?: string } }) => error?.reason ?? error?.code;

describe('a room', () => {
  test('shows each his own, and tells the other what one does', async () => {
    const { anna, bea, table } = await playing();
    expect((await anna.act(table, 0, march(2))).result).toMatchObject({ taken: 1, stopped: 'done' });
    await bea.until(() => bea.of(table, 1).entries === 1);
    expect(bea.of(table, 1).state).toEqual(anna.of(table, 0).state);
    expect((await bea.act(table, 1, rest)).result.taken).toBe(1);
  });

  test('has not begun while somebody is missing, and is none where there is no table', async () => {
    const anna = await house.guest('Anna');
    const wish = { game: 'ford', scenario: 'ford', options: {}, unlisted: false };
    const { table } = await anna.post('/api/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(code(await anna.join(table, 0))).toBe('not-begun');
    expect(code(await anna.join('nowhere', 0))).toBe('unknown-match');
  });

  test('gives nobody the eyes or hands of another', async () => {
    const { anna, bea, table } = await playing();
    const stranger = house.stranger();
    await stranger.connect();
    expect(code(await stranger.join(table, 0))).toBe('not-your-seat');
    expect(code(await anna.ask('room.join', { room: table, eyes: [0], plays: [0, 1] }))).toBe('not-your-seat');
    expect(code(await anna.ask('room.join', { room: table, eyes: [0], easy: [1] }))).toBe('not-your-seat');
    expect(code(await anna.act(table, 1, rest, 'k', 0))).toBe('not-your-seat');
    expect((await stranger.join(table, null)).ok).toBe(true);
    expect(code(await stranger.act(table, 0, rest, 'k', 0))).toBe('not-your-seat');
    expect(code(await stranger.ask('room.resume', { room: table }))).toBe('not-your-seat');
    expect(bea.of(table, 1).entries).toBe(0);
  });

  test('shows the whole of it to whoever comes in, however he wants to be asked', async () => {
    const { anna, bea, table } = await playing();
    const heard = momentsOf(bea).length;
    const { result } = await anna.ask('room.join', { room: table, eyes: [0], asked: [0] });
    expect(result.windows).toMatchObject([{ eyes: 0, state: { whole: {} } }]);
    await bea.ask('room.explain', { room: table, seat: 1, action: rest });
    expect(momentsOf(bea).length).toBe(heard + 1);
  });

  test('neither does again nor imagines', async () => {
    const { anna, table } = await playing();
    expect(code(await anna.ask('room.redo', { room: table }))).toBe('unknown-method');
    expect(code(await anna.ask('room.guess', { room: table, seat: 0, seed: '' }))).toBe('unknown-method');
  });

  test('tells onlookers what everybody may know', async () => {
    const { anna, table } = await playing('relics', 'abbey');
    const stranger = house.stranger();
    await stranger.join(table, null);
    expect(stranger.of(table, null)).toMatchObject({ legal: [], at: null });
    expect(JSON.stringify(stranger.of(table, null).state)).not.toBe(JSON.stringify(anna.of(table, 0).state));
  });
});

describe('what was done', () => {
  test('sent twice with one key is done once, also by another connection and after a new start', async () => {
    const { anna, bea, table } = await playing();
    const first = await anna.act(table, 0, march(2), 'one key', 0);
    await anna.connect();
    await anna.join(table, 0);
    const again = await anna.act(table, 0, march(2), 'one key', 0);
    await house.stop();
    await house.start();
    await anna.join(table, 0);
    const later = await anna.act(table, 0, march(2), 'one key', 0);
    for (const { result } of [first, again, later]) expect(result).toMatchObject({ taken: 1, stopped: 'done' });
    expect(anna.of(table, 0).entries).toBe(1);
    await bea.join(table, 1);
    expect((await bea.act(table, 1, rest, 'one key')).result.taken).toBe(1);
  });

  test('is there after a new start, and the match goes on', async () => {
    const { anna, bea, table } = await playing('relics', 'abbey');
    const [card] = anna.of(table, 0).legal;
    await anna.act(table, 0, card ?? {});
    const before = anna.of(table, 0);
    await house.stop();
    await anna.gone();
    await house.start();
    await anna.join(table, 0);
    expect({ ...anna.of(table, 0), log: [] }).toEqual({ ...before, log: [] });
    await bea.join(table, 1);
    expect(bea.of(table, 1).entries).toBe(0);
  });

  test('is taken back at once, or when the other agrees', async () => {
    const { anna, bea, table } = await playing();
    // Each goes on when he has been told of what the other did: he may have come to another server.
    const bothSee = (entries: number) =>
      Promise.all(
        [[anna, 0] as const, [bea, 1] as const].map(([one, seat]) =>
          one.until(() => one.of(table, seat).entries === entries),
        ),
      );
    await anna.act(table, 0, march(2));
    await bothSee(1);
    await anna.ask('room.undo', { room: table, seat: 0 });
    await bothSee(0);
    await anna.act(table, 0, march(2));
    await bothSee(1);
    await bea.act(table, 1, rest);
    await bothSee(2);
    const { result } = await anna.ask('room.undo', { room: table, seat: 0 });
    expect(result.offers).toMatchObject([{ kind: 'undo', by: 0, waiting: [1] }]);
    await bea.until(() => bea.heard.some(text => text.includes('"kind":"undo"')));
    await bea.ask('room.answer', { room: table, seat: 1, offer: result.offers?.[0]?.id, agree: true });
    await anna.until(() => anna.of(table, 0).entries === 0);
    await house.stop();
    await house.start();
    await anna.join(table, 0);
    expect(anna.of(table, 0)).toMatchObject({ entries: 0, at: 0 });
    expect((await anna.act(table, 0, march(2))).result.taken).toBe(1);
  });

  test('by agreement ends the match, and is known after a new start', async () => {
    const { anna, bea, table } = await playing();
    await anna.ask('room.offer', { room: table, seat: 0, kind: 'draw' });
    await bea.until(() => bea.heard.some(text => text.includes('"kind":"draw"')));
    await bea.ask('room.answer', { room: table, seat: 1, offer: 1, agree: true });
    expect(code(await anna.act(table, 0, rest))).toBe('over');
    await house.stop();
    await house.start();
    expect((await anna.join(table, 0)).result.settled).toEqual({ kind: 'draw', by: 0 });
    expect((await anna.get('/api/matches')).tables[0]).toMatchObject({ over: true, turn: false });
    const [again, same] = await Promise.all(
      [anna, bea].map(async player => (await player.post(`/api/tables/${table}/again`)).table),
    );
    expect(again).toBe(same);
    expect(await anna.get(`/api/tables/${table}`)).toMatchObject({ next: again });
  });

  test('nobody is told of what another does in secret', async () => {
    const { anna, bea, table } = await playing('relics', 'abbey');
    const heard = momentsOf(bea).length;
    const [card] = anna.of(table, 0).legal;
    await anna.act(table, 0, card ?? {});
    await anna.ask('room.undo', { room: table, seat: 0 });
    await anna.act(table, 0, card ?? {});
    // What bea asks now is answered after all that went before.
    await bea.ask('room.explain', { room: table, seat: 1, action: rest });
    expect(momentsOf(bea).length).toBe(heard + 1);
  });
});

describe('a connection', () => {
  async function talking(): Promise<{ anna: Player; table: string }> {
    const { anna, table } = await playing();
    return { anna, table };
  }

  test('that sends what is none of our messages is told, and goes on', async () => {
    const { anna, table } = await talking();
    const heard = momentsOf(anna).length;
    const wrong = ['', 'hello', '[]', '7', '{"id":1}', '{"id":{},"method":"room.act","params":{"room":"x"}}'];
    for (const text of wrong) anna.send(text);
    await anna.until(() => momentsOf(anna).length === heard + wrong.length);
    expect(
      momentsOf(anna)
        .slice(heard)
        .map(text => JSON.parse(text).ok),
    ).toEqual(wrong.map(() => false));
    expect((await anna.act(table, 0, rest)).ok).toBe(true);
  });

  test('that sends too much, or no text, is closed', async () => {
    for (const bytes of ['x'.repeat(300_000), Buffer.from([1, 2])]) {
      const { anna } = await talking();
      anna.send(bytes);
      await anna.gone();
      expect(anna.isConnected).toBe(false);
    }
  });

  test('that asks too fast is told so', async () => {
    const strict = await House.open(undefined, { messages: { burst: 1, perSecond: 0 } });
    const anna = strict.stranger();
    await anna.connect();
    expect(code(await anna.join('nowhere', null))).toBe('unknown-match');
    anna.send('{}');
    await anna.until(() => anna.heard.length === 2);
    expect(JSON.parse(anna.heard[1] ?? '')).toMatchObject({ error: { reason: 'too-fast' } });
    await strict.close();
  });
});
