import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';

const COOKIE = 'carroccio';
/** A guest who has not been here for so long is another guest. */
const LASTS_S = 365 * 24 * 60 * 60;
export const SESSION_LASTS_MS = LASTS_S * 1000;
/** Tells that a session of somebody is closed, or a token of his deleted: whoever came by it is to be shown the door. */
export const LEFT = 'left';
/** How old a session is before it is made to last anew. */
const RENEWED_AFTER_MS = 24 * 60 * 60_000;

const TOKEN = /^[\w-]{43}$/;

/** Names that nobody guesses. */
export const newId = (): string => randomBytes(12).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

/** By what somebody is known. */
export type Shown = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>;

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Sessions by cookie, and programs by a token: they hold it, the database only its hash. */
export class Sessions {
  readonly #people: Storage['people'];
  readonly #signals: Pick<Storage['signals'], 'tell'>;
  readonly #secure: boolean;
  readonly #clock: () => number;

  constructor({ people, signals }: Pick<Storage, 'people' | 'signals'>, secure: boolean, clock: () => number) {
    this.#people = people;
    this.#signals = signals;
    this.#secure = secure;
    this.#clock = clock;
  }

  /** Opens a session; gives back the cookie to set. */
  async open(person: string): Promise<string> {
    const token = newToken();
    await this.#people.openSession(hashOf(token), person, this.#clock());
    return this.#cookie(token, LASTS_S);
  }

  /** The same, and closes all others of his. */
  async openOnly(person: string): Promise<string> {
    await this.#people.closeSessionsOf(person);
    const cookie = await this.open(person);
    await this.#signals.tell(LEFT, person);
    return cookie;
  }

  /** Closes the session of a request; gives back the cookie to set. */
  async close(cookies: string | undefined): Promise<string> {
    const token = tokenIn(cookies);
    if (token) {
      const person = await this.personOf({ cookie: cookies });
      await this.#people.closeSession(hashOf(token));
      if (person) await this.#signals.tell(LEFT, person.id);
    }
    return this.#cookie('', 0);
  }

  /** Whoever comes back is known for another year from today: the cookie to set, once a day. */
  async renewed(cookies: string | undefined): Promise<string | null> {
    const token = tokenIn(cookies);
    const now = this.#clock();
    if (!token) return null;
    const ages = { from: now - SESSION_LASTS_MS, to: now - RENEWED_AFTER_MS };
    return (await this.#people.renewSession(hashOf(token), ages, now)) ? this.#cookie(token, LASTS_S) : null;
  }

  async personOf({ cookie, authorization }: Shown): Promise<Person | null> {
    if (authorization !== undefined) {
      const [, shown = ''] = /^Bearer ([\w-]{43})$/i.exec(authorization) ?? [];
      return this.#people.byToken(hashOf(shown));
    }
    const token = tokenIn(cookie);
    return token ? this.#people.bySession(hashOf(token), this.#clock() - SESSION_LASTS_MS) : null;
  }

  #cookie(token: string, lasts: number): string {
    return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lasts}${this.#secure ? '; Secure' : ''}`;
  }
}

function tokenIn(cookies: string | undefined): string | null {
  const ours = (cookies ?? '')
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${COOKIE}=`));
  const token = ours?.slice(COOKIE.length + 1) ?? '';
  return TOKEN.test(token) ? token : null;
}
