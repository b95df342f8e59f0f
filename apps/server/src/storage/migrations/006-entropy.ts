import type { Kysely, Migration } from 'kysely';

export const entropy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sitters').addColumn('entropy', 'varchar(100)').execute();
  },
};
