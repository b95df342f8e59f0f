import { type Kysely, sql } from 'kysely';
import { Entries } from './entries.ts';
import { openLibsql } from './libsql.ts';
import { migrate } from './migrations.ts';
import { People } from './people.ts';
import type { Schema } from './schema.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** Everything the server keeps. */
export interface Storage {
  readonly entries: Pick<Entries, 'append' | 'after'>;
  readonly people: Pick<People, 'addGuest' | 'makeAccount' | 'byLogin' | 'openSession' | 'closeSession' | 'bySession'>;
  readonly tables: Pick<
    Tables,
    'add' | 'get' | 'after' | 'waiting' | 'of' | 'withBots' | 'withClocks' | 'waitingOf' | 'sit' | 'begin' | 'remove'
  >;
  readonly talk: Pick<Talk, 'say' | 'heard'>;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** Lets what is being written finish. */
  close(): Promise<void>;
}

/** Opens the embedded database of a folder. */
export async function openStorage(folder: string): Promise<Storage> {
  const db = openLibsql(folder);
  await migrate(db);
  return storageOn(db);
}

function storageOn(db: Kysely<Schema>): Storage {
  const entries = new Entries(db);
  return {
    entries,
    people: new People(db),
    tables: new Tables(db),
    talk: new Talk(db),
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await entries.settled();
      await db.destroy();
    },
  };
}
