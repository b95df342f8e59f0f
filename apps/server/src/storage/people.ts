/** Who plays: guests with a name, accounts with a name of their own and a password. */
import type { Kysely } from 'kysely';
import { isDuplicate } from './duplicate.ts';
import type { Schema } from './schema.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

export interface Login {
  readonly login: string;
  /** `null` where somebody signs in otherwise. */
  readonly password: string | null;
}

interface Account {
  readonly id: string;
  readonly name: string;
  readonly password: string | null;
  readonly closed: boolean;
}

export class People {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async addGuest(id: string, name: string, created: number): Promise<void> {
    await this.#db.insertInto('people').values({ id, name, login: null, password: null, created }).execute();
  }

  /** A guest becomes an account and keeps what is his; false when the name is taken. */
  async makeAccount(id: string, name: string, { login, password }: Login): Promise<boolean> {
    try {
      const done = await this.#db
        .updateTable('people')
        .set({ name, login, password })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async byLogin(login: string): Promise<Account | null> {
    const found = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'password', 'closed'])
      .where('login', '=', login)
      .executeTakeFirst();
    return found ? { ...found, closed: found.closed !== null } : null;
  }

  async passwordOf(id: string): Promise<string | null> {
    const found = await this.#db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirst();
    return found?.password ?? null;
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.updateTable('people').set({ password }).where('id', '=', id).execute();
  }

  async byId(id: string): Promise<Person | null> {
    const found = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'login'])
      .where('id', '=', id)
      .executeTakeFirst();
    return found ? { id: found.id, name: found.name, guest: found.login === null } : null;
  }

  async openSession(token: string, person: string, created: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ token, person, created }).execute();
  }

  /** A session that is as old as that is as good as new; false where there is none. */
  async renewSession(token: string, ages: { from: number; to: number }, now: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('sessions')
      .set({ created: now })
      .where('token', '=', token)
      .where('created', '>=', ages.from)
      .where('created', '<', ages.to)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  async closeSession(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token', '=', token).execute();
  }

  /** Wherever somebody came in, he is out again. */
  async closeSessionsOf(person: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person', '=', person).execute();
  }

  /** Who has drawn a token for his programs. */
  async byToken(hash: string): Promise<Person | null> {
    const found = await this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name', 'people.login'])
      .where('tokens.hash', '=', hash)
      .where('people.closed', 'is', null)
      .executeTakeFirst();
    return found ? { id: found.id, name: found.name, guest: found.login === null } : null;
  }

  /** Who holds the token of a session that is not older than `since`. */
  async bySession(token: string, since: number): Promise<Person | null> {
    const found = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.login'])
      .where('sessions.token', '=', token)
      .where('sessions.created', '>=', since)
      .where('people.closed', 'is', null)
      .executeTakeFirst();
    return found ? { id: found.id, name: found.name, guest: found.login === null } : null;
  }
}

/** A name as it is compared with others. */
export const loginOf = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
