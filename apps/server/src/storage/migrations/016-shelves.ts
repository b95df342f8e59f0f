import type { Kysely, Migration } from 'kysely';

/** Matches as they stood, so that they go on when the rules that led there have changed. */
export const shelves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shelves')
      .addColumn('match', 'varchar(40)', column => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('lines', 'integer', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('kept', 'text', column => column.notNull())
      .execute();
  },
};
