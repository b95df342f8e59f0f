import type { Kysely, Migration } from 'kysely';

export const tokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tokens')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('name', 'varchar(200)', column => column.notNull())
      .addColumn('hash', 'varchar(100)', column => column.notNull().unique())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
  },
};
