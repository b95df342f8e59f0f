/** What nobody comes back for is thrown away, once a day: by a job, so that one process does it and it outlives them all. */
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import { SESSION_LASTS_MS } from '../online/session.ts';
import type { Schema } from '../storage/schema.ts';

const CLEAN_UP = jobKind('clean-up', Type.Object({}));

const DAY_MS = 24 * 60 * 60_000;
const FIRST_MS = 10 * 60_000;
/** How long a table waits for those who are missing. */
const TABLES_WAIT_MS = 60 * DAY_MS;
/** How long a guest who sat down nowhere is kept though nobody can be him any more. */
const GUESTS_STAY_MS = DAY_MS;

interface Terms {
  readonly db: Kysely<Schema>;
  readonly jobs: Jobs;
  clock(): number;
}

export class CleanUp {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
    terms.jobs.on(CLEAN_UP, async () => {
      await this.do();
      await this.#expect(DAY_MS);
    });
  }

  /** Soon after a start, and a day after each time it was done. */
  start(): Promise<void> {
    return this.#expect(FIRST_MS);
  }

  #expect(wait: number): Promise<void> {
    const { jobs, clock } = this.#terms;
    return jobs.add(CLEAN_UP, {}, { at: clock() + wait, key: 'clean-up' });
  }

  async do(): Promise<void> {
    const { db, clock } = this.#terms;
    const now = clock();
    await db
      .deleteFrom('sessions')
      .where('created', '<', now - SESSION_LASTS_MS)
      .execute();
    await db
      .deleteFrom('tables')
      .where('began', 'is', null)
      .where('created', '<', now - TABLES_WAIT_MS)
      .execute();
    await db
      .deleteFrom('presence')
      .where('seen', '<', now - DAY_MS)
      .execute();
    await this.#forgetGuests(now - GUESTS_STAY_MS);
  }

  /** Guests whom no session opens, and who have left nothing that others see. */
  async #forgetGuests(before: number): Promise<void> {
    let guests = this.#terms.db
      .deleteFrom('people')
      .where('login', 'is', null)
      .where('closed', 'is', null)
      .where('created', '<', before);
    for (const left of ['sessions', 'tokens', 'sitters', 'talk', 'results', 'entrants', 'members', 'reports'] as const)
      guests = guests.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom(left).select('person').whereRef(`${left}.person`, '=', 'people.id'))),
      );
    await guests
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('reports').select('about').whereRef('reports.about', '=', 'people.id'))),
      )
      .execute();
  }
}
