/**
 * A back-up: everything the server keeps, as lines of JSON, of one moment while it runs. What one database has written
 * the other can read: so a server moves from the embedded database to PostgreSQL.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { putJobs, waitingJobs } from '../jobs/postgres-jobs.ts';
import type { Schema } from '../storage/schema.ts';

const FORMAT = 'carroccio-backup';
const VERSION = 1;
/** As many rows as are read, or written, at a time. */
const TOGETHER = 500;

type Row = Record<string, unknown>;

/** One line of a back-up; the first says what it is. */
type Line = { format: string; version: number } | { table: string; rows: Row[] };

export interface Kept {
  readonly db: Kysely<Schema>;
  /** Whether it is PostgreSQL. */
  readonly shared: boolean;
}

/** Writes everything; gives back how many rows that were. */
export async function backUp({ db, shared }: Kept, write: (line: string) => void): Promise<number> {
  let count = 0;
  const say = (line: Line): void => write(`${JSON.stringify(line)}\n`);
  say({ format: FORMAT, version: VERSION });
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async change => {
      for (const table of await tablesOf(change, shared)) {
        const pages = shared && table === 'jobs' ? jobPages(change) : pagesOf(change, table, shared);
        for await (const rows of pages) {
          count += rows.length;
          say({ table, rows });
        }
      }
    });
  return count;
}

/** What cannot be read back. */
class UnfitBackup extends Error {
  override name = 'UnfitBackup';
}

/** Reads everything into a database that is still empty; all of it, or nothing. */
export async function restore({ db, shared }: Kept, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  await db.transaction().execute(async change => {
    const tables = await tablesOf(change, shared);
    for (const table of tables) await mustBeEmpty(change, table);
    let number = 0;
    for await (const text of lines) {
      const line = lineIn(text, ++number);
      if ((number === 1) !== 'format' in line) throw new UnfitBackup(`line ${number} is not what it should be`);
      if ('format' in line) {
        if (line.format !== FORMAT || line.version !== VERSION)
          throw new UnfitBackup('this is no back-up of this version');
      } else {
        if (!tables.includes(line.table))
          throw new UnfitBackup(`line ${number}: there is no table '${line.table}' here`);
        if (shared && line.table === 'jobs') await putJobs(change, line.rows);
        else await fill(change, line.table, line.rows);
        count += line.rows.length;
      }
    }
    if (number === 0) throw new UnfitBackup('the file is empty');
  });
  return count;
}

/** In the order in which they were made: what a row refers to comes before it. */
async function tablesOf(change: Transaction<Schema>, shared: boolean): Promise<string[]> {
  const found = shared
    ? sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'
        and relnamespace = current_schema()::regnamespace and relname not like 'kysely%' order by oid`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'
        and name not like 'kysely%' and name not like 'sqlite%' order by rowid`;
  return (await found.execute(change)).rows.map(({ name }) => name);
}

async function* pagesOf(change: Transaction<Schema>, table: string, shared: boolean): AsyncGenerator<Row[]> {
  const place = sql.raw(shared ? 'ctid' : 'rowid');
  const start = shared ? '(0,0)' : -1;
  for (let last: unknown = start; ; ) {
    const after = shared ? sql`${last}::tid` : sql`${last}`;
    const shown = shared ? sql`ctid::text` : place;
    const { rows } = await sql<Row>`select ${shown} as _place, ${sql.table(table)}.* from ${sql.table(table)}
      where ${place} > ${after} order by ${place} limit ${sql.lit(TOGETHER)}`.execute(change);
    if (rows.length === 0) return;
    last = rows.at(-1)?._place;
    yield rows.map(({ _place, ...row }) => row);
  }
}

async function* jobPages(change: Transaction<Schema>): AsyncGenerator<Row[]> {
  const jobs = await waitingJobs(change);
  for (let from = 0; from < jobs.length; from += TOGETHER) yield jobs.slice(from, from + TOGETHER);
}

async function mustBeEmpty(change: Transaction<Schema>, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(change);
  if (rows.length > 0) throw new UnfitBackup(`the database is not empty: there are ${table}`);
}

function lineIn(text: string, number: number): Line {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnfitBackup(`line ${number} is no JSON`);
  }
}

async function fill(change: Transaction<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map(row => sql`(${sql.join(columns.map(column => sql`${row[column] ?? null}`))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
    values ${sql.join(values)}`.execute(change);
}
