import type { AnyEvent, Compact, EndEvent, MatchRecord, Pack, Position, RecordHead, Row } from '@carroccio/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who sits on a seat: a person, with a name if he likes and a bot that goes on for him, or a bot by its name. */
export type Sitter =
  | { readonly kind: 'person'; readonly name?: string; readonly standIn?: string }
  | { readonly kind: 'bot'; readonly bot: string };

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

/** What never changes in a match that is kept entry by entry. */
interface Head {
  readonly record: RecordHead;
  /** What was told before the first entry. */
  readonly opening: AnyEvent[];
}

/** What changes with every entry. */
interface Tail {
  readonly hash: string;
  readonly result: Omit<EndEvent, 'type'> | null;
}

/** What somebody has done of a lesson. */
export interface KeptLesson {
  readonly id: string;
  /** When it was last taken to its end. */
  readonly done?: number;
  /** The step at which it was left. */
  readonly step?: number;
}

/** A table of people who are apart, as this browser saw it last: it can be read where there is no line. */
export interface KeptRoom {
  readonly id: string;
  readonly seen: number;
  /** What is known of it, put away by those who show it. */
  readonly room: object;
}

interface Shelves extends DBSchema {
  matches: { key: string; value: KeptMatch };
  /** Matches as they came from elsewhere, until somebody opens them. */
  records: { key: string; value: MatchRecord };
  heads: { key: string; value: Head };
  /** By match and number, from 1. */
  entries: { key: [string, number]; value: Row };
  tails: { key: string; value: Tail };
  /** Whole positions, by match and number of entries. */
  snapshots: { key: [string, number]; value: Compact<Position> };
  packs: { key: string; value: KeptPack };
  lessons: { key: string; value: KeptLesson };
  rooms: { key: string; value: KeptRoom };
}

let database: Promise<IDBPDatabase<Shelves>> | undefined;

/** The browser's own database; everything a player has is in it. */
export function openDatabase(): Promise<IDBPDatabase<Shelves>> {
  database ??= openDB<Shelves>('carroccio', 4, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('matches', { keyPath: 'id' });
        db.createObjectStore('records');
        db.createObjectStore('packs', { keyPath: 'id' });
        db.createObjectStore('lessons', { keyPath: 'id' });
      }
      if (before < 2) {
        db.createObjectStore('heads');
        db.createObjectStore('entries');
        db.createObjectStore('tails');
      }
      // Positions are kept in another form; those of the older one are made again when they are next due.
      if (before === 2) db.deleteObjectStore('snapshots');
      if (before < 3) db.createObjectStore('snapshots');
      db.createObjectStore('rooms', { keyPath: 'id' });
    },
    // Another tab has a newer version of the pages: it may not have to wait for this one.
    blocking: (_, __, event) => {
      const { target } = event;
      if (target instanceof IDBDatabase) target.close();
      database = undefined;
    },
  });
  return database;
}

/** All keys that begin with a match's id. */
export const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
/** Those after a number. */
export const after = (id: string, number: number): IDBKeyRange => IDBKeyRange.bound([id, number], [id, []], true);
