/** Who is at which table, whichever process he came to. */
import type { Kysely } from 'kysely';
import type { Signals } from '../signals/signals.ts';
import type { Schema } from '../storage/schema.ts';
import type { LiveRoom } from './live-room.ts';

interface Terms {
  readonly db: Kysely<Schema>;
  readonly signals: Pick<Signals, 'tell' | 'on'>;
  /** Somebody has come to a table, or left it, in another process. */
  changed(table: string): void;
  /** Whether somebody here may be looking at it. */
  isOpen(table: string): boolean;
  clock(): number;
  failed(what: string, error: unknown): void;
}

/** What processes tell each other of a table that somebody has come to, or left. */
const MOVED = 'moved';

const BEAT_MS = 60_000;
/** Of whom nothing was heard for so long, he is gone, and the process that he came to with him. */
const GONE_AFTER_MS = 2 * BEAT_MS;

const NOBODY: ReadonlySet<string> = new Set();

export class Presence {
  readonly #terms: Terms;
  /** Who is at which table in this process. */
  readonly #here = new Map<string, ReadonlySet<string>>();
  /** Who is at which of these tables in another one. */
  readonly #elsewhere = new Map<string, ReadonlySet<string>>();
  readonly #heartbeat = setInterval(() => this.#beat(), BEAT_MS).unref();
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(terms: Terms) {
    this.#terms = terms;
    terms.signals.on(MOVED, table => this.#do(() => this.#lookElsewhere(table)));
  }

  /** Who is at a table and came to another process. */
  elsewhere(table: string): ReadonlySet<string> {
    return this.#elsewhere.get(table) ?? NOBODY;
  }

  /** Somebody may have come to a room, or left it. */
  look({ table, here }: LiveRoom): void {
    const before = this.#here.get(table.id) ?? new Set<string>();
    const people = here.flatMap(seat => {
      const sitter = table.sitters[seat];
      return sitter?.kind === 'person' ? [sitter.person] : [];
    });
    const now = new Set(people);
    if (now.size > 0) this.#here.set(table.id, now);
    else this.#here.delete(table.id);
    const come = [...now].filter(person => !before.has(person));
    const gone = [...before].filter(person => !now.has(person));
    for (const person of come) this.#do(() => this.#seen(table.id, person));
    for (const person of gone) this.#do(() => this.#gone(table.id, person));
    if (come.length + gone.length > 0) this.#do(() => this.#terms.signals.tell(MOVED, table.id));
    else if (!this.#elsewhere.has(table.id)) this.#do(() => this.#lookElsewhere(table.id));
  }

  /** Reads who is at a table that somebody here is at. Whoever has left another process and is still here is noted again. */
  async #lookElsewhere(table: string): Promise<void> {
    if (!this.#terms.isOpen(table)) {
      this.#elsewhere.delete(table);
      return;
    }
    const rows = await this.#terms.db
      .selectFrom('presence')
      .select('person')
      .where('table_id', '=', table)
      .where('seen', '>', this.#terms.clock() - GONE_AFTER_MS)
      .execute();
    const here = this.#here.get(table) ?? NOBODY;
    const all = new Set(rows.map(({ person }) => person));
    for (const person of here) if (!all.has(person)) await this.#seen(table, person);
    const others = new Set([...all].filter(person => !here.has(person)));
    const before = this.elsewhere(table);
    this.#elsewhere.set(table, others);
    if (others.size !== before.size || [...others].some(person => !before.has(person))) this.#terms.changed(table);
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
    for (const [table, people] of this.#here) {
      for (const person of people) this.#do(() => this.#gone(table, person));
      this.#do(() => this.#terms.signals.tell(MOVED, table));
    }
    this.#closed = true;
    await this.#last;
  }

  #beat(): void {
    for (const [table, people] of this.#here) for (const person of people) this.#do(() => this.#seen(table, person));
    // A process that died has told nobody.
    for (const [table, people] of this.#elsewhere) if (people.size > 0) this.#do(() => this.#lookElsewhere(table));
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
