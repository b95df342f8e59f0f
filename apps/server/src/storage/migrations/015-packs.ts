import type { Kysely, Migration } from 'kysely';

/** A table may carry a data pack. */
export const packs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('pack', 'text').execute();
  },
};
