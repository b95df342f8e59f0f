/** Several processes may add to one list: whoever is overtaken reads on and tries again, as often as it takes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '../../../../packages/kernel/test/tiny/index.ts';
import type { LiveRoom } from '../../src/rooms/live-room.ts';
import { Overtaken } from '../../src/storage/entries.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { type Database, makeDatabase } from '../database.ts';
import { openedRoom, TABLE } from './laid.ts';

let database: Database;
let storage: Storage;

beforeEach(async () => {
  database = await makeDatabase();
  storage = await openStorage(database.place);
});
afterEach(async () => {
  await storage.close();
  await database.drop();
});

async function opened(): Promise<LiveRoom> {
  await storage.tables.add(TABLE);
  return openedRoom(storage, registry);
}

/** The next so many deeds find that somebody else was quicker. */
function overtake(times: number): void {
  const append = vi.spyOn(storage.entries, 'append');
  for (let time = 0; time < times; time++) append.mockRejectedValueOnce(new Overtaken());
}

async function rest(room: LiveRoom): Promise<number> {
  return room.run(() => {
    const desk = room.join({ told: () => undefined }, [0], [0], []);
    return desk.act(0, [{ type: 'rest' }], room.match.play.at(0) ?? -1, 'once').taken;
  });
}

test('what is overtaken again and again by a busier process is done at last, and once', async () => {
  const room = await opened();
  overtake(30);
  expect(await rest(room)).toBe(1);
  expect(await storage.entries.after('ford', 0)).toHaveLength(1);
});

test('what can never be kept is given up, and nothing of it stays', async () => {
  const room = await opened();
  overtake(1000);
  await expect(rest(room)).rejects.toThrow('overtaken');
  vi.restoreAllMocks();
  await room.catchUp();
  expect(room.match.length).toBe(0);
});
