import type { Kysely, Migration } from 'kysely';

export const pace: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('pace', 'text').execute();
    await db.schema.alterTable('tables').addColumn('clock', 'text').execute();
    await db.schema
      .createTable('holidays')
      .addColumn('person', 'varchar(40)', column => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('year', 'integer', column => column.notNull())
      .addColumn('days', 'integer', column => column.notNull())
      .execute();
  },
};
