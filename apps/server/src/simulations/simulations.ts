/**
 * Large numbers of matches shared out among machines: one job a match in PostgreSQL, and one row for each that has been
 * played. What is asked and how it came out are words of whoever asks and works; here they are only kept.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import Type from 'typebox';
import { MOST_ATTEMPTS } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import { PostgresJobs } from '../jobs/postgres-jobs.ts';
import { PostgresSignals } from '../signals/postgres-signals.ts';
import { oneAfterTheOther, openPool, openPostgres } from '../storage/postgres.ts';
import type { Schema } from '../storage/schema.ts';

type Tables = {
  'carroccio_simulations.simulations': { id: string; terms: string };
  'carroccio_simulations.matches': SharedMatch & { simulation: string };
};
type Shared = Kysely<Schema & Tables>;

interface SharedMatch {
  number: number;
  /** How it came out. */
  came: string;
  /** Its record, where it is wanted. */
  record: string | null;
  /** Which process played it. */
  worker: string;
}

interface SharedTerms {
  /** As many matches as one process plays at the same time. */
  atOnce: number;
  /** What fails where nobody waits for it. */
  failed(what: string, error: unknown): void;
}

/** What is asked: so many matches on these terms, of whoever can play this kind. */
interface Question {
  kind: string;
  terms: string;
  games: number;
}

/** Plays one match of a simulation. */
export type Player = (terms: string, number: number) => Promise<Omit<SharedMatch, 'number'>>;

/** The first half of the lock that whoever waits for a simulation holds; the second is made of its name. */
const ASKING = 0x7369_6d75;
const PAYLOAD = Type.Object({ simulation: Type.String(), number: Type.Integer({ minimum: 0 }) });
const ROWS_AT_ONCE = 200;

export class Simulations {
  readonly #db: Shared;
  readonly #pool: pg.Pool;
  readonly #signals: PostgresSignals;
  readonly #jobs: PostgresJobs;

  private constructor(db: Shared, pool: pg.Pool, signals: PostgresSignals, jobs: PostgresJobs) {
    this.#db = db;
    this.#pool = pool;
    this.#signals = signals;
    this.#jobs = jobs;
  }

  static async open(url: URL, terms: SharedTerms): Promise<Simulations> {
    const pool = openPool(url);
    try {
      const db = openPostgres(pool);
      const signals = await PostgresSignals.open(url, pool, terms);
      const jobs = new PostgresJobs(db, pool, signals, { ...terms, clock: () => Date.now() });
      const simulations = new Simulations(db.withTables<Tables>(), pool, signals, jobs);
      await oneAfterTheOther(pool, () => simulations.#migrate());
      return simulations;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /**
   * Puts the matches that have not been played into the queue. The same question goes on where whoever asked it before was
   * cut off; `null` while somebody else waits for its answer.
   */
  async ask({ kind, terms, games }: Question): Promise<Asked | null> {
    const id = createHash('sha256').update(`${kind}\n${terms}`).digest('hex');
    const holder = await this.#pool.connect();
    const { rows } = await holder.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1::int, hashtext($2)) as mine',
      [ASKING, id],
    );
    if (!rows[0]?.mine) {
      holder.release();
      return null;
    }
    await this.#db
      .insertInto('carroccio_simulations.simulations')
      .values({ id, terms })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await sql`
      select graphile_worker.add_job(
        identifier => ${kind}::text,
        payload => json_build_object('simulation', ${id}::text, 'number', wanted.number),
        max_attempts => ${MOST_ATTEMPTS}::int,
        job_key => ${id}::text || '/' || wanted.number
      )
      from generate_series(0, ${games}::int - 1) wanted (number)
      where not exists (
        select 1 from carroccio_simulations.matches played
        where played.simulation = ${id} and played.number = wanted.number
      )`.execute(this.#db);
    return new Asked(this.#db, holder, id, games);
  }

  /** Plays what it can play, by the kinds of the questions, until it is closed. */
  async work(players: ReadonlyMap<string, Player>): Promise<void> {
    for (const [name, play] of players)
      this.#jobs.on(jobKind(name, PAYLOAD), ({ simulation, number }) => this.#play(simulation, number, play));
    await this.#jobs.start();
  }

  /** Lets the matches that are being played end. */
  async close(): Promise<void> {
    await this.#jobs.stop();
    await this.#signals.close();
    await this.#db.destroy();
  }

  /** It may be played twice after a crash; it is kept once, and only while somebody wants to know. */
  async #play(simulation: string, number: number, play: Player): Promise<void> {
    const wanted = await this.#db
      .selectFrom('carroccio_simulations.simulations')
      .select('terms')
      .where('id', '=', simulation)
      .executeTakeFirst();
    if (!wanted) return;
    const { came, record, worker } = await play(wanted.terms, number);
    await sql`
      insert into carroccio_simulations.matches (simulation, number, came, record, worker)
      select id, ${number}::int, ${came}::text, ${record}::text, ${worker}::text
      from carroccio_simulations.simulations where id = ${simulation} for key share
      on conflict do nothing`.execute(this.#db);
  }

  async #migrate(): Promise<void> {
    await this.#jobs.migrate();
    await sql`create schema if not exists carroccio_simulations`.execute(this.#db);
    await sql`create table if not exists carroccio_simulations.simulations (
      id text primary key,
      terms text not null
    )`.execute(this.#db);
    await sql`create table if not exists carroccio_simulations.matches (
      simulation text not null references carroccio_simulations.simulations on delete cascade,
      number int not null,
      came text not null,
      record text,
      worker text not null,
      primary key (simulation, number)
    )`.execute(this.#db);
  }
}

/** A simulation that somebody waits for. */
class Asked {
  readonly #db: Shared;
  readonly #holder: pg.PoolClient;
  readonly #id: string;
  readonly #games: number;

  constructor(db: Shared, holder: pg.PoolClient, id: string, games: number) {
    this.#db = db;
    this.#holder = holder;
    this.#id = id;
    this.#games = games;
  }

  /** How many of its matches have been played. */
  async played(): Promise<number> {
    const { count } = await this.#matches()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The matches in their order. */
  async *matches(): AsyncGenerator<SharedMatch> {
    for (let first = 0; first < this.#games; first += ROWS_AT_ONCE) {
      yield* await this.#matches()
        .select(['number', 'came', 'record', 'worker'])
        .where('number', '>=', first)
        .where('number', '<', first + ROWS_AT_ONCE)
        .orderBy('number')
        .execute();
    }
  }

  /** It has been answered: nothing of it is kept. */
  async forget(): Promise<void> {
    await this.#db.deleteFrom('carroccio_simulations.simulations').where('id', '=', this.#id).execute();
  }

  /** Waits no more; what has been played stays for whoever asks the same again, unless it is forgotten. */
  leave(): void {
    // With its connection goes the lock.
    this.#holder.release(true);
  }

  #matches() {
    return this.#db
      .selectFrom('carroccio_simulations.matches')
      .where('simulation', '=', this.#id)
      .where('number', '<', this.#games);
  }
}
