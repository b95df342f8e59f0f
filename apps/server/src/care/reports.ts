/** What somebody tells the stewards about somebody else. */
import type { Kysely } from 'kysely';
import { ApiDenied } from '../api/denied.ts';
import { newId } from '../online/session.ts';
import type { Schema } from '../storage/schema.ts';

export const REASONS = ['talk', 'name', 'cheating', 'leaving', 'other'] as const;
type Reason = (typeof REASONS)[number];

export interface NewReport {
  readonly about: string;
  readonly table: string | null;
  readonly reason: Reason;
  readonly text: string;
}

/** As many as one may have told that nobody has settled yet. */
const MOST_OPEN = 10;
const MOST_LISTED = 200;

export class Reports {
  readonly #db: Kysely<Schema>;
  readonly #clock: () => number;

  constructor(db: Kysely<Schema>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async tell(person: string, { about, table, reason, text }: NewReport): Promise<void> {
    const open = await this.#db
      .selectFrom('reports')
      .select('id')
      .where('person', '=', person)
      .where('settled', 'is', null)
      .execute();
    if (open.length >= MOST_OPEN) throw new ApiDenied('too-many-reports');
    await this.#db
      .insertInto('reports')
      .values({
        id: newId(),
        person,
        about,
        table_id: table,
        kind: reason,
        text,
        created: this.#clock(),
        settled: null,
      })
      .execute();
  }

  async settle(id: string): Promise<void> {
    const done = await this.#db
      .updateTable('reports')
      .set({ settled: this.#clock() })
      .where('id', '=', id)
      .where('settled', 'is', null)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw new ApiDenied('unknown-report');
  }
}

/** Those that nobody has settled, the oldest first. */
export const openReports = (db: Kysely<Schema>) =>
  db
    .selectFrom('reports')
    .leftJoin('people as teller', 'teller.id', 'reports.person')
    .innerJoin('people as told', 'told.id', 'reports.about')
    .select([
      'reports.id',
      'reports.kind as reason',
      'reports.text',
      'reports.table_id as table',
      'reports.created',
      'reports.about',
      'told.name as aboutName',
      'reports.person as by',
      'teller.name as byName',
    ])
    .where('reports.settled', 'is', null)
    .orderBy('reports.created')
    .limit(MOST_LISTED)
    .execute();
