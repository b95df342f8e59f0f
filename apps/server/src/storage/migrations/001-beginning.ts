import type { Kysely, Migration } from 'kysely';

export const beginning: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('name', 'varchar(100)', column => column.notNull())
      .addColumn('login', 'varchar(100)', column => column.unique())
      .addColumn('password', 'varchar(200)')
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token', 'varchar(100)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('game', 'varchar(100)', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('scenario', 'varchar(200)', column => column.notNull())
      .addColumn('options', 'text', column => column.notNull())
      .addColumn('seed', 'varchar(200)', column => column.notNull())
      .addColumn('host', 'varchar(40)', column => column.notNull())
      .addColumn('unlisted', 'integer', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('began', 'bigint')
      .addColumn('played', 'bigint', column => column.notNull())
      .addColumn('deciding', 'text', column => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('again', 'varchar(40)', column => column.unique())
      .execute();
    await db.schema.createIndex('tables_waiting').on('tables').columns(['began', 'created']).execute();
    await db.schema
      .createTable('sitters')
      .addColumn('table_id', 'varchar(40)', column => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('kind', 'varchar(10)', column => column.notNull())
      .addColumn('person', 'varchar(40)')
      .addColumn('bot', 'varchar(100)')
      .addPrimaryKeyConstraint('sitters_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('sitters_person').on('sitters').column('person').execute();
    await db.schema
      .createTable('entries')
      .addColumn('match', 'varchar(40)', column => column.notNull())
      .addColumn('entry', 'integer', column => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('action', 'text', column => column.notNull())
      .addColumn('key', 'varchar(100)')
      .addColumn('answer', 'text')
      .addColumn('hash', 'varchar(100)')
      .addColumn('time', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['match', 'entry'])
      .execute();
    await db.schema
      .createTable('talk')
      .addColumn('table_id', 'varchar(40)', column => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('line', 'integer', column => column.notNull())
      .addColumn('person', 'varchar(40)', column => column.notNull())
      .addColumn('among', 'varchar(10)', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('time', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('talk_key', ['table_id', 'line'])
      .execute();
  },
};
