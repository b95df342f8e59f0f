/** What people's own programs show instead of a session. The database holds only hashes. */
import type { Kysely } from 'kysely';
import { ApiDenied } from '../api/denied.ts';
import { hashOf, LEFT, newId, newToken } from '../online/session.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const MOST_TOKENS = 10;

export interface DrawnToken {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

export class Tokens {
  readonly #db: Kysely<Schema>;
  readonly #signals: Pick<Storage['signals'], 'tell'>;
  readonly #clock: () => number;

  constructor({ db, signals }: Pick<Storage, 'db' | 'signals'>, clock: () => number) {
    this.#db = db;
    this.#signals = signals;
    this.#clock = clock;
  }

  async of(person: string): Promise<DrawnToken[]> {
    return this.#db
      .selectFrom('tokens')
      .select(['id', 'name', 'created'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** Gives back the token itself, which nobody is told again. */
  async draw(person: string, name: string): Promise<string> {
    if ((await this.of(person)).length >= MOST_TOKENS) throw new ApiDenied('too-many-tokens');
    const token = newToken();
    await this.#db
      .insertInto('tokens')
      .values({ id: newId(), person, name, hash: hashOf(token), created: this.#clock() })
      .execute();
    return token;
  }

  async remove(person: string, id: string): Promise<void> {
    const done = await this.#db
      .deleteFrom('tokens')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    if (done.numDeletedRows === 0n) throw new ApiDenied('no-token');
    await this.#signals.tell(LEFT, person);
  }
}
