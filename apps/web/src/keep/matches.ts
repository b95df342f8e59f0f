import type { MatchRecord } from '@carroccio/kernel';
import { newSeed } from '../engine/seed.ts';
import { type KeptMatch, openDatabase } from './database.ts';

/** Keeps a match and its record together: both or neither. */
export async function keepMatch(match: KeptMatch, record: MatchRecord): Promise<void> {
  const db = await openDatabase();
  const change = db.transaction(['matches', 'records'], 'readwrite');
  await Promise.all([
    change.objectStore('matches').put(match),
    change.objectStore('records').put(record, match.id),
    change.done,
  ]);
}

/** The matches kept in this browser, the last played first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const all = await (await openDatabase()).getAll('matches');
  return all.sort((a, b) => b.played - a.played);
}

export async function keptMatch(id: string): Promise<{ match: KeptMatch; record: MatchRecord } | undefined> {
  const db = await openDatabase();
  const [match, record] = await Promise.all([db.get('matches', id), db.get('records', id)]);
  return match && record ? { match, record } : undefined;
}

export async function forgetMatch(id: string): Promise<void> {
  const db = await openDatabase();
  const change = db.transaction(['matches', 'records'], 'readwrite');
  await Promise.all([change.objectStore('matches').delete(id), change.objectStore('records').delete(id), change.done]);
}

/** Random; `crypto.randomUUID` would do, but only secure addresses have it. */
export const newMatchId = (): string => newSeed().slice(0, 32);
