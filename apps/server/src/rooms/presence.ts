/** Who is at which table, whichever process he came to. */
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { LiveRoom } from './live-room.ts';

interface Terms {
  readonly db: Kysely<Schema>;
  clock(): number;
  failed(what: string, error: unknown): void;
}

const BEAT_MS = 60_000;
/** Of whom nothing was heard for so long, he is gone, and the process that he came to with him. */
const GONE_AFTER_MS = 2 * BEAT_MS;

export class Presence {
  readonly #terms: Terms;
  /** Who is at which table in this process. */
  readonly #here = new Map<string, ReadonlySet<string>>();
  readonly #heartbeat = setInterval(() => this.#beat(), BEAT_MS).unref();
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Somebody may have come to a room, or left it. */
  look({ table, present }: LiveRoom): void {
    const before = this.#here.get(table.id) ?? new Set<string>();
    const people = present.flatMap(seat => {
      const sitter = table.sitters[seat];
      return sitter?.kind === 'person' ? [sitter.person] : [];
    });
    const now = new Set(people);
    if (now.size > 0) this.#here.set(table.id, now);
    else this.#here.delete(table.id);
    for (const person of now) if (!before.has(person)) this.#do(() => this.#seen(table.id, person));
    for (const person of before) if (!now.has(person)) this.#do(() => this.#gone(table.id, person));
  }

  async isThere(table: string, person: string): Promise<boolean> {
    await this.#last;
    const found = await this.#terms.db
      .selectFrom('presence')
      .select('seen')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('seen', '>', this.#terms.clock() - GONE_AFTER_MS)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Whoever was here is so no longer. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const [table, people] of this.#here) for (const person of people) this.#do(() => this.#gone(table, person));
    this.#closed = true;
    await this.#last;
  }

  #beat(): void {
    for (const [table, people] of this.#here) for (const person of people) this.#do(() => this.#seen(table, person));
  }

  /** One after the other: who leaves and comes back is there. */
  #do(work: () => Promise<unknown>): void {
    if (this.#closed) return;
    this.#last = this.#last.then(work).catch((error: unknown) => this.#terms.failed('who is there', error));
  }

  #seen(table: string, person: string): Promise<unknown> {
    const seen = this.#terms.clock();
    return this.#terms.db
      .insertInto('presence')
      .values({ table_id: table, person, seen })
      .onConflict(known => known.columns(['table_id', 'person']).doUpdateSet({ seen }))
      .execute();
  }

  #gone(table: string, person: string): Promise<unknown> {
    return this.#terms.db.deleteFrom('presence').where('table_id', '=', table).where('person', '=', person).execute();
  }
}
