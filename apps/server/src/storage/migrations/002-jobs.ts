import type { Kysely, Migration } from 'kysely';

/** What waits to be done, where this program does it itself; on PostgreSQL graphile-worker has tables of its own. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'varchar(40)', column => column.primaryKey())
      .addColumn('kind', 'varchar(100)', column => column.notNull())
      .addColumn('payload', 'text', column => column.notNull())
      .addColumn('key', 'varchar(200)', column => column.unique())
      .addColumn('due', 'bigint', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').column('due').execute();
  },
};
