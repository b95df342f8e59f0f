/** Where people are told, and of what. */
import type { Kysely, Selectable } from 'kysely';
import { newId } from '../online/session.ts';
import type { Schema } from '../storage/schema.ts';
import { KINDS, type Kind, type NewsLanguage, type Way } from './kinds.ts';
import type { BrowserKeys } from './push/message.ts';

export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly way: Way;
  readonly address: string;
  readonly keys: BrowserKeys | null;
  readonly language: NewsLanguage;
  readonly wanted: readonly Kind[];
  readonly token: string;
  /** Whether it is known to be his own. */
  readonly confirmed: boolean;
}

export type NewChannel = Pick<Channel, 'person' | 'way' | 'address' | 'keys' | 'language'>;

export type Added = Channel | 'too-many-channels' | 'too-fast';

const MOST_CHANNELS = 10;
const DAY = 24 * 60 * 60 * 1000;
/** Whoever has not said by then that an address is his is not told there. */
const CONFIRM_WITHIN = 7 * DAY;

export class Channels {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** All kinds of news go there at first. A letter asks whether the address is his, once a day whoever named it. */
  async add(wish: NewChannel, now: number): Promise<Added> {
    await this.#forgetUnconfirmed(now);
    const own = await this.of(wish.person);
    const known = own.find(({ way, address }) => way === wish.way && address === wish.address);
    if (known && wish.way !== 'push') return known;
    // A browser that asks again has new keys.
    if (known) await this.remove(known.id);
    else if (own.length >= MOST_CHANNELS) return 'too-many-channels';
    if (wish.way === 'mail' && (await this.#wasAsked(wish.address, now))) return 'too-fast';
    const channel: Channel = {
      id: newId(),
      ...wish,
      wanted: known?.wanted ?? KINDS,
      token: newId() + newId(),
      confirmed: wish.way !== 'mail',
    };
    const { keys, wanted, confirmed, ...plain } = channel;
    await this.#db
      .insertInto('news_channels')
      .values({
        ...plain,
        keys: keys && JSON.stringify(keys),
        wanted: JSON.stringify(wanted),
        confirmed: confirmed ? 1 : 0,
        created: now,
      })
      .execute();
    return channel;
  }

  async of(person: string): Promise<Channel[]> {
    const rows = await this.#all().where('person', '=', person).orderBy('created').orderBy('id').execute();
    return rows.map(channelOf);
  }

  async get(id: string): Promise<Channel | null> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row ? channelOf(row) : null;
  }

  /** Changes of what he is told there; false when it is not his. */
  async want(person: string, id: string, wanted: readonly Kind[]): Promise<boolean> {
    const done = await this.#db
      .updateTable('news_channels')
      .set({ wanted: JSON.stringify(KINDS.filter(kind => wanted.includes(kind))) })
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('news_channels').where('id', '=', id).execute();
  }

  /** Whoever has the letter says that the address is his; false when there is no such channel any more. */
  async confirm(token: string): Promise<boolean> {
    const done = await this.#db
      .updateTable('news_channels')
      .set({ confirmed: 1 })
      .where('token', '=', token)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** No more news there. */
  async stop(token: string): Promise<void> {
    await this.#db.deleteFrom('news_channels').where('token', '=', token).execute();
  }

  #all() {
    return this.#db.selectFrom('news_channels').selectAll();
  }

  async #wasAsked(address: string, now: number): Promise<boolean> {
    const asked = await this.#db
      .selectFrom('news_channels')
      .select('id')
      .where('address', '=', address)
      .where('created', '>', now - DAY)
      .executeTakeFirst();
    return asked !== undefined;
  }

  async #forgetUnconfirmed(now: number): Promise<void> {
    await this.#db
      .deleteFrom('news_channels')
      .where('confirmed', '=', 0)
      .where('created', '<', now - CONFIRM_WITHIN)
      .execute();
  }
}

function channelOf(row: Selectable<Schema['news_channels']>): Channel {
  const { id, person, address, token } = row;
  return {
    id,
    person,
    address,
    token,
    way: row.way === 'mail' || row.way === 'push' ? row.way : 'hook',
    keys: row.keys === null ? null : JSON.parse(row.keys),
    language: row.language === 'it' ? 'it' : 'en',
    wanted: JSON.parse(row.wanted),
    confirmed: row.confirmed === 1,
  };
}
