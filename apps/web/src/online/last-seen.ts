/** One's own tables are kept as they were seen last: a match by correspondence can be read where there is no line. */
import type { Pack } from '@carroccio/kernel';
import { keepRoom, keptRoom, keptRooms } from '../keep/rooms.ts';
import type { OnlineTable } from './api.ts';
import type { LastSeen, RemoteSession } from './remote.ts';

interface Kept extends LastSeen {
  readonly pack?: Pack | undefined;
}

/** Several moments that come in a row are kept as one. */
const AFTER_MS = 500;

/** Whatever is seen from now on is kept, the last of it. */
export function keepLastSeen(session: RemoteSession, pack: Pack | undefined): void {
  if (session.table.mine.length === 0) return;
  let isExpected = false;
  const keep = (): void => {
    isExpected = false;
    const seen = session.lastSeen;
    if (!seen) return;
    const { phase, settled } = session.moment();
    const over = phase === 'over' && settled?.kind !== 'adjourn';
    const room: Kept = { ...seen, table: { ...seen.table, turn: phase === 'mine', over }, pack };
    // Where nothing can be kept, nothing is read without a line.
    keepRoom({ id: session.table.id, seen: Date.now(), room }).catch(() => undefined);
  };
  const expect = (): void => {
    if (!isExpected) setTimeout(keep, AFTER_MS);
    isExpected = true;
  };
  expect();
  session.subscribe(expect);
}

export async function lastSeenOf(id: string): Promise<Kept | undefined> {
  const kept = await keptRoom(id).catch(() => undefined);
  return kept && isKept(kept.room) ? kept.room : undefined;
}

/** The tables of whoever used this browser last. */
export async function lastSeenTables(): Promise<OnlineTable[]> {
  const kept = await keptRooms().catch(() => []);
  return kept.flatMap(({ room }) => (isKept(room) ? [room.table] : []));
}

/** Only this page puts anything there. */
const isKept = (room: object): room is Kept => 'windows' in room && 'table' in room && 'told' in room;
