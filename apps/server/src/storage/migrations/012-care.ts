import type { Kysely, Migration } from 'kysely';

export const care: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('people')
      .addColumn('steward', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('people').addColumn('closed', 'bigint').execute();
    await db.schema
      .createTable('blocks')
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('other', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('how', 'varchar(10)', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .execute();
    await db.schema.createIndex('blocks_other').on('blocks').column('other').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.references('people.id').onDelete('set null'))
      .addColumn('about', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('table_id', 'varchar(40)')
      .addColumn('kind', 'varchar(20)', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('settled', 'bigint')
      .execute();
    await db.schema.createIndex('reports_open').on('reports').columns(['settled', 'created']).execute();
  },
};
