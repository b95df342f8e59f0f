/** Matches as they stood after so many rows of their lists: they are opened from there, and not played again. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Shelf {
  /** How many rows of the list it is made of. */
  readonly rows: number;
  /** The rules by which it came about. */
  readonly version: number;
  /** JSON. */
  readonly kept: string;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** What is written often is packed quickly. */
const QUICKLY = 1;

export class Shelves {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async get(match: string): Promise<Shelf | null> {
    const found = await this.#db.selectFrom('shelves').selectAll().where('match', '=', match).executeTakeFirst();
    if (!found) return null;
    const kept = String(await unpack(Buffer.from(found.kept, 'base64')));
    return { rows: found.lines, version: found.version, kept };
  }

  /** What another process has kept meanwhile stays where it is further on. */
  async put(match: string, { rows, version, kept }: Shelf): Promise<void> {
    const row = { lines: rows, version, kept: (await pack(kept, { level: QUICKLY })).toString('base64') };
    await this.#db
      .insertInto('shelves')
      .values({ match, ...row })
      .onConflict(known => known.column('match').doUpdateSet(row).where('shelves.lines', '<', rows))
      .execute();
  }

  /** Matches by rules of such a version whose lists have gone on by some rows since they were kept, or never were. */
  async behind(game: string, version: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .leftJoin('shelves', 'shelves.match', 'tables.id')
      .select('tables.id')
      .where('tables.game', '=', game)
      .where('tables.version', '=', version)
      .where('tables.began', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('entries')
            .select('entry')
            .whereRef('entries.match', '=', 'tables.id')
            .where('entries.entry', '>', sql<number>`coalesce(shelves.lines, 0)`),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  }
}
