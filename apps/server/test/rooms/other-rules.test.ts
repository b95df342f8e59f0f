/** Rules change, matches last: they go on from where they stood, and what was played stands. */
import { Registry } from '@carroccio/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFord, ford, registry, relics } from '../../../../packages/kernel/test/tiny/index.ts';
import { migrateMatches } from '../../src/host/migrate.ts';
import type { LiveRoom } from '../../src/rooms/live-room.ts';
import { Shelving } from '../../src/rooms/shelving.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { type Database, makeDatabase } from '../database.ts';
import { openedRoom, TABLE } from './laid.ts';

const VERSION = registry.game('ford').version;

const THEN = new Registry([ford, relics]);
/** By these the water is wider: the same actions come to something else. */
const WATERS = { ford: { length: 13, soldiers: 3 }, footbridge: { length: 6, soldiers: 2 } };
const TODAY = new Registry([{ ...ford, build: () => ({ ...createFord(WATERS), version: VERSION + 1 }) }, relics]);

let database: Database;
let storage: Storage;
beforeEach(async () => {
  database = await makeDatabase();
  storage = await openStorage(database.place);
  await storage.tables.add({ ...TABLE, version: VERSION });
});
afterEach(async () => {
  await storage.close();
  await database.drop();
});

const ENOUGH = 12;

const opened = (rules: Registry, id?: string): Promise<LiveRoom> => openedRoom(storage, rules, id);

/** Whoever must choose rests, so many times. */
async function rest(room: LiveRoom, times = ENOUGH): Promise<void> {
  for (let time = 0; time < times && !room.isOver; time++)
    await room.run(() => {
      const [seat = 0] = room.standing.deciding;
      const desk = room.join({ told: () => undefined }, [], [seat], []);
      desk.act(seat, [{ type: 'rest' }], room.match.play.at(seat) ?? -1, `${room.match.length}`);
    });
}

const keep = (room: LiveRoom): Promise<void> => new Shelving({ ...shelved(), failed: thrown }).keep(room);
const shelved = () => ({ storage, registry: THEN });
const thrown = (_: string, error: unknown): never => {
  throw error;
};

test('what was kept opens as what is played again', async () => {
  const room = await opened(THEN);
  await rest(room);
  const played = await opened(THEN);
  expect(played.shelved).toBe(0);
  await keep(room);
  await rest(room, 2);
  const kept = await opened(THEN);
  expect([kept.shelved, kept.unshelved]).toEqual([ENOUGH, 2]);
  expect(kept.match.record()).toEqual(room.match.record());
  expect(kept.match.story(null)).toEqual(room.match.story(null));
  for (let entries = kept.match.length; entries > 0; entries--) expect(kept.match.undo()).toEqual({ ok: true });
  expect(kept.match.play.hash()).toBe((await opened(THEN)).match.moment(0).hash());
});

test('a match goes on by other rules from where it stood, and nobody takes back what came before', async () => {
  const room = await opened(THEN);
  await rest(room);
  await keep(room);
  const hash = room.match.play.hash();
  expect(await migrateMatches(storage, TODAY, true)).toEqual([
    {
      table: TABLE.id,
      game: 'ford',
      from: VERSION,
      to: VERSION + 1,
      same: false,
      goesOn: true,
      why: expect.stringMatching(/^entry \d+ comes to something else$/),
    },
  ]);
  const today = await opened(TODAY);
  expect(today.match.play.hash()).toBe(hash);
  for (const seat of [0, 1]) expect(today.match.undo(seat, [0, 1])).toEqual({ ok: false, denial: 'nothing-to-undo' });
  await rest(today, 2);
  const next = today.match.play.hash();
  expect(next).not.toBe(hash);
  // Also when it was not kept anew before the process died, and when it was.
  expect((await opened(TODAY)).match.play.hash()).toBe(next);
  await keep(today);
  const later = await opened(TODAY);
  expect(later.match.play.hash()).toBe(next);
  expect(later.match.fixed).toBe(ENOUGH);
  expect(later.match.undo(later.match.lastSeat ?? 0)).toEqual({ ok: true });
});

test('a match that was never kept waits for the rules of then', async () => {
  const room = await opened(THEN);
  await rest(room, 3);
  await expect(opened(TODAY)).rejects.toMatchObject({ denial: { code: 'other-rules' } });
  expect(await migrateMatches(storage, TODAY, true)).toMatchObject([{ same: false, goesOn: false }]);
  expect((await opened(THEN)).match.play.hash()).toBe(room.match.play.hash());
});

test('what was done after it was kept must come to the same, or it waits too', async () => {
  const room = await opened(THEN);
  await rest(room, 3);
  await keep(room);
  await rest(room, 3);
  expect((await opened(TODAY)).match.play.hash()).toBe(room.match.play.hash());
  await storage.db.updateTable('entries').set({ hash: 'another' }).where('entry', '=', 5).execute();
  await expect(opened(TODAY)).rejects.toMatchObject({ denial: { code: 'other-rules' } });
  expect(await migrateMatches(storage, TODAY, true)).toMatchObject([{ same: false, goesOn: false }]);
});

test('it is kept now and then, and wherever a process left it behind', async () => {
  const room = await opened(THEN);
  const shelving = new Shelving({ ...shelved(), failed: thrown });
  await rest(room, 5);
  shelving.look(room);
  await shelving.settle();
  expect(await storage.shelves.get(TABLE.id)).toBeNull();
  await shelving.catchUp(
    async () => opened(THEN),
    () => false,
  );
  expect((await storage.shelves.get(TABLE.id))?.rows).toBe(5);
  expect(await storage.shelves.behind('ford', VERSION)).toEqual([]);
  await rest(room, 200);
  expect(room.isOver).toBe(true);
  shelving.look(room);
  await shelving.settle();
  expect((await storage.shelves.get(TABLE.id))?.rows).toBe(room.shelved);
  expect(room.unshelved).toBe(0);
});
