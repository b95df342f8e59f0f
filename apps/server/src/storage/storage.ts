import { type Kysely, sql } from 'kysely';
import { EmbeddedJobs } from '../jobs/embedded-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { PostgresJobs } from '../jobs/postgres-jobs.ts';
import { LocalSignals } from '../signals/local-signals.ts';
import { PostgresSignals } from '../signals/postgres-signals.ts';
import type { Signals } from '../signals/signals.ts';
import { Entries } from './entries.ts';
import { openLibsql } from './libsql.ts';
import { migrate } from './migrations/index.ts';
import { Notes } from './notes.ts';
import { People } from './people.ts';
import { oneAfterTheOther, openPool, openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { Shelves } from './shelves.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** Everything the server keeps. */
export interface Storage {
  /** For what has tables of its own. */
  readonly db: Kysely<Schema>;
  readonly entries: Pick<Entries, 'append' | 'after' | 'written'>;
  readonly people: Pick<
    People,
    | 'addGuest'
    | 'makeAccount'
    | 'byLogin'
    | 'byId'
    | 'passwordOf'
    | 'setPassword'
    | 'openSession'
    | 'renewSession'
    | 'closeSession'
    | 'closeSessionsOf'
    | 'bySession'
    | 'byToken'
  >;
  readonly tables: Pick<
    Tables,
    | 'add'
    | 'get'
    | 'after'
    | 'waiting'
    | 'of'
    | 'ofClub'
    | 'withBots'
    | 'withClocks'
    | 'unfinishedOf'
    | 'waitingOf'
    | 'sit'
    | 'begin'
    | 'remove'
  >;
  readonly shelves: Pick<Shelves, 'get' | 'put' | 'behind'>;
  readonly talk: Pick<Talk, 'say' | 'heard'>;
  readonly notes: Pick<Notes, 'of' | 'write'>;
  readonly jobs: Jobs;
  /** What the processes that share it tell each other. */
  readonly signals: Signals;
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

/** Opens the embedded database of a folder, or PostgreSQL at an address. */
export const openStorage = (place: string | URL, terms: StorageTerms = PLAIN): Promise<Storage> =>
  typeof place === 'string' ? openEmbedded(place, terms) : openShared(place, terms);

async function openEmbedded(folder: string, terms: StorageTerms): Promise<Storage> {
  const db = openLibsql(folder);
  await migrate(db);
  return storageOn(db, new Entries(db, false), new EmbeddedJobs(db, terms), new LocalSignals());
}

async function openShared(url: URL, terms: StorageTerms): Promise<Storage> {
  const pool = openPool(url);
  try {
    const db = openPostgres(pool);
    const signals = await PostgresSignals.open(url, pool, terms);
    const jobs = new PostgresJobs(db, pool, signals, terms);
    await oneAfterTheOther(pool, async () => {
      await migrate(db);
      await jobs.migrate();
    });
    return storageOn(db, new Entries(db, true), jobs, signals);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function storageOn(db: Kysely<Schema>, entries: Entries, jobs: Jobs, signals: Signals): Storage {
  return {
    db,
    entries,
    people: new People(db),
    tables: new Tables(db),
    shelves: new Shelves(db),
    talk: new Talk(db),
    notes: new Notes(db),
    jobs,
    signals,
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await jobs.stop();
      await entries.settled();
      await signals.close();
      await db.destroy();
    },
  };
}
