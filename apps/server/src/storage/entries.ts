/** The truth of every match: a list to which rows are only ever added. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, payloadOf } from '../signals/postgres-signals.ts';
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

/** What is kept in the same commit as something else. */
export type Along = (change: Transaction<Schema>) => Promise<void>;

/** Something done in a match: all its rows are added, or none. */
export interface Deed {
  readonly match: string;
  /** How many rows there were before it. */
  readonly after: number;
  readonly rows: readonly StoredEntry[];
  readonly standing: Standing;
  readonly also?: Along;
}

/** Somebody else has added to the list meanwhile. */
export class Overtaken extends Error {
  override name = 'Overtaken';

  constructor() {
    super('overtaken by others');
  }
}

interface Waiting {
  readonly deed: Deed;
  done(): void;
  failed(error: unknown): void;
}

export interface Written {
  deeds: number;
  commits: number;
  seconds: number;
}

/** As many deeds as may share one commit: more would make the first wait. */
const MOST_TOGETHER = 256;

/** What other processes are told of a list that has grown: the match, and how many rows there are. */
export const GROWN = 'grown';

export class Entries {
  readonly #db: Kysely<Schema>;
  /** Whether other processes have to be told. */
  readonly #shared: boolean;
  readonly #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  readonly #written = { deeds: 0, commits: 0, seconds: 0 };

  constructor(db: Kysely<Schema>, shared: boolean) {
    this.#db = db;
    this.#shared = shared;
  }

  /** How much this process has written, and how long that took. */
  get written(): Readonly<Written> {
    return this.#written;
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

  async #commit(deeds: readonly Deed[]): Promise<void> {
    const began = performance.now();
    await this.#db.transaction().execute(async change => {
      for (const deed of deeds) await add(change, deed);
      if (this.#shared) await tellOthers(change, deeds);
    });
    this.#written.deeds += deeds.length;
    this.#written.commits++;
    this.#written.seconds += (performance.now() - began) / 1000;
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

/** Told with the commit, and only if it comes about. */
async function tellOthers(change: Transaction<Schema>, deeds: readonly Deed[]): Promise<void> {
  const news = deeds.map(({ match, after, rows }) => payloadOf(GROWN, `${match} ${after + rows.length}`));
  await sql`select pg_notify(${CHANNEL}, news) from unnest(${news}::text[]) as news`.execute(change);
}

const told = (error: unknown): unknown => (isDuplicate(error) ? new Overtaken() : error);
