import type { Kysely, Migration } from 'kysely';

export const standing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('results')
      .addColumn('table_id', 'varchar(40)', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('person', 'varchar(40)', column => column.notNull())
      .addColumn('game', 'varchar(100)', column => column.notNull())
      .addColumn('scenario', 'varchar(200)', column => column.notNull())
      .addColumn('share', 'double precision')
      .addColumn('ended', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('results_person').on('results').columns(['person', 'ended']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'varchar(100)', column => column.notNull())
      .addColumn('rating', 'double precision', column => column.notNull())
      .addColumn('deviation', 'double precision', column => column.notNull())
      .addColumn('volatility', 'double precision', column => column.notNull())
      .addColumn('matches', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'varchar(40)', column => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('text', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'person'])
      .execute();
  },
};
