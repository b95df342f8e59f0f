import type { Kysely, Migration } from 'kysely';

export const clubs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clubs')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('name', 'varchar(100)', column => column.notNull())
      .addColumn('login', 'varchar(100)', column => column.notNull().unique())
      .addColumn('about', 'text', column => column.notNull())
      .addColumn('free', 'integer', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .createTable('members')
      .addColumn('club', 'varchar(40)', column => column.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('role', 'varchar(10)', column => column.notNull())
      .addColumn('since', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['club', 'person'])
      .execute();
    await db.schema.createIndex('members_person').on('members').column('person').execute();
    await db.schema.alterTable('tables').addColumn('club', 'varchar(40)').execute();
    await db.schema.createIndex('tables_club').on('tables').column('club').execute();
    await db.schema.alterTable('tournaments').addColumn('club', 'varchar(40)').execute();
    await db.schema.createIndex('tournaments_club').on('tournaments').column('club').execute();
  },
};
