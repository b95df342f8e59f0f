/** A match kept entry by entry: an action writes itself, and a whole position now and then. */
import { type Game, Match, type Pack, replay } from '@carroccio/kernel';
import { after, allOf, openDatabase } from './database.ts';

/** A whole position is kept every so many entries. */
const SNAPSHOT_EVERY = 64;

/** Opens a kept match without playing it again, unless it came from elsewhere; `undefined` when there is none. */
export async function openKept(id: string, gameOf: (pack?: Pack) => Game): Promise<Match | undefined> {
  const db = await openDatabase();
  const shelves = db.transaction(['records', 'heads', 'entries', 'snapshots']);
  const [record, head, rows, last] = await Promise.all([
    shelves.objectStore('records').get(id),
    shelves.objectStore('heads').get(id),
    shelves.objectStore('entries').getAll(allOf(id)),
    shelves.objectStore('snapshots').openCursor(allOf(id), 'prev'),
  ]);
  if (record) return replay(gameOf(record.pack), record);
  if (!head) return undefined;
  const { scenario, options, seats, stream, seed, entropy, pack } = head.record;
  return Match.resume(gameOf(pack), {
    beginning: { scenario, options, seats, stream, seed, entropy },
    ...(pack ? { pack } : {}),
    opening: head.opening,
    rows,
    snapshots: last ? [{ entries: last.key[1], position: last.value }] : [],
  });
}

/**
 * Writes what is new in a match: its entries after the first `stayed`, and what is noted of it, all of it or nothing.
 * What is written is as the match is when this is called.
 */
export async function keepEntries(id: string, match: Match, stayed: number): Promise<void> {
  const news = newsOf(match, stayed);
  const db = await openDatabase();
  const change = db.transaction(['matches', 'records', 'heads', 'entries', 'tails', 'snapshots'], 'readwrite');
  const noted = await change.objectStore('matches').get(id);
  if (!noted) throw new Error(`no match "${id}" is kept`);
  await Promise.all([
    change.objectStore('matches').put({ ...noted, ...news.note }),
    change.objectStore('records').delete(id),
    ...(stayed === 0 ? [change.objectStore('heads').put(news.head, id)] : []),
    change.objectStore('entries').delete(after(id, stayed)),
    ...news.rows.map((row, index) => change.objectStore('entries').put(row, [id, stayed + index + 1])),
    change.objectStore('tails').put(news.tail, id),
    change.objectStore('snapshots').delete(after(id, stayed)),
    ...(news.snapshot ? [change.objectStore('snapshots').put(news.snapshot, [id, match.length])] : []),
    change.done,
  ]);
}

function newsOf(match: Match, stayed: number) {
  const { play, length } = match;
  const decision = play.decision();
  const { result } = play;
  return {
    head: { record: match.head(), opening: match.opening },
    rows: match.rows(stayed),
    tail: { hash: play.hash(), result },
    snapshot: Math.floor(length / SNAPSHOT_EVERY) > Math.floor(stayed / SNAPSHOT_EVERY) ? play.clone().position : null,
    note: {
      entries: length,
      played: Date.now(),
      winners: result?.winners ?? null,
      deciding: decision?.seats[0] ?? null,
    },
  };
}
