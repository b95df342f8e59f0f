/** However many rooms are open, and whoever else comes or goes: of each match there is one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../../../packages/kernel/test/tiny/index.ts';
import type { Guest, LiveRoom } from '../../src/rooms/live-room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { type Database, makeDatabase } from '../database.ts';
import { around, TABLE } from './laid.ts';

let database: Database;
let storage: Storage;
beforeAll(async () => {
  database = await makeDatabase();
  storage = await openStorage(database.place);
});
afterAll(async () => {
  await storage.close();
  await database.drop();
});

const roomsOf = () =>
  new Rooms({
    ...around(storage, registry),
    opened: () => undefined,
    closing: () => Promise.resolve(),
    failed: (_, error) => {
      throw error;
    },
  });

async function table(id: string): Promise<string> {
  await storage.tables.add({ ...TABLE, id });
  return id;
}

/** Somebody comes in, and notes how often he is told something. */
async function enter(room: LiveRoom, seat: number): Promise<{ told: number }> {
  const guest: Guest & { told: (room: string) => void } = { told: () => void heard.told++ };
  const heard = { told: 0 };
  await room.run(() => room.join(guest, [seat], [seat], []).look());
  return heard;
}

const march = (room: LiveRoom, guest: Guest) =>
  room.run(() => {
    const desk = room.join(guest, [0], [0], []);
    return desk.act(0, [{ type: 'march', unit: 2 }], 0, 'once').taken;
  });

test('two who come to one of very many rooms meet there', async () => {
  const rooms = roomsOf();
  for (let other = 0; other < 201; other++) await enter(await rooms.open(await table(`busy ${other}`)), 0);
  const id = await table('meeting');
  const first = await rooms.open(id);
  const heard = await enter(first, 1);
  const second = await rooms.open(id);
  expect(second).toBe(first);
  expect(await march(second, { told: () => undefined })).toBe(1);
  expect(heard.told).toBe(1);
});

test('what others add while somebody comes in is told to him', async () => {
  const [here, there] = [roomsOf(), roomsOf()];
  const id = await table('shared');
  const opening = here.open(id);
  // It is not open yet, and nobody is in it.
  here.heard(id, 0);
  const room = await opening;
  const heard = await enter(room, 1);
  expect(await march(await there.open(id), { told: () => undefined })).toBe(1);
  here.heard(id, 1);
  await room.catchUp(0);
  await here.settle();
  expect(heard.told).toBe(1);
  expect(room.match.length).toBe(1);
});

test('a room is as far as its list when it is opened, whatever was heard of what others have added', async () => {
  const [here, there] = [roomsOf(), roomsOf()];
  const id = await table('unheard');
  const room = await here.open(id);
  await enter(room, 1);
  expect(await march(await there.open(id), { told: () => undefined })).toBe(1);
  expect((await here.open(id)).match.length).toBe(1);
});
