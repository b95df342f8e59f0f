/** What somebody writes for himself about a table. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export class Notes {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(table: string, person: string): Promise<string> {
    const row = await this.#db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async write(table: string, person: string, text: string): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values({ table_id: table, person, text })
      .onConflict(known => known.columns(['table_id', 'person']).doUpdateSet({ text }))
      .execute();
  }
}
