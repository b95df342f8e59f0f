import { useSyncExternalStore } from 'react';
import { currentSettings } from '../keep/settings.ts';
import { type Laid, layTable } from '../match/laid.ts';
import { whileOpen } from '../match/use-open.ts';
import { api, codeOf } from './api.ts';
import { keepLastSeen, lastSeenOf } from './last-seen.ts';
import { type RemoteMoment, RemoteSession } from './remote.ts';

export interface OpenRoom {
  readonly laid: Laid;
  readonly session: RemoteSession;
}

async function open(id: string): Promise<OpenRoom> {
  const { asked } = currentSettings();
  try {
    const table = await api.table(id);
    const pack = table.pack ? await api.pack(id) : undefined;
    const [laid, session] = await Promise.all([layTable(table.game, pack), RemoteSession.open(table, asked)]);
    keepLastSeen(session, pack);
    return { laid, session };
  } catch (error) {
    const kept = codeOf(error) === 'unreachable' ? await lastSeenOf(id) : undefined;
    if (!kept) throw error;
    const laid = await layTable(kept.table.game, kept.pack);
    const session = RemoteSession.resume(kept, asked);
    keepLastSeen(session, kept.pack);
    return { laid, session };
  }
}

/** The room of this page; it is left when the page is. */
export const useRoom = whileOpen(open, ({ session }) => session.close());

export const useRemoteMoment = (session: RemoteSession): RemoteMoment =>
  useSyncExternalStore(session.subscribe, session.moment);
