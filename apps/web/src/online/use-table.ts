import { useSyncExternalStore } from 'react';
import { currentSettings } from '../keep/settings.ts';
import { type Laid, layTable } from '../match/laid.ts';
import { whileOpen } from '../match/use-open.ts';
import { api } from './api.ts';
import { type RemoteMoment, RemoteSession } from './remote.ts';

export interface OpenRoom {
  readonly laid: Laid;
  readonly session: RemoteSession;
}

async function open(id: string): Promise<OpenRoom> {
  const table = await api.table(id);
  const pack = table.pack ? await api.pack(id) : undefined;
  const [laid, session] = await Promise.all([
    layTable(table.game, pack),
    RemoteSession.open(table, currentSettings().asked),
  ]);
  return { laid, session };
}

/** The room of this page; it is left when the page is. */
export const useRoom = whileOpen(open, ({ session }) => session.close());

export const useRemoteMoment = (session: RemoteSession): RemoteMoment =>
  useSyncExternalStore(session.subscribe, session.moment);
