/** A new password for whoever has lost his: by a letter to an address that is known to be his. */
import type { Kysely } from 'kysely';
import Type from 'typebox';
import { ApiDenied } from '../api/denied.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import type { Channels } from '../news/channels.ts';
import type { PostOffice } from '../news/post-office.ts';
import { hashOf, newToken } from '../online/session.ts';
import { loginOf } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const FORGOT = jobKind('forgot-password', Type.Object({ login: Type.String() }));

/** How long the letter is good for; as long no other is written. */
const GOOD_FOR_MS = 60 * 60_000;

interface Terms {
  readonly storage: Pick<Storage, 'db' | 'people'>;
  readonly jobs: Jobs;
  readonly channels: Channels;
  readonly office: PostOffice;
  clock(): number;
}

export class Resets {
  readonly #terms: Terms;
  readonly #db: Kysely<Schema>;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#db = terms.storage.db;
    terms.jobs.on(FORGOT, ({ login }) => this.#write(login));
  }

  /** Whatever the name is, it takes as long and tells as little: the rest is done later. */
  async ask(name: string): Promise<void> {
    const login = loginOf(name);
    await this.#terms.jobs.add(FORGOT, { login }, { key: `forgot ${login}` });
  }

  /** Whose letter it was; it is good once. */
  async take(token: string): Promise<string> {
    const hash = hashOf(token);
    const found = await this.#db
      .selectFrom('resets')
      .select('person')
      .where('hash', '=', hash)
      .where('created', '>', this.#terms.clock() - GOOD_FOR_MS)
      .executeTakeFirst();
    const done = await this.#db.deleteFrom('resets').where('hash', '=', hash).executeTakeFirst();
    if (!found || done.numDeletedRows === 0n) throw new ApiDenied('no-reset');
    return found.person;
  }

  async #write(login: string): Promise<void> {
    const { storage, channels, office, clock } = this.#terms;
    const now = clock();
    await this.#db
      .deleteFrom('resets')
      .where('created', '<=', now - GOOD_FOR_MS)
      .execute();
    const account = await storage.people.byLogin(login);
    if (!account || account.closed) return;
    const letters = (await channels.of(account.id)).filter(({ way, confirmed }) => way === 'mail' && confirmed);
    const written = await this.#db
      .selectFrom('resets')
      .select('hash')
      .where('person', '=', account.id)
      .executeTakeFirst();
    if (letters.length === 0 || written) return;
    const token = newToken();
    for (const channel of letters) await office.writeReset(channel, token);
    await this.#db
      .insertInto('resets')
      .values({ hash: hashOf(token), person: account.id, created: now })
      .execute();
  }
}
