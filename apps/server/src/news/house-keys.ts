import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { type HouseKeys, newHouseKeys } from './push/voucher.ts';

const NAME = 'push';

/** The keys with which the house writes to browsers: drawn once, for all its processes and for good. */
export async function houseKeys(db: Kysely<Schema>): Promise<HouseKeys> {
  await db
    .insertInto('house_keys')
    .values({ name: NAME, value: JSON.stringify(newHouseKeys()) })
    .onConflict(known => known.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('house_keys')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return JSON.parse(value);
}
