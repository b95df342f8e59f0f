import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import type { Schema } from './schema.ts';

const FILE = 'carroccio.db';
/** How long to wait for another program that holds the file, such as a back-up. */
const PATIENCE_MS = 5000;
const MOST_STATEMENTS = 200;

/** The embedded database: one file in a folder, which is made where it is missing. */
export function openLibsql(folder: string): Kysely<Schema> {
  mkdirSync(folder, { recursive: true });
  const file = new Libsql(join(folder, FILE), { timeout: PATIENCE_MS });
  file.exec('PRAGMA journal_mode = WAL');
  // What was answered is on disk, even when the power fails.
  file.exec('PRAGMA synchronous = FULL');
  file.exec('PRAGMA foreign_keys = ON');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Prepared(file) }) });
}

/** Prepares the same statement once: each that is thrown away costs memory. */
class Prepared implements SqliteDatabase {
  readonly #file: Libsql.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    const made: SqliteStatement = {
      reader: statement.reader,
      all: parameters => statement.all(...parameters),
      run: parameters => statement.run(...parameters),
      iterate: parameters => statement.iterate(...parameters),
    };
    this.#statements.set(sql, made);
    return made;
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }
}
