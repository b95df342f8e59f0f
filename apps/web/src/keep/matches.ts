import type { MatchRecord } from '@carroccio/kernel';
import { newKey } from '../engine/seed.ts';
import { allOf, type KeptMatch, openDatabase, type Sitter } from './database.ts';

/** Keeps a match that was made elsewhere and its record together: both or neither. */
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
  const match = await (await openDatabase()).get('matches', id);
  const record = match && (await keptRecord(id));
  return match && record ? { match, record } : undefined;
}

/** What is noted of a match, without its record. */
export const noteOf = async (id: string): Promise<KeptMatch | undefined> => (await openDatabase()).get('matches', id);

/** Notes who sits where from now on. */
export async function keepSitters(id: string, sitters: readonly Sitter[]): Promise<void> {
  const shelf = (await openDatabase()).transaction('matches', 'readwrite').store;
  const noted = await shelf.get(id);
  if (noted) await shelf.put({ ...noted, sitters });
}

/** The data pack a match is played with. */
export async function packOf(id: string): Promise<MatchRecord['pack']> {
  const db = await openDatabase();
  const [record, head] = await Promise.all([db.get('records', id), db.get('heads', id)]);
  return (record ?? head?.record)?.pack;
}

/** The record of a match: as it came, or put together from its entries. */
async function keptRecord(id: string): Promise<MatchRecord | undefined> {
  const db = await openDatabase();
  const shelves = db.transaction(['records', 'heads', 'entries', 'tails']);
  const [record, head, rows, tail] = await Promise.all([
    shelves.objectStore('records').get(id),
    shelves.objectStore('heads').get(id),
    shelves.objectStore('entries').getAll(allOf(id)),
    shelves.objectStore('tails').get(id),
  ]);
  if (record) return record;
  if (!head || !tail) return undefined;
  return {
    ...head.record,
    history: rows.map(({ entry }) => entry),
    checkpoints: rows.flatMap(({ hash }, index) => (hash ? [{ entry: index + 1, hash }] : [])),
    hash: tail.hash,
    result: tail.result,
  };
}

export async function forgetMatch(id: string): Promise<void> {
  const db = await openDatabase();
  const change = db.transaction(['matches', 'records', 'heads', 'entries', 'tails', 'snapshots'], 'readwrite');
  await Promise.all([
    ...(['matches', 'records', 'heads', 'tails'] as const).map(shelf => change.objectStore(shelf).delete(id)),
    ...(['entries', 'snapshots'] as const).map(shelf => change.objectStore(shelf).delete(allOf(id))),
    change.done,
  ]);
}

export const newMatchId = newKey;
