import type { Kysely, Migration } from 'kysely';

export const news: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('news_channels')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('person', 'varchar(40)', column => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('way', 'varchar(10)', column => column.notNull())
      .addColumn('address', 'varchar(1000)', column => column.notNull())
      .addColumn('keys', 'text')
      .addColumn('language', 'varchar(10)', column => column.notNull())
      .addColumn('wanted', 'text', column => column.notNull())
      .addColumn('token', 'varchar(100)', column => column.notNull().unique())
      .addColumn('confirmed', 'integer', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('news_channels_person').on('news_channels').column('person').execute();
    await db.schema.createIndex('news_channels_address').on('news_channels').column('address').execute();
    await db.schema
      .createTable('house_keys')
      .addColumn('name', 'varchar(40)', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('table_id', 'varchar(40)', column => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('person', 'varchar(40)', column => column.notNull())
      .addColumn('seen', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['table_id', 'person'])
      .execute();
  },
};
