/** What there is, for whoever runs the server. No secrets: neither seeds nor anything that opens an account. */
import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';

const count = async (counting: Promise<{ count: number | string | bigint }>): Promise<number> =>
  Number((await counting).count);

export async function status({ db }: Pick<Storage, 'db'>) {
  const all = sql<number>`count(*)`.as('count');
  const tables = db.selectFrom('tables').select(all);
  return {
    people: await count(db.selectFrom('people').select(all).executeTakeFirstOrThrow()),
    accounts: await count(db.selectFrom('people').select(all).where('login', 'is not', null).executeTakeFirstOrThrow()),
    waiting: await count(tables.where('began', 'is', null).executeTakeFirstOrThrow()),
    playing: await count(tables.where('began', 'is not', null).where('outcome', 'is', null).executeTakeFirstOrThrow()),
    over: await count(tables.where('outcome', 'is not', null).executeTakeFirstOrThrow()),
    reports: await count(db.selectFrom('reports').select(all).where('settled', 'is', null).executeTakeFirstOrThrow()),
    entries: await count(db.selectFrom('entries').select(all).executeTakeFirstOrThrow()),
  };
}

const MOST_LISTED = 1000;

/** The newest first; with `like`, those of whose name that is a part. */
export function users({ db }: Pick<Storage, 'db'>, like = '') {
  let all = db.selectFrom('people').select(['id', 'name', 'login', 'created', 'steward', 'closed']);
  if (like !== '') all = all.where(sql`lower(name)`, 'like', `%${like.toLowerCase().replaceAll(/[%_\\]/g, '_')}%`);
  return all.orderBy('created', 'desc').orderBy('id').limit(MOST_LISTED).execute();
}

/** Those played last first. */
export const tables = ({ db }: Pick<Storage, 'db'>) =>
  db
    .selectFrom('tables')
    .select(['id', 'game', 'version', 'scenario', 'host', 'created', 'began', 'played', 'outcome'])
    .orderBy('played', 'desc')
    .limit(MOST_LISTED)
    .execute();
