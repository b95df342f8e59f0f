import { type Kysely, sql } from 'kysely';
import { EmbeddedJobs } from '../jobs/embedded-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Entries } from './entries.ts';
import { openLibsql } from './libsql.ts';
import { migrate } from './migrations/index.ts';
import { Notes } from './notes.ts';
import { People } from './people.ts';
import type { Schema } from './schema.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** Everything the server keeps. */
export interface Storage {
  /** For what has tables of its own. */
  readonly db: Kysely<Schema>;
  readonly entries: Pick<Entries, 'append' | 'after'>;
  readonly people: Pick<
    People,
    'addGuest' | 'makeAccount' | 'byLogin' | 'byId' | 'openSession' | 'closeSession' | 'bySession'
  >;
  readonly tables: Pick<
    Tables,
    'add' | 'get' | 'after' | 'waiting' | 'of' | 'withBots' | 'withClocks' | 'waitingOf' | 'sit' | 'begin' | 'remove'
  >;
  readonly talk: Pick<Talk, 'say' | 'heard'>;
  readonly notes: Pick<Notes, 'of' | 'write'>;
  readonly jobs: Jobs;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** Lets what is being written finish. */
  close(): Promise<void>;
}

export interface StorageTerms {
  clock(): number;
  /** What fails where nobody waits for it. */
  failed(what: string, error: unknown): void;
}

const PLAIN: StorageTerms = {
  clock: () => Date.now(),
  failed: (_, error) => {
    throw error;
  },
};

/** Opens the embedded database of a folder. */
export async function openStorage(folder: string, terms: StorageTerms = PLAIN): Promise<Storage> {
  const db = openLibsql(folder);
  await migrate(db);
  return storageOn(db, new EmbeddedJobs(db, terms));
}

function storageOn(db: Kysely<Schema>, jobs: Jobs): Storage {
  const entries = new Entries(db);
  return {
    db,
    entries,
    people: new People(db),
    tables: new Tables(db),
    talk: new Talk(db),
    notes: new Notes(db),
    jobs,
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await jobs.stop();
      await entries.settled();
      await db.destroy();
    },
  };
}
