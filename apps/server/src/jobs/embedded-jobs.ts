/** Jobs in the embedded database, done by the one process that has it. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { newId } from '../online/session.ts';
import type { Schema } from '../storage/schema.ts';
import { AT_ONCE, backOff, type Jobs, MOST_ATTEMPTS, type When } from './jobs.ts';
import { type Handler, handlerOf, type JobKind, type Work } from './kind.ts';

export interface EmbeddedTerms {
  clock(): number;
  failed(what: string, error: unknown): void;
}

/** Another program may have added something to the file. */
const LONGEST_SLEEP_MS = 5000;

type Row = Selectable<Schema['jobs']>;

export class EmbeddedJobs implements Jobs {
  readonly #db: Kysely<Schema>;
  readonly #terms: EmbeddedTerms;
  readonly #handlers = new Map<string, Handler>();
  readonly #doing = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  /** When it goes off; later than ever when none is set. */
  #wakes = Number.POSITIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  #running = false;

  constructor(db: Kysely<Schema>, terms: EmbeddedTerms) {
    this.#db = db;
    this.#terms = terms;
  }

  on<P extends TSchema>(kind: JobKind<P>, work: Work<P>): void {
    this.#handlers.set(kind.name, handlerOf(kind, work));
  }

  async add<P extends TSchema>(kind: JobKind<P>, payload: Static<P>, when: When = {}): Promise<void> {
    const { at = this.#terms.clock(), key = null, change } = when;
    if (key !== null) await this.cancel(key, change);
    await (change ?? this.#db)
      .insertInto('jobs')
      .values({ id: newId(), kind: kind.name, payload: JSON.stringify(payload), key, due: at, attempts: 0 })
      .execute();
    // What another is about to commit is seen after it: the file has one connection, and it is his.
    this.#lookIn(0);
  }

  async cancel(key: string, change?: When['change']): Promise<void> {
    await (change ?? this.#db).deleteFrom('jobs').where('key', '=', key).execute();
  }

  async due(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('jobs')
      .select(sql<number>`count(*)`.as('count'))
      .where('due', '<=', this.#terms.clock())
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async start(): Promise<void> {
    this.#running = true;
    this.#lookIn(0);
  }

  async stop(): Promise<void> {
    this.#running = false;
    clearTimeout(this.#timer);
    this.#wakes = Number.POSITIVE_INFINITY;
    await this.#looking;
    await Promise.all(this.#doing.values());
  }

  /** Looks for what is due then, or earlier if that was wanted already: whoever looks now may not see what comes meanwhile. */
  #lookIn(milliseconds: number): void {
    const wakes = performance.now() + milliseconds;
    if (!this.#running || wakes >= this.#wakes) return;
    clearTimeout(this.#timer);
    this.#wakes = wakes;
    this.#timer = setTimeout(() => {
      this.#wakes = Number.POSITIVE_INFINITY;
      this.#looking = this.#looking.then(() => this.#look());
    }, milliseconds);
    this.#timer.unref();
  }

  /** Begins what is due, and sleeps until something else is. */
  async #look(): Promise<void> {
    if (!this.#running) return;
    try {
      const next = await this.#next();
      for (const job of next) {
        if (this.#doing.size >= AT_ONCE) return;
        const wait = job.due - this.#terms.clock();
        if (wait > 0) return this.#lookIn(Math.min(wait, LONGEST_SLEEP_MS));
        this.#begin(job);
      }
      this.#lookIn(LONGEST_SLEEP_MS);
    } catch (error) {
      this.#terms.failed('the jobs', error);
      this.#lookIn(LONGEST_SLEEP_MS);
    }
  }

  #next(): Promise<Row[]> {
    return this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', 'in', [...this.#handlers.keys()])
      .where('id', 'not in', [...this.#doing.keys()])
      .where('attempts', '<', MOST_ATTEMPTS)
      .orderBy('due')
      .limit(AT_ONCE + 1)
      .execute();
  }

  #begin(job: Row): void {
    const done = this.#do(job)
      .catch((error: unknown) => this.#terms.failed(`a job '${job.kind}'`, error))
      .finally(() => {
        this.#doing.delete(job.id);
        this.#lookIn(0);
      });
    this.#doing.set(job.id, done);
  }

  /** Its row goes when it is done, so that it is found again after a crash. */
  async #do({ id, kind, payload, attempts }: Row): Promise<void> {
    try {
      await this.#handlers.get(kind)?.(JSON.parse(payload));
      await this.#db.deleteFrom('jobs').where('id', '=', id).execute();
    } catch (error) {
      // What fails because the program stops is tried again when it starts.
      if (!this.#running) return;
      const due = this.#terms.clock() + backOff(attempts + 1);
      await this.#db
        .updateTable('jobs')
        .set({ attempts: attempts + 1, due })
        .where('id', '=', id)
        .execute();
      throw error;
    }
  }
}
