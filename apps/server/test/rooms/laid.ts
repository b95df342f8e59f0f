/** A table of two as it is stored, and rooms that nothing else goes along with. */
import type { Registry } from '@carroccio/kernel';
import { LiveRoom } from '../../src/rooms/live-room.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { NewTable } from '../../src/storage/tables.ts';

/** Nobody has sat down there, and Red begins. */
export const TABLE: NewTable = {
  id: 'ford',
  game: 'ford',
  version: 1,
  scenario: 'ford',
  options: {},
  seed: 'secret',
  host: 'anna',
  unlisted: false,
  created: 1,
  began: 1,
  deciding: [0],
  again: null,
  pace: null,
  club: null,
  pack: null,
  sitters: [{ kind: 'open' }, { kind: 'open' }],
};

/** What is around a room in which nobody is waited for and of which nobody else is told. */
export const around = (storage: Storage, registry: Registry) => ({
  storage,
  registry,
  clock: () => 1,
  along: () => null,
  changed: () => undefined,
  moved: () => undefined,
  elsewhere: () => new Set<string>(),
});

export async function openedRoom(storage: Storage, registry: Registry, id = TABLE.id): Promise<LiveRoom> {
  const table = await storage.tables.get(id);
  if (!table) throw new Error('the table is not there');
  return LiveRoom.open(table, around(storage, registry));
}
