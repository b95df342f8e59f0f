import type { MatchRecord, Pack } from '@carroccio/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who sits on a seat: a person, or a bot by its name. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

/** What is known of a kept match without opening it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  /** A match, or a position somebody analyses. */
  readonly kind: 'match' | 'analysis';
  readonly sitters: readonly Sitter[];
  readonly began: number;
  readonly played: number;
  readonly entries: number;
  readonly winners: readonly number[] | null;
  /** Whose turn it is, as far as is known. */
  readonly deciding?: number | null;
}

export interface KeptPack {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly pack: Pack;
}

interface Shelves extends DBSchema {
  matches: { key: string; value: KeptMatch };
  records: { key: string; value: MatchRecord };
  packs: { key: string; value: KeptPack };
  /** Lessons done. */
  lessons: { key: string; value: { id: string; done: number } };
}

let database: Promise<IDBPDatabase<Shelves>> | undefined;

/** The browser's own database; everything a player has is in it. */
export function openDatabase(): Promise<IDBPDatabase<Shelves>> {
  database ??= openDB<Shelves>('carroccio', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('records');
      db.createObjectStore('packs', { keyPath: 'id' });
      db.createObjectStore('lessons', { keyPath: 'id' });
    },
  });
  return database;
}
