/** A match as it is kept: its list, and how it stood after so many rows of it. */
import { Denied } from '@carroccio/engine/rooms';
import { type Compact, compact, expand, Match, type Position, type Registry, type Row } from '@carroccio/kernel';
import type { StoredEntry } from '../storage/entries.ts';
import type { Shelf } from '../storage/shelves.ts';
import type { Storage } from '../storage/storage.ts';
import { entropyOf, type StoredTable } from '../storage/tables.ts';
import { differing, playRows, type Read } from './lines.ts';

export interface Opened {
  readonly match: Match;
  readonly read: Read;
  /** How many rows the list has. */
  readonly rows: number;
  /** How many of them were on the shelf. */
  readonly shelved: number;
}

/** What lies on a shelf beside the list. */
interface Kept extends Read {
  readonly opening: Match['opening'];
  readonly rows: Row[];
  readonly position: Compact<Position>;
  /** How many entries were played by rules that were others than those of its version. */
  readonly fixed: number;
}

interface Place {
  readonly storage: Pick<Storage, 'entries' | 'shelves'>;
  readonly registry: Registry;
}

/**
 * The match of a table. When the rules have changed since, it goes on from where it stood, and nobody takes back what came
 * before. Where that was not kept, and the rules of today make something else of the list, it waits for those of then.
 */
export async function openMatch(table: StoredTable, { storage, registry }: Place): Promise<Opened> {
  const { scenario, options, seed, sitters } = table;
  const pack = table.pack ?? undefined;
  const game = registry.game(table.game, pack);
  const shelf = await storage.shelves.get(table.id);
  const rows = await storage.entries.after(table.id, shelf?.rows ?? 0);
  const beginning = { scenario, options, seats: sitters.length, seed, entropy: entropyOf(sitters) };
  const kept: Kept | null = shelf && JSON.parse(shelf.kept);
  const isOlder = table.version !== game.version;
  const match = kept
    ? Match.resume(game, {
        beginning,
        ...(pack ? { pack } : {}),
        opening: kept.opening,
        rows: kept.rows,
        snapshots: [{ entries: kept.rows.length, position: expand(kept.position) }],
        fixed: isOlder && shelf?.version !== game.version ? kept.rows.length : kept.fixed,
      })
    : new Match(game, beginning, pack);
  const read: Read = {
    settled: kept?.settled ?? null,
    aside: kept?.aside ?? null,
    answered: kept?.answered ?? [],
  };
  const wasPlayedSo = !isOlder || shelf?.version === game.version;
  if (wasPlayedSo) playRows(match, rows, read);
  else if (!playsAlike(match, rows, read)) throw new Denied({ code: 'other-rules' });
  // What is in the list is not new.
  match.takeStayed();
  return { match, read, rows: (shelf?.rows ?? 0) + rows.length, shelved: shelf?.rows ?? 0 };
}

function playsAlike(match: Match, rows: readonly StoredEntry[], read: Read): boolean {
  try {
    return differing(match, rows, read) === null;
  } catch {
    return false;
  }
}

/** A match as it stands, to be put on a shelf. */
export function shelfOf({ match, read, rows }: Omit<Opened, 'shelved'>): Shelf {
  const kept: Kept = {
    ...read,
    opening: match.opening,
    rows: match.rows(),
    position: compact(match.play.position),
    fixed: match.fixed,
  };
  return { rows, version: match.game.version, kept: JSON.stringify(kept) };
}
