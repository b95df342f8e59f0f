import type { Lobby } from '../online/lobby.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsOf } from '../rooms/visitor.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';

export interface GiveUpTerms {
  readonly storage: Pick<Storage, 'tables'>;
  readonly lobby: Pick<Lobby, 'leave'>;
  readonly rooms: Pick<Rooms, 'open'>;
}

/** Somebody goes for good: he gives up what he plays, and leaves where he waits. */
export async function giveUpAll({ storage, lobby, rooms }: GiveUpTerms, person: Person): Promise<void> {
  for (const { id, began } of await storage.tables.unfinishedOf(person.id)) {
    if (began === null) {
      await lobby.leave(person, id);
      continue;
    }
    const room = await rooms.open(id);
    const [by] = seatsOf(room.table, person);
    if (by !== undefined) await room.run(() => room.end({ kind: 'resigned', by }));
  }
}
