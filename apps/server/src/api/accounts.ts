import { hash, verify } from '@node-rs/argon2';
import Type from 'typebox';
import { Buckets, type Rate } from '../online/bucket.ts';
import { loginOf, type Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { ApiDenied } from './denied.ts';
import { Name } from './schemas.ts';

export const AccountWish = Type.Object(
  { name: Name, password: Type.String({ minLength: 8, maxLength: 200 }) },
  { additionalProperties: false },
);

/** Memory in KiB, and passes: argon2id as OWASP counsels. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So often may a password be tried for one name, whoever tries. */
const TRIES: Rate = { burst: 10, perSecond: 1 / 60 };

/** Names that are one's own, with a password. */
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
    const login = { login: loginOf(name), password: await hash(password, COST) };
    if (!(await this.#people.makeAccount(person.id, name.trim(), login))) throw new ApiDenied('name-taken');
  }

  /** Whose account it is. */
  async enter(name: string, password: string): Promise<string> {
    const login = loginOf(name);
    if (!this.#tries.take(login, this.#clock())) throw new ApiDenied('too-fast');
    const known = await this.#people.byLogin(login);
    const right = await verify(known?.password ?? (await this.#nobody), password);
    if (!known?.password || !right) throw new ApiDenied('wrong-password');
    // Only whoever knows the password learns of it.
    if (known.closed) throw new ApiDenied('account-closed');
    return known.id;
  }
}
