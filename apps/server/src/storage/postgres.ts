/** PostgreSQL, for any number of processes. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** As many connections as one process has, beside the one that listens. */
const MOST_CONNECTIONS = 10;
/** How long to wait for the database before giving up. */
const PATIENCE_MS = 10_000;
/** Any number will do, as long as every process has the same. */
const MIGRATING = 0x6361_7272;

const INT8 = pg.types.builtins.INT8;

/** Times and counts are far below what a number can hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
};

export function openPool(url: URL): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    types,
  });
  // A connection that breaks while nobody uses it is replaced by the next that is needed.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

export const openPostgres = (pool: pg.Pool): Kysely<Schema> => new Kysely({ dialect: new PostgresDialect({ pool }) });

/** Lets one process after the other bring the database to what it needs. */
export async function oneAfterTheOther<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATING]);
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [MIGRATING]);
    holder.release();
  }
}
