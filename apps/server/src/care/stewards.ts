/** Those who look after the house: appointed by whoever runs it, they close accounts and tables. */
import type { Kysely } from 'kysely';
import Type from 'typebox';
import { ApiDenied } from '../api/denied.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import { loginOf } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { type GiveUpTerms, giveUpAll } from './give-up.ts';

const ACCOUNT_CLOSED = jobKind('account-closed', Type.Object({ person: Type.String() }));
const CLOSE_TABLE = jobKind('close-table', Type.Object({ table: Type.String() }));

/** Told when somebody is no longer known: his connections are cut, wherever they are. */
export const GONE = 'gone';

interface Kept {
  readonly db: Kysely<Schema>;
  readonly jobs: Pick<Jobs, 'add'>;
  clock(): number;
}

/** What can be done beside a running server: it does by itself what follows. */
export class Stewards {
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  async is(person: string): Promise<boolean> {
    const found = await this.#kept.db
      .selectFrom('people')
      .select('steward')
      .where('id', '=', person)
      .where('closed', 'is', null)
      .executeTakeFirst();
    return found?.steward === 1;
  }

  /** Only whoever has an account is found again. */
  async appoint(name: string, steward: boolean): Promise<void> {
    const done = await this.#kept.db
      .updateTable('people')
      .set({ steward: steward ? 1 : 0 })
      .where('login', '=', loginOf(name))
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw new ApiDenied('unknown-person');
  }

  /** Whose account it is; guests are known by nothing but their number. */
  async personNamed(nameOrId: string): Promise<string> {
    const found = await this.#kept.db
      .selectFrom('people')
      .select('id')
      .where(one => one.or([one('id', '=', nameOrId), one('login', '=', loginOf(nameOrId))]))
      .executeTakeFirst();
    if (!found) throw new ApiDenied('unknown-person');
    return found.id;
  }

  /** Nobody comes in by it any more, and what was played by it is given up. A steward's is not closed. */
  async closeAccount(person: string): Promise<void> {
    const { db, jobs, clock } = this.#kept;
    if (await this.is(person)) throw new ApiDenied('steward-stays');
    await db.transaction().execute(async change => {
      const done = await change
        .updateTable('people')
        .set({ closed: clock() })
        .where('id', '=', person)
        .where('steward', '=', 0)
        .executeTakeFirst();
      if (done.numUpdatedRows === 0n) throw new ApiDenied('unknown-person');
      for (const name of ['sessions', 'tokens', 'news_channels'] as const)
        await change.deleteFrom(name).where('person', '=', person).execute();
      await jobs.add(ACCOUNT_CLOSED, { person }, { change });
    });
  }

  async reopenAccount(person: string): Promise<void> {
    const done = await this.#kept.db
      .updateTable('people')
      .set({ closed: null })
      .where('id', '=', person)
      .where('closed', 'is not', null)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw new ApiDenied('unknown-person');
  }

  async closeTable(table: string): Promise<void> {
    const { db, jobs } = this.#kept;
    const found = await db.selectFrom('tables').select('outcome').where('id', '=', table).executeTakeFirst();
    if (!found) throw new ApiDenied('no-such-table');
    if (found.outcome === null) await jobs.add(CLOSE_TABLE, { table });
  }
}

interface Terms extends GiveUpTerms {
  readonly storage: Pick<Storage, 'tables' | 'people' | 'signals'>;
  readonly jobs: Pick<Jobs, 'on'>;
}

/** What the server does about accounts and tables that were closed. */
export function followStewards(terms: Terms): void {
  const { storage, jobs, rooms } = terms;
  jobs.on(ACCOUNT_CLOSED, async ({ person: id }) => {
    await storage.signals.tell(GONE, id);
    const person = await storage.people.byId(id);
    if (person) await giveUpAll(terms, person);
  });
  jobs.on(CLOSE_TABLE, async ({ table: id }) => {
    const table = await storage.tables.get(id);
    if (!table || table.outcome !== null) return;
    if (table.began === null) return storage.tables.remove(id);
    const room = await rooms.open(id);
    await room.run(() => room.end({ kind: 'closed', by: 0 }));
  });
}
