import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from '../schema.ts';
import { beginning } from './001-beginning.ts';
import { jobs } from './002-jobs.ts';
import { pace } from './003-pace.ts';
import { standing } from './004-standing.ts';
import { tournaments } from './005-tournaments.ts';
import { entropy } from './006-entropy.ts';
import { news } from './010-news.ts';
import { tokens } from './011-tokens.ts';
import { care } from './012-care.ts';
import { passkeys } from './013-passkeys.ts';
import { clubs } from './014-clubs.ts';
import { packs } from './015-packs.ts';
import { shelves } from './016-shelves.ts';

/** In the order of their names. Never changed once released: a change of the database is another migration. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-beginning': beginning,
  '002-jobs': jobs,
  '003-pace': pace,
  '004-standing': standing,
  '005-tournaments': tournaments,
  '006-entropy': entropy,
  '010-news': news,
  '011-tokens': tokens,
  '012-care': care,
  '013-passkeys': passkeys,
  '014-clubs': clubs,
  '015-packs': packs,
  '016-shelves': shelves,
};

/** Brings the database to what this program needs. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error;
}
