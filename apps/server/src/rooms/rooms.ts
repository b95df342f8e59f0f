import { Denied, Failure } from '@carroccio/engine/rooms';
import type { Registry } from '@carroccio/kernel';
import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { LiveRoom } from './live-room.ts';

interface Terms {
  readonly storage: Pick<Storage, 'entries' | 'tables'>;
  readonly registry: Registry;
  clock(): number;
  over(table: string, change: Transaction<Schema>): Promise<void>;
  /** A room was opened, or something has changed in it. */
  changed(room: LiveRoom): void;
}

/** As many rooms as are kept open when nobody is in them. */
const MOST_EMPTY = 200;

/** The rooms that are open in this process. */
export class Rooms {
  readonly #terms: Terms;
  readonly #open = new Map<string, Promise<LiveRoom>>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  /** The room of a match. What is denied opens nothing. */
  async open(id: string): Promise<LiveRoom> {
    const known = this.#open.get(id);
    if (known) {
      // What was used last is forgotten last.
      this.#open.delete(id);
      this.#open.set(id, known);
      return known;
    }
    const opening = this.#opened(id);
    this.#open.set(id, opening);
    opening.catch(() => this.#open.delete(id));
    const room = await opening;
    await this.#forgetSome();
    return room;
  }

  /** When everything that was asked for so far is done. */
  async settle(): Promise<void> {
    for (const opening of this.#open.values())
      await opening.then(
        room => room.settle(),
        () => undefined,
      );
  }

  async #opened(id: string): Promise<LiveRoom> {
    const table = await this.#terms.storage.tables.get(id);
    if (!table) throw Failure.about('unknown-match', { code: 'unknown-match', match: id });
    if (table.began === null) throw new Denied({ code: 'not-begun' });
    const room = await LiveRoom.open(table, this.#terms);
    this.#terms.changed(room);
    return room;
  }

  async #forgetSome(): Promise<void> {
    if (this.#open.size <= MOST_EMPTY) return;
    for (const [id, opening] of [...this.#open]) {
      if (this.#open.size <= MOST_EMPTY) return;
      const room = await opening.catch(() => null);
      if (room?.isIdle) this.#open.delete(id);
    }
  }
}
