/** The truth of every match: a list to which rows are only ever added. */
import type { Kysely, Transaction } from 'kysely';
import { isDuplicate } from './duplicate.ts';
import type { Schema } from './schema.ts';

export interface StoredEntry {
  readonly seat: number | null;
  /** JSON. */
  readonly action: string;
  readonly key: string | null;
  /** JSON. */
  readonly answer: string | null;
  readonly hash: string | null;
  readonly time: number;
}

/** What is known of a match without opening it. */
interface Standing {
  readonly deciding: readonly number[];
  /** JSON. */
  readonly outcome: string | null;
  /** JSON; `null` where time is no matter. */
  readonly clock: string | null;
}

/** Something done in a match: all its rows are added, or none. */
export interface Deed {
  readonly match: string;
  /** How many rows there were before it. */
  readonly after: number;
  readonly rows: readonly StoredEntry[];
  readonly standing: Standing;
  /** What is kept in the same commit. */
  also?(change: Transaction<Schema>): Promise<void>;
}

/** Somebody else has added to the list meanwhile. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

interface Waiting {
  readonly deed: Deed;
  done(): void;
  failed(error: unknown): void;
}

/** As many deeds as may share one commit: more would make the first wait. */
const MOST_TOGETHER = 256;

export class Entries {
  readonly #db: Kysely<Schema>;
  readonly #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Adds a deed to the list; done when it is on disk. Deeds that wait at the same time share one commit. */
  append(deed: Deed): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ deed, done, failed });
      this.#writing ??= this.#write();
    });
  }

  async after(match: string, entries: number): Promise<StoredEntry[]> {
    return this.#db
      .selectFrom('entries')
      .select(['seat', 'action', 'key', 'answer', 'hash', 'time'])
      .where('match', '=', match)
      .where('entry', '>', entries)
      .orderBy('entry')
      .execute();
  }

  /** When all that was asked for so far is on disk, or has failed. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    // Whatever else this turn of the event loop brings goes along.
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MOST_TOGETHER);
      try {
        await this.#commit(together.map(({ deed }) => deed));
        for (const { done } of together) done();
      } catch (error) {
        if (together.length === 1) together[0]?.failed(told(error));
        else await this.#each(together);
      }
    }
    this.#writing = null;
  }

  /** One of several failed, and all with it: each for itself. */
  async #each(together: readonly Waiting[]): Promise<void> {
    for (const { deed, done, failed } of together) {
      try {
        await this.#commit([deed]);
        done();
      } catch (error) {
        failed(told(error));
      }
    }
  }

  #commit(deeds: readonly Deed[]): Promise<void> {
    return this.#db.transaction().execute(async change => {
      for (const deed of deeds) await add(change, deed);
    });
  }
}

async function add(change: Transaction<Schema>, deed: Deed): Promise<void> {
  const { match, after, rows, standing } = deed;
  for (const [index, row] of rows.entries())
    await change
      .insertInto('entries')
      .values({ match, entry: after + index + 1, ...row })
      .execute();
  await change
    .updateTable('tables')
    .set({
      deciding: JSON.stringify(standing.deciding),
      outcome: standing.outcome,
      clock: standing.clock,
      played: rows.at(-1)?.time ?? 0,
    })
    .where('id', '=', match)
    .execute();
  await deed.also?.(change);
}

const told = (error: unknown): unknown => (isDuplicate(error) ? new Overtaken() : error);
