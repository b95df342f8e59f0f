/** What is said at tables. */
import type { Kysely } from 'kysely';
import { isDuplicate } from './duplicate.ts';
import type { Schema } from './schema.ts';

export type Among = 'players' | 'watchers';

export interface Said {
  readonly line: number;
  readonly person: string;
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

  /** But for what those said whom he who listens does not want to hear. */
  async heard(table: string, among: Among, unheard: readonly string[] = [], after = 0): Promise<Said[]> {
    let talk = this.#db
      .selectFrom('talk')
      .innerJoin('people', 'people.id', 'talk.person')
      .select(['talk.line', 'talk.person', 'people.name', 'talk.text', 'talk.time'])
      .where('talk.table_id', '=', table)
      .where('talk.among', '=', among)
      .where('talk.line', '>', after);
    if (unheard.length > 0) talk = talk.where('talk.person', 'not in', unheard);
    const rows = await talk.orderBy('talk.line', 'desc').limit(MOST_SHOWN).execute();
    return rows.reverse();
  }
}
