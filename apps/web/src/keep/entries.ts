/** A match kept entry by entry: an action writes itself, and a whole position now and then. */
import { Denied } from '@carroccio/engine';
import { compact, expand, type Game, Match, type Pack, replay } from '@carroccio/kernel';
import { after, allOf, openDatabase } from './database.ts';

/** A whole position is kept every so many entries. */
const SNAPSHOT_EVERY = 64;

/** Opens a kept match without playing it again, unless it came from elsewhere; `undefined` when there is none. */
export async function openKept(
  id: string,
  gameOf: (pack?: Pack) => Game,
): Promise<{ match: Match; keeping: Keeping } | undefined> {
  const db = await openDatabase();
  const shelves = db.transaction(['records', 'heads', 'entries', 'tails', 'snapshots']);
  const [record, head, rows, tail, last] = await Promise.all([
    shelves.objectStore('records').get(id),
    shelves.objectStore('heads').get(id),
    shelves.objectStore('entries').getAll(allOf(id)),
    shelves.objectStore('tails').get(id),
    shelves.objectStore('snapshots').openCursor(allOf(id), 'prev'),
  ]);
  if (record) return { match: replay(gameOf(record.pack), record), keeping: new Keeping(id, null) };
  if (!head || !tail) return undefined;
  const { scenario, options, seats, stream, seed, entropy, pack } = head.record;
  const match = Match.resume(gameOf(pack), {
    beginning: { scenario, options, seats, stream, seed, entropy },
    ...(pack ? { pack } : {}),
    opening: head.opening,
    rows,
    snapshots: last ? [{ entries: last.key[1], position: expand(last.value) }] : [],
  });
  return { match, keeping: new Keeping(id, tail.hash) };
}

/** A match as it is written: what is on disk, and what is owed to it. */
export class Keeping {
  readonly #id: string;
  /** The hash of the match as it was last read or written here; `null` while it is a record from elsewhere. */
  #onDisk: string | null;
  /** How many entries on disk are as they are here; `null` when nothing is owed. */
  #stayed: number | null = null;

  constructor(id: string, onDisk: string | null) {
    this.#id = id;
    this.#onDisk = onDisk;
  }

  /** The entries after the first `stayed` are other ones now. */
  changed(stayed: number): void {
    this.#stayed = Math.min(this.#stayed ?? stayed, stayed);
  }

  /** Writes what is owed. What cannot be written is owed still. */
  async write(match: Match): Promise<void> {
    const stayed = this.#stayed;
    if (stayed === null) return;
    this.#stayed = null;
    try {
      this.#onDisk = await writeNews(this.#id, match, stayed, this.#onDisk);
    } catch (error) {
      this.changed(stayed);
      throw error;
    }
  }
}

/**
 * Writes the entries of a match after the first `stayed`, and what is noted of it, all of it or nothing, and not over
 * what another window has written. Gives back the hash of what is then on disk.
 */
async function writeNews(id: string, match: Match, stayed: number, onDisk: string | null): Promise<string> {
  const news = newsOf(match, stayed);
  const db = await openDatabase();
  const change = db.transaction(['matches', 'records', 'heads', 'entries', 'tails', 'snapshots'], 'readwrite');
  const [noted, tail] = await Promise.all([change.objectStore('matches').get(id), change.objectStore('tails').get(id)]);
  if (!noted || (tail?.hash ?? null) !== onDisk) throw new Denied({ code: 'elsewhere' });
  await Promise.all([
    change.objectStore('matches').put({ ...noted, ...news.note }),
    change.objectStore('records').delete(id),
    ...(stayed === 0 ? [change.objectStore('heads').put(news.head, id)] : []),
    change.objectStore('entries').delete(after(id, stayed)),
    ...news.rows.map((row, index) => change.objectStore('entries').put(row, [id, stayed + index + 1])),
    change.objectStore('tails').put(news.tail, id),
    change.objectStore('snapshots').delete(after(id, stayed)),
    ...(news.snapshot ? [change.objectStore('snapshots').put(news.snapshot, [id, news.note.entries])] : []),
    change.done,
  ]);
  return news.tail.hash;
}

function newsOf(match: Match, stayed: number) {
  const { play, length } = match;
  const decision = play.decision();
  const { result } = play;
  return {
    head: { record: match.head(), opening: match.opening },
    rows: match.rows(stayed),
    tail: { hash: play.hash(), result },
    snapshot: Math.floor(length / SNAPSHOT_EVERY) > Math.floor(stayed / SNAPSHOT_EVERY) ? compact(play.position) : null,
    note: {
      entries: length,
      played: Date.now(),
      winners: result?.winners ?? null,
      deciding: decision?.seats[0] ?? null,
    },
  };
}
