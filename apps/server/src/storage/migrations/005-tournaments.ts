import type { Kysely, Migration } from 'kysely';

export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tournaments')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('name', 'varchar(100)', column => column.notNull())
      .addColumn('game', 'varchar(100)', column => column.notNull())
      .addColumn('scenario', 'varchar(200)', column => column.notNull())
      .addColumn('form', 'varchar(20)', column => column.notNull())
      .addColumn('both', 'integer', column => column.notNull())
      .addColumn('pace', 'text', column => column.notNull())
      .addColumn('days', 'integer', column => column.notNull())
      .addColumn('host', 'varchar(40)', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('round', 'integer', column => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('ended', 'integer', column => column.notNull())
      .execute();
    await db.schema
      .createTable('entrants')
      .addColumn('tournament', 'varchar(40)', column =>
        column.notNull().references('tournaments.id').onDelete('cascade'),
      )
      .addColumn('person', 'varchar(40)', column => column.notNull())
      .addColumn('entered', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['tournament', 'person'])
      .execute();
    await db.schema
      .createTable('pairings')
      .addColumn('tournament', 'varchar(40)', column =>
        column.notNull().references('tournaments.id').onDelete('cascade'),
      )
      .addColumn('round', 'integer', column => column.notNull())
      .addColumn('board', 'integer', column => column.notNull())
      .addColumn('first', 'varchar(40)', column => column.notNull())
      .addColumn('second', 'varchar(40)')
      .addColumn('table_id', 'varchar(40)', column => column.unique())
      .addColumn('score', 'double precision')
      .addPrimaryKeyConstraint('pairings_key', ['tournament', 'round', 'board'])
      .execute();
  },
};
