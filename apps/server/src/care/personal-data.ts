/** What is kept of somebody: all of it for himself to see, and none of it when he goes. */
import type { Kysely } from 'kysely';
import type { Clubs } from '../clubs/clubs.ts';
import type { Person } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { type GiveUpTerms, giveUpAll } from './give-up.ts';
import { GONE } from './stewards.ts';

interface Terms extends GiveUpTerms {
  readonly storage: Pick<Storage, 'db' | 'tables' | 'signals'>;
  readonly clubs: Pick<Clubs, 'leaveAll'>;
}

export class PersonalData {
  readonly #terms: Terms;
  readonly #db: Kysely<Schema>;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#db = terms.storage.db;
  }

  /** Everything, but for what proves who he is: password and tokens are kept as hashes only. */
  async of({ id }: Person) {
    const sessions = this.#db.selectFrom('sessions').select('created').where('person', '=', id).execute();
    const person = this.#db.selectFrom('people').select(['id', 'name', 'login', 'created']).where('id', '=', id);
    return {
      person: await person.executeTakeFirst(),
      sessions: await sessions,
      tokens: await this.#db.selectFrom('tokens').select(['name', 'created']).where('person', '=', id).execute(),
      seats: await this.#db.selectFrom('sitters').selectAll().where('person', '=', id).execute(),
      talk: await this.#db.selectFrom('talk').selectAll().where('person', '=', id).execute(),
      notes: await this.#db.selectFrom('notes').selectAll().where('person', '=', id).execute(),
      results: await this.#db.selectFrom('results').selectAll().where('person', '=', id).execute(),
      ratings: await this.#db.selectFrom('ratings').selectAll().where('person', '=', id).execute(),
      holidays: await this.#db.selectFrom('holidays').selectAll().where('person', '=', id).execute(),
      news: await this.#db
        .selectFrom('news_channels')
        .select(['way', 'address', 'language', 'wanted', 'created'])
        .where('person', '=', id)
        .execute(),
      passkeys: await this.#db
        .selectFrom('passkeys')
        .select(['id', 'created', 'used'])
        .where('person', '=', id)
        .execute(),
      clubs: await this.#db.selectFrom('members').selectAll().where('person', '=', id).execute(),
      blocks: await this.#db.selectFrom('blocks').selectAll().where('person', '=', id).execute(),
      reports: await this.#db.selectFrom('reports').selectAll().where('person', '=', id).execute(),
      tournaments: await this.#db.selectFrom('entrants').selectAll().where('person', '=', id).execute(),
    };
  }

  /** Gives up what he plays, leaves where he waits, and forgets him. What was played to its end stays, without a name. */
  async forget(person: Person): Promise<void> {
    await giveUpAll(this.#terms, person);
    await this.#terms.clubs.leaveAll(person.id);
    await this.#db.transaction().execute(async change => {
      for (const name of ['talk', 'results'] as const)
        await change.deleteFrom(name).where('person', '=', person.id).execute();
      // What else is his alone goes with it: sessions, tokens, ratings, notes, holidays, whom he blocked.
      await change.deleteFrom('people').where('id', '=', person.id).execute();
    });
    await this.#terms.storage.signals.tell(GONE, person.id);
  }
}
