/** Signals by LISTEN and NOTIFY, over one connection that comes back by itself. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { Listeners, type Signals } from './signals.ts';

export const CHANNEL = 'carroccio';
const PAUSE_MS = 500;

interface Terms {
  failed(what: string, error: unknown): void;
}

/** What a notification carries: a topic without blanks, and what is told. PostgreSQL takes less than 8,000 bytes. */
export const payloadOf = (topic: string, text: string): string => `${topic} ${text}`;

export class PostgresSignals implements Signals {
  readonly #url: URL;
  readonly #pool: pg.Pool;
  readonly #terms: Terms;
  readonly #listeners = new Listeners();
  /** Signs of life of this process: locks that go with its connection, each made of a number and a name. */
  readonly #held: { kind: number; name: string }[] = [];
  #client: pg.Client | undefined;
  /** A connection is asked one thing after the other. */
  #asking: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(url: URL, pool: pg.Pool, terms: Terms) {
    this.#url = url;
    this.#pool = pool;
    this.#terms = terms;
  }

  static async open(url: URL, pool: pg.Pool, terms: Terms): Promise<PostgresSignals> {
    const signals = new PostgresSignals(url, pool, terms);
    await signals.#connect();
    return signals;
  }

  async tell(topic: string, text: string): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payloadOf(topic, text)]);
  }

  on(topic: string, heard: (text: string) => void): void {
    this.#listeners.on(topic, heard);
  }

  onMissed(missed: () => void): void {
    this.#listeners.onMissed(missed);
  }

  /** Holds a lock as long as this process lives and is connected: others see by it that it does. */
  async hold(kind: number, name: string): Promise<void> {
    const sign = { kind, name };
    this.#held.push(sign);
    const taken = this.#asking.then(async () => {
      if (this.#client) await take(this.#client, sign);
    });
    this.#asking = taken.catch(() => undefined);
    await taken;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url.href, keepAlive: true });
    client.on('error', error => this.#terms.failed('the connection that listens', error));
    client.on('end', () => {
      if (this.#client === client) void this.#comeBack();
    });
    client.on('notification', ({ payload = '' }) => {
      const blank = payload.indexOf(' ');
      this.#listeners.hear(payload.slice(0, blank), payload.slice(blank + 1));
    });
    await client.connect();
    for (const sign of this.#held) await take(client, sign);
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  async #comeBack(): Promise<void> {
    this.#client = undefined;
    while (!this.#closed) {
      try {
        await this.#connect();
        return this.#listeners.miss();
      } catch (error) {
        this.#terms.failed('the connection that listens', error);
        await setTimeout(PAUSE_MS, undefined, { ref: false });
      }
    }
  }
}

async function take(client: pg.Client, { kind, name }: { kind: number; name: string }): Promise<void> {
  await client.query('select pg_advisory_lock($1::int, hashtext($2))', [kind, name]);
}
