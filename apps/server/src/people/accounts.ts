import { hash, verify } from '@node-rs/argon2';
import Type from 'typebox';
import { ApiDenied } from '../api/denied.ts';
import { Name } from '../api/schemas.ts';
import { Buckets, type Rate } from '../online/bucket.ts';
import { loginOf, type Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';

export const Password = Type.String({ minLength: 8, maxLength: 200 });
export const AccountWish = Type.Object({ name: Name, password: Password }, { additionalProperties: false });

/** Memory in KiB, and passes: argon2id as OWASP counsels. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So often may a password be tried for one name, whoever tries. */
const TRIES: Rate = { burst: 10, perSecond: 1 / 60 };

/** Names that are one's own, with a password or without. */
export class Accounts {
  readonly #people: Storage['people'];
  readonly #clock: () => number;
  readonly #tries = new Buckets(TRIES);
  /** What is tried where there is no such name: it takes as long, so that nobody learns which names there are. */
  readonly #nobody = hash('nobody', COST);

  constructor(people: Storage['people'], clock: () => number) {
    this.#people = people;
    this.#clock = clock;
  }

  /** A guest becomes an account and keeps his tables. */
  async make(person: Person, name: string, password: string): Promise<void> {
    if (!person.guest) throw new ApiDenied('has-account');
    await this.#name(person, name, await hash(password, COST));
  }

  /** The same for whoever comes in otherwise than by a password. */
  makeWithout(person: Person, name: string): Promise<void> {
    return this.#name(person, name, null);
  }

  async isFree(name: string): Promise<boolean> {
    return (await this.#people.byLogin(loginOf(name))) === null;
  }

  async hasPassword(id: string): Promise<boolean> {
    return (await this.#people.passwordOf(id)) !== null;
  }

  person(id: string): Promise<Person | null> {
    return this.#people.byId(id);
  }

  /** Whose account it is. */
  async enter(name: string, password: string): Promise<string> {
    const login = loginOf(name);
    this.#try(login);
    const known = await this.#people.byLogin(login);
    const right = await verify(known?.password ?? (await this.#nobody), password);
    if (!known?.password || !right) throw new ApiDenied('wrong-password');
    // Only whoever knows the password learns of it.
    if (known.closed) throw new ApiDenied('account-closed');
    return known.id;
  }

  /** Another password for whoever knows the one before, or had none. */
  async change(person: Person, password: string, before: string | undefined): Promise<void> {
    if (person.guest) throw new ApiDenied('no-account');
    this.#try(person.id);
    const known = await this.#people.passwordOf(person.id);
    if (known !== null && !(await verify(known, before ?? ''))) throw new ApiDenied('wrong-password');
    await this.set(person.id, password);
  }

  async set(id: string, password: string): Promise<void> {
    await this.#people.setPassword(id, await hash(password, COST));
  }

  #try(whose: string): void {
    if (!this.#tries.take(whose, this.#clock())) throw new ApiDenied('too-fast');
  }

  async #name(person: Person, name: string, password: string | null): Promise<void> {
    const login = { login: loginOf(name), password };
    if (!(await this.#people.makeAccount(person.id, name.trim(), login))) throw new ApiDenied('name-taken');
  }
}
