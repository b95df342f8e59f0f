/** What is said at tables. */
import type { Kysely } from 'kysely';
import { isDuplicate } from './duplicate.ts';
import type { Schema } from './schema.ts';

export type Among = 'players' | 'watchers';

export interface Said {
  readonly line: number;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** As much of it as is shown to whoever comes. */
const MOST_SHOWN = 200;

export class Talk {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Says something; gives back its number. */
  async say(table: string, person: string, among: Among, text: string, time: number): Promise<number> {
    for (;;) {
      const last = await this.#db
        .selectFrom('talk')
        .select(({ fn }) => fn.max('line').as('line'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      const line = Number(last?.line ?? 0) + 1;
      try {
        await this.#db.insertInto('talk').values({ table_id: table, line, person, among, text, time }).execute();
        return line;
      } catch (error) {
        // Somebody else spoke at the same moment.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  async heard(table: string, among: Among, after = 0): Promise<Said[]> {
    const rows = await this.#db
      .selectFrom('talk')
      .innerJoin('people', 'people.id', 'talk.person')
      .select(['talk.line', 'people.name', 'talk.text', 'talk.time'])
      .where('talk.table_id', '=', table)
      .where('talk.among', '=', among)
      .where('talk.line', '>', after)
      .orderBy('talk.line', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return rows.reverse();
  }
}
