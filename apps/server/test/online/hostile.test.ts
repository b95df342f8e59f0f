/** Forged, stale, replayed, foreign, oversized and malformed messages: none is accepted, and nothing is changed. */
import { registry } from '@carroccio/games/all';
import { type AnyAction, Generator, startChance } from '@carroccio/kernel';
import { anyChoice } from '@carroccio/kernel/suite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { House } from './house.ts';
import type { Answered, Player, Seen } from './player.ts';

const GAMES = [
  ['guelphs', 'campaldino'],
  ['batirnos', 'intro'],
  ['guiscard', 'civitate'],
  ['podesta', 'short'],
] as const;

interface Begun {
  readonly table: string;
  readonly anna: Player;
  readonly bea: Player;
  /** Keys of what was done, by seat. */
  readonly done: readonly string[][];
}

let house: House;
let storage: Storage;
const tables: Begun[] = [];
const chance = new Generator(startChance('sfc32', '3'));

beforeAll(async () => {
  house = await House.open(registry);
  storage = await openStorage(house.place);
  for (const [game, scenario] of GAMES) {
    const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = await anna.post('/api/tables', { game, scenario, options: {}, seats, unlisted: false });
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    await anna.join(table, 0);
    await bea.join(table, 1);
    const players = [anna, bea];
    const done: string[][] = [[], []];
    for (let acts = 0; acts < 6; acts++)
      for (const [seat, player] of players.entries())
        if (player.of(table, seat).at !== null) {
          const { result } = await player.act(table, seat, choose(player.of(table, seat)), `done ${acts}`);
          if (result.taken === 1) done[seat]?.push(`done ${acts}`);
        }
    tables.push({ table, anna, bea, done });
  }
});
afterAll(async () => {
  await storage.close();
  await house.close();
});

const choose = (seen: Seen): AnyAction => anyChoice(seen, chance) ?? { type: 'nothing' };

const kept = (): Promise<string[]> =>
  Promise.all(tables.map(async ({ table }) => JSON.stringify(await storage.entries.after(table, 0))));

/** Nothing of this may do anything. */
async function inVain(attack: () => Promise<readonly Answered[]>): Promise<void> {
  const before = await kept();
  const answers = await attack();
  expect(answers.filter(({ ok, result }) => ok && (result.taken ?? 0) > 0)).toEqual([]);
  expect(await kept()).toEqual(before);
}

describe.each(GAMES.map(([game], index) => [game, index] as const))('%s', (_, index) => {
  const begun = (): Begun => {
    const found = tables[index];
    if (!found) throw new Error('no such table');
    return found;
  };
  /** What somebody could really do now. */
  const choice = ({ table, anna, bea }: Begun) => {
    const [player, seat] = anna.of(table, 0).at === null ? ([bea, 1] as const) : ([anna, 0] as const);
    return {
      player,
      seat,
      other: seat === 0 ? bea : anna,
      at: player.of(table, seat).at,
      seen: player.of(table, seat),
    };
  };

  test('forged: by whoever does not sit there', () =>
    inVain(async () => {
      const { table } = begun();
      const { seat, other, at, seen } = choice(begun());
      const stranger = await house.guest('Mallory');
      await stranger.join(table, null);
      const answers: Answered[] = [];
      for (const player of [other, stranger])
        for (let times = 0; times < 10; times++) {
          const params = { room: table, seat, at, key: `forged ${times}`, actions: [choose(seen)] };
          answers.push(await player.ask('room.act', params));
          answers.push(await player.ask('room.undo', { room: table, seat }));
          answers.push(await player.ask('room.offer', { room: table, seat, kind: 'resign' }));
          answers.push(await player.ask('room.answer', { room: table, seat, offer: times, agree: true }));
          answers.push(await player.ask('room.join', { room: table, eyes: [seat] }));
          answers.push(await player.ask('room.join', { room: table, eyes: [null], plays: [seat] }));
        }
      expect(answers.filter(({ ok }) => ok)).toEqual([]);
      return answers;
    }));

  test('stale, replayed, or for another table', () =>
    inVain(async () => {
      const { table } = begun();
      const { player, seat, at, seen } = choice(begun());
      const elsewhere = tables[(index + 1) % tables.length]?.table ?? '';
      const answers: Answered[] = [];
      for (const number of [-1, 0, (at ?? 0) - 1, (at ?? 0) + 1, 2 ** 31])
        if (number !== at) answers.push(await player.act(table, seat, choose(seen), `stale ${number}`, number));
      for (const key of begun().done[seat] ?? []) {
        // It was answered before: it gets the same answer, and nothing is done.
        const again = await player.act(table, seat, choose(seen), key, at);
        expect(again.result.taken).toBe(1);
      }
      const foreign = { room: elsewhere, seat, at, key: 'foreign', actions: [choose(seen)] };
      answers.push(
        await player.ask('room.act', foreign),
        await player.ask('room.join', { room: elsewhere, eyes: [seat] }),
      );
      return answers;
    }));

  test('malformed', () =>
    inVain(async () => {
      const { table } = begun();
      const { player, seat, at } = choice(begun());
      const good = { room: table, seat, at, key: 'k', actions: [{ type: 'x' }] };
      const wrong: object[] = [
        { ...good, seat: '0' },
        { ...good, seat: 99 },
        { ...good, seat: -1 },
        { ...good, at: null },
        { ...good, at: 1.5 },
        { ...good, key: '' },
        { ...good, key: 'k'.repeat(101) },
        { ...good, actions: [] },
        { ...good, actions: {} },
        { ...good, actions: [null, 7, 'x', [], {}] },
        { ...good, actions: [{ type: '__proto__' }] },
        { ...good, actions: [{ type: 'constructor', __proto__: null }] },
        { ...good, actions: Array.from({ length: 501 }, () => ({ type: 'x' })) },
        { ...good, more: true },
        { room: table },
      ];
      const answers: Answered[] = [];
      for (const params of wrong) answers.push(await player.ask('room.act', params));
      for (const method of ['act', 'new', 'save', 'state', 'edit', 'dice', 'room.guess', '__proto__', 'toString'])
        answers.push(await player.ask(method, { ...good, match: table }));
      return answers;
    }));
});

test('bytes that are no message, by socket and by HTTP', () =>
  inVain(async () => {
    const mallory = await house.guest('Mallory');
    const deep = `{"id":1,"method":"room.act","params":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    for (const bytes of ['', '\u0000', '{', 'null', '"x"', deep, '{"id":1,"id":2}', 'x'.repeat(300_000)]) {
      if (!mallory.isConnected) await mallory.connect();
      mallory.send(bytes);
    }
    await mallory.gone();
    const id = tables[0]?.table;
    const statuses: number[] = [];
    for (const [path, body] of [
      ['/api/tables', { game: 'guelphs' }],
      ['/api/tables', []],
      [`/api/tables/${id}/sit`, { seat: 0 }],
      [`/api/tables/${id}/sit`, { seat: 1e9 }],
      [`/api/tables/${id}/leave`, {}],
      [`/api/tables/${id}/again`, {}],
      ['/api/tables/..%2f..%2fetc/sit', { seat: 0 }],
      [`/api/tables/${'x'.repeat(3000)}/sit`, { seat: 0 }],
      ['/api/guests', { name: { toString: 'x' } }],
    ] as const)
      statuses.push((await mallory.request('POST', path, body)).status);
    expect(statuses.filter(status => status < 400 || status >= 500)).toEqual([]);
    return [];
  }));
