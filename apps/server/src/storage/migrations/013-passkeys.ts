import type { Kysely, Migration } from 'kysely';

export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'varchar(1400)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('transports', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('used', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'varchar(100)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.references('people.id').onDelete('cascade'))
      .addColumn('until', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .createTable('resets')
      .addColumn('hash', 'varchar(100)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
  },
};
