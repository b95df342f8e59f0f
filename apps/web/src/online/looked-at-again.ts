import type { MatchRecord } from '@carroccio/kernel';
import type { KeptMatch } from '../keep/database.ts';
import { keptMatch } from '../keep/matches.ts';
import { importMatch } from '../match/files/files.ts';
import { ApiError, api } from './api.ts';

/** What the names of the server's tables look like. */
const TABLE = /^[\w-]{16}$/;

/** A match that this browser keeps or, once it is over, the server: then whoever has its link may look at it again. */
export async function keptAnywhere(id: string): Promise<{ match: KeptMatch; record: MatchRecord } | undefined> {
  const kept = await keptMatch(id);
  if (kept || !TABLE.test(id)) return kept;
  const record = await api.record(id).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (!record) return undefined;
  await importMatch(JSON.stringify(record), id);
  return keptMatch(id);
}
