/** Jobs in PostgreSQL, done by any of the processes that share it: graphile-worker. */
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Static, TSchema } from 'typebox';
import type { PostgresSignals } from '../signals/postgres-signals.ts';
import type { Schema } from '../storage/schema.ts';
import { AT_ONCE, type Jobs, MOST_ATTEMPTS, type When } from './jobs.ts';
import { type Handler, handlerOf, type JobKind, type Work } from './kind.ts';

interface Terms {
  /** How many jobs this process does at the same time. */
  readonly atOnce?: number;
  clock(): number;
  failed(what: string, error: unknown): void;
}

/** How often it is looked for jobs whose process has died. */
const SWEEP_MS = 2000;
/** The first half of the lock that a living worker holds; the second is made of its name. */
const ALIVE = 0x6a6f_6273;

export class PostgresJobs implements Jobs {
  readonly #db: Kysely<Schema>;
  readonly #pool: pg.Pool;
  readonly #signals: PostgresSignals;
  readonly #terms: Terms;
  readonly #handlers = new Map<string, Handler>();
  #runner: Runner | undefined;
  #sweep: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(db: Kysely<Schema>, pool: pg.Pool, signals: PostgresSignals, terms: Terms) {
    this.#db = db;
    this.#pool = pool;
    this.#signals = signals;
    this.#terms = terms;
  }

  /** Makes the tables of graphile-worker. */
  async migrate(): Promise<void> {
    await runMigrations({ pgPool: this.#pool, logger: this.#logger() });
  }

  on<P extends TSchema>(kind: JobKind<P>, work: Work<P>): void {
    this.#handlers.set(kind.name, handlerOf(kind, work));
  }

  async add<P extends TSchema>(kind: JobKind<P>, payload: Static<P>, when: When = {}): Promise<void> {
    const { at, key = null, change } = when;
    // By the time of the database, whatever the clock of this machine says.
    const wait = at === undefined ? 0 : Math.max(0, at - this.#terms.clock()) / 1000;
    await sql`select graphile_worker.add_job(
      identifier => ${kind.name},
      payload => ${JSON.stringify(payload)}::json,
      run_at => now() + make_interval(secs => ${wait}::float8),
      max_attempts => ${MOST_ATTEMPTS}::int,
      job_key => ${key}::text
    )`.execute(change ?? this.#db);
  }

  async cancel(key: string, change?: When['change']): Promise<void> {
    await sql`select graphile_worker.remove_job(${key})`.execute(change ?? this.#db);
  }

  async due(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::float8 as count from graphile_worker.jobs where run_at <= now()`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => {
      this.#signals.hold(ALIVE, worker.workerId).catch(error => this.#terms.failed('the jobs', error));
    });
    this.#runner = await run({
      pgPool: this.#pool,
      taskList: Object.fromEntries([...this.#handlers].map(([kind, handler]) => [kind, this.#telling(kind, handler)])),
      concurrency: this.#terms.atOnce ?? AT_ONCE,
      noHandleSignals: true,
      logger: this.#logger(),
      events,
    });
    await this.#release();
    this.#sweep = setInterval(() => void this.#release(), SWEEP_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweep);
    await this.#runner?.stop();
    this.#runner = undefined;
  }

  #telling(kind: string, handler: Handler): Handler {
    return async payload => {
      try {
        await handler(payload);
      } catch (error) {
        // What fails because the program stops is tried again later.
        if (!this.#stopping) this.#terms.failed(`a job '${kind}'`, error);
        throw error;
      }
    };
  }

  /** Lets others do what was being done by workers that are no more. A new worker has a moment to show that it lives. */
  async #release(): Promise<void> {
    try {
      await sql`
        select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
        from graphile_worker.jobs
        where locked_at < now() - interval '1 second' and not exists (
          select 1 from pg_locks
          where locktype = 'advisory' and objsubid = 2 and classid = ${ALIVE}::oid
            and objid::bigint = (hashtext(locked_by)::bigint & 4294967295)
            and database = (select oid from pg_database where datname = current_database())
        )
        having count(*) > 0`.execute(this.#db);
    } catch (error) {
      this.#terms.failed('the jobs', error);
    }
  }

  /** What the library has to say; of jobs that fail we tell ourselves. */
  #logger(): Logger {
    return new Logger(() => (level, message, meta) => {
      if (`${level}` === 'error' && !meta?.failure) this.#terms.failed('the jobs', new Error(message));
    });
  }
}

/** What waits, in the form of the embedded database: for a back-up. */
export async function waitingJobs(change: Transaction<Schema>): Promise<Selectable<Schema['jobs']>[]> {
  const { rows } = await sql<Selectable<Schema['jobs']>>`
    select job.id::text as id, task.identifier as kind, job.payload::text as payload, job.key,
      floor(extract(epoch from job.run_at) * 1000)::float8 as due, 0 as attempts
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    order by job.id`.execute(change);
  return rows;
}

/** Adds jobs of a back-up. */
export async function putJobs(change: Transaction<Schema>, jobs: readonly Record<string, unknown>[]): Promise<void> {
  for (const { kind, payload, key, due } of jobs)
    await sql`select graphile_worker.add_job(
      identifier => ${kind}::text,
      payload => ${payload}::json,
      run_at => to_timestamp(${due}::float8 / 1000),
      max_attempts => ${MOST_ATTEMPTS}::int,
      job_key => ${key}::text
    )`.execute(change);
}
