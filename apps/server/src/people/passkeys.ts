/** Keys that a person's own device keeps: whoever can open the device comes in, without a password. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { ApiDenied } from '../api/denied.ts';
import type { Person } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';

const TITLE = 'Carroccio';
const MOST_PASSKEYS = 10;
/** How long whoever asks to come in has for it. */
const WITHIN_MS = 5 * 60_000;

export interface Passkey {
  readonly id: string;
  readonly created: number;
  readonly used: number;
}

export class Passkeys {
  readonly #db: Kysely<Schema>;
  readonly #clock: () => number;

  constructor(db: Kysely<Schema>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async of(person: string): Promise<Passkey[]> {
    return this.#db
      .selectFrom('passkeys')
      .select(['id', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** What a browser must know to make a key for somebody at this place. */
  async askNew({ id, name }: Pick<Person, 'id' | 'name'>, origin: URL) {
    const known = await this.of(id);
    if (known.length >= MOST_PASSKEYS) throw new ApiDenied('too-many-passkeys');
    const options = await generateRegistrationOptions({
      rpName: TITLE,
      rpID: origin.hostname,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      attestationType: 'none',
      excludeCredentials: known.map(key => ({ id: key.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#remember(options.challenge, id);
    return options;
  }

  /** Checks what the browser made; `keep` keeps it with whatever else belongs to the same deed. */
  async checkNew(person: string, response: RegistrationResponseJSON, origin: URL) {
    const verified = await attempt(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge => this.#recall(challenge, person),
        expectedOrigin: origin.origin,
        expectedRPID: origin.hostname,
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) throw new ApiDenied('wrong-passkey');
    return verified.registrationInfo.credential;
  }

  async keep(person: string, { id, publicKey, counter, transports = [] }: Awaited<ReturnType<Passkeys['checkNew']>>) {
    const now = this.#clock();
    await this.#db
      .insertInto('passkeys')
      .values({
        id,
        person,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        created: now,
        used: now,
      })
      .execute();
  }

  /** What a browser must know to show a key: it knows by itself which keys there are. */
  async askEnter(origin: URL) {
    const options = await generateAuthenticationOptions({ rpID: origin.hostname, userVerification: 'required' });
    await this.#remember(options.challenge, null);
    return options;
  }

  /** Whose key it is. */
  async enter(response: AuthenticationResponseJSON, origin: URL): Promise<string> {
    const known = await this.#db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person')
      .select(['passkeys.person', 'passkeys.public_key', 'passkeys.counter', 'people.closed'])
      .where('passkeys.id', '=', response.id)
      .executeTakeFirst();
    if (!known) throw new ApiDenied('wrong-passkey');
    const verified = await attempt(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge => this.#recall(challenge, null),
        expectedOrigin: origin.origin,
        expectedRPID: origin.hostname,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
          counter: known.counter,
        },
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) throw new ApiDenied('wrong-passkey');
    if (known.closed !== null) throw new ApiDenied('account-closed');
    await this.#db
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used: this.#clock() })
      .where('id', '=', response.id)
      .execute();
    return known.person;
  }

  /** The last way in is not thrown away. */
  async remove(person: string, id: string): Promise<void> {
    const { password } = await this.#db
      .selectFrom('people')
      .select('password')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const keys = await this.of(person);
    if (!keys.some(key => key.id === id)) throw new ApiDenied('wrong-passkey');
    if (password === null && keys.length === 1) throw new ApiDenied('last-way-in');
    await this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
  }

  async #remember(challenge: string, person: string | null): Promise<void> {
    const now = this.#clock();
    await this.#db.deleteFrom('challenges').where('until', '<', now).execute();
    await this.#db
      .insertInto('challenges')
      .values({ challenge, person, until: now + WITHIN_MS })
      .execute();
  }

  /** Whether it was asked, of him and not long ago: once only. */
  async #recall(challenge: string, person: string | null): Promise<boolean> {
    const done = await this.#db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('person', person === null ? 'is' : '=', person)
      .where('until', '>=', this.#clock())
      .executeTakeFirst();
    return done.numDeletedRows > 0n;
  }
}

/** What cannot be verified at all is no fault of the program. */
const attempt = <T>(verifying: Promise<T>): Promise<T | null> => verifying.catch(() => null);
